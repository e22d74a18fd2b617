//! The arrays of a batch: NumPy owns them, Rust writes them, Python reads them.

use catalog::learn::{AnyBatch, MAX_LEGAL, Rows, Shape};
use kernel::N_FACTORS;
use pyo3::{prelude::*, types::PySlice};

use crate::array::Array;

/// The games and the arrays that they write.
pub struct Envs {
    pub games: Box<dyn AnyBatch>,
    dense: Array<f32>,
    bytes: Array<i8>,
    indices: Array<i32>,
    values: Array<f32>,
    n_nonzero: Array<i32>,
    masks: Array<u8>,
    legal: Array<i32>,
    factors: Array<i16>,
    n_legal: Array<i32>,
    players: Array<i32>,
    rewards: Array<f32>,
    done: Array<u8>,
}

/// The same arrays as Python sees them: views of the same memory.
pub struct Views {
    pub observations: Py<PyAny>,
    pub indices: Py<PyAny>,
    pub values: Py<PyAny>,
    pub n_nonzero: Py<PyAny>,
    pub masks: Py<PyAny>,
    pub legal: Py<PyAny>,
    pub factors: Py<PyAny>,
    pub n_legal: Py<PyAny>,
    pub players: Py<PyAny>,
    pub rewards: Py<PyAny>,
    pub done: Py<PyAny>,
}

impl Envs {
    /// Zeros. With `writable`, Python may write to observations, which no step reads.
    pub fn new(py: Python<'_>, games: Box<dyn AnyBatch>, writable: bool) -> PyResult<(Envs, Views)> {
        let shape = games.shape();
        let n = shape.games;
        let when = |stride: usize| if stride > 0 { n } else { 0 };
        let (dense, dense_view) = Array::new(py, &[n, shape.dense], "float32", "float32", writable)?;
        let (bytes, bytes_view) = Array::new(py, &[n, shape.bytes], "int8", "int8", writable)?;
        let (indices, indices_view) = Array::new(py, &[n, shape.sparse], "int32", "int32", writable)?;
        let (values, values_view) = Array::new(py, &[n, shape.sparse], "float32", "float32", writable)?;
        let (n_nonzero, n_nonzero_view) = Array::new(py, &[when(shape.sparse)], "int32", "int32", writable)?;
        // A byte an action is a flag, and so NumPy sees it.
        let flags = if shape.mask == shape.actions { "bool" } else { "uint8" };
        let (masks, masks_view) = Array::new(py, &[n, shape.mask], "uint8", flags, false)?;
        let (legal, legal_view) = Array::new(py, &[n, shape.list], "int32", "int32", false)?;
        let factors_shape = [n, shape.factors / N_FACTORS, N_FACTORS];
        let (factors, factors_view) = Array::new(py, &factors_shape, "int16", "int16", false)?;
        let (n_legal, n_legal_view) = Array::new(py, &[when(shape.list)], "int32", "int32", false)?;
        let (players, players_view) = Array::new(py, &[n], "int32", "int32", false)?;
        let (rewards, rewards_view) = Array::new(py, &[n, shape.players], "float32", "float32", false)?;
        let (done, done_view) = Array::new(py, &[n], "uint8", "bool", false)?;
        let views = Views {
            observations: if shape.bytes > 0 { bytes_view } else { dense_view },
            indices: indices_view,
            values: values_view,
            n_nonzero: n_nonzero_view,
            masks: masks_view,
            legal: listed(py, &legal_view)?,
            factors: listed(py, &factors_view)?,
            n_legal: n_legal_view,
            players: players_view,
            rewards: rewards_view,
            done: done_view,
        };
        let envs = Envs {
            games,
            dense,
            bytes,
            indices,
            values,
            n_nonzero,
            masks,
            legal,
            factors,
            n_legal,
            players,
            rewards,
            done,
        };
        Ok((envs, views))
    }

    /// The games, and the arrays as slices.
    pub fn split(&mut self) -> (&mut dyn AnyBatch, Rows<'_>) {
        let rows = Rows {
            dense: self.dense.as_mut_slice(),
            bytes: self.bytes.as_mut_slice(),
            indices: self.indices.as_mut_slice(),
            values: self.values.as_mut_slice(),
            n_nonzero: self.n_nonzero.as_mut_slice(),
            masks: self.masks.as_mut_slice(),
            legal: self.legal.as_mut_slice(),
            factors: self.factors.as_mut_slice(),
            n_legal: self.n_legal.as_mut_slice(),
            players: self.players.as_mut_slice(),
            rewards: self.rewards.as_mut_slice(),
            done: self.done.as_mut_slice(),
        };
        (&mut *self.games, rows)
    }

    pub fn shape(&self) -> Shape {
        self.games.shape()
    }
}

/// The columns that a list can fill: the stride of the rows is greater than their length.
fn listed(py: Python<'_>, array: &Py<PyAny>) -> PyResult<Py<PyAny>> {
    let columns = (PySlice::full(py), PySlice::new(py, 0, MAX_LEGAL as isize, 1));
    Ok(array.bind(py).get_item(columns)?.unbind())
}
