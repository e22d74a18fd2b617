"""What the tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import comptoir

#: Every game with every number of players.
TABLES = [(game.slug, players) for game in comptoir.games() for players in game.players]

#: Every game once.
SLUGS = [game.slug for game in comptoir.games()]

every_table = pytest.mark.parametrize(("slug", "players"), TABLES)
every_game = pytest.mark.parametrize("slug", SLUGS)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever a test sets the language to, the next one begins in English."""
    comptoir.language("en")
    yield
    comptoir.language("en")
