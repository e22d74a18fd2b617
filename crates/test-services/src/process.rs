use std::{
    net::TcpListener,
    process::{Child, Command},
};

use rustix::process::{Pid, Signal, kill_process};

/// A child process that is killed on drop.
pub struct Process(Child);

impl Process {
    /// Starts the process.
    ///
    /// # Panics
    /// If the program is not installed; the message names `package`.
    pub fn start(command: &mut Command, package: &str) -> Process {
        match command.spawn() {
            Ok(child) => Process(child),
            Err(error) => panic!("cannot start {command:?} ({error}): please install {package}"),
        }
    }

    /// The process id.
    pub fn id(&self) -> u32 {
        self.0.id()
    }

    /// The child, for its pipes and exit status.
    pub fn child(&mut self) -> &mut Child {
        &mut self.0
    }

    /// Sends SIGKILL and waits.
    pub fn kill(&mut self) {
        // The process may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }

    /// Sends a signal.
    pub fn signal(&self, signal: Signal) {
        if let Some(pid) = Pid::from_raw(self.0.id() as i32) {
            // The process may have ended already.
            let _ = kill_process(pid, signal);
        }
    }

    /// Sends a signal and waits until the process has ended.
    pub fn stop(&mut self, signal: Signal) {
        self.signal(signal);
        let _ = self.0.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A port that is free now.
///
/// # Panics
/// If the machine has no loopback interface.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port of the loopback interface can be bound");
    listener.local_addr().expect("a bound socket has an address").port()
}
