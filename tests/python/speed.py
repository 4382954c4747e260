"""Measures seconds until the first answer, and plays and states per second, both ways."""

import sys
import time

import inarow

GAME = "h8 h9 i9 i8 g7 g8 j10 f6 j8 g9".split()


def measure(open_one):
    begun = time.perf_counter()
    with open_one() as arbiter:
        arbiter.hello()
        boot = time.perf_counter() - begun
        begun, plays = time.perf_counter(), 0
        while time.perf_counter() - begun < 2:
            with arbiter.game("renju") as game:
                for point in GAME:
                    game.play(point)
                plays += len(GAME)
        played = plays / (time.perf_counter() - begun)
        game = arbiter.game(record="variant renju\n" + "".join(
            f"play {point}\n" for point in GAME))
        begun, states = time.perf_counter(), 0
        while time.perf_counter() - begun < 2:
            game.state()
            states += 1
        asked = states / (time.perf_counter() - begun)
    print(f"{open_one.__name__:8} first answer {boot * 1000:4.0f} ms, "
          f"{played:6.0f} plays/s, {asked:6.0f} states/s")


def library():
    return inarow.Library()


def process():
    return inarow.Process(sys.argv[1:] or ["inarow", "serve"])


measure(library)
measure(process)
