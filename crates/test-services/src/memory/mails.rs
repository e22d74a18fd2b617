use async_trait::async_trait;

use super::{MemoryStore, data::require};
use server::store::{Channel, MailLimits, MailRequest, Mails, Millis, StoreError};

#[async_trait]
impl Mails for MemoryStore {
    async fn add_mail_request(&self, request: &MailRequest, limits: MailLimits) -> Result<(), StoreError> {
        let new = request.clone();
        self.query("add mail request", move |data| {
            if !data.people.contains_key(&new.person) {
                return Err(StoreError::NotFound);
            }
            data.mail_requests.retain(|_, it| it.at > limits.since);
            let count = |is: &dyn Fn(&MailRequest) -> bool| data.mail_requests.values().filter(|it| is(it)).count();
            require(count(&|it| it.person == new.person) < limits.per_person as usize)?;
            require(count(&|it| it.address == new.address) < limits.per_address as usize)?;
            data.mail_requests.insert(new.token_hash.clone(), new);
            Ok(())
        })
        .await
    }

    async fn take_mail_request(&self, token_hash: &str, after: Millis) -> Result<Option<MailRequest>, StoreError> {
        let hash = token_hash.to_owned();
        self.query("take mail request", move |data| {
            let is_good = data.mail_requests.get(&hash).is_some_and(|it| it.at > after);
            Ok(if is_good { data.mail_requests.remove(&hash) } else { None })
        })
        .await
    }

    async fn stop_mail(&self, token: &str) -> Result<(), StoreError> {
        let secret = token.to_owned();
        self.query("stop mail", move |data| {
            data.subscriptions.retain(|_, it| !matches!(&it.channel, Channel::Mail { token, .. } if *token == secret));
            Ok(())
        })
        .await
    }
}
