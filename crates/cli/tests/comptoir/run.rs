//! Runs the real command.

use std::{
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

/// What a run of the command came to.
pub struct Run {
    pub stdout: String,
    pub stderr: String,
    pub status: i32,
}

/// Runs `comptoir` with these words, in English.
pub fn comptoir(args: &[&str]) -> Run {
    comptoir_in(Path::new(env!("CARGO_TARGET_TMPDIR")), args, "")
}

/// Runs `comptoir` in a folder, with something to read.
pub fn comptoir_in(folder: &Path, args: &[&str], input: &str) -> Run {
    finish(command(folder).args(args), input)
}

/// The command in an environment that says nothing about language or colour.
pub fn command(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_comptoir"));
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"] {
        command.env_remove(variable);
    }
    command.current_dir(folder);
    command
}

/// Runs a command to its end.
pub fn finish(command: &mut Command, input: &str) -> Run {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("comptoir starts");
    // A command may end without reading all of its input.
    _ = child.stdin.take().expect("it was asked for").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("comptoir ends");
    let text = |bytes| String::from_utf8(bytes).expect("comptoir writes UTF-8");
    Run { stdout: text(output.stdout), stderr: text(output.stderr), status: output.status.code().expect("no signal") }
}

impl Run {
    /// What it wrote, if all went well.
    #[track_caller]
    pub fn ok(self) -> String {
        assert_eq!((self.status, self.stderr.as_str()), (0, ""), "{}", self.stdout);
        self.stdout
    }

    /// The one line it said, if it stopped as it does on bad input.
    #[track_caller]
    pub fn refused(self) -> String {
        assert_eq!((self.status, self.stdout.as_str()), (2, ""), "{}", self.stderr);
        assert_eq!(self.stderr.lines().count(), 1, "{}", self.stderr);
        let line = self.stderr.trim_end().strip_prefix("comptoir: ");
        line.expect("it says who speaks").to_owned()
    }
}
