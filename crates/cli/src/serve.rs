//! `comptoir serve`: the page and its tables, until a signal stops it.

use std::{io::Write, net::SocketAddr};

use server::{Config, Server};
use words::Words;

use crate::{args::Serve, fail::Fail, out::Out, rlimit, stop_signal::stop_signal};

/// Runs the command.
pub fn run(args: &Serve, words: &'static Words, out: &mut Out) -> Result<(), Fail> {
    let config = config(args)?;
    server::init_logging(config.log_json);
    rlimit::raise_open_files();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Fail::System)?;
    runtime.block_on(async {
        let server = Server::bind(config).await.map_err(Fail::Serve)?;
        let address = server.address().map_err(Fail::System)?;
        out.say(&words.say("serve-ready", &[("address", page(address).into())]))?;
        out.flush()?;
        server.run(stop_signal()).await.map_err(Fail::Serve)
    })?;
    out.say(&words.say("serve-stopped", &[]))?;
    Ok(out.flush()?)
}

fn config(args: &Serve) -> Result<Config, Fail> {
    let mut config = match &args.config {
        Some(path) => Config::read(path).map_err(|why| Fail::Config(path.clone(), why))?,
        None => Config::default(),
    };
    config.listen = args.listen.unwrap_or(config.listen);
    config.metrics_listen = args.metrics_listen.or(config.metrics_listen);
    config.data = args.data.clone().unwrap_or(config.data);
    config.database = args.database.clone().or(config.database);
    config.bus = args.bus.clone().or(config.bus);
    config.route = args.route.clone().or(config.route);
    config.origin = args.origin.clone().or(config.origin);
    config.behind_proxy |= args.behind_proxy;
    config.share_timeout = args.share_timeout.unwrap_or(config.share_timeout);
    config.bot_pause = args.bot_pause.unwrap_or(config.bot_pause);
    config.requests_per_second = args.requests_per_second.unwrap_or(config.requests_per_second);
    config.sockets_per_address = args.sockets_per_address.unwrap_or(config.sockets_per_address);
    config.push_services = args.push_services.clone().unwrap_or(config.push_services);
    // An empty value of the environment is an empty list.
    config.push_services.retain(|it| !it.is_empty());
    config.push_delay = args.push_delay.unwrap_or(config.push_delay);
    config.push_contact = args.push_contact.clone().or(config.push_contact);
    config.smtp = args.smtp.clone().or(config.smtp);
    config.mail_from = args.mail_from.clone().or(config.mail_from);
    config.log_json |= args.log_json;
    Ok(config)
}

/// The address of the page for a browser on this machine.
fn page(address: SocketAddr) -> String {
    let host = if address.ip().is_unspecified() { "localhost".to_owned() } else { address.ip().to_string() };
    format!("http://{host}:{}", address.port())
}
