"""The games for Gymnasium: one agent against our bots.

>>> import gymnasium, comptoir.gymnasium
>>> table = gymnasium.make("comptoir/money-v1", players=3, opponents="medium")

An observation is a dict of `observation`, what the agent sees as numbers, and `action_mask`; `info` has
the mask too. An illegal action loses the game at once, or raises, as `illegal` says.
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

import comptoir
from comptoir.limits import LIMIT

Observation = dict[str, NDArray[Any]]


class Against(gymnasium.Env[Any, Any]):
    """One agent at a table whose other players are bots."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        player: int = 0,
        opponents: str = "random",
        options: dict[str, Any] | None = None,
        rewards: Literal["win", "points"] = "win",
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.game = comptoir.game(game)
        self._with: dict[str, Any] = {"players": players, "options": options, "rewards": rewards}
        self.state = comptoir.State(self.game, seed=0, **self._with)
        self.state.legal(player)  # a seat that there is not is refused here and now
        comptoir.Bot(self.game, opponents, seed=0)
        self.player, self.opponents, self.illegal = player, opponents, illegal
        self.bots: dict[int, comptoir.Bot] = {}
        self.render_mode = render_mode
        self.action_space = Discrete(self.game.n_actions)
        self.observation_space = Dict(
            {
                "observation": Box(-LIMIT, LIMIT, (self.game.n_features,), np.float32),
                "action_mask": Box(0, 1, (self.game.n_actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.state = comptoir.State(self.game, seed=self._draw(), **self._with)
        others = (player for player in range(self.state.players) if player != self.player)
        self.bots = {other: comptoir.Bot(self.game, self.opponents, seed=self._draw()) for other in others}
        self._let_others_play()
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.illegal == "lose" and int(action) not in self.state.legal(self.player):
            observation, info = self._seen()
            return observation, -1.0, True, False, info | {"illegal": True}
        self.state.step(int(action), self.player)
        self._let_others_play()
        observation, info = self._seen()
        return observation, float(self.state.rewards[self.player]), self.state.over, False, info

    def _draw(self) -> int:
        return int(self.np_random.integers(2**63))

    def _let_others_play(self) -> None:
        # Others who choose at once come first where their seats do: what they choose is hidden all the same.
        while not self.state.over and self.state.player != self.player:
            self.state.step(self.bots[self.state.player].act(self.state))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.state.mask(self.player)
        return {"observation": self.state.observe(self.player), "action_mask": mask}, {"action_mask": mask}

    def render(self) -> str | None:
        return self.state.view_text(self.player + 1) if self.render_mode == "ansi" else None


for _game in comptoir.games():
    gymnasium.register(
        id=f"comptoir/{_game.slug}-v{_game.revision}",
        entry_point="comptoir.gymnasium:Against",
        kwargs={"game": _game.slug},
        # The checker would warn of every observation that an array is in the info as well.
        disable_env_checker=True,
    )
