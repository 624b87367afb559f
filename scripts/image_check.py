"""Builds the image of the Dockerfile, starts it as a stranger would, and says how long it takes until it is ready.

    scripts/image-check                    with Docker or Podman, where one runs
    scripts/image-check --steps            its steps one by one in an empty root; needs root and Linux

Without an engine this machine stands in for the base image, read-only, with a Python of the same version at
/usr/local. Everything else is as the Dockerfile says: a root for each stage, the user, the read-only root, the
volume, no network while it runs, and its own health check.
"""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dockerfile import Step, read_dockerfile

REPOSITORY = Path(__file__).resolve().parent.parent
READY_WITHIN = 10.0  # seconds
PATIENCE = 120.0  # seconds until it is given up
SYSTEM = ("usr", "bin", "sbin", "lib", "lib64")  # of this machine, instead of the base image
# what a network between here and the registries asks for
PASSED = ("HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "SSL_CERT_FILE", "PIP_CERT", "NODE_EXTRA_CA_CERTS")
PATH = "/usr/local/bin:/usr/local/sbin:/usr/bin:/usr/sbin:/bin:/sbin"


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Build the image and see it start.")
    parser.add_argument("--steps", action="store_true", help="carry out the steps one by one, without an engine")
    parser.add_argument("--python", type=Path, help="where the Python of the base image lies, such as /usr/local")
    parser.add_argument(
        "--keep", type=Path, help="a folder for the roots, which stays; with --again: run what it holds"
    )
    parser.add_argument("--again", action="store_true", help="do not build again")
    parser.add_argument("--inside", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.inside:
        return inside(json.loads(given.inside))
    engine = None if given.steps else find_engine()
    if engine:
        return with_engine(engine)
    if os.geteuid() != 0 or not shutil.which("unshare"):
        print(
            "There is no container engine here, and running the steps one by one needs root on Linux.", file=sys.stderr
        )
        return 2
    if given.keep:
        given.keep.mkdir(parents=True, exist_ok=True)
        return step_by_step(given.keep.resolve(), given.python, given.again)
    with tempfile.TemporaryDirectory(prefix="image-") as folder:
        return step_by_step(Path(folder), given.python, False)


# --- with an engine ---------------------------------------------------------------------------------------------------


def find_engine() -> str | None:
    """Docker or Podman, if it answers."""
    for name in ("docker", "podman"):
        if shutil.which(name) and subprocess.run([name, "info"], capture_output=True, check=False).returncode == 0:
            return name
    return None


def with_engine(engine: str) -> int:
    """Build the image and run it as hardened as it can be run."""
    subprocess.run([engine, "build", "--tag", "spieltisch:check", str(REPOSITORY)], check=True)
    hardened = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "--security-opt", "no-new-privileges"]
    start = time.monotonic()
    run = [engine, "run", "--detach", "--rm", "--network", "none", *hardened, "spieltisch:check"]
    name = subprocess.run(run, check=True, capture_output=True, text=True).stdout.strip()
    try:
        check = read_dockerfile(REPOSITORY / "Dockerfile")[-1].last("HEALTHCHECK").words
        return ready_when(lambda: subprocess.run([engine, "exec", name, *check], capture_output=True).returncode, start)
    finally:
        subprocess.run([engine, "stop", name], check=False, capture_output=True)


def ready_when(check: Any, start: float) -> int:
    """Wait until the health check is content, and say how long that took."""
    while check() != 0:
        if time.monotonic() > start + PATIENCE:
            print(f"not ready after {PATIENCE:.0f} s", file=sys.stderr)
            return 1
        time.sleep(0.1)
    seconds = time.monotonic() - start
    print(f"ready after {seconds:.1f} s (promised: {READY_WITHIN:.0f} s)", flush=True)
    return 0 if seconds <= READY_WITHIN else 1


# --- step by step -----------------------------------------------------------------------------------------------------


@dataclass
class Root:
    """The files and settings of one stage."""

    path: Path
    python: Path
    user: str = "root"
    cwd: str = "/"
    env: dict[str, str] = field(default_factory=lambda: {"PATH": PATH, "HOME": "/root"})

    def run(self, command: Sequence[str]) -> None:
        """Run a command in it, or end."""
        passed = {name: os.environ[name] for name in PASSED if name in os.environ}
        self._enter({"command": list(command), "env": {**self.env, **passed}})

    def serve(self, command: Sequence[str], check: Sequence[str], volume: Path, at: str) -> int:
        """Start it as an engine would, read-only but for its volume, and see it become ready and stop."""
        given = {"command": list(command), "env": self.env, "check": list(check), "volume": [str(volume), at]}
        return self._enter(given, "--net", "--pid", "--fork", "--kill-child")

    def _enter(self, given: dict[str, Any], *spaces: str) -> int:
        told = {"root": str(self.path), "python": str(self.python), "user": self.user, "cwd": self.cwd, **given}
        itself = [sys.executable, __file__, "--inside", json.dumps(told)]
        done = subprocess.run(["unshare", "--mount", "--propagation", "private", *spaces, *itself], check=False)
        if done.returncode and "check" not in given:
            raise SystemExit(f"failed: {given['command']}")
        return done.returncode


def step_by_step(folder: Path, python: Path | None, again: bool) -> int:
    """Carry out the Dockerfile in empty roots, then run what came out."""
    stages = read_dockerfile(REPOSITORY / "Dockerfile")
    roots: dict[str, Root] = {}
    for number, stage in enumerate(stages):
        own = stage.name or "final"
        roots[own] = root = Root(folder / own, python or python_of(stage.base))
        if not again:
            print(f"stage {number + 1}: {stage.base}, with {root.python} at /usr/local", flush=True)
            begin(root)
        for step in stage.steps:
            carry_out(step, root, roots, again)
    final = stages[-1]
    print(f"size of /opt: {size_of(roots['final'].path / 'opt') / 1e6:.0f} MB, as files", flush=True)
    volume = folder / "volume"
    shutil.rmtree(volume, ignore_errors=True)
    at = final.last("VOLUME").words[0]
    shutil.copytree(roots["final"].path / at.lstrip("/"), volume)
    owner = (roots["final"].path / at.lstrip("/")).stat()
    os.chown(volume, owner.st_uid, owner.st_gid)
    command = [*final.last("ENTRYPOINT").words, *final.last("CMD").words]
    return roots["final"].serve(command, final.last("HEALTHCHECK").words, volume, at)


def python_of(base: str) -> Path:
    """A Python of the version that the base image has."""
    version = base.partition(":")[2].removesuffix("-slim")
    kept = sorted((Path.home() / ".pyenv/versions").glob(f"{version}.*"))
    found = shutil.which(f"python{version}")
    if kept:
        return kept[-1]
    if found:
        return Path(found).resolve().parent.parent
    raise SystemExit(f"There is no Python {version} here; name the folder of one with --python.")


def begin(root: Root) -> None:
    """An empty root with mount points and the settings of this machine."""
    shutil.rmtree(root.path, ignore_errors=True)
    for name in ("proc", "dev", "tmp", "root", "var/lib", "opt", "home"):
        (root.path / name).mkdir(parents=True)
    (root.path / "tmp").chmod(0o1777)
    shutil.copytree("/etc", root.path / "etc", symlinks=True)
    for name in SYSTEM:
        here = Path("/", name)
        if here.is_symlink():
            (root.path / name).symlink_to(here.readlink())
        elif here.is_dir():
            (root.path / name).mkdir()
    root.run(["ldconfig"])


def carry_out(step: Step, root: Root, roots: dict[str, Root], again: bool) -> None:
    """One instruction; when nothing is built again, only those that set something."""
    match step.name:
        case "ENV":
            root.env[step.words[0]] = step.words[1]
        case "USER":
            root.user = step.words[0]
        case "WORKDIR":
            root.cwd = step.words[0]
            (root.path / root.cwd.lstrip("/")).mkdir(parents=True, exist_ok=True)
        case "COPY" if not again:
            print("COPY", *step.words, flush=True)
            copy(step, root, roots)
        case "RUN" if not again:
            print("RUN", step.words[-1], flush=True)
            start = time.monotonic()
            root.run(step.words)
            print(f"    {time.monotonic() - start:.0f} s", flush=True)


def copy(step: Step, root: Root, roots: dict[str, Root]) -> None:
    """Files of the repository, or of an earlier stage."""
    *sources, target = step.words
    source_root = roots[step.flags["from"]].path if "from" in step.flags else REPOSITORY
    place = root.path / (Path(root.cwd) / target).as_posix().lstrip("/")
    ignored = None if "from" in step.flags else left_out
    for source in sources:
        origin = source_root / source.lstrip("/")
        if origin.is_dir():
            shutil.copytree(origin, place, symlinks=True, ignore=ignored, dirs_exist_ok=True)
        else:
            into = place / origin.name if target.endswith("/") or len(sources) > 1 else place
            into.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(origin, into)


def left_out(folder: str, names: list[str]) -> set[str]:
    """What .dockerignore leaves out of folders that are copied."""
    built = {"pages"} if Path(folder).name == "server" else set()
    return {"node_modules", "__pycache__"} | built


def size_of(folder: Path) -> int:
    """Bytes of all files in a folder."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file())


# --- inside, in a process with mounts of its own ----------------------------------------------------------------------


def inside(told: dict[str, Any]) -> int:
    """Mount what the root needs, then run one command there, or serve."""
    if "check" in told:
        return serve(told)
    mount_system(told)
    mount("--bind", "/proc", f"{told['root']}/proc")
    return enter(told, told["command"]).wait()


def mount_system(told: dict[str, Any]) -> None:
    """What stands in for the base image."""
    root = told["root"]
    for name in SYSTEM:
        if Path("/", name).is_dir() and not Path("/", name).is_symlink():
            mount("--bind", "--options", "ro", f"/{name}", f"{root}/{name}")
    mount("--bind", "--options", "ro", told["python"], f"{root}/usr/local")
    mount("--rbind", "/dev", f"{root}/dev")


def mount(*words: str) -> None:
    """Mount something."""
    subprocess.run(["mount", *words], check=True)


def enter(told: dict[str, Any], command: Sequence[str], **settings: Any) -> "subprocess.Popen[bytes]":
    """Start a command in the root, as its user."""
    entry = next(line.split(":") for line in Path(told["root"], "etc/passwd").read_text().splitlines()
                 if line.split(":")[0] == told["user"])  # fmt: skip
    user, group = int(entry[2]), int(entry[3])

    def become() -> None:
        os.chroot(told["root"])
        os.chdir(told["cwd"])
        os.setgroups([])
        os.setgid(group)
        os.setuid(user)

    program = next((f"{folder}/{command[0]}" for folder in told["env"]["PATH"].split(":")
                    if Path(f"{told['root']}{folder}/{command[0]}").exists()), command[0])  # fmt: skip
    return subprocess.Popen([program, *command[1:]], preexec_fn=become, env=told["env"], **settings)


def serve(told: dict[str, Any]) -> int:
    """Everything read-only but the volume and /tmp, no network but its own, no processes but its own."""
    root, (volume, at) = told["root"], told["volume"]
    mount("--bind", root, root)
    mount("--options", "remount,bind,ro", root)
    mount_system(told)
    mount("--types", "proc", "--options", "subset=pid", "proc", f"{root}/proc")
    mount("--types", "tmpfs", "--options", "mode=1777,nosuid,nodev", "tmpfs", f"{root}/tmp")
    mount("--bind", volume, f"{root}{at}")
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    start = time.monotonic()
    server = enter(told, told["command"])

    def check() -> int:
        if server.poll() is not None:
            raise SystemExit(f"it ended with {server.returncode}")
        return enter(told, told["check"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).wait()

    status = ready_when(check, start)
    status |= refuses(told, ["touch", "/opt/spieltisch/mine"], "writing outside its volume")
    print("runs as", user_of(root, server.pid), "with", memory_of(root, server.pid), "MB,", end=" ")
    print(f"has used {work_of(root, server.pid):.1f} s of processor", flush=True)
    server.send_signal(signal.SIGTERM)
    print("stopped with", server.wait(30), flush=True)
    kept = sorted(path.name for path in Path(volume).iterdir())
    print("in the volume:", *kept, flush=True)
    return status if "tables.db" in kept else 1


def refuses(told: dict[str, Any], command: Sequence[str], what: str) -> int:
    """Something that must not be possible."""
    refused = enter(told, command, stderr=subprocess.DEVNULL).wait() != 0
    print(f"{what}:", "refused" if refused else "POSSIBLE", flush=True)
    return 0 if refused else 1


def user_of(root: str, process: int) -> str:
    """The user of a process, by the names of a root."""
    user = str(Path(f"{root}/proc/{process}").stat().st_uid)
    names = [line.split(":") for line in Path(root, "etc/passwd").read_text().splitlines()]
    return next((entry[0] for entry in names if entry[2] == user), user)


def work_of(root: str, process: int) -> float:
    """The seconds of processor that it has used: on a busy machine they tell more than the clock."""
    fields = Path(f"{root}/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(root: str, process: int) -> int:
    """Its memory in MB."""
    lines = Path(f"{root}/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS"))


if __name__ == "__main__":
    sys.exit(main())
