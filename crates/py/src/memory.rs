//! Arrays that NumPy owns and that we write into.

#![expect(unsafe_code, reason = "memory that Python owns is borrowed for a step")]

use pyo3::{
    buffer::{Element, PyBuffer},
    prelude::*,
    types::PyTuple,
};

/// A fresh array. Python reads it, and only we write.
pub struct Array<T: Element> {
    /// Keeps the memory where it is: NumPy does not move or free what is lent out.
    memory: PyBuffer<T>,
}

impl<T: Element> Array<T> {
    /// Zeros of this shape; `kind` is what NumPy calls `T`, and `seen_as` what readers see, which has the
    /// same size. Besides, what Python sees: the memory itself, not to be written.
    pub fn new(py: Python<'_>, shape: &[usize], kind: &str, seen_as: &str) -> PyResult<(Self, Py<PyAny>)> {
        let shape = PyTuple::new(py, shape)?;
        let array = py.import("numpy")?.call_method1("zeros", (shape, kind))?;
        let seen = array.call_method1("view", (seen_as,))?;
        seen.call_method1("setflags", (false,))?;
        Ok((Array { memory: PyBuffer::get(&array)? }, seen.unbind()))
    }

    /// The memory, to be written.
    ///
    /// Python may look at the same time, from another thread, and then sees the rows of a step that is not
    /// finished; that is told in the documentation, as other batched environments do.
    pub fn lent(&mut self) -> &mut [T] {
        let memory = self.memory.as_slice_ptr().expect("a fresh array lies in one piece");
        // SAFETY: the buffer is held by `self`, so the memory stays; it is writeable, aligned and full of
        // zeros or of what we wrote; and `&mut self` makes this the only slice in Rust.
        unsafe { &mut *memory.as_ptr() }
    }
}
