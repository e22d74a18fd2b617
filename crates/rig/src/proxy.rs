//! A way between two programs that can be cut, delayed or stopped.

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

/// How the way is now.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
struct State {
    delay: Duration,
    stopped: bool,
    /// Grows with every cut; a connection of an earlier number is closed.
    cut: u64,
    /// A connection of an earlier number stays open, and nothing gets through.
    abandoned: u64,
}

/// Listens at a port of its own, and passes everything on.
pub struct Proxy {
    address: SocketAddr,
    state: Arc<watch::Sender<State>>,
    task: JoinHandle<()>,
}

impl Proxy {
    /// A way to `target`.
    pub async fn to(target: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("this machine has a loopback");
        let address = listener.local_addr().expect("it is bound");
        let state = Arc::new(watch::Sender::new(State { delay: Duration::ZERO, stopped: false, cut: 0, abandoned: 0 }));
        let task = tokio::spawn(accept(listener, target, state.clone()));
        Proxy { address, state, task }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Closes every connection that there is; new ones are let through.
    pub fn cut(&self) {
        self.state.send_modify(|it| it.cut += 1);
    }

    /// Through connections that there are nothing gets any more, though nothing is closed; new ones are let through.
    pub fn abandon(&self) {
        self.state.send_modify(|it| it.abandoned += 1);
    }

    /// Everything takes so much longer, each way.
    pub fn delay(&self, delay: Duration) {
        self.state.send_modify(|it| it.delay = delay);
    }

    /// Nothing gets through any more, though nothing is closed: as behind a dead switch.
    pub fn stop(&self) {
        self.state.send_modify(|it| it.stopped = true);
    }

    /// As it was at first.
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
            // Small messages are not held back.
            let _ = (near.set_nodelay(true), far.set_nodelay(true));
            let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
            tokio::join!(pass_on(near_in, far_out, there), pass_on(far_in, near_out, back));
        });
    }
}

/// Until one side closes, or the way is cut.
async fn pass_on(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut state: watch::Receiver<State>) {
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
