"""The page as an app of the system: what its manifest says, and files that are opened with it."""

from __future__ import annotations

from typing import Any

from tests.locale.said import said
from tests.play.tables import CLEVER, played
from tests.web.serving import Server

from silvertray.play.dealer import Seeded
from silvertray.play.files import to_line
from silvertray.play.match import Match

# What the system hands to an app that is installed: here a file, as soon as the page asks for it.
LAUNCHED = """text => Object.defineProperty(window, "launchQueue", { value: {
  setConsumer: (take) => take({ files: [{ getFile: async () => new File([text], "match.jsonl") }] }),
} })"""


def test_the_manifest_of_no_language_says_the_same_in_english(server: Server) -> None:
    neutral, english = (server.get(f"/manifest.{name}webmanifest").json() for name in ("", "en."))
    assert neutral["description"] == english["description"] == said("page-what")
    assert neutral["lang"] == english["lang"] == "en"
    dark = neutral["color_scheme_dark"]
    assert set(dark.values()) <= {colour for colour in server.get("/").text.split('"') if colour.startswith("#")}
    for shortcut in english["shortcuts"]:
        assert [server.get(icon["src"]).status_code for icon in shortcut["icons"]] == [200]


def test_a_match_file_that_is_opened_with_the_app_is_shown(server: Server, visit: Any) -> None:
    manifest = server.get("/manifest.webmanifest").json()
    [handler] = manifest["file_handlers"]
    assert ".jsonl" in handler["accept"]["application/jsonl"]
    page = visit(server.address)
    text = to_line(played(Match(CLEVER, 1, Seeded(3))))
    page.add_init_script(f"({LAUNCHED})({text!r})")
    page.goto(server.address + handler["action"])
    page.locator("#dice-sheet").wait_for()
