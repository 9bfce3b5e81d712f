"""Names that can be seen: on one line, without signs that only hide or reorder others."""

from __future__ import annotations

import unicodedata

from silvertray.core.errors import Refusal
from silvertray.server.lines.frames import LONGEST_NAME
from silvertray.server.table.deeds import tidy

HIDDEN = {"Cc", "Cf", "Cn", "Co", "Cs"}
JOINERS = "\u200c\u200d"  # some scripts and many emoji are written with them
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters by name, and nothing to the eye


def visible(name: str) -> str:
    """A name as everybody sees it; refused if there is nothing to see, or too much."""
    shown = tidy("".join(sign for sign in name if may_stay(sign)))
    if not any(map(is_seen, shown)) or not any(map(is_seen, name)):
        raise Refusal("name-invisible")
    if len(shown) > LONGEST_NAME:
        raise Refusal("name-too-long", most=LONGEST_NAME)
    return shown


def may_stay(sign: str) -> bool:
    """Whether a sign belongs in a name."""
    return sign in JOINERS or sign.isspace() or (sign not in BLANK and unicodedata.category(sign) not in HIDDEN)


def is_seen(sign: str) -> bool:
    """Whether a sign leaves something on the screen by itself."""
    return may_stay(sign) and sign not in JOINERS and unicodedata.category(sign)[0] not in "CMZ"
