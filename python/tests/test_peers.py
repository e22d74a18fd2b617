"""The tests that other libraries have for their environments, on ours."""

from __future__ import annotations

import importlib
import time
import types
import warnings
from typing import Any

import comptoir
import comptoir.gymnasium
import comptoir.openspiel
import gymnasium
import numpy as np
import pettingzoo.test
import pyspiel
import pytest
from comptoir.pettingzoo import env, parallel_env
from conftest import every_game, every_table

# The package has a function of the same name.
performance = importlib.import_module("pettingzoo.test.performance_benchmark")
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts

# What a law of ours shows at every step need not be shown long here.
pytestmark = pytest.mark.filterwarnings("ignore")


@every_table
def test_pettingzoo_api(slug: str, players: int) -> None:
    pettingzoo.test.api_test(env(slug, players), num_cycles=60)


@every_table
def test_pettingzoo_parallel_api(slug: str, players: int) -> None:
    pettingzoo.test.parallel_api_test(parallel_env(slug, players), num_cycles=60)


@every_table
def test_pettingzoo_seeds(slug: str, players: int) -> None:
    pettingzoo.test.seed_test(lambda: env(slug, players), num_cycles=30)
    # Its actions are drawn without a mask.
    pettingzoo.test.parallel_seed_test(lambda: parallel_env(slug, players, illegal="lose"), num_cycles=30)


@every_table
def test_pettingzoo_performance(slug: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its five seconds are made a quarter of one: what it prints is of no use here."""
    hasty = types.SimpleNamespace(time=lambda: 20 * time.time())
    monkeypatch.setattr(performance, "time", hasty)
    performance.performance_benchmark(env(slug, players))


@every_table
def test_parallel_games_end(slug: str, players: int) -> None:
    table = parallel_env(slug, players)
    observations, _ = table.reset(seed=3)
    chance, totals = np.random.default_rng(3), dict.fromkeys(table.possible_agents, 0.0)
    for _ in range(table._table.game.max_steps):
        if not table.agents:
            break
        legal = {agent: np.flatnonzero(observations[agent]["action_mask"]) for agent in table.agents}
        observations, rewards, *_ = table.step({agent: chance.choice(legal[agent]) for agent in table.agents})
        totals = {agent: totals[agent] + rewards[agent] for agent in totals}
    assert table.agents == [] and any(totals.values()) or players == 1 or sum(totals.values()) == 0


@every_table
def test_gymnasium(slug: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(comptoir.gymnasium.Against(slug, players, opponents="random"), skip_render_check=True)


@every_game
def test_gymnasium_games_end(slug: str) -> None:
    game = comptoir.game(slug)
    table: Any = gymnasium.make(f"comptoir/{slug}-v{game.revision}", players=max(game.players), player=1)
    _, info = table.reset(seed=5)
    chance, over = np.random.default_rng(5), False
    while not over:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, _, info = table.step(action)
    assert -1 <= reward <= 1
    _, info = table.reset(seed=6)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert table.step(illegal)[1:3] == (-1.0, True)


def loaded(slug: str, players: int) -> Any:
    name = comptoir.openspiel.short_name(comptoir.game(slug))
    options = "deals=1" if slug == "money" else ""
    return pyspiel.load_game(name, {"players": players, "options": options})


@every_table
def test_openspiel_random_simulations(slug: str, players: int) -> None:
    # The mask of a game with a hundred thousand actions is a list of so many numbers at every step.
    mask_test = comptoir.game(slug).n_actions < 5000
    pyspiel.random_sim_test(loaded(slug, players), num_sims=1, serialize=False, verbose=False, mask_test=mask_test)


@every_game
def test_openspiel_observers(slug: str) -> None:
    game = loaded(slug, max(comptoir.game(slug).players))
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observer = game.make_py_observer()
    for player in range(game.num_players()):
        observer.set_from(state, player)
        assert (observer.tensor == state.position.observe(player)).all()
        assert observer.string_from(state, player) == state.position.view_text(player + 1)
        twin = state.resample_from_infostate(player, lambda: 0.25)
        assert observer.string_from(twin, player) == observer.string_from(state, player)
    assert state.clone().position.view_text("arbiter") == state.position.view_text("arbiter")


@every_table
def test_openspiel_ismcts(slug: str, players: int) -> None:
    game = loaded(slug, players)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
        uct_c=2.0,
        max_simulations=2,
        random_state=chance,
        use_observation_string=True,
    )
    state, decisions = game.new_initial_state(), 0
    while decisions < 3 and not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes())
            state.apply_action(chance.choice(outcomes, p=shares))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            decisions += 1
