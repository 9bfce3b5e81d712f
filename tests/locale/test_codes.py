"""Every code of an error has words in every language, which name its parameters and no others."""

from __future__ import annotations

import pytest
from tests.locale.reading import messages

from silvertray.core.codes import CODES
from silvertray.locale.languages import languages

ADDED = {"legal", "line"}  # by Match, and by the reader of match files


@pytest.mark.parametrize("lang", languages())
def test_every_code_has_words_and_every_error_message_a_code(lang: str) -> None:
    assert {f"error-{code}" for code in CODES} == {name for name in messages(lang) if name.startswith("error-")}


@pytest.mark.parametrize("lang", languages())
def test_the_words_of_a_code_name_only_its_parameters(lang: str) -> None:
    named = {code: messages(lang)[f"error-{code}"] - ADDED - CODES[code] for code in CODES}
    assert {code: things for code, things in named.items() if things} == {}
