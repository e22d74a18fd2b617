use std::{
    net::TcpListener,
    process::{Child, Command},
};

use rustix::process::{Pid, Signal, kill_process};

/// A program that does not outlive the test that started it.
pub struct Process(Child);

impl Process {
    /// Starts it.
    ///
    /// # Panics
    /// If it is not there, and says what to install.
    pub fn start(command: &mut Command, package: &str) -> Process {
        match command.spawn() {
            Ok(child) => Process(child),
            Err(why) => panic!("cannot start {command:?} ({why}): please install {package}"),
        }
    }

    /// Its number.
    pub fn id(&self) -> u32 {
        self.0.id()
    }

    /// Its output, where that was asked for.
    pub fn child(&mut self) -> &mut Child {
        &mut self.0
    }

    /// Ends it without a word, as a power cut would.
    pub fn kill(&mut self) {
        // Whoever is gone already needs no end.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }

    /// Sends a signal.
    pub fn signal(&self, signal: Signal) {
        if let Some(pid) = Pid::from_raw(self.0.id() as i32) {
            // Whoever is gone already hears nothing.
            let _ = kill_process(pid, signal);
        }
    }

    /// Asks it to end, and waits until it has.
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

/// A port that nobody listens at now.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("this machine has a loopback");
    listener.local_addr().expect("it is bound").port()
}
