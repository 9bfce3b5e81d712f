"""The page on serving names every setting, with its usual value."""

import re
from pathlib import Path

from silvertray.server.settings import PREFIX, Settings

TEXT = (Path(__file__).parents[2] / "docs" / "serving.md").read_text(encoding="utf-8")


def test_every_setting_is_told_with_what_it_usually_is() -> None:
    told: dict[str, str] = {}
    for names, usually in re.findall(r"^\| (`SILVERTRAY_.*?) \| (.*?) \|", TEXT, re.MULTILINE):
        values = usually.split(", ") if ", " in usually else [usually]
        told |= dict(zip(re.findall(rf"{PREFIX}(\w+)", names), values, strict=True))
    usual = Settings()
    assert {name.lower() for name in told} == set(Settings.model_fields)
    numbers = {
        name.lower(): float(value) for name, value in told.items() if value[0].isdigit() and value.count(".") < 2
    }
    assert numbers == {name: getattr(usual, name) for name in numbers}
    assert len(numbers) == 25
