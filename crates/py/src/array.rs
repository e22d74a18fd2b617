//! NumPy arrays that Rust writes into.

#![expect(unsafe_code, reason = "a step writes into memory that Python owns")]

use pyo3::{
    buffer::{Element, PyBuffer},
    prelude::*,
    types::PyTuple,
};

/// An array that is read by Python and written by Rust only.
pub struct Array<T: Element> {
    /// Holding the buffer keeps NumPy from moving or freeing the memory.
    buffer: PyBuffer<T>,
}

impl<T: Element> Array<T> {
    /// Zeros of this shape, and a view of the same memory for Python, read-only unless `writable`. `dtype` is NumPy's
    /// name of `T`; `view_dtype` is the type that Python sees, which must have the same size.
    pub fn new(
        py: Python<'_>,
        shape: &[usize],
        dtype: &str,
        view_dtype: &str,
        writable: bool,
    ) -> PyResult<(Self, Py<PyAny>)> {
        let shape = PyTuple::new(py, shape)?;
        let array = py.import("numpy")?.call_method1("zeros", (shape, dtype))?;
        let view = array.call_method1("view", (view_dtype,))?;
        view.call_method1("setflags", (writable,))?;
        Ok((Array { buffer: PyBuffer::get(&array)? }, view.unbind()))
    }

    /// The memory as a mutable slice.
    ///
    /// Another Python thread may read at the same time, and then sees the rows of an unfinished step. The
    /// documentation says so, as that of other batched environments does.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        let memory = self.buffer.as_slice_ptr().expect("`numpy.zeros` returns a contiguous array");
        // SAFETY: `self` holds the buffer, so the memory stays valid; it is writable, aligned and initialised; and
        // `&mut self` makes this the only slice in Rust.
        unsafe { &mut *memory.as_ptr() }
    }
}
