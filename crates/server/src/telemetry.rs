//! Metrics for `/metrics`, and logs.

use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};

/// The buckets of durations, in seconds.
const DURATION_BUCKETS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];
/// The buckets of the number of entries in one commit.
const ENTRY_BUCKETS: [f64; 6] = [1.0, 2.0, 5.0, 20.0, 100.0, 500.0];

/// Installs the recorder of metrics. Several servers in one process, as in tests, share the first recorder.
///
/// # Errors
/// If the buckets are invalid.
pub fn install_metrics() -> Result<PrometheusHandle, BuildError> {
    let recorder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &DURATION_BUCKETS)?
        .set_buckets_for_metric(Matcher::Full("comptoir_commit_entries".to_owned()), &ENTRY_BUCKETS)?
        .build_recorder();
    let handle = recorder.handle();
    let _ = metrics::set_global_recorder(recorder);
    Ok(handle)
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
