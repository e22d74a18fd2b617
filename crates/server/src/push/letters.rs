//! What is due for e-mail addresses: one letter for all that an address is to be told now.

use std::collections::BTreeMap;

use futures_util::future::join_all;
use protocol::NoticeKind;
use tokio::time::Instant;
use words::Lang;

use super::{Next, note};
use crate::{
    app::App,
    mail::{Line, digest_due},
    store::{Channel, Millis, PushJob, StoreError},
};

/// Whether an entry is told by letter.
pub fn is_letter(job: &PushJob) -> bool {
    matches!(job.subscription.channel, Channel::Mail { .. })
}

/// Writes the letters of all these entries, and notes what became of each.
pub async fn write_all(app: &App, jobs: Vec<PushJob>, now: Millis) -> Vec<Result<(), StoreError>> {
    let mut by_address: BTreeMap<String, Vec<PushJob>> = BTreeMap::new();
    for job in jobs {
        by_address.entry(job.subscription.id.clone()).or_default().push(job);
    }
    let written = by_address.values().map(|jobs| write(app, jobs, now));
    join_all(written).await.into_iter().flatten().collect()
}

async fn write(app: &App, jobs: &[PushJob], now: Millis) -> Vec<Result<(), StoreError>> {
    let begun = Instant::now();
    let nexts: Vec<Option<Next>> = jobs.iter().map(|job| without_letter(job, now)).collect();
    let told: Vec<&PushJob> = jobs.iter().zip(&nexts).filter(|(_, it)| it.is_none()).map(|(job, _)| job).collect();
    let is_sent = send(app, &told).await;
    let noted = jobs.iter().zip(nexts).map(|(job, next)| {
        let told = || if is_sent { Next::Done } else { Next::after_failure(job, now) };
        note(app, job, next.unwrap_or_else(told), begun)
    });
    join_all(noted).await
}

/// What becomes of an entry that is not told now; `None` if it is.
fn without_letter(job: &PushJob, now: Millis) -> Option<Next> {
    if job.is_over && job.kind != NoticeKind::Over {
        return Some(Next::Done);
    }
    match &job.subscription.channel {
        Channel::Mail { digest: true, zone, .. } if !job.kind.is_reminder() => {
            digest_due(zone, job.at, now).map(Next::Later)
        }
        _ => None,
    }
}

/// Sends one letter with these entries, which are of one address. Returns whether the relay took it.
async fn send(app: &App, jobs: &[&PushJob]) -> bool {
    let Some(Channel::Mail { address, token, lang, .. }) = jobs.first().map(|it| &it.subscription.channel) else {
        return true;
    };
    // Without a relay there is nothing to wait for.
    let Some(mailer) = app.mailer() else { return true };
    let lines: Vec<Line<'_>> = jobs.iter().map(|it| Line { kind: it.kind, game: &it.game, table: &it.table }).collect();
    let letter = mailer.notices(Lang::from_id(lang).unwrap_or(Lang::En), &lines, token, app.entropy().id());
    let is_sent = mailer.send(address, letter).await;
    if is_sent {
        metrics::counter!("comptoir_mails_total").increment(1);
    }
    is_sent
}
