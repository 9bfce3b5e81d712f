"""Print the JSON schema of all that travels: the page's TypeScript types are made from it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel, TypeAdapter

from silvertray.server.contests import messages as contest_messages
from silvertray.server.lines import coached, drawn, protocol, wishes
from silvertray.server.lines.frames import Frame
from silvertray.server.people import messages
from silvertray.server.practice import messages as practice_messages
from silvertray.server.push import messages as push_messages

MODULES = (protocol, wishes, coached, drawn, messages, push_messages, contest_messages, practice_messages)
# Both families call their view a View; in the page they need names of their own.
FAMILIES = {"silvertray__games__clever__view__": "Dice", "silvertray__games__dobro__view__": "Cards"}


def schema() -> dict[str, Any]:
    """One schema with a definition for every frame and answer."""
    named = {name: kind for module in MODULES for name, kind in vars(module).items()}
    types = [kind for kind in named.values() if isinstance(kind, type) and issubclass(kind, BaseModel)]
    frames = [(kind, "serialization", TypeAdapter(kind)) for kind in types if kind not in (BaseModel, Frame)]
    _, found = TypeAdapter.json_schemas([(kind.__name__, mode, adapter) for kind, mode, adapter in frames])  # type: ignore[misc]
    return renamed({"title": "Protocol", **found})


def renamed(found: dict[str, Any]) -> dict[str, Any]:
    """The same schema with short names."""
    text = json.dumps(found)
    for module, family in FAMILIES.items():
        text = re.sub(rf"{module}(\w+)", rf"{family}\1", text)
    whole: dict[str, Any] = json.loads(text)
    for pair in pairs(whole):
        pair["items"] = pair.pop("prefixItems")  # as the tool that writes the types knows it
    for name, definition in whole["$defs"].items():
        definition["title"] = name
        definition["required"] = list(definition["properties"])  # what has a default is sent all the same
        for part in definition.get("properties", {}).values():
            part.pop("title", None)  # a title would become a type of its own
    return whole


def pairs(part: Any) -> Iterator[dict[str, Any]]:
    """All that has a fixed number of items in a schema."""
    if isinstance(part, dict) and "prefixItems" in part:
        yield part
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from pairs(inner)


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
