//! A TCP proxy that injects network faults.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    sync::watch,
    task::JoinHandle,
};

/// The current faults.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
struct State {
    delay: Duration,
    stopped: bool,
    /// The number of cuts. A connection that was accepted before the last one is closed.
    cut: u64,
    /// The number of calls to `abandon`. A connection that was accepted before the last one stays open without traffic.
    abandoned: u64,
}

/// Forwards all traffic of a local port to a target until it is dropped.
pub struct Proxy {
    address: SocketAddr,
    state: Arc<watch::Sender<State>>,
    task: JoinHandle<()>,
}

impl Proxy {
    /// Starts a proxy to `target`.
    ///
    /// # Panics
    /// If the machine has no loopback interface.
    pub async fn to(target: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port of the loopback interface can be bound");
        let address = listener.local_addr().expect("a bound socket has an address");
        let state = Arc::new(watch::Sender::new(State { delay: Duration::ZERO, stopped: false, cut: 0, abandoned: 0 }));
        let task = tokio::spawn(accept(listener, target, state.clone()));
        Proxy { address, state, task }
    }

    /// The address of the proxy.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Closes all open connections. New ones work.
    pub fn cut(&self) {
        self.state.send_modify(|it| it.cut += 1);
    }

    /// Drops all traffic of open connections without closing them. New ones work.
    pub fn abandon(&self) {
        self.state.send_modify(|it| it.abandoned += 1);
    }

    /// Delays all traffic in each direction.
    pub fn delay(&self, delay: Duration) {
        self.state.send_modify(|it| it.delay = delay);
    }

    /// Holds all traffic back without closing connections, as a failed switch does.
    pub fn stop(&self) {
        self.state.send_modify(|it| it.stopped = true);
    }

    /// Ends the delay and the stop.
    pub fn heal(&self) {
        self.state.send_modify(|it| *it = State { delay: Duration::ZERO, stopped: false, ..*it });
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
        self.cut();
    }
}

async fn accept(listener: TcpListener, target: SocketAddr, state: Arc<watch::Sender<State>>) {
    while let Ok((near, _)) = listener.accept().await {
        let (there, back) = (state.subscribe(), state.subscribe());
        tokio::spawn(async move {
            let Ok(far) = TcpStream::connect(target).await else { return };
            // Small messages are sent at once.
            let _ = (near.set_nodelay(true), far.set_nodelay(true));
            let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
            tokio::join!(forward(near_in, far_out, there), forward(far_in, near_out, back));
        });
    }
}

/// Forwards one direction until a side closes or the proxy is cut.
async fn forward(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut state: watch::Receiver<State>) {
    let State { cut, abandoned, .. } = *state.borrow();
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let read = tokio::select! {
            read = from.read(&mut bytes) => read,
            _ = state.wait_for(|it| it.cut != cut) => return,
        };
        let Ok(length @ 1..) = read else { return };
        let delay = state.borrow().delay;
        if !delay.is_zero() {
            tokio::time::sleep(delay).await;
        }
        let passes = |it: &State| !it.stopped && it.abandoned == abandoned || it.cut != cut;
        let Ok(open) = state.wait_for(passes).await.map(|it| *it) else { return };
        if open.cut != cut || to.write_all(&bytes[..length]).await.is_err() {
            return;
        }
    }
}
