//! The state that all requests share.

use std::sync::Arc;

use metrics_exporter_prometheus::PrometheusHandle;
use tokio::{sync::watch, time::Instant};

use crate::{
    analysis::Analyses,
    bans::Bans,
    config::Config,
    environment::Entropy,
    http::Readiness,
    limits::Limits,
    mail::{MailError, Mailer},
    online::Online,
    picture::PictureCache,
    push::Pusher,
    store::Store,
    table::Registry,
    tournament::TournamentCache,
};

/// The application state. Cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    config: Config,
    registry: Registry,
    limits: Limits,
    bans: Bans,
    analyses: Analyses,
    online: Online,
    pictures: PictureCache,
    pusher: Pusher,
    mailer: Option<Mailer>,
    readiness: Readiness,
    metrics: PrometheusHandle,
    closing: watch::Sender<bool>,
}

impl App {
    /// The state of a new server.
    ///
    /// # Errors
    /// If e-mail cannot be sent as it is configured.
    pub fn new(config: Config, registry: Registry, metrics: PrometheusHandle) -> Result<App, MailError> {
        let mailer = Mailer::new(&config)?;
        let (limits, pusher) = (Limits::new(&config), Pusher::new(&config));
        let online = Online::new(registry.store().leases().is_some());
        let (closing, _) = watch::channel(false);
        Ok(App(Arc::new(Inner {
            config,
            registry,
            limits,
            bans: Bans::default(),
            analyses: Analyses::default(),
            online,
            pictures: PictureCache::default(),
            pusher,
            mailer,
            readiness: Readiness::default(),
            metrics,
            closing,
        })))
    }

    /// What the operator has configured.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// The live tables.
    pub fn registry(&self) -> &Registry {
        &self.0.registry
    }

    /// Where tables and people are kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        self.0.registry.store()
    }

    /// The source of secrets.
    pub fn entropy(&self) -> &dyn Entropy {
        self.0.registry.entropy()
    }

    /// The rate limits.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// Who is banned from this server.
    pub fn bans(&self) -> &Bans {
        &self.0.bans
    }

    /// The analyses in progress.
    pub fn analyses(&self) -> &Analyses {
        &self.0.analyses
    }

    /// Who is connected.
    pub fn online(&self) -> &Online {
        &self.0.online
    }

    /// The tournaments in memory.
    pub fn tournaments(&self) -> &TournamentCache {
        self.0.registry.tournaments()
    }

    /// The pictures of links that were drawn.
    pub fn pictures(&self) -> &PictureCache {
        &self.0.pictures
    }

    /// What sends notifications.
    pub fn pusher(&self) -> &Pusher {
        &self.0.pusher
    }

    /// What sends e-mail, if something does.
    pub fn mailer(&self) -> Option<&Mailer> {
        self.0.mailer.as_ref()
    }

    /// Whether the store can write.
    pub fn readiness(&self) -> &Readiness {
        &self.0.readiness
    }

    /// The recorder of metrics.
    pub fn metrics(&self) -> &PrometheusHandle {
        &self.0.metrics
    }

    /// A receiver that becomes true when the server shuts down. Every socket holds one for its lifetime, so that the
    /// number of receivers is the number of sockets.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Closes every socket, and waits until each has sent its closing message, or until `deadline`.
    pub async fn disconnect_all(&self, deadline: Instant) {
        self.0.closing.send_replace(true);
        if tokio::time::timeout_at(deadline, self.0.closing.closed()).await.is_err() {
            tracing::info!(sockets = self.0.closing.receiver_count(), "disconnect_timed_out");
        }
    }

    /// Whether the public origin is https, so that cookies are marked as secure.
    pub fn is_https(&self) -> bool {
        self.0.config.origin.as_ref().is_some_and(|origin| origin.starts_with("https://"))
    }
}
