#!/usr/bin/env python3
"""A bot that needs nothing but Python and a token: python3 bot.py ADDRESS [GAME [SEATS]]

The token of a bot account, made on the account page, is read from SIGNORIA_TOKEN. With a GAME it offers an open
challenge, without it accepts those it hears of; then it plays one game to its end, at random. See docs/bots.md.
"""
import json, os, random, sys, time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

address = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:4321"
headers = {"Authorization": "Bearer " + os.environ["SIGNORIA_TOKEN"], "Content-Type": "application/json"}


def ask(path, body=None):
    """GET without a body, POST with one. Who asks too often waits and asks again; what is refused is None."""
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(address + path, data, headers), timeout=30) as reply:
            return json.load(reply)
    except HTTPError as error:
        if error.code in (429, 503):
            time.sleep(1)
            return ask(path, body)
        if error.code in (404, 409, 422):  # somebody was quicker, or the question is no longer open
            return None
        raise


def events():
    """What happens to us, for ever. When the stream breaks off we come again, and are told how things stand."""
    while True:
        try:
            with urlopen(Request(address + "/api/stream", headers=headers), timeout=90) as stream:
                yield from (json.loads(line) for line in stream if line.strip())
        except (TimeoutError, ConnectionError):
            time.sleep(1)


def answer(table):
    """Here is the place for something cleverer: `view` holds all our seat may know, `lines` what it may answer."""
    seen = ask(f"/api/tables/{table}/view")
    if seen["lines"]:
        ticket = seen["view"]["question"]["ticket"]
        line = random.choice(seen["lines"])
        ask(f"/api/tables/{table}/answers", {"id": f"t{ticket}", "ticket": ticket, "line": line})


if len(sys.argv) > 2:
    settings = {"name": "", "visibility": "public", "pace": "live", "language": "any", "rated": False}
    seats = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    ask("/api/challenges", {"game": sys.argv[2], "seats": seats, "options": {}, "settings": settings})
for event in events():
    if event["type"] == "challenge" and len(sys.argv) == 2:
        ask(f"/api/challenges/{event['challenge']['table']}/accept", {})
    elif event["type"] == "turn":
        answer(event["table"])
    elif event["type"] == "over":
        print(json.dumps(event))
        break
