"""Serbian in Latin letters: made by a table, never written by hand."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.locale.reading import entries, messages

from silvertray.locale.languages import FOLDER
from silvertray.locale.latin import TABLE, latin, latin_files

CYRILLIC = re.compile("[\u0400-\u04ff]")


@pytest.mark.parametrize(
    ("cyrillic", "written"),
    [
        ("љубичаста коцкица", "ljubičasta kockica"),
        ("Љубав, Његош, Џеп", "Ljubav, Njegoš, Džep"),
        ("ЉУБАВ ЊЕГОШ ЏЕП", "LJUBAV NJEGOŠ DŽEP"),
        ("КОЊ, ПАЊ!", "KONJ, PANJ!"),
        ("Њ", "Nj"),
        ("Ђак шета жабу, ћути и чека", "Đak šeta žabu, ćuti i čeka"),
        ("Фијуче ветар у шибљу", "Fijuče vetar u šiblju"),
        ("Ganz schön clever: 6 поена (C-15)", "Ganz schön clever: 6 poena (C-15)"),
        ("", ""),
    ],
)
def test_a_text_is_written_in_latin_letters(cyrillic: str, written: str) -> None:
    assert latin(cyrillic) == written


def test_the_table_maps_thirty_letters_unambiguously() -> None:
    assert len(TABLE) == len(set(TABLE.values())) == 30
    assert not CYRILLIC.search("".join(TABLE.values()))


def test_fluent_syntax_is_not_transliterated() -> None:
    message = (
        "dice-roll = Баци { $count ->\n    [one] { NUMBER($count) } коцкицу\n   *[other] { $count } коцкица\n  }\n"
    )
    (entry,) = FluentParser().parse(latin(message)).body
    assert isinstance(entry, ftl.Message)
    assert latin(message).replace("Baci", "Баци").replace("kockicu", "коцкицу").replace("kockica", "коцкица") == message


def test_every_message_of_serbian_is_there_in_latin_letters() -> None:
    assert messages("sr-Latn") == messages("sr")
    for entry in entries("sr-Latn"):
        assert not CYRILLIC.search(str(entry.to_json())), entry.id.name


def test_the_latin_files_are_generated_from_the_cyrillic_ones() -> None:
    written = {file.name: file.read_text(encoding="utf-8") for file in sorted((FOLDER / "sr-Latn").glob("*.ftl"))}
    assert written == latin_files(), "run: make latin"
