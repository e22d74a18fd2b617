//! `comptoir health`: whether a server takes requests, for those who watch over it and have no other program at hand,
//! such as a container.

use std::{
    io::Write,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    time::Duration,
};

use protocol::client::{Client, ClientError, raw::Request};
use words::Words;

use crate::{args::Health, fail::Fail, out::Out};

/// A server that takes longer to answer is not well.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Runs the command.
pub fn run(args: &Health, words: &Words, out: &mut Out) -> Result<(), Fail> {
    let address = reachable(args.listen.unwrap_or(server::Config::default().listen));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(Fail::System)?;
    let asked = runtime.block_on(async { tokio::time::timeout(TIMEOUT, ask(address)).await });
    let why = match asked {
        Ok(Ok(answer)) if answer == "ready" => {
            out.say(&answer_line(words, address))?;
            return Ok(out.flush()?);
        }
        Ok(Ok(answer)) => answer,
        Ok(Err(why)) => why.to_string(),
        Err(late) => late.to_string(),
    };
    Err(Fail::NotReady(address, why))
}

fn answer_line(words: &Words, address: SocketAddr) -> String {
    words.say("health-ready", &[("address", address.to_string().into())])
}

async fn ask(address: SocketAddr) -> Result<String, ClientError> {
    Ok(Client::new(address).send(Request::get("/readyz"), String::new()).await?.text)
}

/// A server that listens on every address is asked on this machine's own.
fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_means_this_machine() {
        for (listen, asked) in [("0.0.0.0:80", "127.0.0.1:80"), ("[::]:80", "[::1]:80"), ("10.0.0.1:80", "10.0.0.1:80")]
        {
            assert_eq!(reachable(listen.parse().unwrap()), asked.parse().unwrap());
        }
    }
}
