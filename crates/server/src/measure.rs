//! What is measured of a server while it runs, for `/metrics`.

use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};

/// Seconds: from what nobody notices to what everybody does.
const SECONDS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];
/// Entries in one commit.
const ENTRIES: [f64; 6] = [1.0, 2.0, 5.0, 20.0, 100.0, 500.0];

/// Begins to measure. Several servers in one process, as in tests, share the recorder of the first.
pub fn start() -> Result<PrometheusHandle, BuildError> {
    let recorder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)?
        .set_buckets_for_metric(Matcher::Full("comptoir_commit_entries".to_owned()), &ENTRIES)?
        .build_recorder();
    let handle = recorder.handle();
    let _ = metrics::set_global_recorder(recorder);
    Ok(handle)
}
