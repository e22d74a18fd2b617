# %% [markdown]
# # A small policy that learns Mint Works
#
# One player learns by proximal policy optimization (PPO), the other is our bot `medium`, which plays inside of the
# batch: every row of it is a decision of the learner. All there is to it is NumPy: a network with one hidden layer,
# whose policy sees the observation and chooses among the legal actions, and whose value says what to expect.
#
#     pip install . && python python/examples/train.py
#
# `--minutes 5` stops after so much processor time; `--curve FILE` draws how it went.

# %%
from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

# Matrices as small as these are multiplied faster on one core than on several.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

import comptoir

GAME, PLAYERS, OPPONENT = "mint-works", 2, "medium"
# So many games at once, so many steps of each between two updates.
GAMES, STEPS = 256, 64
HIDDEN, RATE, ENTROPY = 64, 2e-3, 0.01
# PPO: how often a window is learned from, in parts of what size, how far the policy may move, and how far ahead of a
# choice its advantage looks.
EPOCHS, PART, CLIP, LAMBDA = 3, 2048, 0.2, 0.95
# How often the policy is held against the bot: after so many windows, in so many games.
WINDOWS, TRIALS = 8, 1000

Array = NDArray[np.float32]
Actions = NDArray[np.int64]
Masks = NDArray[np.bool_]

# %% [markdown]
# ## The network
#
# Illegal actions get no chance at all: their logits are set to minus a lot before the softmax.


# %%
class Network:
    def __init__(self, features: int, actions: int, rng: np.random.Generator) -> None:
        scale = lambda n, m: (rng.standard_normal((n, m)) / np.sqrt(n)).astype(np.float32)  # noqa: E731
        self.weights = {
            "hidden": scale(features, HIDDEN),
            "hidden_bias": np.zeros(HIDDEN, np.float32),
            "policy": 0.1 * scale(HIDDEN, actions),
            "policy_bias": np.zeros(actions, np.float32),
            "value": scale(HIDDEN, 1),
            "value_bias": np.zeros(1, np.float32),
        }
        self.moments = {name: (np.zeros_like(it), np.zeros_like(it)) for name, it in self.weights.items()}
        self.updates = 0

    def forward(self, seen: Array, legal: Masks) -> tuple[Array, Array, Array]:
        w = self.weights
        hidden = np.maximum(seen @ w["hidden"] + w["hidden_bias"], 0)
        logits = np.where(legal, hidden @ w["policy"] + w["policy_bias"], np.float32(-1e9))
        chances = np.exp(logits - logits.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        value = np.tanh(hidden @ w["value"] + w["value_bias"])[:, 0]
        return hidden, chances, value

    def learn(self, window: Window) -> None:
        """One step up the clipped objective of PPO, and down the error of the value."""
        n, w = len(window.seen), self.weights
        hidden, chances, value = self.forward(window.seen, window.legal)
        rows = np.arange(n)
        ratio = chances[rows, window.chosen] / window.chance
        # Where the policy has moved too far already, nothing pulls it further.
        clipped = np.where(window.advantage > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        pull = np.where(clipped, 0, ratio * window.advantage).astype(np.float32)
        # The gradient of what is to be made small, by the logits: minus pull times (one-hot - chances), and minus the
        # entropy.
        logs = np.log(np.maximum(chances, 1e-9))
        surprise = (chances * logs).sum(1, keepdims=True)
        to_logits = chances * pull[:, None] + ENTROPY * chances * (logs - surprise)
        to_logits[rows, window.chosen] -= pull
        to_value = ((value - window.target) * (1 - value**2))[:, None].astype(np.float32)
        to_hidden = (to_logits @ w["policy"].T + to_value @ w["value"].T) * (hidden > 0)
        self.descend(
            {
                "hidden": window.seen.T @ to_hidden / n,
                "hidden_bias": to_hidden.mean(0),
                "policy": hidden.T @ to_logits / n,
                "policy_bias": to_logits.mean(0),
                "value": hidden.T @ to_value / n,
                "value_bias": to_value.mean(0),
            }
        )

    def descend(self, gradients: dict[str, Array]) -> None:
        """Adam."""
        self.updates += 1
        for name, gradient in gradients.items():
            mean, square = self.moments[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            fair_mean, fair_square = mean / (1 - 0.9**self.updates), square / (1 - 0.999**self.updates)
            self.weights[name] -= RATE * fair_mean / (np.sqrt(fair_square) + 1e-8)


# %% [markdown]
# ## Playing
#
# A batch steps all games at once, the bot's choices and chance included. What the learner saw, chose and got in a number
# of steps is a window.


# %%
class Window:
    """Choices of the learner, and what came of them."""

    def __init__(
        self, seen: Array, legal: Masks, chosen: Actions, chance: Array, advantage: Array, target: Array
    ) -> None:
        self.seen, self.legal, self.chosen = seen, legal, chosen
        self.chance, self.advantage, self.target = chance, advantage, target

    def parts(self, rng: np.random.Generator) -> list[Window]:
        """The same in shuffled parts, the advantages of each with mean zero and about the size of one."""
        order = np.array_split(rng.permutation(len(self.seen)), max(1, len(self.seen) // PART))
        fair = (self.advantage - self.advantage.mean()) / (self.advantage.std() + 1e-6)
        return [
            Window(self.seen[it], self.legal[it], self.chosen[it], self.chance[it], fair[it], self.target[it])
            for it in order
        ]


def tables(games: int, seed: int) -> comptoir.Batch:
    return comptoir.Batch(GAME, games, players=PLAYERS, seed=seed, masks="bytes", lists=False, opponents=OPPONENT)


def own_rewards(batch: comptoir.Batch) -> Array:
    return batch.rewards[np.arange(len(batch)), batch.learners]


def drawn(chances: Array, rng: np.random.Generator) -> Actions:
    """One of each row, as likely as it says."""
    return (chances.cumsum(1) > rng.random((len(chances), 1)) * chances.sum(1, keepdims=True)).argmax(1)


def collect(batch: comptoir.Batch, network: Network, rng: np.random.Generator) -> Window:
    """`STEPS` choices in every game, with generalized advantage estimation."""
    n, rows = len(batch), np.arange(len(batch))
    seen = np.zeros((STEPS, n, batch.game.n_features), np.float32)
    legal = np.zeros((STEPS, n, batch.game.n_actions), bool)
    chosen, chance = np.zeros((STEPS, n), np.int64), np.zeros((STEPS, n), np.float32)
    done, rewards = np.zeros((STEPS, n), bool), np.zeros((STEPS, n), np.float32)
    values = np.zeros((STEPS + 1, n), np.float32)
    for step in range(STEPS):
        seen[step], legal[step] = batch.observations, batch.masks
        _, chances, values[step] = network.forward(seen[step], legal[step])
        chosen[step] = drawn(chances, rng)
        chance[step] = chances[rows, chosen[step]]
        batch.step(chosen[step])
        done[step], rewards[step] = batch.done, own_rewards(batch)
    values[STEPS] = network.forward(batch.observations, batch.masks)[2]
    advantage, later = np.zeros((STEPS, n), np.float32), np.zeros(n, np.float32)
    for step in reversed(range(STEPS)):
        ahead = np.where(done[step], 0, values[step + 1])
        later = rewards[step] + ahead - values[step] + LAMBDA * np.where(done[step], 0, later)
        advantage[step] = later
    flat = lambda it: it.reshape(STEPS * n, *it.shape[2:])  # noqa: E731
    target = np.clip(advantage + values[:STEPS], -1, 1)
    return Window(*(flat(it) for it in (seen, legal, chosen, chance, advantage, target)))


def evaluate(network: Network | None, games: int, seed: int) -> float:
    """The share of games that the learner wins against the bot, ties counted as half. Without a network it plays at
    random."""
    batch, rng = tables(games, seed), np.random.default_rng(seed)
    result, left = np.zeros(games), np.ones(games, bool)
    while left.any():
        chances = batch.masks / batch.masks.sum(1, keepdims=True)
        if network is not None:
            chances = network.forward(batch.observations, batch.masks)[1]
        batch.step(drawn(chances, rng))
        # Only the first game of each place counts: short games would be counted too often.
        ended = batch.done & left
        result[ended] = (1 + own_rewards(batch)[ended]) / 2
        left &= ~ended
    return float(result.mean())


# %% [markdown]
# ## The curve


# %%
def curve(points: list[tuple[float, float]]) -> str:
    """Won games by minutes of processor time, as a picture."""
    base = 1 / PLAYERS
    width, height, left, bottom = 640, 320, 56, 44
    most = max(minutes for minutes, _ in points) or 1.0
    x = lambda minutes: left + (width - left - 16) * minutes / most  # noqa: E731
    y = lambda share: (height - bottom) - (height - bottom - 16) * share  # noqa: E731
    line = " ".join(f"{x(minutes):.1f},{y(share):.1f}" for minutes, share in points)
    ticks = "".join(
        f'<line x1="{left}" x2="{width - 16}" y1="{y(share):.1f}" y2="{y(share):.1f}" stroke="#d8d5cd"/>'
        f'<text x="{left - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    minutes = "".join(
        f'<text x="{x(most * part / 4):.1f}" y="{height - bottom + 18}" text-anchor="middle">{most * part / 4:.1f}</text>'
        for part in range(5)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="12" fill="#3b3832" role="img" aria-label="Share of games won, by minutes of processor time">'
        f'<rect width="{width}" height="{height}" fill="#fffdf8"/>{ticks}{minutes}'
        f'<text x="{(left + width) / 2}" y="{height - 8}" text-anchor="middle">minutes of processor time</text>'
        f'<line x1="{left}" x2="{width - 16}" y1="{y(base):.1f}" y2="{y(base):.1f}" stroke="#a0522d" '
        f'stroke-dasharray="6 4"/><text x="{width - 20}" y="{y(base) - 6:.1f}" text-anchor="end" fill="#a0522d">'
        f"even</text>"
        f'<polyline points="{line}" fill="none" stroke="#1f6f5c" stroke-width="2.5"/>'
        f'<text x="{width - 20}" y="{y(points[-1][1]) - 8:.1f}" text-anchor="end" fill="#1f6f5c">'
        f"the policy: {points[-1][1]:.1%} won</text></svg>\n"
    )


# %% [markdown]
# ## Training


# %%
def train(minutes: float, seed: int = 1) -> tuple[Network, list[tuple[float, float]]]:
    rng = np.random.default_rng(seed)
    game = comptoir.game(GAME)
    network = Network(game.n_features, game.n_actions, rng)
    batch = tables(GAMES, seed)
    points, choices = [(0.0, evaluate(network, TRIALS, 99))], 0
    began = time.process_time()
    while (time.process_time() - began) / 60 < minutes:
        for _ in range(WINDOWS):
            window = collect(batch, network, rng)
            choices += len(window.seen)
            for _ in range(EPOCHS):
                for part in window.parts(rng):
                    network.learn(part)
        points.append(((time.process_time() - began) / 60, evaluate(network, TRIALS, 99)))
        print(f"{points[-1][0]:5.2f} min  {choices:9,} choices  {points[-1][1]:6.1%} won", flush=True)
    return network, points


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains a small policy for Mint Works against our bot")
    parser.add_argument("--minutes", type=float, default=1.5, help="of processor time")
    parser.add_argument("--curve", type=Path)
    arguments = parser.parse_args()
    network, points = train(arguments.minutes)
    base, final = evaluate(None, 4000, 7), evaluate(network, 4000, 7)
    print(f"random play wins {base:.1%}, the policy {final:.1%} of 4,000 games against {OPPONENT}")
    if arguments.curve:
        arguments.curve.write_text(curve(points))


if __name__ == "__main__":
    main()
