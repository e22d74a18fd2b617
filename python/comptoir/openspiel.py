"""The games for OpenSpiel, registered as `comptoir_money` and so on when this module is imported.

>>> import comptoir.openspiel, pyspiel
>>> game = pyspiel.load_game("comptoir_money", {"players": 3, "options": "deals=1"})

Chance is explicit. Of players who choose at once, the first seat comes first. What a player observes is
all that it can know, what it could remember included: the tensor of the game, or the view as JSON. Search
may sample states that it does not rule out (`resample_from_infostate`); give OpenSpiel's ISMCTS `use_observation_string`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]

import comptoir
from comptoir.limits import MAX_OUTCOMES

_PLAYERS = {-1: pyspiel.PlayerId.TERMINAL, -2: pyspiel.PlayerId.CHANCE}


def short_name(game: comptoir.Game) -> str:
    """What OpenSpiel calls a game."""
    return f"comptoir_{game.slug.replace('-', '_')}"


def _type(game: comptoir.Game, players: int) -> pyspiel.GameType:
    types = pyspiel.GameType
    return types(
        short_name=short_name(game),
        long_name=game.name,
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.IMPERFECT_INFORMATION,
        # Against an automatic opponent, what that one wins or loses is not returned.
        utility=types.Utility.ZERO_SUM if players > 1 else types.Utility.GENERAL_SUM,
        reward_model=types.RewardModel.TERMINAL,
        min_num_players=min(game.players),
        max_num_players=max(game.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(game.players), "options": ""},
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """One of our games, for a number of players. Options are written `key=value key=value`."""

    def __init__(self, rules: comptoir.Game, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.rules = rules
        players = int(params.get("players", min(rules.players)))
        written = str(params.get("options", "")).split()
        self.options = dict(option.split("=", 1) for option in written if "=" in option)
        self.players = players
        self.begin()  # bad options are refused here and now
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.n_actions,
            max_chance_outcomes=MAX_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players > 1 else None,
            max_game_length=rules.max_steps,
        )
        super().__init__(_type(rules, players), info, params)

    def begin(self) -> comptoir.State:
        """A position before anything is dealt."""
        return comptoir.State(
            self.rules, players=self.players, seed=0, options=self.options, explicit_chance=True
        )

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules, iig_obs_type, params)


class State(pyspiel.State):  # type: ignore[misc]
    """A position of one of our games."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.position = game.begin()

    def current_player(self) -> int:
        player = self.position.player
        return int(_PLAYERS.get(player, player))

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(place, share) for place, (_, share) in enumerate(self.position.outcomes())]

    def _apply_action(self, action: int) -> None:
        if self.position.player == -2:
            self.position.apply_outcome(action)
        else:
            self.position.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.outcomes()[action][0]
        return self.position.game.action(action)

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        return self.position.rewards

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """A position that looks the same to `player`; `sampler` gives numbers from zero to one."""
        other: State = self.get_game().new_initial_state()
        other.position = self.position.determinize(player, int(sampler() * 2**53))
        return other

    def __str__(self) -> str:
        return self.position.view_text("arbiter")


class Observer:
    """What a player observes, as OpenSpiel's observers have it."""

    def __init__(self, rules: comptoir.Game, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("There are observations only: no list of all that a player ever saw and did")
        self.tensor = np.zeros(rules.n_features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        state.position.observe(player, self.tensor)

    def string_from(self, state: State, player: int) -> str:
        return state.position.view_text(player + 1)


def _register(rules: comptoir.Game) -> None:
    class Registered(Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules, params)

    pyspiel.register_game(_type(rules, min(rules.players)), Registered)


for _rules in comptoir.games():
    _register(_rules)
