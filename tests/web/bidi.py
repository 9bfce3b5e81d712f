"""Drive a Firefox over WebDriver BiDi, because Playwright sends it a command that Firefox ESR doesn't have."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.support.waiting import ANSWER_MS, TEST_SECONDS, until
from websockets.sync.client import ClientConnection, connect

LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)\n")
LOG_ENTRY = "log.entryAdded"  # of the console, or an error that no script caught
DRAG_STEPS, DRAG_STEP_MS = 10, 20
DOWN: dict[str, Any] = {"type": "pointerDown", "button": 0}
UP: dict[str, Any] = {"type": "pointerUp", "button": 0}

# Call a function until it returns something true, and return that.
WAIT = """async (...given) => {
  const find = %s;
  for (const end = performance.now() + %d; performance.now() < end; ) {
    const found = await find(...given);
    if (found) return found;
    await new Promise((go) => setTimeout(go, 20));
  }
  throw Error(`not so: ${find} ${given}, in: ${document.body.innerText}`);
}"""
SHOWN = "(css) => [...document.querySelectorAll(css)].some((one) => one.checkVisibility())"
# The first of some elements that is shown, if it can be clicked: it is enabled, at rest and not covered.
CLICKABLE = """async (css) => {
  const found = [...document.querySelectorAll(css)].find((one) => one.checkVisibility());
  if (!found || found.matches(":disabled, [aria-disabled=true]")) return null;
  found.scrollIntoView({ block: "nearest" });
  const before = found.getBoundingClientRect();
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  const { x, y, width, height } = found.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return x === before.x && y === before.y && found.contains(top) ? { element: found, width } : null;
}"""
SETTLED = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go))))"


@contextmanager
def start_firefox(path: str, folder: Path) -> Iterator[Firefox]:
    """A headless Firefox with a new profile in this folder."""
    profile, log = folder / "profile", folder / "firefox.log"
    profile.mkdir()
    command = [path, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"]
    with log.open("wb") as output, subprocess.Popen(command, stdout=output, stderr=output) as process:
        try:
            until(lambda: LISTENING.search(log.read_text()))
            address = LISTENING.findall(log.read_text())[0]
            with connect(f"{address}/session", proxy=None, max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            print(log.read_text())  # pytest shows it if the test fails


class Firefox:
    """The one tab of a Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self.complaints: list[str] = []
        self._socket = socket
        self._last_id = 0
        self._send("session.new", capabilities={})
        self._send("session.subscribe", events=[LOG_ENTRY])
        self._tab = self._send("browsingContext.getTree")["contexts"][0]["context"]

    def open(self, address: str, width: int, height: int) -> None:
        """Load a page in a window of this size."""
        self._send("browsingContext.setViewport", context=self._tab, viewport={"width": width, "height": height})
        self._send("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def call(self, function: str, *texts: str) -> Any:
        """Call a function in the page, and return what it returns."""
        answer = self._send(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": text} for text in texts],
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return read_value(answer["result"])

    def wait_until(self, function: str, *texts: str) -> Any:
        """Wait until a function in the page returns something true, and return that."""
        return self.call(WAIT % (function, ANSWER_MS), *texts)

    def wait_for(self, css: str) -> None:
        """Wait until an element is shown."""
        self.wait_until(SHOWN, css)

    def settle(self) -> None:
        """Let the page draw what has changed, and report errors."""
        self.call(SETTLED)

    def click(self, css: str) -> None:
        """Click the first of these elements that is shown, once it can be clicked."""
        found = self.wait_until(CLICKABLE, css)
        self._use_mouse(move_to(found["element"]), DOWN, UP)

    def drag(self, css: str) -> None:
        """Drag from the left end of an element to its right end."""
        found = self.wait_until(CLICKABLE, css)
        reach = found["width"] / 2 - 1
        places = [round(reach * (2 * step / DRAG_STEPS - 1)) for step in range(DRAG_STEPS + 1)]
        first, *others = [move_to(found["element"], place, DRAG_STEP_MS) for place in places]
        self._use_mouse(first, DOWN, *others, UP)

    def press(self, key: str) -> None:
        """Press a key."""
        self._act("key", {"type": "keyDown", "value": key}, {"type": "keyUp", "value": key})

    def _use_mouse(self, *actions: dict[str, Any]) -> None:
        self._act("pointer", *actions)

    def _act(self, device: str, *actions: dict[str, Any]) -> None:
        source = {"type": device, "id": device, "actions": actions}
        self._send("input.performActions", context=self._tab, actions=[source])

    def _send(self, method: str, **params: Any) -> dict[str, Any]:
        """Send a command and return its result. Errors that the page logs meanwhile are its complaints."""
        self._last_id += 1
        self._socket.send(json.dumps({"id": self._last_id, "method": method, "params": params}))
        while (message := json.loads(self._socket.recv(TEST_SECONDS))).get("id") != self._last_id:
            if message["method"] == LOG_ENTRY and message["params"]["level"] == "error":
                self.complaints.append(message["params"]["text"])
        assert message["type"] == "success", f"{method}: {message}"
        result: dict[str, Any] = message["result"]
        return result


def move_to(element: dict[str, Any], x: int = 0, milliseconds: int = 0) -> dict[str, Any]:
    """Move the mouse to a point that lies this many pixels right of an element's middle."""
    return {
        "type": "pointerMove",
        "origin": {"type": "element", "element": element},
        "x": x,
        "y": 0,
        "duration": milliseconds,
    }


def read_value(sent: dict[str, Any]) -> Any:
    """A value of a script in Python; an element is a reference that commands take."""
    match sent["type"]:
        case "node":
            return {"sharedId": sent["sharedId"]}
        case "array":
            return [read_value(item) for item in sent["value"]]
        case "object":
            return {name: read_value(value) for name, value in sent["value"]}
    return sent.get("value")
