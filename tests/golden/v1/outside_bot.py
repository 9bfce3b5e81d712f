"""A bot from outside: sits down by an invitation link and plays any of the games to its end, at random.

python outside_bot.py 'https://table.example/t/abcdefghijklmnop#i=INVITATION'
"""

import json
import random
import sys
import uuid

from websockets.sync.client import connect


def next_command(news: dict, sits: bool) -> dict | None:
    """What to do as things stand: sit down, roll, or take any of the offered actions; None to wait."""
    if not sits:
        free = [seat["seat"] for seat in news["seats"] if seat["kind"] == "empty"]
        return {"type": "sit", "seat": free[0], "name": "Outside bot"} if free else None
    view = news["view"]
    if view and view["options"]:  # put your own thoughts here: an option tells what it marks and earns
        return {"type": "play", "text": random.choice(view["options"])["text"]}
    if view and view["asked"] == "dice" and view["roller"] == view["seat"]:
        return {"type": "roll"}
    return None


def play(link: str) -> list[dict]:
    """Play at the table behind a link; its result."""
    address, _, right = link.partition("#")
    server, _, table = address.rpartition("/t/")
    with connect(server.replace("http", "ws", 1) + "/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "table": table, "token": right.partition("=")[2]}))
        news, sits, waits = None, False, False
        for frame in map(json.loads, socket):
            if frame["type"] == "closing":
                sys.exit(f"the server hung up: {frame['code']}")
            news = frame if frame["type"] == "news" else news
            sits = sits or frame.get("seat") is not None  # in welcome, and in the answer to `sit`
            waits = waits and frame["type"] not in ("done", "refused")
            if news and news["result"]:
                return news["result"]
            if news and not waits and (command := next_command(news, sits)):
                socket.send(json.dumps(command | {"id": str(uuid.uuid4())}))
                waits = True
    sys.exit("the line broke off")


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1])))
