"""How many steps a second Python gets, beside other libraries, in one run on one core.

    pip install . open_spiel==2.0.2 'pettingzoo[classic]==1.27.0' rlcard==1.2.0
    python python/benchmarks/speed.py

Every figure is steps (decisions of players) by seconds of processor time, the best of several short runs: on
a machine that others use as well, that is the least that tells of them. All play at random. Libraries that are
not installed are left out. `--markdown` prints the table of the documentation.
"""

from __future__ import annotations

import os

# Before NumPy comes: one core is one core.
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import argparse
import random
import time
import warnings
from collections.abc import Callable, Iterator

import numpy as np

import comptoir

Row = tuple[str, str, float]
GAMES = 1024

warnings.simplefilter("ignore")


def best(run: Callable[[], int], seconds: float, times: int) -> float:
    """Steps a second of processor time in the best of so many runs; `run` does some and says how many."""
    rates = []
    run()
    for _ in range(times):
        steps, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            steps += run()
        rates.append(steps / (time.process_time() - began))
    return max(rates)


def one_by_one(slug: str, players: int) -> Callable[[], int]:
    """`legal` and `step`, the action chosen in Python."""

    def run() -> int:
        state, draw, steps = comptoir.State(slug, players=players), random.random, 0
        player = state.player
        while player >= 0:
            legal = state.legal()
            player = state.step(legal[int(draw() * len(legal))])
            steps += 1
        return steps

    return run


def batched(slug: str, players: int, choose: str, observe: bool) -> Callable[[], int]:
    """`rust`: random actions chosen by the batch. `numpy`: chosen from the lists of legal actions."""
    batch = comptoir.Batch(slug, GAMES, players=players, seed=1, observe=observe, lists=choose == "numpy")
    rng, rows, legal, n_legal = np.random.default_rng(1), np.arange(GAMES), batch.legal, batch.n_legal

    def run() -> int:
        if choose == "rust":
            batch.step_random(10)
        else:
            for _ in range(10):
                batch.step(legal[rows, (rng.random(GAMES) * n_legal).astype(np.int64)])
        return 10 * GAMES

    return run


def ours(slug: str, players: int) -> Iterator[tuple[str, str, Callable[[], int]]]:
    who = f"Comptoir, {comptoir.game(slug).name}, {players} players"
    yield who, "one by one: `legal()`, `step()`", one_by_one(slug, players)
    yield who, f"{GAMES} games: masks; chosen in Rust", batched(slug, players, "rust", False)
    yield who, f"{GAMES} games: masks, lists; chosen by NumPy", batched(slug, players, "numpy", False)
    yield who, f"{GAMES} games: masks, lists, observations; chosen by NumPy", batched(slug, players, "numpy", True)


def openspiel(name: str) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def run() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, shares)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                steps += 1
        return steps

    return run


def pettingzoo(name: str) -> Callable[[], int]:
    import importlib

    table = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def run() -> int:
        table.reset()
        steps = 0
        for _ in table.agent_iter():
            observation, _, termination, truncation, _ = table.last()
            over = termination or truncation
            table.step(None if over else random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += not over
        return steps

    return run


def rlcard(name: str) -> Callable[[], int]:
    import rlcard as library

    table = library.make(name)

    def run() -> int:
        state, _ = table.reset()
        steps = 0
        while not table.is_over():
            state, _ = table.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return run


PEERS: list[tuple[str, Callable[[str], Callable[[], int]], list[str]]] = [
    ("OpenSpiel", openspiel, ["leduc_poker", "tic_tac_toe", "connect_four", "hearts", "gin_rummy"]),
    ("PettingZoo classic", pettingzoo, ["tictactoe_v3", "connect_four_v3", "leduc_holdem_v4"]),
    ("RLCard", rlcard, ["leduc-holdem", "uno", "doudizhu"]),
]


def measured(games: list[str], seconds: float, times: int) -> Iterator[Row]:
    for slug in games:
        for who, what, run in ours(slug, 4):
            yield who, what, best(run, seconds, times)
    for library, make, names in PEERS:
        for name in names:
            try:
                run = make(name)
            except ImportError as why:
                print(f"{library} {name}: left out, {why}")
                continue
            yield f"{library}, {name}", "one by one", best(run, seconds, times)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="*", default=[game.slug for game in comptoir.games()])
    parser.add_argument("--seconds", type=float, default=0.2, help="of processor time a run")
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--markdown", action="store_true")
    arguments = parser.parse_args()
    rows = []
    for row in measured(arguments.games, arguments.seconds, arguments.times):
        rows.append(row)
        print(f"{row[0]:44} {row[1]:58} {row[2]:14,.0f}", flush=True)
    peer = max((it for it in rows if not it[0].startswith("Comptoir")), key=lambda it: it[2], default=None)
    if arguments.markdown:
        print("\n| what | how | steps/s | of the fastest peer |\n|---|---|---:|---:|")
        for who, how, rate in rows:
            ratio = f"{rate / peer[2]:.2g}" if peer else ""
            print(f"| {who} | {how} | {rate:,.0f} | {ratio} |")


if __name__ == "__main__":
    main()
