"""What the README shows can be done."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_example_plays_a_game(capsys) -> None:  # type: ignore[no-untyped-def]
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert "place=1" in capsys.readouterr().out


def test_every_make_target_and_link_of_the_readme_exists() -> None:
    targets = set(re.findall(r"make ([a-z]+)", README))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert {target for target in targets if f"\n{target}:" not in makefile} == set()
    links = re.findall(r"\]\(([^)]+)\)", README)
    assert [link for link in links if not (ROOT / link).exists()] == []
