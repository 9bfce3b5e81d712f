"""Serbian in Latin letters, made from Serbian in Cyrillic ones by a table: `make latin` writes sr-Latn anew.

Ids, variables, selectors and functions of Fluent are Latin already, so whole files can go through the table.
"""

from __future__ import annotations

import json
import re

from silvertray.locale.languages import FOLDER

TABLE: dict[str, str] = json.loads((FOLDER / "latin.json").read_text(encoding="utf-8"))
WORD = re.compile(r"\w+")


def latin(text: str) -> str:
    """A text in Latin letters; what is not Serbian Cyrillic stays as it is."""
    return WORD.sub(lambda word: latin_word(word[0]), text)


def latin_word(word: str) -> str:
    """`Његош` is Njegoš, `ЊЕГОШ` is NJEGOŠ, and a lone `Њ` is Nj."""
    is_shouted = word.isupper() and len(word) > 1
    return "".join(latin_letter(letter, is_shouted) for letter in word)


def latin_letter(letter: str, is_shouted: bool) -> str:
    """One letter; two come of Љ, Њ and Џ, and among capitals both are capitals."""
    found = TABLE.get(letter.lower(), letter)
    if found == letter or letter.islower():
        return found
    return found.upper() if is_shouted else found.capitalize()


def latin_files() -> dict[str, str]:
    """What the files of sr-Latn hold, by their names."""
    return {file.name: latin(file.read_text(encoding="utf-8")) for file in sorted((FOLDER / "sr").glob("*.ftl"))}


def write() -> None:
    """Write the folder sr-Latn anew."""
    folder = FOLDER / "sr-Latn"
    folder.mkdir(exist_ok=True)
    files = latin_files()
    for old in folder.glob("*.ftl"):
        if old.name not in files:
            old.unlink()
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
