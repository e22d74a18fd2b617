//! Metrics, and logs.

use std::sync::Mutex;

use axum::{Router, http::header, routing::get};
use metrics::{Unit, describe_counter, describe_gauge, describe_histogram};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};

/// The buckets of durations, in seconds.
const DURATION_BUCKETS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];
/// The buckets of the number of entries in one commit.
const ENTRY_BUCKETS: [f64; 6] = [1.0, 2.0, 5.0, 20.0, 100.0, 500.0];
/// The version of the text format, which Prometheus expects to be told.
const CONTENT_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8";

enum Kind {
    Counter,
    Gauge,
    Seconds,
    Number,
}

/// All metrics. Each is there from the start: what is missing cannot be told from what is zero.
const METRICS: &[(Kind, &str, &str)] = &[
    (Kind::Gauge, "comptoir_live_tables", "Tables in memory"),
    (Kind::Gauge, "comptoir_tables_given_up", "Tables that are refused because they panicked again and again"),
    (Kind::Gauge, "comptoir_sockets", "Open sockets, of tables and lobby"),
    (Kind::Gauge, "comptoir_connections", "Open connections, sockets included"),
    (Kind::Gauge, "comptoir_wal_pages", "Pages of the write-ahead log that are not in the data file yet"),
    (Kind::Gauge, "comptoir_commit_stalled", "Whether a commit is taking long now"),
    (Kind::Counter, "comptoir_commits_slow_total", "Commits that took longer than a quarter of a second"),
    (Kind::Counter, "comptoir_tables_made_total", "Tables that were made"),
    (Kind::Counter, "comptoir_games_started_total", "Games that began"),
    (Kind::Counter, "comptoir_table_panics_total", "Tables that panicked and were rebuilt from their logs"),
    (Kind::Counter, "comptoir_store_failures_total", "Entries that could not be stored"),
    (Kind::Counter, "comptoir_sockets_slow_total", "Sockets that were closed because the client did not keep up"),
    (Kind::Counter, "comptoir_rate_limited_total", "Requests and messages that were refused as too many"),
    (Kind::Counter, "comptoir_bot_failures_total", "Bots that gave no answer in time"),
    (Kind::Counter, "comptoir_pushes_total", "Notifications that a push service has taken"),
    (Kind::Counter, "comptoir_mails_total", "Letters with notifications that the relay has taken"),
    (Kind::Counter, "comptoir_push_failures_total", "Notifications that a push service did not take at first"),
    (Kind::Seconds, "comptoir_answer_seconds", "From the moment that a table takes a message up to its answer"),
    (Kind::Seconds, "comptoir_commit_seconds", "How long a commit takes"),
    (Kind::Number, "comptoir_commit_entries", "Entries that share a commit"),
];

/// Installs the recorder of metrics. Several servers in one process, as in tests, share the first recorder.
///
/// # Errors
/// If the buckets are invalid.
pub fn install_metrics() -> Result<PrometheusHandle, BuildError> {
    static INSTALLED: Mutex<Option<PrometheusHandle>> = Mutex::new(None);
    let mut installed = INSTALLED.lock().expect("no thread panics while it holds this lock");
    if let Some(handle) = installed.as_ref() {
        return Ok(handle.clone());
    }
    let recorder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &DURATION_BUCKETS)?
        .set_buckets_for_metric(Matcher::Full("comptoir_commit_entries".to_owned()), &ENTRY_BUCKETS)?
        .build_recorder();
    let handle = recorder.handle();
    let _ = metrics::set_global_recorder(recorder);
    METRICS.iter().for_each(|(kind, name, help)| register(kind, name, help));
    *installed = Some(handle.clone());
    Ok(handle)
}

fn register(kind: &Kind, name: &'static str, help: &'static str) {
    match kind {
        Kind::Counter => {
            describe_counter!(name, help);
            metrics::counter!(name).increment(0);
        }
        Kind::Gauge => {
            describe_gauge!(name, help);
            metrics::gauge!(name).increment(0.0);
        }
        Kind::Seconds => {
            describe_histogram!(name, Unit::Seconds, help);
            let _ = metrics::histogram!(name);
        }
        Kind::Number => {
            describe_histogram!(name, help);
            let _ = metrics::histogram!(name);
        }
    }
}

/// The page of metrics, which has a listener of its own: how many entries are stored tells players what is hidden.
pub fn metrics_page(metrics: PrometheusHandle) -> Router {
    Router::new().route("/metrics", get(async move || ([(header::CONTENT_TYPE, CONTENT_TYPE)], metrics.render())))
}

/// Logs to standard error: for people, or as JSON for machines. `RUST_LOG` filters events. A subscriber that was
/// installed before stays in place.
pub fn init_logging(json: bool) {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "info".into());
    // An event that cannot be written, as on a full disk, is dropped: there is no other place to report it.
    let logs = tracing_subscriber::fmt().with_env_filter(filter).log_internal_errors(false);
    let logs = logs.with_writer(std::io::stderr);
    let _ = if json { logs.json().try_init() } else { logs.compact().try_init() };
}
