# %% [markdown]
# # A small policy that learns Mint Works
#
# One player learns by REINFORCE, the other plays at random. All there is to it is NumPy: a network with one
# hidden layer, whose policy sees the observation and chooses among the legal actions, and whose value says
# what to expect. It takes a minute on one core:
#
#     pip install . && python python/examples/train.py
#
# `--minutes 1` stops after a minute of processor time; `--curve FILE` draws how it went.

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

GAME, PLAYERS, GAMES, STEPS = "mint-works", 2, 128, 96
HIDDEN, RATE, ENTROPY = 64, 3e-3, 0.01
# How often the policy is held against random play: after so many windows, in so many games.
WINDOWS, TRIALS = 4, 500
LEARNER = 0

Array = NDArray[np.float32]

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

    def forward(self, seen: Array, legal: NDArray[np.bool_]) -> tuple[Array, Array, Array]:
        w = self.weights
        hidden = np.maximum(seen @ w["hidden"] + w["hidden_bias"], 0)
        logits = np.where(legal, hidden @ w["policy"] + w["policy_bias"], np.float32(-1e9))
        chances = np.exp(logits - logits.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        value = np.tanh(hidden @ w["value"] + w["value_bias"])[:, 0]
        return hidden, chances, value

    def learn(self, seen: Array, legal: NDArray[np.bool_], chosen: NDArray[np.int64], outcome: Array) -> None:
        """One step up the policy gradient, with the value as baseline, and down the error of the value."""
        n, w = len(seen), self.weights
        hidden, chances, value = self.forward(seen, legal)
        advantage = outcome - value
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        # The gradient of what is to be made small, by the logits: minus advantage times (one-hot - chances),
        # and minus the entropy.
        logs = np.log(np.maximum(chances, 1e-9))
        surprise = (chances * logs).sum(1, keepdims=True)
        to_logits = chances * advantage[:, None] + ENTROPY * chances * (logs - surprise)
        to_logits[np.arange(n), chosen] -= advantage
        to_value = ((value - outcome) * (1 - value**2))[:, None].astype(np.float32)
        to_hidden = (to_logits @ w["policy"].T + to_value @ w["value"].T) * (hidden > 0)
        self.descend(
            {
                "hidden": seen.T @ to_hidden / n,
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
# A batch steps all games at once. Where it is the learner's turn, the policy draws an action; elsewhere any
# legal one will do.


# %%
def random_actions(batch: comptoir.Batch, rng: np.random.Generator) -> NDArray[np.int64]:
    place = (rng.random(len(batch)) * batch.n_legal).astype(np.int64)
    return batch.legal[np.arange(len(batch)), place].astype(np.int64)


def drawn(chances: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """One of each row, as likely as it says."""
    return (chances.cumsum(1) > rng.random((len(chances), 1)) * chances.sum(1, keepdims=True)).argmax(1)


def collect(batch: comptoir.Batch, network: Network, rng: np.random.Generator) -> tuple[Array, ...]:
    """What the learner saw and chose in `STEPS` steps of every game, and how those games came out."""
    n = len(batch)
    seen = np.zeros((STEPS, n, batch.game.n_features), np.float32)
    legal = np.zeros((STEPS, n, batch.game.n_actions), bool)
    chosen, own = np.zeros((STEPS, n), np.int64), np.zeros((STEPS, n), bool)
    done, rewards = np.zeros((STEPS, n), bool), np.zeros((STEPS, n), np.float32)
    for step in range(STEPS):
        actions = random_actions(batch, rng)
        mine = np.flatnonzero(batch.player == LEARNER)
        seen[step], legal[step] = batch.observations, batch.masks
        actions[mine] = drawn(network.forward(batch.observations[mine], batch.masks[mine])[1], rng)
        own[step, mine], chosen[step] = True, actions
        batch.step(actions)
        done[step], rewards[step] = batch.done, batch.rewards[:, LEARNER]
    # From the end backwards: what a game brought counts for every choice in it. Games that are not over yet
    # teach nothing.
    outcome, known = np.zeros((STEPS, n), np.float32), np.zeros((STEPS, n), bool)
    later, sure = np.zeros(n, np.float32), np.zeros(n, bool)
    for step in reversed(range(STEPS)):
        later, sure = np.where(done[step], rewards[step], later), sure | done[step]
        outcome[step], known[step] = later, sure
    use = own & known
    return seen[use], legal[use], chosen[use], outcome[use]


def evaluate(network: Network | None, games: int, seed: int) -> float:
    """The share of games that the learner wins against random play, ties counted as half. Without a
    network it plays at random too."""
    batch = comptoir.Batch(GAME, games, players=PLAYERS, seed=seed, masks="bytes")
    rng = np.random.default_rng(seed)
    result, left = np.zeros(games), np.ones(games, bool)
    while left.any():
        actions = random_actions(batch, rng)
        mine = np.flatnonzero((batch.player == LEARNER) & left)
        if network is not None and len(mine):
            actions[mine] = drawn(network.forward(batch.observations[mine], batch.masks[mine])[1], rng)
        batch.step(actions)
        # Only the first game of each place counts: short games would be counted too often.
        ended = batch.done & left
        result[ended] = (1 + batch.rewards[ended, LEARNER]) / 2
        left &= ~ended
    return float(result.mean())


# %% [markdown]
# ## The curve


# %%
def curve(points: list[tuple[float, float]], base: float) -> str:
    """Won games by minutes of processor time, as a picture."""
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
        f"random play</text>"
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
    batch = comptoir.Batch(GAME, GAMES, players=PLAYERS, seed=seed, masks="bytes")
    points, choices = [(0.0, evaluate(network, TRIALS, 99))], 0
    began = time.process_time()
    while (time.process_time() - began) / 60 < minutes:
        for _ in range(WINDOWS):
            data = collect(batch, network, rng)
            choices += len(data[0])
            # Small steps over a shuffled window: one epoch, since the policy moves on.
            for part in np.array_split(rng.permutation(len(data[0])), max(1, len(data[0]) // 512)):
                network.learn(*(it[part] for it in data))  # type: ignore[arg-type]
        points.append(((time.process_time() - began) / 60, evaluate(network, TRIALS, 99)))
        print(f"{points[-1][0]:5.2f} min  {choices:9,} choices  {points[-1][1]:6.1%} won", flush=True)
    return network, points


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains a small policy for Mint Works")
    parser.add_argument("--minutes", type=float, default=1.0, help="of processor time")
    parser.add_argument("--curve", type=Path)
    arguments = parser.parse_args()
    network, points = train(arguments.minutes)
    base, final = evaluate(None, 4000, 7), evaluate(network, 4000, 7)
    print(f"random play wins {base:.1%}, the policy {final:.1%} of 4,000 games against random play")
    if arguments.curve:
        arguments.curve.write_text(curve(points, base))


if __name__ == "__main__":
    main()
