use async_trait::async_trait;

use super::MemoryStore;
use server::store::{
    Analyses, Chat, Entry, Health, Heartbeat, KEPT_CHATS, Leases, Logs, Millis, Notices, StoreError, Token,
};

#[async_trait]
impl Logs for MemoryStore {
    async fn append_telling(
        &self,
        id: &str,
        entry: Entry,
        notices: &Notices,
        lease: Option<Token>,
    ) -> Result<(), StoreError> {
        let (id, notices, at) = (id.to_owned(), notices.clone(), entry.at);
        let appended = self.query("append", move |data| {
            data.append(&id, entry, lease)?;
            data.write_notices(&id, &notices, at);
            Ok(())
        });
        appended.await
    }

    async fn entries_from(&self, id: &str, n: u32) -> Result<Vec<Entry>, StoreError> {
        let id = id.to_owned();
        let log = self.query("entries", move |data| {
            let log = data.tables.get(&id).map(|it| it.log.range(n..).map(|(_, (entry, _))| entry.clone()).collect());
            Ok(log.unwrap_or_default())
        });
        log.await
    }

    /// What is in memory does not rot.
    async fn head(&self, _: &str) -> Result<Option<String>, StoreError> {
        Ok(None)
    }

    async fn add_chat(&self, id: &str, chat: &Chat) -> Result<u32, StoreError> {
        let (id, mut chat) = (id.to_owned(), chat.clone());
        let added = self.query("chat", move |data| {
            let chats = &mut data.table(&id)?.chats;
            chat.n = chats.last().map_or(0, |it| it.n + 1);
            let n = chat.n;
            chats.push(chat);
            let old = chats.len().saturating_sub(KEPT_CHATS as usize);
            chats.drain(..old);
            Ok(n)
        });
        added.await
    }

    async fn chats(&self, id: &str, limit: u32) -> Result<Vec<Chat>, StoreError> {
        let id = id.to_owned();
        let last = self.query("chats", move |data| {
            let Some(stored) = data.tables.get(&id) else { return Ok(Vec::new()) };
            let skipped = stored.chats.len().saturating_sub(limit as usize);
            Ok(stored.chats[skipped..].to_vec())
        });
        last.await
    }
}

#[async_trait]
impl Health for MemoryStore {
    async fn probe(&self, _: Millis) -> Result<(), StoreError> {
        self.query("probe", |_| Ok(())).await
    }
}

#[async_trait]
impl Analyses for MemoryStore {
    async fn save_analysis(&self, id: &str, text: &str) -> Result<(), StoreError> {
        let (id, text) = (id.to_owned(), text.to_owned());
        self.query("keep analysis", move |data| data.table(&id).map(|it| it.analysis = Some(text))).await
    }

    async fn analysis(&self, id: &str) -> Result<Option<String>, StoreError> {
        let id = id.to_owned();
        self.query("analysis", move |data| Ok(data.tables.get(&id).and_then(|it| it.analysis.clone()))).await
    }
}

#[async_trait]
impl Leases for MemoryStore {
    async fn heartbeat(&self, node: &str, ttl: Millis) -> Result<Heartbeat, StoreError> {
        let node = node.to_owned();
        self.query("heartbeat", move |data| data.heartbeat(&node, ttl)).await
    }

    async fn acquire(&self, node: &str, table: &str) -> Result<Option<Token>, StoreError> {
        let (node, table) = (node.to_owned(), table.to_owned());
        self.query("acquire", move |data| Ok(data.acquire(&node, &table))).await
    }

    async fn claim(&self, node: &str, limit: u32) -> Result<Vec<(String, Token)>, StoreError> {
        let node = node.to_owned();
        let claimed = self.query("claim", move |data| {
            let ids: Vec<String> = data.tables.keys().cloned().collect();
            let got = ids.into_iter().filter_map(|id| data.acquire(&node, &id).map(|token| (id, token)));
            Ok(got.take(limit as usize).collect())
        });
        claimed.await
    }

    async fn held(&self, node: &str) -> Result<Vec<(String, Token)>, StoreError> {
        let node = node.to_owned();
        self.query("held", move |data| Ok(data.held(&node))).await
    }

    async fn holder(&self, table: &str) -> Result<Option<String>, StoreError> {
        let table = table.to_owned();
        self.query("holder", move |data| Ok(data.holder(&table))).await
    }

    async fn leave(&self, node: &str) -> Result<(), StoreError> {
        let node = node.to_owned();
        self.query("leave", move |data| {
            data.leave(&node);
            Ok(())
        })
        .await
    }

    async fn set_online(&self, node: &str, people: &[(String, Option<Option<String>>)]) -> Result<(), StoreError> {
        let (node, people) = (node.to_owned(), people.to_vec());
        let done = self.query("set online", move |data| {
            for (person, at) in people {
                let key = (node.clone(), person);
                match at {
                    Some(table) => _ = data.online.insert(key, table),
                    None => _ = data.online.remove(&key),
                }
            }
            Ok(())
        });
        done.await
    }

    async fn online_of(&self, people: &[String]) -> Result<Vec<(String, Option<String>)>, StoreError> {
        let people = people.to_vec();
        let found = self.query("online of", move |data| {
            let mut found = std::collections::BTreeMap::<String, Option<String>>::new();
            for ((node, person), table) in &data.online {
                if people.contains(person) && data.is_alive(node) {
                    let at = found.entry(person.clone()).or_default();
                    *at = at.take().max(table.clone());
                }
            }
            Ok(found.into_iter().collect())
        });
        found.await
    }

    async fn log_lengths(&self, tables: &[String]) -> Result<Vec<(String, u32)>, StoreError> {
        let tables = tables.to_vec();
        let log_lengths = self.query("log lengths", move |data| {
            let height = |id: &String| data.tables.get(id).and_then(|it| it.log.keys().last()).map_or(0, |n| n + 1);
            Ok(tables.iter().map(|id| (id.clone(), height(id))).collect())
        });
        log_lengths.await
    }
}
