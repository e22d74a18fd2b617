"""The example learns: a few seconds are enough to play better than at random."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

EXAMPLE = Path(__file__).resolve().parents[1] / "examples" / "train.py"


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_policy_learns_from_a_bot() -> None:
    train = example()
    network, points = train.train(minutes=0.1)
    base, learned = train.evaluate(None, 500, 7), train.evaluate(network, 500, 7)
    assert base < 0.25 and base + 0.1 < learned
    assert train.curve(points).startswith("<svg")
