//! The messages as they cross the wire, and what is generated from their types.

mod differences;
mod golden;
mod releases;
mod types;
