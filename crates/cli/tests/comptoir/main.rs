//! The command as users and scripts meet it: every test runs the real binary.

mod bad_input;
mod commands;
mod play;
mod release_files;
mod releases;
mod run;
mod train;
