"""Plays random games of one title through the engine's door. Standard library only, nothing of this client needed.

    python3 random_games.py condottiere 100 npx signoria engine
"""

import json
import random
import subprocess
import sys

GAME, GAMES = sys.argv[1], int(sys.argv[2])
COMMAND = sys.argv[3:] or ["npx", "signoria", "engine"]

engine = subprocess.Popen([*COMMAND, GAME], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(do, **fields):
    engine.stdin.write(json.dumps({"do": do, **fields}) + "\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    if not answer["ok"]:
        raise SystemExit(f"{do}: {answer}")
    return answer


def play_one(number, players):
    """A whole game by chance; returns the winners and how many answers it took."""
    chance = random.Random(number)
    status = ask("new", players=players, seed=f"python-{number}")
    position, answers = status["position"], 0
    while not status["over"]:
        seat = status["deciding"][0]
        lines = ask("menu", position=position, seat=seat)["choices"]
        status = ask("play", position=position, seat=seat, line=chance.choice(lines))
        answers += 1
    ask("drop", position=position)
    return status["outcome"]["winners"], answers


low, high = (ask("hello")["players"][end] for end in ("min", "max"))
wins, answers = {}, 0
for number in range(GAMES):
    winners, taken = play_one(number, low + number % (high - low + 1))
    answers += taken
    for seat in winners:
        wins[seat] = wins.get(seat, 0) + 1 / len(winners)

engine.stdin.close()
print(json.dumps({"game": GAME, "games": GAMES, "answers": answers, "wins": wins, "exit": engine.wait()}))
