"""A page that speaks one language after the other, as if chosen in another tab; and English in wide letters."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, Request
from tests.web.looking import SPACE_OUT, SPACING, TOO_WIDE

from silvertray.locale import languages, words
from silvertray.locale.languages import FOLDER

SPEAK = """async (language) => {
  const key = "silvertray.language";
  localStorage.setItem(key, JSON.stringify(language));
  dispatchEvent(new StorageEvent("storage", { key }));
  const task = () => new Promise((go) => setTimeout(go));
  do await task();
  while (document.documentElement.lang !== language);
  await task(); // a sheet is drawn one later; nobody waits for it to be painted
}"""
# Every message that Fluent takes up from now on has wide letters, so that letters of other origin stand out.
WIDEN = """() => {
  const wide = (text) => text.replace(/[A-Za-z]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  const widened = (part) => {
    if (typeof part === "string") return wide(part);
    if (Array.isArray(part)) return part.map(widened);
    if (part?.type === "str") return { ...part, value: wide(part.value) };
    if (part?.type !== "select") return part;
    return { ...part, variants: part.variants.map((one) => ({ ...one, value: widened(one.value) })) };
  };
  const widenedMessage = ({ id, value, attributes }) => ({
    id,
    value: widened(value),
    attributes: Object.fromEntries(Object.entries(attributes).map(([name, part]) => [name, widened(part)])),
  });
  const isMessage = (one) => one?.constructor === Object && "value" in one && "attributes" in one;
  const { set } = Map.prototype;
  Map.prototype.set = function (key, one) {
    return set.call(this, key, isMessage(one) ? widenedMessage(one) : one);
  };
  window.narrow = () => { Map.prototype.set = set; };
}"""
# Everything with a letter that can be seen or would be read aloud. What is typed as a command is no word, and what was
# read aloud before stays as it was.
READ = """() => {
  const SKIPPED = "script, style, noscript, option, [role=option] b, [aria-live].unseen";
  const read = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest(SKIPPED)) read.push(node.data);
    } else {
      for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description", "aria-valuetext"])
        if (node.hasAttribute(name)) read.push(node.getAttribute(name));
    }
  }
  return [document.title, ...read].filter((text) => /[A-Za-z]/.test(text));
}"""
# What is no word of ours: names that people have, a cross, rules, what match files call chance, times in the browser's
# own words, languages, secrets.
NAMES = "|".join(entry["name"] for entry in json.loads((FOLDER / "languages.json").read_text("utf-8")).values())
FRIENDLY = "|".join(words("en").say(f"page-name-{half}").replace(", ", "|") for half in ("firsts", "lasts"))
TIMES = r"now|tomorrow|(in )?\d+ (second|minute|hour|day)s?( ago)?"
CHANCE = r"(first|draw|roll|tray) [\w-]+"
FOREIGN = re.compile(rf"\b(Ann|Bob|{FRIENDLY}|X|[A-Z]-\d+|{CHANCE}|[0-9a-f]{{16,}}|{TIMES}|{NAMES})\b")

MOST_TIMES = 9  # that words are asked for until all of their files are there
# All of a page's words in one question, as each costs a browser as much as a language does: what has no room, first as
# it is, then with letters far apart; and every text in wide letters.
ASK = f"""async ([languages, spacing]) => {{
  const [speak, tooWide, spaceOut, widen, read] = [{SPEAK}, {TOO_WIDE}, {SPACE_OUT}, {WIDEN}, {READ}];
  const {{ style }} = document.documentElement;
  style.opacity = 0; // what nobody sees need not be painted
  const found = tooWide();
  spaceOut(spacing);
  for (const language of languages) {{
    await speak(language);
    found.push(...tooWide().map((one) => `${{language}}: ${{one}}`));
  }}
  spaceOut("");
  widen();
  await speak("en");
  const texts = read();
  narrow();
  await speak("en");
  style.opacity = "";
  return [found, texts];
}}"""


class Files:
    """Files of the page that were asked for."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._begun = 0
        self._under_way: set[Request] = set()

    def begin(self, request: Request) -> None:
        """One is asked for."""
        if "/assets/" in request.url:
            self._begun += 1
            self._under_way.add(request)

    def end(self, request: Request) -> None:
        """It has come, or never will."""
        self._under_way.discard(request)

    def came(self) -> bool:
        """Wait for all of them; whether there were any since one has asked before."""
        begun, self._begun = self._begun, 0
        while self._under_way:
            self._page.wait_for_timeout(5)
        if begun:
            self._page.evaluate("() => new Promise(requestAnimationFrame)")
        return begun > 0


def check_words(page: Page) -> None:
    """Every language fits a page that stands there in English, however far apart its letters; all words are ours."""
    asked = [list(languages()), SPACING]
    with loading(page) as files:
        for _ in range(MOST_TIMES):
            found, texts = page.evaluate(ASK, asked)
            if not files.came():  # lessons, rules and the coach have words of their own, which were not there yet
                break
        else:
            raise AssertionError("it asks for files again and again")
    assert not found, found
    plain = [text for text in texts if re.search("[A-Za-z]", FOREIGN.sub("", text))]
    assert not plain, plain


def speak(page: Page, language: str, files: Files) -> None:
    """Go on in a language, once all its words have come."""
    page.evaluate(SPEAK, language)
    files.came()


@contextmanager
def loading(page: Page) -> Iterator[Files]:
    """The files of the page that it asks for meanwhile."""
    files = Files(page)
    heard: dict[Any, Callable[[Request], None]] = {
        "request": files.begin,
        "requestfinished": files.end,
        "requestfailed": files.end,
    }
    for event, hear in heard.items():
        page.on(event, hear)
    yield files
    for event, hear in heard.items():
        page.remove_listener(event, hear)
