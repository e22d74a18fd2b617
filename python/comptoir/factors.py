"""Actions as a few small choices, for nets that have an output for each factor and not for each action.

A batch with `factors=True` lists the factors of every legal action: a verb, a piece, a place. Choose the first factor
by `factor_mask(batch, chosen)`, append it to `chosen`, ask for the mask of the next, and so on; when all are chosen,
`factored_actions(batch, chosen)` gives the actions.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

import comptoir


def _fitting(batch: comptoir.Batch, chosen: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Which places of the lists of legal actions begin with what was chosen."""
    n_chosen = chosen.shape[1]
    listed: NDArray[np.bool_] = np.arange(batch.legal.shape[1]) < batch.n_legal[:, None]
    fitting: NDArray[np.bool_] = listed & (batch.factors[:, :, :n_chosen] == chosen[:, None, :]).all(2)
    return fitting


def factor_mask(batch: comptoir.Batch, chosen: NDArray[np.int64]) -> NDArray[np.bool_]:
    """What the next factor may be in each game; `chosen` has a column for each factor chosen so far."""
    factor = chosen.shape[1]
    mask = np.zeros((len(batch), batch.game.factor_sizes[factor]), bool)
    row, place = np.nonzero(_fitting(batch, chosen))
    mask[row, batch.factors[row, place, factor]] = True
    return mask


def factored_actions(batch: comptoir.Batch, chosen: NDArray[np.int64]) -> NDArray[np.int64]:
    """The actions with these factors, one for each game; all factors are chosen, each within its mask."""
    place = _fitting(batch, chosen).argmax(1)
    actions: NDArray[np.int64] = batch.legal[np.arange(len(batch)), place].astype(np.int64)
    return actions
