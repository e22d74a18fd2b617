"""Bad input of every kind: a typed exception, in words, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable

import comptoir
import numpy as np
import pytest
from comptoir import _native
from conftest import every_game


def match() -> comptoir.Match:
    return comptoir.make("money", players=3, seed=7)


def state() -> comptoir.State:
    return comptoir.State("money", players=3, seed=7)


def batch() -> comptoir.Batch:
    return comptoir.Batch("money", 3, players=3, seed=7, masks="bytes")


BAD: list[tuple[type[comptoir.Error], str, Callable[[], object]]] = [
    (comptoir.UnknownGame, "There is no game “chess”.", lambda: comptoir.make("chess")),
    (comptoir.UnknownGame, "There is no game “chess”.", lambda: comptoir.game("chess")),
    (comptoir.BadOption, "This game is for 3 to 5 players.", lambda: comptoir.make("money", players=9)),
    (comptoir.BadOption, "This game is for 3 to 5 players.", lambda: comptoir.make("money", players=-1)),
    (comptoir.BadOption, "There is no option “deal”.", lambda: comptoir.make("money", {"deal": 1})),
    (comptoir.BadOption, "Option “deals” takes", lambda: comptoir.State("money", options={"deals": 0})),
    (comptoir.BadMove, "“fold” is not a move in this game", lambda: match().play(1, "fold")),
    (comptoir.BadMove, "No move was sent.", lambda: match().play(1)),
    (comptoir.BadMove, "There is no action 78", lambda: state().step(78)),
    (comptoir.BadMove, "There is no action -1", lambda: state().step(-1)),
    (comptoir.BadMove, "Outcome 3 is not possible here.", lambda: state().apply_outcome(3)),
    (comptoir.BadMove, "Game 2: There is no action 999", lambda: batch().step([69, 69, 999])),
    (comptoir.Refused, "Game 0: Exchanges start once", lambda: batch().step([72, 69, 69])),
    (comptoir.Refused, "Exchanges start once", lambda: match().play(1, "keep")),
    (comptoir.Refused, "Exchanges start once", lambda: state().step(72)),
    (comptoir.BadValue, "There is no seat “4”", lambda: match().play(4, "seal")),
    (comptoir.BadValue, "There is no seat “all”", lambda: match().view("all")),  # type: ignore[arg-type]
    (comptoir.BadValue, "There is no player 3", lambda: state().observe(3)),
    (comptoir.BadValue, "There is no bot “god”", lambda: comptoir.Bot("money", "god")),
    (comptoir.BadValue, "There is no language “de”", lambda: comptoir.language("de")),
    (comptoir.BadValue, "2 numbers were given instead of 3", lambda: batch().step([69, 69])),
    (comptoir.BadValue, "Whole numbers are expected", lambda: batch().step([0.5, 1, 2])),
    (comptoir.BadValue, "At least one game", lambda: comptoir.Batch("money", 0)),
    (comptoir.BadValue, "There is no game 3 in this batch", lambda: batch().state(3)),
    (comptoir.BadValue, "“gold” is not expected here", lambda: comptoir.State("money", rewards="gold")),  # type: ignore[arg-type]
    (comptoir.BadRecord, "Line 1: this is not a Comptoir record", lambda: comptoir.replay("hello")),
    (comptoir.BadRecord, "Line 1: this is not a Comptoir record", lambda: comptoir.verify("")),
]


@pytest.mark.parametrize(("kind", "words", "cause"), BAD)
def test_what_is_wrong_is_said(kind: type[comptoir.Error], words: str, cause: Callable[[], object]) -> None:
    with pytest.raises(comptoir.Error) as caught:
        cause()
    assert type(caught.value) is kind and str(caught.value).startswith(words)
    assert isinstance(caught.value.id, str)


def test_refusals_name_their_rule_in_either_language() -> None:
    for lang, words in [("en", "Exchanges start"), ("fr", "Rien")]:
        assert comptoir.language(lang) == lang
        with pytest.raises(comptoir.Refused) as caught:
            match().play(1, "keep")
        assert (caught.value.id, caught.value.anchor) == ("bids-first", "reveal")
        assert lang == "fr" or str(caught.value).startswith(words)
    assert comptoir.language() == "fr"


def test_whose_turn_it_is() -> None:
    table = match()
    table.play(1, "seal")
    with pytest.raises(comptoir.NotYourTurn, match="It’s not your turn."):
        table.play(1, "seal")
    over = state()
    while over.step(over.legal()[0]) >= 0:
        pass
    with pytest.raises(comptoir.GameOver, match="The game is over"):
        over.step(69)


def test_a_batch_that_is_refused_has_not_moved() -> None:
    games = batch()
    before = games.observations.copy(), games.masks.copy(), games.state(1).view_text("arbiter")
    with pytest.raises(comptoir.Refused):
        games.step([69, 69, 72])
    assert (before[0] == games.observations).all() and (before[1] == games.masks).all()
    assert before[2] == games.state(1).view_text("arbiter")


def test_a_record_that_cheats() -> None:
    table = match()
    for seat in (1, 2, 3):
        table.play(seat, "seal")
    honest = table.record()
    assert comptoir.replay(honest).ply == table.ply
    with pytest.raises(comptoir.BadRecord):
        comptoir.replay(honest.replace("2 seal", "2 keep"))


def test_types_are_held_by_python() -> None:
    for cause in (lambda: state().step("seal"), lambda: comptoir.make(7), lambda: batch().state(-1)):  # type: ignore[arg-type]
        with pytest.raises((TypeError, OverflowError)):
            cause()
    with pytest.raises(ValueError, match="out must be a writable array of 940 numbers"):
        state().observe(0, np.zeros(3, np.float32))


def test_a_fault_is_an_exception(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(comptoir.Fault, match="Internal error in Comptoir: as asked"):
        _native._fault()


@every_game
def test_numbers_have_a_notation(slug: str) -> None:
    game = comptoir.game(slug)
    for number in range(0, game.n_actions, max(1, game.n_actions // 50)):
        assert game.number(game.action(number)) == number
    with pytest.raises(comptoir.BadMove):
        game.number("nonsense")
    with pytest.raises(comptoir.BadValue):
        game.action(game.n_actions)
