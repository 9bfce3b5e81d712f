"""The reference of /api as a plain page: no script, no style, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'


def reference(schema: dict[str, Any]) -> str:
    """All that can be asked for, from the OpenAPI document."""
    title = f"{schema['info']['title']} {schema['info']['version']}"
    return "".join([HEAD, f"<title>{escape(title)}</title><h1>{escape(title)}</h1>", *body(schema)])


def body(schema: dict[str, Any]) -> Iterator[str]:
    """A section for each request."""
    yield f"<p>{escape(schema['info']['description'])}</p>"
    yield '<p><a href="/api/openapi.json">openapi.json</a></p>'
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            yield f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
            yield from section(operation)


def section(operation: dict[str, Any]) -> Iterator[str]:
    """What it does, what it takes, what it answers."""
    yield f"<p>{escape(operation.get('description', ''))}</p><dl>"
    for parameter in operation.get("parameters", ()):
        about = parameter.get("description", "")
        yield entry(f"{parameter['in']} {parameter['name']}", f"{about} {kind(parameter['schema'])}".strip())
    for content in operation.get("requestBody", {}).get("content", {}).values():
        yield entry("body", kind(content["schema"]))
    for status, answer in operation["responses"].items():
        kinds = [kind(content.get("schema", {})) for content in answer.get("content", {}).values()]
        yield entry(status, f"{answer['description']} {' '.join(kinds)}".strip())
    yield "</dl>"


def entry(term: str, about: str) -> str:
    """One line of a list."""
    return f"<dt><code>{escape(term)}</code><dd>{escape(about)}"


def kind(schema: dict[str, Any]) -> str:
    """The name of a type, or of several."""
    several = schema.get("anyOf") or schema.get("oneOf")
    if several:
        return " | ".join(map(kind, several))
    name: str = schema.get("$ref", "").rpartition("/")[2] or schema.get("type", "")
    return name
