//! Many at once.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::{House, money};

/// By command: `COMPTOIR_IDLE_SOCKETS=10000`, with twice as many files as that allowed.
const SOCKETS: usize = 400;

#[tokio::test]
async fn idle_sockets_are_no_burden() {
    let sockets = std::env::var("COMPTOIR_IDLE_SOCKETS").ok().and_then(|it| it.parse().ok()).unwrap_or(SOCKETS);
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let bots = json!([{"type": "me"}, {"type": "bot", "level": "medium"}, {"type": "bot", "level": "medium"}]);
    let id = ada.make(money(bots)).await;
    let quiet = ada.make(money(json!([{"type": "me"}, {"type": "open"}, {"type": "open"}]))).await;
    let before = memory();
    let mut idle = Vec::new();
    for n in 0..sockets {
        let path = if n % 2 == 0 { format!("/api/tables/{quiet}/socket") } else { "/api/lobby".to_owned() };
        idle.push(house.stranger().socket(&path, None).await.unwrap());
    }
    let each = memory().saturating_sub(before) / sockets as u64;
    println!("{sockets} idle sockets, {} KiB each with both ends in this process", each / 1024);
    assert!(each < 256 * 1024, "{each} bytes a socket");
    let begun = Instant::now();
    let mut a = ada.follow(&id).await;
    a.play_on().await;
    assert!(begun.elapsed() < Duration::from_secs(60), "somebody plays beside them");
}

/// What this process holds.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"));
    line.and_then(|it| it.trim().strip_suffix(" kB")?.parse::<u64>().ok()).unwrap_or(0) * 1024
}
