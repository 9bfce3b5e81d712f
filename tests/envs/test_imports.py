"""Who does not ask for an extra does not pay for it."""

from __future__ import annotations

import subprocess
import sys

import pytest

OF_ENVS = {"gymnasium", "numpy", "pettingzoo", "pyspiel"}
OF_OTHERS = {"alembic", "fastapi", "pyarrow", "pydantic", "ray", "redis", "sphinx", "sqlalchemy", "torch", "uvicorn"}
HEAVY = OF_ENVS | OF_OTHERS


def loaded(program: str) -> str:
    """Which heavy packages a program has loaded in the end."""
    whole = f"import sys\n{program}\nprint(sorted({HEAVY} & set(sys.modules)))"
    return subprocess.run([sys.executable, "-c", whole], check=True, capture_output=True, text=True).stdout.strip()


@pytest.mark.parametrize(
    "program",
    [
        "import silvertray",
        "from silvertray.games import game; game('clever').new(2, {})",
        "import silvertray.play.match, silvertray.bots, silvertray.analysis, silvertray.cli",
    ],
)
def test_the_games_load_nothing_of_any_extra(program: str) -> None:
    assert loaded(program) == "[]"


def test_the_names_are_there_as_soon_as_the_package_is() -> None:
    names = "import gymnasium, silvertray; gymnasium.spec('silvertray/Twice-v0')"
    program = f"{names}; print('silvertray.envs.solo' in sys.modules)"
    assert loaded(program) == "False\n['gymnasium', 'numpy']"


def test_a_package_imported_before_gymnasium_needs_an_import() -> None:
    assert loaded("import silvertray, gymnasium, silvertray.envs\ngymnasium.spec('silvertray/Clever-v0')")
    assert loaded("import silvertray, gymnasium\ngymnasium.make('silvertray.envs:silvertray/Clever-v0')")
