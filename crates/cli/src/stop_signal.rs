//! How a command that goes on and on is ended from outside.

/// Completes on Control-C or on SIGTERM, which service managers send.
pub async fn stop_signal() {
    let interrupt = tokio::signal::ctrl_c();
    match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        Ok(mut terminate) => tokio::select! {
            _ = interrupt => (),
            _ = terminate.recv() => (),
        },
        Err(_) => {
            _ = interrupt.await;
        }
    }
}
