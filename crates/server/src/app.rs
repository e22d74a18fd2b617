//! What every request needs.

use std::{sync::Arc, time::Duration};

use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::watch;

use crate::{analysis::Analyses, config::Config, limits::Limits, store::Store, table::Registry};

/// How long a server that stops waits for clients to hear its last words.
const FAREWELL: Duration = Duration::from_secs(5);

/// Shared by all requests; cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    config: Config,
    registry: Registry,
    limits: Limits,
    analyses: Analyses,
    metrics: PrometheusHandle,
    closing: watch::Sender<bool>,
}

impl App {
    /// Everything is there.
    pub fn new(config: Config, registry: Registry, metrics: PrometheusHandle) -> App {
        let limits = Limits::new(&config);
        let (closing, _) = watch::channel(false);
        App(Arc::new(Inner { config, registry, limits, analyses: Analyses::default(), metrics, closing }))
    }

    /// What the server was told.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// The live tables.
    pub fn registry(&self) -> &Registry {
        &self.0.registry
    }

    /// What is kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        self.0.registry.store()
    }

    /// How much strangers may do.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// The analyses that are being made.
    pub fn analyses(&self) -> &Analyses {
        &self.0.analyses
    }

    /// What is measured.
    pub fn metrics(&self) -> &PrometheusHandle {
        &self.0.metrics
    }

    /// Changes when the server stops. Every socket holds one as long as it lives.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Waits until every socket has said why it closes.
    pub async fn see_off(&self) {
        self.0.closing.send_replace(true);
        if tokio::time::timeout(FAREWELL, self.0.closing.closed()).await.is_err() {
            tracing::info!(sockets = self.0.closing.receiver_count(), "some clients do not hear that the server stops");
        }
    }

    /// Whether the page is reached by https: then cookies are for https only.
    pub fn is_https(&self) -> bool {
        self.0.config.origin.as_ref().is_some_and(|origin| origin.starts_with("https://"))
    }
}
