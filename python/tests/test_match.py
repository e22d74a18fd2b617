"""Matches: notation, views, records."""

from __future__ import annotations

import random

import comptoir
import pytest
from conftest import every_table


def played_to_the_end(slug: str, players: int, seed: int) -> comptoir.Match:
    match, chance = comptoir.make(slug, players=players, seed=seed), random.Random(seed)
    while not match.over:
        seat = chance.choice(match.seats)
        match.play(seat, chance.choice(match.legal(seat)))
    return match


@every_table
def test_a_whole_game_and_its_record(slug: str, players: int) -> None:
    match = played_to_the_end(slug, players, 1)
    assert match.game.slug == slug and match.players == players and match.seats == []
    assert match.legal() == [] and match.winners
    for score in match.scores.values():
        assert score["total"] == sum(score["parts"].values())
    text = match.record()
    assert comptoir.verify(text) == {"seed": True, "hash": True, "ended": True}
    again = comptoir.replay(text)
    assert again.view("arbiter") == match.view("arbiter") and again.record() == text
    assert again.steps == match.steps and len(match.steps) == match.ply


def test_what_is_hidden() -> None:
    match = comptoir.make("money", players=3, seed=7)
    own, other = match.view(1)["seats"][0], match.view(2)["seats"][0]
    assert len(own["hand"]) == 6 and other["hand"] is None
    assert match.view()["seats"][0]["hand"] is None
    assert match.view("arbiter")["seats"][1]["hand"] == match.view(2)["seats"][1]["hand"]
    assert any(event["type"] == "hand" for event in match.news(1))
    assert not any(event["type"] == "hand" for event in match.news())


def test_the_same_seed_deals_the_same() -> None:
    views = [comptoir.make("money", players=3, seed=seed).view("arbiter") for seed in (7, "7", 8, None, None)]
    assert views[0] == views[1] != views[2] and views[3] != views[4]


def test_options_of_many_kinds() -> None:
    match = comptoir.make("money", {"deals": 1, "remove": ["EUR", "RUB"]}, players=3)
    assert match.options == {"deals": 1, "remove": ["EUR", "RUB"]}
    assert comptoir.make("ginkgopolis", {"expert": True}, players=1).options["expert"] is True
    assert comptoir.game("money").options["deals"]["default"] == "3"


def test_several_choices_at_once_and_back() -> None:
    match = comptoir.make("money", players=3, seed=7)
    card = match.legal(1)[1]
    before = match.view(1)
    match.play(1, card)
    match.undo(1)
    assert match.view(1) == before
    match.play(1, card, "seal")
    assert match.seats == [2, 3] and match.at(0).ply == 0
    with pytest.raises(comptoir.CannotUndo):
        match.undo(2)


@pytest.mark.parametrize("level", comptoir.levels()[:3])
def test_bots_choose_what_is_legal(level: str) -> None:
    match = comptoir.make("mint-works", players=2, seed=3)
    bot = comptoir.Bot("mint-works", level, seed=1)
    again = comptoir.Bot("mint-works", level, seed=1)
    while not match.over:
        seat = match.seats[0]
        action = bot.choose(match, seat)
        assert action in match.legal(seat) and action == again.choose(match, seat)
        match.play(seat, action)
