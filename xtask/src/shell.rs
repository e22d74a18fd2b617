//! Running other programs and talking to the one who waits for them.

use std::{
    env, fmt,
    io::{self, BufRead, BufReader, IsTerminal, Read, Write},
    path::{Path, PathBuf},
    process::{Command, ExitStatus, Stdio},
    sync::{Mutex, MutexGuard},
    thread,
};

use crate::test_counts::TestCounts;

/// How the verdict of a test of faults begins.
const VERDICT: &str = "lost ";

/// Why something could not be brought to a good end.
#[derive(Debug)]
pub enum Failure {
    /// The program could not be started at all.
    Start { command: String, error: io::Error },
    /// The program ran and was not content.
    Status { command: String, status: ExitStatus },
    /// A file or folder could not be read or made.
    File { path: PathBuf, error: io::Error },
    /// A program is missing and cannot be installed from here.
    Missing { packages: String },
    /// Tests ran to their end, and some failed.
    Tests,
    /// Something that was built does not do what it should.
    Trial { what: String },
    /// The house rules are broken in so many places.
    Untidy { faults: usize },
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Start { command, error } => write!(f, "cannot start `{command}`: {error}"),
            Failure::Status { command, status } => write!(f, "`{command}` ended with {status}"),
            Failure::File { path, error } => write!(f, "{}: {error}", path.display()),
            Failure::Missing { packages } => write!(f, "please install: {packages}"),
            Failure::Tests => write!(f, "some tests failed"),
            Failure::Trial { what } => write!(f, "{what}"),
            Failure::Untidy { faults: 1 } => write!(f, "1 fault"),
            Failure::Untidy { faults } => write!(f, "{faults} faults"),
        }
    }
}

/// Prints a line. A reader that has gone away is no reason to stop working.
pub fn say(line: impl fmt::Display) {
    let _ = writeln!(io::stdout(), "{line}");
}

/// Prints a line about something that went wrong.
pub fn complain(line: impl fmt::Display) {
    let _ = writeln!(io::stderr(), "xtask: {line}");
}

/// The folder of the project, from wherever inside it cargo was called.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the project")
}

/// A program to be run in the folder of the project. The line is split at blanks.
pub fn command(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = Command::new(words.next().expect("a command has a name"));
    command.args(words).current_dir(root());
    command
}

/// Whether `line` can be run and succeeds, whatever it prints.
pub fn succeeds(line: &str) -> bool {
    let quiet = command(line).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

/// Runs a program that talks to the terminal itself.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let status = command.status().map_err(|error| Failure::Start { command: line_of(command), error })?;
    check(command, status)
}

/// Runs a program and returns what it printed.
pub fn output(command: &mut Command) -> Result<String, Failure> {
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| Failure::Start { command: line_of(command), error })?;
    check(command, output.status)?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs a program beside others, and returns what it would have told the terminal.
pub fn aside(command: &mut Command) -> (String, Result<(), Failure>) {
    match command.stdin(Stdio::null()).output() {
        Ok(output) => {
            let told = [output.stdout, output.stderr].concat();
            (String::from_utf8_lossy(&told).into_owned(), check(command, output.status))
        }
        Err(error) => (String::new(), Err(Failure::Start { command: line_of(command), error })),
    }
}

/// Runs a test runner, passes on what it prints while it prints it, and adds up its results.
pub fn count(command: &mut Command, counts: &mut TestCounts) -> Result<(), Failure> {
    // Through a pipe the runners would drop their colours.
    if io::stderr().is_terminal() && env::var_os("NO_COLOR").is_none() {
        command.env("CARGO_TERM_COLOR", "always");
    }
    let counted = Mutex::new(TestCounts::default());
    let status = stream_lines(command, &|line| locked(&counted).read(line))?;
    let counted = *locked(&counted);
    *counts += counted;
    if counted.failed > 0 { Err(Failure::Tests) } else { check(command, status) }
}

/// Runs a long test of faults, and says its verdict again when all is done: whatever its runner still has to say,
/// that is the last line.
pub fn judge(command: &mut Command) -> Result<(), Failure> {
    let verdict = Mutex::new(None);
    let status = stream_lines(command, &|line| {
        if let Some(at) = line.find(VERDICT) {
            *locked(&verdict) = Some(line[at..].trim_end().to_owned());
        }
    })?;
    check(command, status)?;
    locked(&verdict).iter().for_each(say);
    Ok(())
}

/// Runs a program, passes on what it prints while it prints it, and has every line read.
fn stream_lines(command: &mut Command, read: &(impl Fn(&str) + Sync)) -> Result<ExitStatus, Failure> {
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = child.map_err(|error| Failure::Start { command: line_of(command), error })?;
    let (out, err) = (child.stdout.take().expect("piped"), child.stderr.take().expect("piped"));

    // Both pipes are read at once: a runner that fills one while we wait for the other would stand still.
    thread::scope(|scope| {
        scope.spawn(|| pass_on(err, io::stderr(), read));
        pass_on(out, io::stdout(), read);
    });
    child.wait().map_err(|error| Failure::Start { command: line_of(command), error })
}

fn pass_on(from: impl Read, mut to: impl Write, read: &impl Fn(&str)) {
    let (mut from, mut line) = (BufReader::new(from), Vec::new());
    while from.read_until(b'\n', &mut line).is_ok_and(|length| length > 0) {
        let _ = to.write_all(&line);
        read(&String::from_utf8_lossy(&line));
        line.clear();
    }
}

fn locked<T>(it: &Mutex<T>) -> MutexGuard<'_, T> {
    it.lock().expect("reading lines does not panic")
}

fn check(command: &Command, status: ExitStatus) -> Result<(), Failure> {
    if status.success() { Ok(()) } else { Err(Failure::Status { command: line_of(command), status }) }
}

fn line_of(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
