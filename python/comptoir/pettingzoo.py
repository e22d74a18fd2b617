"""The games for PettingZoo: `env` (one agent after another) and `parallel_env` (all at once).

>>> from comptoir.pettingzoo import env
>>> table = env("money", players=3)
>>> table.reset(seed=7)
>>> table.agent_selection
'player_0'

An observation is a dict of `observation`, what the agent sees as numbers, and `action_mask`. Rewards are
zero but at the end of a game.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]

import comptoir
from comptoir.limits import LIMIT

Observation = dict[str, NDArray[Any]]


class _Table:
    """What both kinds of environments have: a game, its spaces and a state of play."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        rewards: Literal["win", "points"] = "win",
        extra_actions: int = 0,
    ) -> None:
        self.game = comptoir.game(game)
        self._with: dict[str, Any] = {"players": players, "options": options, "rewards": rewards}
        # Bad options are refused here and now, not at the first reset.
        self.state = comptoir.State(self.game, seed=0, **self._with)
        self.possible_agents = [f"player_{player}" for player in range(self.state.players)]
        self.players = {agent: player for player, agent in enumerate(self.possible_agents)}
        self.n_actions = self.game.n_actions + extra_actions
        # The same objects on every call, as PettingZoo wants it.
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.n_actions) for agent in self.possible_agents}

    def _observation_space(self) -> Dict:
        return Dict(
            {
                "observation": Box(-LIMIT, LIMIT, (self.game.n_features,), np.float32),
                "action_mask": Box(0, 1, (self.n_actions,), np.int8),
            }
        )

    def begin(self, seed: int | None) -> None:
        self.state = comptoir.State(self.game, seed=seed, **self._with)

    def seen_by(self, player: int) -> Observation:
        mask = np.zeros(self.n_actions, np.int8)
        mask[self.state.legal(player)] = 1
        return {"observation": self.state.observe(player), "action_mask": mask}

    def rewards_by_agent(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.state.rewards))


class env(AECEnv):  # type: ignore[misc]
    """A game for one agent after another. Of agents who choose at once, the first seat comes first."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: dict[str, Any] | None = None,
        rewards: Literal["win", "points"] = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._table = _Table(game, players, options, rewards)
        self.metadata = {
            "name": f"comptoir_{game.replace('-', '_')}_v{self._table.game.revision}",
            "is_parallelizable": False,
            "render_modes": ["ansi"],
        }
        self.render_mode = render_mode
        self.possible_agents = self._table.possible_agents
        self.observation_spaces = self._table.observation_spaces
        self.action_spaces = self._table.action_spaces

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._table.state.player]

    def observe(self, agent: str) -> Observation:
        return self._table.seen_by(self._table.players[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        player = self._table.state.step(int(action))
        if player >= 0:
            self._clear_rewards()
            self.agent_selection = self.agents[player]
        else:
            self.rewards = self._table.rewards_by_agent()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[(self._table.players[agent] + 1) % len(self.agents)]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self._table.state.view_text("spectator") if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class parallel_env(ParallelEnv):  # type: ignore[misc]
    """A game for all agents at once.

    Agents that owe no choice wait: the last action of the space, which is the only one they have. Where
    the choice of one takes another's away, the other's is dropped. An illegal action raises, or with
    `illegal="lose"` ends the game at the cost of the agent that chose it.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: dict[str, Any] | None = None,
        rewards: Literal["win", "points"] = "win",
        illegal: Literal["raise", "lose"] = "raise",
        render_mode: str | None = None,
    ) -> None:
        self._table = _Table(game, players, options, rewards, extra_actions=1)
        self.illegal = illegal
        self.wait = self._table.game.n_actions
        self.metadata = {
            "name": f"comptoir_{game.replace('-', '_')}_v{self._table.game.revision}",
            "render_modes": ["ansi"],
        }
        self.render_mode = render_mode
        self.possible_agents = self._table.possible_agents
        self.observation_spaces = self._table.observation_spaces
        self.action_spaces = self._table.action_spaces
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._table.begin(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        state, agents = self._table.state, self.agents
        chosen = {player: int(actions[self.possible_agents[player]]) for player in state.owing}
        wrong = [player for player, action in chosen.items() if action not in state.legal(player)]
        over = bool(wrong) and self.illegal == "lose"
        if over:
            rewards = dict.fromkeys(agents, 0.0) | {self.possible_agents[player]: -1.0 for player in wrong}
        else:
            self._play(chosen, wrong)
            over, rewards = state.over, self._table.rewards_by_agent()
        observations = self._observations()
        terminations, truncations = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if over:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _play(self, chosen: dict[int, int], wrong: list[int]) -> None:
        state = self._table.state
        for player, action in chosen.items():
            # What was wrong from the start is refused; what another has made impossible since is dropped.
            if player in wrong or (player in state.owing and action in state.legal(player)):
                state.step(action, player)

    def _observations(self) -> dict[str, Observation]:
        owing = self._table.state.owing
        seen = {agent: self._table.seen_by(self._table.players[agent]) for agent in self.agents}
        for agent, observation in seen.items():
            observation["action_mask"][self.wait] = self._table.players[agent] not in owing
        return seen

    def render(self) -> str | None:
        return self._table.state.view_text("spectator") if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
