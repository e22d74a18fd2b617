"""How many steps a second Python gets, beside other libraries, in one run on one core.

    pip install . open_spiel==2.0.2 'pettingzoo[classic]==1.27.0' rlcard==1.2.0
    python python/benchmarks/speed.py

Every figure is steps (decisions of players) by seconds of processor time, the best of several short runs: on
a machine that others use as well, that is the least that tells of them. All play at random, in this one process,
which keeps to one processor. Libraries that are not installed are left out. The whole takes about two minutes;
`--markdown` prints the table of the documentation at the end, and how busy the machine was.
"""

from __future__ import annotations

import os

# Before NumPy comes: one core is one core.
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import argparse
import importlib.metadata
import random
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Literal

import numpy as np

import comptoir

Row = tuple[str, str, float]
Form = Literal["float32", "int8", "sparse"]
GAMES = 1024
PLAYERS = 4

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


def batched(slug: str, players: int, choose: str, form: Form | None) -> Callable[[], int]:
    """`rust`: random actions chosen by the batch. `numpy`: chosen from the lists of legal actions."""
    batch = comptoir.Batch(slug, GAMES, players=players, seed=1, observations=form)
    rng, rows, legal, n_legal = np.random.default_rng(1), np.arange(GAMES), batch.legal, batch.n_legal

    def run() -> int:
        if choose == "rust":
            batch.step_random(10)
        else:
            for _ in range(10):
                batch.step(legal[rows, (rng.random(GAMES) * n_legal).astype(np.int64)])
        return 10 * GAMES

    return run


def ours(slug: str) -> Iterator[tuple[str, str, Callable[[], int]]]:
    game = comptoir.game(slug)
    who = f"Comptoir, {game.name}, {PLAYERS} players"
    many = f"{grouped(GAMES)} games: lists"
    seen = f"observations of {grouped(game.n_features)} numbers"
    yield who, "one by one: `legal()`, `step()`", one_by_one(slug, PLAYERS)
    yield who, f"{many}; chosen in Rust (`step_random`)", batched(slug, PLAYERS, "rust", None)
    yield who, f"{many}; chosen by NumPy (`step`)", batched(slug, PLAYERS, "numpy", None)
    forms: tuple[Form, ...] = ("sparse", "int8", "float32")
    for form in forms:
        yield who, f"{many}, {seen}, {form}; chosen by NumPy", batched(slug, PLAYERS, "numpy", form)


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


#: Name, package, how a step is made, how its games are played, which.
PEERS: list[tuple[str, str, str, Callable[[str], Callable[[], int]], list[str]]] = [
    (
        "OpenSpiel",
        "open_spiel",
        "one by one, without observations",
        openspiel,
        ["tic_tac_toe", "connect_four", "leduc_poker", "hearts", "gin_rummy"],
    ),
    ("RLCard", "rlcard", "one by one, with observations", rlcard, ["uno", "leduc-holdem", "doudizhu"]),
    (
        "PettingZoo classic",
        "pettingzoo",
        "one by one, with observations",
        pettingzoo,
        ["tictactoe_v3", "connect_four_v3", "leduc_holdem_v4"],
    ),
]


def measured(games: list[str], seconds: float, times: int) -> Iterator[Row]:
    for slug in games:
        for who, how, run in ours(slug):
            yield who, how, best(run, seconds, times)
    for library, package, how, make, names in PEERS:
        for name in names:
            try:
                run, version = make(name), importlib.metadata.version(package)
            except ImportError as why:
                print(f"{library} {name}: left out, {why}")
                continue
            yield f"{library} {version}, {name}", how, best(run, seconds, times)


def grouped(number: float) -> str:
    """Digits in groups of three."""
    return f"{number:,.0f}".replace(",", " ")


def table(rows: list[Row]) -> str:
    """The table of the documentation: what stands in the line above is not said again."""
    fastest = max((rate for who, _, rate in rows if not who.startswith("Comptoir")), default=None)
    lines, above = ["| what | how | steps/s | of the fastest peer |", "|---|---|---:|---:|"], ("", "")
    for who, how, rate in rows:
        said = ("" if who == above[0] else who, "" if how == above[1] else how)
        # Three digits are more than such a measurement can tell.
        share = f"{rate / fastest:.2g}" if fastest else ""
        lines.append(f"| {said[0]} | {said[1]} | {grouped(float(f'{rate:.3g}'))} | {share} |")
        above = (who, how)
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="*", default=[game.slug for game in comptoir.games()])
    parser.add_argument("--seconds", type=float, default=0.2, help="of processor time a run")
    parser.add_argument("--times", type=int, default=15, help="runs, of which the best counts")
    parser.add_argument("--markdown", action="store_true")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    began, loads, rows = time.time(), [os.getloadavg()[0]], []
    for row in measured(arguments.games, arguments.seconds, arguments.times):
        rows.append(row)
        print(f"{row[0]:44} {row[1]:76} {row[2]:14,.0f}", flush=True)
    loads.append(os.getloadavg()[0])
    if arguments.markdown:
        print(f"\n{table(rows)}\n")
        print(f"{time.time() - began:.0f} s; load of the machine {loads[0]:.1f} before, {loads[1]:.1f} after.")


if __name__ == "__main__":
    main()
