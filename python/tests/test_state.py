"""States and batches: they play the same games, and tell what is seen and nothing more."""

from __future__ import annotations

import copy
import random

import comptoir
import numpy as np
import pytest
from comptoir.factors import factor_mask, factored_actions
from conftest import every_game, every_table


@every_table
def test_a_batch_plays_what_states_play(slug: str, players: int) -> None:
    """Game by game and step by step, automatic reset included."""
    n, chance = 3, random.Random(5)
    batch = comptoir.Batch(slug, n, players=players, seed=[11, 12, 13], masks="bytes")
    states = [comptoir.State(slug, players=players, seed=seed) for seed in (11, 12, 13)]
    ended = 0
    steps = 0
    # Until a game has ended, so that the reset is tested in every game; no game is longer than `max_steps`.
    while ended == 0 or steps < 200:
        assert steps < comptoir.game(slug).max_steps
        steps += 1
        actions = []
        for game, state in enumerate(states):
            legal = state.legal()
            assert batch.player[game] == state.player
            assert batch.legal[game, : batch.n_legal[game]].tolist() == legal
            assert np.flatnonzero(batch.masks[game]).tolist() == sorted(legal)
            actions.append(chance.choice(legal))
        sample = chance.randrange(n)
        assert (batch.observations[sample] == states[sample].observe()).all()
        batch.step(np.array(actions))
        for game, state in enumerate(states):
            over = state.step(actions[game]) < 0
            assert bool(batch.done[game]) == over
            assert batch.rewards[game].tolist() == pytest.approx(state.rewards)
            if over:
                ended += 1
                states[game] = batch.state(game)


@every_table
def test_rewards_at_the_end(slug: str, players: int) -> None:
    for seed in range(3):
        chance = random.Random(seed)
        win = comptoir.State(slug, players=players, seed=seed)
        points = comptoir.State(slug, players=players, seed=seed, rewards="points")
        while not win.over:
            assert win.rewards == [0.0] * players
            action = chance.choice(win.legal())
            win.step(action)
            points.step(action)
        assert points.rewards == [float(it) for it in points.points] and points.points == win.points
        assert all(-1 <= it <= 1 for it in win.rewards)
        assert players == 1 or sum(win.rewards) == pytest.approx(0, abs=1e-6)


@every_table
def test_a_determinization_has_the_same_view(slug: str, players: int) -> None:
    state, chance = comptoir.State(slug, players=players, seed=2), random.Random(2)
    for step in range(60):
        if state.over:
            break
        player = state.player
        other = state.determinize(player, seed=step)
        assert other.view_text(player + 1) == state.view_text(player + 1)
        assert (other.observe(player) == state.observe(player)).all()
        assert other.legal() == state.legal()
        state.step(chance.choice(state.legal()))


@every_game
def test_features_have_names(slug: str) -> None:
    game = comptoir.game(slug)
    assert len(set(game.features)) == game.n_features == comptoir.State(slug).observe().size


def test_own_seat_comes_first() -> None:
    state = comptoir.State("money", players=3, seed=7)
    hand = [number for number, name in enumerate(state.game.features) if name.startswith("hand.")]
    for player in range(3):
        own = state.view(player + 1)["seats"][player]["hand"]
        seen = state.observe(player)[hand]
        named = [state.game.features[number].removeprefix("hand.") for number in np.array(hand)[seen == 1]]
        assert named == own


def test_copies_go_their_own_way() -> None:
    state = comptoir.State("money", players=3, seed=7)
    for twin in (state.copy(), copy.copy(state), copy.deepcopy(state)):
        assert twin.view_text("arbiter") == state.view_text("arbiter")
        twin.step(twin.legal()[-1])
        assert twin.view_text("arbiter") != state.view_text("arbiter")


def test_chance_by_hand() -> None:
    state = comptoir.State("money", players=3, explicit_chance=True, options={"deals": 1})
    drawn = 0
    while state.player == -2:
        outcomes = state.outcomes()
        assert sum(share for _, share in outcomes) == pytest.approx(1)
        state.apply_outcome(len(outcomes) - 1)
        drawn += 1
    assert drawn == 2 + 3 * 6 + 8 and state.player == 0


def test_every_player_who_owes_a_choice_may_choose() -> None:
    state = comptoir.State("money", players=3, seed=7)
    seal = state.game.number("seal")
    assert state.owing == [0, 1, 2]
    state.step(seal, 1)
    assert state.owing == [0, 2] and state.player == 0
    with pytest.raises(comptoir.NotYourTurn):
        state.step(seal, 1)


def test_seeds_of_a_batch() -> None:
    def rows(batch: comptoir.Batch) -> np.ndarray:
        return batch.observations.copy()

    one = comptoir.Batch("money", 4, seed=7)
    assert (rows(one) == rows(comptoir.Batch("money", 4, seed=np.arange(7, 11)))).all()
    assert (rows(one) != rows(comptoir.Batch("money", 4, seed=8))).any()
    first = rows(one)
    one.step_random(5)
    one.reset(7)
    assert (rows(one) == first).all()
    one.reset()
    assert (rows(one) != first).any()


def test_arrays_are_the_memory_itself_and_read_only() -> None:
    batch = comptoir.Batch("money", 4, seed=7, masks="bytes")
    observations, legal = batch.observations, batch.legal
    before = observations.copy()
    batch.step_random()
    assert (observations != before).any() and np.shares_memory(observations, batch.observations)
    for array in (observations, batch.masks, legal, batch.n_legal, batch.player, batch.rewards, batch.done):
        assert not array.flags.writeable
        with pytest.raises(ValueError):
            array[0] = 0
    del batch
    assert (observations[0] == observations[0]).all(), "the memory outlives the batch"


def test_without_observations_and_lists() -> None:
    bare = comptoir.Batch("money", 4, seed=7, observations=None, masks="bytes", lists=False)
    full = comptoir.Batch("money", 4, seed=7, masks="bytes")
    assert bare.observations.size == 0 and bare.legal.size == 0
    for _ in range(200):
        actions = full.legal[np.arange(4), full.n_legal - 1]
        bare.step(actions)
        full.step(actions)
        assert (bare.masks == full.masks).all() and (bare.player == full.player).all()


@every_game
def test_forms_of_what_a_batch_writes(slug: str) -> None:
    game = comptoir.game(slug)
    dense = comptoir.Batch(slug, 4, seed=7, masks="bytes")
    small = comptoir.Batch(slug, 4, seed=7, observations="int8", masks="bits", lists=False)
    sparse = comptoir.Batch(slug, 4, seed=7, observations="sparse", factors=True, threads=2)
    assert dense.indices.size == 0 and sparse.observations.size == 0 and sparse.masks.size == 0
    assert sparse.indices.shape == (4, game.max_nonzero)
    for _ in range(100):
        assert (np.clip(np.round(dense.observations * 32), -128, 127) == small.observations).all()
        bits = np.unpackbits(small.masks, axis=1, bitorder="little", count=game.n_actions)
        assert (bits == dense.masks).all()
        for row in range(4):
            n = sparse.n_nonzero[row]
            scattered = np.zeros(game.n_features, np.float32)
            scattered[sparse.indices[row, :n]] = sparse.values[row, :n]
            assert (scattered == dense.observations[row]).all()
            for nth, action in enumerate(sparse.legal[row, : sparse.n_legal[row]]):
                factors = game.factors(int(action))
                assert sparse.factors[row, nth].tolist() == factors
                assert all(factor < size for factor, size in zip(factors, game.factor_sizes))
        actions = dense.legal[np.arange(4), dense.n_legal - 1]
        for batch in (dense, small, sparse):
            batch.step(actions)


def test_factors_one_after_another() -> None:
    batch = comptoir.Batch("ginkgopolis", 8, players=2, seed=7, observations=None, factors=True)
    rng = np.random.default_rng(1)
    for _ in range(50):
        chosen = np.zeros((8, 0), np.int64)
        for factor in range(4):
            mask = factor_mask(batch, chosen)
            assert mask.any(1).all()
            drawn = (mask * rng.random(mask.shape)).argmax(1)
            chosen = np.concatenate([chosen, drawn[:, None]], 1)
        batch.step(factored_actions(batch, chosen))


def test_arrays_are_shared_by_dlpack() -> None:
    batch = comptoir.Batch("money", 4, seed=7)
    shared = np.from_dlpack(batch.observations)
    assert np.shares_memory(shared, batch.observations)
    batch.step_random()
    assert (shared == batch.observations).all()
    open_to_all = comptoir.Batch("money", 4, seed=7, writable=True)
    assert open_to_all.observations.flags.writeable and not open_to_all.legal.flags.writeable


@every_game
def test_bots_in_the_batch(slug: str) -> None:
    players = max(2, comptoir.game(slug).players[0])
    batch = comptoir.Batch(slug, 4, players=players, seed=7, opponents="easy")
    assert batch.learners == [n % players for n in range(4)]
    for _ in range(30):
        assert batch.player.tolist() == batch.learners
        batch.step(batch.legal[:, 0])
    assert set(comptoir.Batch(slug, 4, players=players, seed=7, opponents="easy", seat=1).player) == {1}


def test_kinds_of_actions() -> None:
    batch = comptoir.Batch("money", 4, seed=7)
    for kind in (np.int64, np.int32, np.int16, np.uint8):
        batch.step(batch.legal[:, 0].astype(kind))
    batch.step(batch.legal[:, 0].tolist())
    batch.step(batch.legal[:, 0])
    wide = np.zeros((4, 2), np.int64)
    wide[:, 0] = batch.legal[:, 0]
    batch.step(wide[:, 0])


@every_game
def test_bots_act(slug: str) -> None:
    state, bot = comptoir.State(slug, seed=1), comptoir.Bot(slug, "medium", seed=1)
    for _ in range(20):
        action = bot.act(state)
        assert action in state.legal()
        state.step(action)
