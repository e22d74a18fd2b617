//! Load goes to this machine only, and to no database that is in use.

use super::{Load, LoadError};

/// Refuses servers, databases and buses of other machines.
pub fn require_loopback(args: &Load) -> Result<(), LoadError> {
    if let Some(address) = args.connect.iter().find(|it| !it.ip().is_loopback()) {
        return Err(LoadError::Elsewhere(address.to_string()));
    }
    let addresses = args.database.iter().chain(&args.bus);
    match addresses.into_iter().find(|it| !is_loopback(it)) {
        // The address may hold a password.
        Some(address) => Err(LoadError::Elsewhere(host(address).to_owned())),
        None => Ok(()),
    }
}

/// Refuses a database that is in use: thousands of tables are created there.
pub async fn require_empty_database(args: &Load) -> Result<(), LoadError> {
    let Some(address) = &args.database else { return Ok(()) };
    let broken = |why: server::store::StoreError| LoadError::NoServer(why.to_string());
    let store = server::open(address).await.map_err(broken)?;
    let tables = store.ids_after("", 1).await.map_err(broken)?;
    if tables.is_empty() { Ok(()) } else { Err(LoadError::InUse) }
}

/// The host of an address like `postgres://name:password@host:5432/database`.
fn host(address: &str) -> &str {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    let place = rest.split(['/', '?']).next().unwrap_or_default();
    let place = place.rsplit_once('@').map_or(place, |(_, place)| place);
    match place.strip_prefix('[').and_then(|it| it.split_once(']')) {
        Some((inside, _)) => inside,
        None => place.split(':').next().unwrap_or_default(),
    }
}

fn is_loopback(address: &str) -> bool {
    let host = host(address);
    let near = host == "localhost" || host.parse().is_ok_and(|it: std::net::IpAddr| it.is_loopback());
    // A parameter of the query may name another host.
    near && !address.split_once('?').is_some_and(|(_, settings)| settings.contains("host"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_on_this_machine_is_here() {
        let here =
            ["postgres://me@localhost/x", "postgres://me:p@ss@127.0.0.1:5432/x", "nats://[::1]:4222", "127.0.0.1"];
        here.into_iter().for_each(|it| assert!(is_loopback(it), "{it}"));
        let elsewhere =
            ["postgres://localhost@db.example/x", "nats://10.0.0.1:4222", "postgres://localhost/x?host=db.example", ""];
        elsewhere.into_iter().for_each(|it| assert!(!is_loopback(it), "{it}"));
    }
}
