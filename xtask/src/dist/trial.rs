//! Servers that are tried: each must serve its page, be ready, and play a whole game.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
};

use super::{Dist, files};
use crate::shell::{self, Failure, command, say};

/// What a page has that was built with its server.
const PAGE: &str = "name=\"comptoir-build\"";

/// A server that runs until it is dropped.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
}

impl Server {
    /// Starts a server and waits until it says where it listens.
    pub fn start(command: &mut Command) -> Result<Server, Failure> {
        let line = command_line(command);
        let fault = |what: &str| Failure::Trial { what: format!("{what}: {line}") };
        let started = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut child = started.map_err(|error| fault(&error.to_string()))?;
        let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let address = lines.find_map(|line| address_in(&line.ok()?));
        // What the server says later is nobody's concern, but must not block it.
        std::thread::spawn(move || lines.for_each(drop));
        match address {
            Some(address) => Ok(Server { child, address }),
            None => {
                let _ = child.kill();
                let _ = child.wait();
                Err(fault("the server did not say where it listens"))
            }
        }
    }

    /// The body of an answer.
    pub fn get(&self, path: &str) -> Result<String, Failure> {
        let asked = || -> std::io::Result<String> {
            let mut stream = TcpStream::connect(self.address)?;
            write!(stream, "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", self.address)?;
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer)?;
            Ok(String::from_utf8_lossy(&answer).into_owned())
        };
        asked().map_err(|error| Failure::Trial { what: format!("GET {path}: {error}") })
    }

    /// Ready, with its page, and good for a whole game: `player` is a binary that plays against it.
    pub fn check(&self, player: &Path) -> Result<(), Failure> {
        for (path, part) in [("/readyz", "ready"), ("/", PAGE), ("/rules/money", PAGE)] {
            let answer = self.get(path)?;
            if !answer.starts_with("HTTP/1.1 200") || !answer.contains(part) {
                return Err(Failure::Trial { what: format!("{path} has no {part:?}: {answer:.300}") });
            }
        }
        let mut load = command("env LC_ALL=C");
        load.arg(player).args(["load", "--tables", "1", "--seconds", "5", "--connect"]).arg(self.address.to_string());
        shell::output(&mut load)?;
        say("the page is served, and a table was played");
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A polite end, as a service manager would ask for it; `kill` leaves a lock and a log to recover.
        let _ = command("kill -TERM").arg(self.child.id().to_string()).status();
        let _ = self.child.wait();
    }
}

/// Runs the binary where there is nothing else: an empty folder is its whole world.
pub fn in_empty_root(dist: &Dist, binary: &Path, runner: Option<&str>) -> Result<(), Failure> {
    let root = dist.empty("empty-root")?;
    files::copy(binary, &root.join("comptoir"))?;
    let mut serve = match runner {
        // An emulator is a program outside of the empty folder: it is tried beside it.
        Some(runner) => {
            let mut serve = command(runner);
            serve.arg(binary).current_dir(&root);
            serve
        }
        None => {
            let mut serve = command("unshare --map-root-user --root");
            serve.arg(&root).arg("/comptoir");
            serve
        }
    };
    serve.args(["serve", "--listen", "127.0.0.1:0", "--metrics-listen", "127.0.0.1:0", "--data", "comptoir.db"]);
    let server = Server::start(serve.env_clear().env("PATH", std::env::var_os("PATH").unwrap_or_default()))?;
    server.check(&super::binary::player(dist)?)
}

fn command_line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

/// The address in a line such as `Open http://127.0.0.1:8080 in a browser.`
fn address_in(line: &str) -> Option<SocketAddr> {
    let (_, rest) = line.split_once("http://")?;
    let end = rest.find(|it: char| !it.is_ascii_digit() && !"[]:.".contains(it)).unwrap_or(rest.len());
    rest[..end].trim_end_matches('.').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_a_server_listens() {
        let address = |line| address_in(line).map(|it| it.port());
        assert_eq!(address("Open http://127.0.0.1:8080 in a browser."), Some(8080));
        assert_eq!(address("http://127.0.0.1:81."), Some(81));
        assert_eq!(address("http://[::1]:82/"), Some(82));
        assert_eq!(address("nothing yet"), None);
    }
}
