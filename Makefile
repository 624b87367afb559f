# Everything runs in .venv, which the targets set up themselves. They need Python 3.11 or newer, and make.

PYTHON ?= python3
# More workers than cores: one of them often waits for a browser or a server.
WORKERS ?= 3
GAME ?= $(shell $(bin)/python -c 'from spieltisch.games import shelf; print(shelf()[-1])' 2>/dev/null)

itself := $(MAKE)
venv := .venv
bin := $(venv)/bin
runtime := $(venv)/.runtime-ready
dev := $(venv)/.dev-ready
writing := $(venv)/.docs-ready
chromium := $(venv)/browser/ready
web := $(shell find web src/spieltisch/texts src/spieltisch/*/texts -type f -not -path '*/node_modules/*' -not -name '*.py' -not -name '*.pyc' -not -name '*.test.ts' -not -path 'web/src/testing/*' -not -name vitest.config.ts 2>/dev/null)

.DEFAULT_GOAL := help
.NOTPARALLEL: # two installations into one .venv at the same time would not end well
.PHONY: help play text test check format bench warm-up rule-coverage docs clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: $(runtime) ## open the table in the browser
	@$(bin)/spieltisch play

text: $(runtime) ## play in the terminal
	@$(bin)/spieltisch text $(GAME)

# What the tests run is compiled while the code is checked.
test: $(dev) $(chromium) ## check the code, then run all tests
	@$(bin)/python -m tests.warm & compiling=$$!; \
	  $(itself) --no-print-directory check || { kill $$compiling; exit 1; }; \
	  wait $$compiling && $(bin)/python -m pytest -n $(WORKERS) --dist worksteal

check: $(dev) ## formatting, lint, types, direction of imports, the front end; quick
	@$(bin)/ruff format --check --quiet . || { echo 'Not formatted: make format' >&2; exit 1; }
	@$(bin)/ruff check --quiet .
	@$(bin)/mypy --no-error-summary
	@$(bin)/lint-imports --no-logo
	@$(bin)/python scripts/check_web.py

format: $(dev) ## format the code and mend what lint can mend
	@$(bin)/ruff check --fix --quiet . ; $(bin)/ruff format --quiet .

bench: warm-up ## measure decisions and games per second
	@$(bin)/spieltisch bench $(GAME)

warm-up: $(runtime) ## compile the rules; at once when nothing changed
	@$(bin)/spieltisch warm-up

rule-coverage: $(runtime) ## which code and which tests cite which rule
	@scripts/rule-coverage $(GAME)

# Warnings are errors, links that lead nowhere among them. Notebooks are run; code in pages, the tests run.
docs: $(writing) ## build the site of documents, in build/site
	@$(bin)/python -m sphinx --quiet --fail-on-warning --keep-going --fresh-env --write-all -c docs . build/site
	@$(bin)/python scripts/check_docs.py build/site
	@echo 'Open build/site/docs/index.html'

clean: ## remove .venv and everything made by tools here
	@rm -rf $(venv) build dist web/node_modules src/spieltisch/server/pages .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache .coverage
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(bin)/python:
	@command -v $(PYTHON) >/dev/null || { echo 'Spieltisch needs Python 3.11 or newer, and there is no $(PYTHON) here.' >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Spieltisch needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V). Another one: make ... PYTHON=python3.12" >&2; exit 1; }
	@echo '1. Setting up $(venv) ...'
	@$(PYTHON) -m venv $(venv) || { rm -rf $(venv); exit 1; }

# The stamps live inside .venv, so that they go when it goes. Development tools include what play needs.
$(runtime): pyproject.toml hatch_build.py $(web) | $(bin)/python
	@echo '2. Fetching libraries into $(venv); the first time a minute or two, and about 400 MB ...'
	@$(bin)/python -c 'import tomllib; own = tomllib.load(open("pyproject.toml", "rb"))["project"]; print(*own["dependencies"], *own["optional-dependencies"]["arena"], sep="\n")' > $(venv)/libraries.txt
	@$(bin)/python -m pip install --quiet --disable-pip-version-check --requirement $(venv)/libraries.txt
	@echo '3. Building the pages; half a minute ...'
	@$(bin)/python -m pip install --quiet --disable-pip-version-check --editable '.[arena]'
	@echo 'Ready. Rules are compiled while you play.'
	@touch $@

$(dev): pyproject.toml hatch_build.py $(web) | $(bin)/python
	@echo 'Installing Spieltisch and its development tools into $(venv) ...'
	@$(bin)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(runtime)

$(writing): pyproject.toml | $(runtime)
	@echo 'Fetching what builds the documents into $(venv) ...'
	@$(bin)/python -m pip install --quiet --disable-pip-version-check --editable '.[docs]'
	@touch $@

# A Chromium for the browser tests.
$(chromium): scripts/get_chromium.py $(dev)
	@echo 'Fetching a browser for the tests ...'
	@scripts/get-chromium
	@touch $@
