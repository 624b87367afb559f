# syntax=docker/dockerfile:1
# The web table as an image: docs/guide/hosting.md tells how to run it. `scripts/image-check` builds and starts it; where
# there is no container engine, it carries out these steps one by one in an empty root, so they are kept to what it knows.
ARG PYTHON=3.13

FROM python:${PYTHON}-slim AS build
WORKDIR /source
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY web web
COPY src src
RUN python -m venv --without-pip /opt/spieltisch \
 && python -m pip --python /opt/spieltisch/bin/python install --quiet --no-cache-dir '.[metrics,postgres]'
COPY deploy/start /opt/spieltisch/bin/start
# Machine code for every processor of this architecture: code for the one that builds might not run elsewhere.
ENV NUMBA_CPU_NAME=generic
RUN SPIELTISCH_CACHE=/opt/spieltisch/code /opt/spieltisch/bin/spieltisch warm-up

FROM python:${PYTHON}-slim
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin --home-dir /var/lib/spieltisch spieltisch \
 && install --directory --owner=spieltisch --group=spieltisch /var/lib/spieltisch
COPY --from=build /opt/spieltisch /opt/spieltisch
ENV PATH=/opt/spieltisch/bin:/usr/local/bin:/usr/bin:/bin
ENV HOME=/var/lib/spieltisch
ENV NUMBA_CPU_NAME=generic
ENV SPIELTISCH_CACHE=/tmp/spieltisch
ENV PYTHONDONTWRITEBYTECODE=1
ENV PYTHONUNBUFFERED=1
USER spieltisch
WORKDIR /var/lib/spieltisch
# The only place that is written to, apart from /tmp: the root may be read-only.
VOLUME /var/lib/spieltisch
EXPOSE 8765
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8765/api/health', timeout=4)"]
ENTRYPOINT ["start"]
CMD ["play", "--host", "0.0.0.0", "--port", "8765", "--no-browser", "--db", "/var/lib/spieltisch/tables.db"]
