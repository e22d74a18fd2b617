"""Threads and forks."""

from __future__ import annotations

import os
import pickle
import threading
from concurrent.futures import ThreadPoolExecutor

import comptoir
import numpy as np
import pytest


def course(seed: int, threads: int = 1) -> str:
    batch = comptoir.Batch("mint-works", 16, players=3, seed=seed, threads=threads)
    for _ in range(200):
        batch.step(batch.legal[np.arange(16), batch.n_legal // 2])
    return "".join(batch.state(game).view_text("arbiter") for game in range(16))


def test_batches_on_threads_of_python() -> None:
    expected = [course(seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(course, range(4))) == expected


def test_a_batch_on_threads_of_its_own() -> None:
    assert course(3) == course(3, threads=3) == course(3, threads=99)


def test_two_threads_share_a_batch() -> None:
    """They wait for each other: every step is a whole one."""
    batch = comptoir.Batch("money", 64, seed=1, observations=None)
    failures: list[BaseException] = []

    def run() -> None:
        try:
            batch.step_random(300)
        except BaseException as failure:  # noqa: BLE001
            failures.append(failure)

    threads = [threading.Thread(target=run) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    same = comptoir.Batch("money", 64, seed=1, observations=None)
    same.step_random(1200)
    assert not failures and (same.n_legal == batch.n_legal).all() and (same.player == batch.player).all()


def test_python_goes_on_while_a_batch_steps() -> None:
    batch = comptoir.Batch("money", 1024, seed=1, observations=None)
    stepping = threading.Thread(target=batch.step_random, args=(400,))
    turns = 0
    stepping.start()
    while stepping.is_alive():
        turns += 1
    assert turns > 1000, "the interpreter was held while the batch stepped"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_child_goes_on_where_its_parent_was() -> None:
    batch = comptoir.Batch("money", 32, seed=1, threads=2, masks="bytes")
    state = comptoir.State("money", seed=1)
    batch.step_random(10)
    child = os.fork()
    if child == 0:
        try:
            batch.step_random(10)
            state.step(state.legal()[0])
            with pytest.raises(comptoir.Refused):
                batch.step(np.where(batch.masks[:, 69], 72, 69))
            comptoir.Bot("money", "medium", seed=1).act(comptoir.State("money", seed=1))
            os._exit(0)
        except BaseException:  # noqa: BLE001
            os._exit(1)
    batch.step_random(10)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_games_can_be_sent_elsewhere() -> None:
    for game in comptoir.games():
        assert pickle.loads(pickle.dumps(game)) == game and hash(game) == hash(comptoir.game(game.slug))
