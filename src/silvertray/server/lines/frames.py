"""What all data that travels has in common: it is checked, does not change, and holds nothing unknown."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

VERSION = 1
LONGEST_TEXT = 80
LONGEST_NAME = 24
LONGEST_TOKEN = 64

LobbyState = Literal["waiting", "running", "finished"]
Params = dict[str, str | int]
STORABLE = r"^[^\x00]*$"  # PostgreSQL cannot keep the character zero
Text = Annotated[str, Field(max_length=LONGEST_TEXT)]
Word = Annotated[str, Field(max_length=LONGEST_TEXT, pattern=STORABLE)]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, pattern=STORABLE)]
Token = Annotated[str, Field(max_length=LONGEST_TOKEN, pattern=STORABLE)]
TABLE_ID = r"^([a-z2-7]{16}|[a-z2-7]{26})$"  # the short ones are older
TableId = Annotated[str, Field(pattern=TABLE_ID)]


class Frame(BaseModel):
    """Data that does not change once it is made, and holds nothing unknown."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Written(NamedTuple):
    """News as they are sent: already JSON, because most of it is the same for all. They have a number."""

    text: str
    seq: int


Message = Frame | Written


def as_text(message: Message) -> str:
    """A message as it is sent."""
    return message.text if isinstance(message, Written) else message.model_dump_json()
