use async_trait::async_trait;

use super::{MemoryStore, data::require};
use server::store::{AdminPerson, Millis, Operator, Status, StoreError, Table};

#[async_trait]
impl Operator for MemoryStore {
    async fn list_people(&self, search: &str, limit: u32) -> Result<Vec<AdminPerson>, StoreError> {
        let search = search.to_lowercase();
        let found = self.query("list people", move |data| {
            let row = |(id, it): (&String, &super::data::StoredPerson)| AdminPerson {
                id: id.clone(),
                name: it.name.clone(),
                login: it.login.as_ref().map(|(login, _)| login.clone()),
                created_at: it.created_at,
                sessions: data.sessions.values().filter(|session| session.person == *id).count() as u32,
            };
            let contains = |text: &str| text.to_lowercase().contains(&search);
            let fits =
                |it: &AdminPerson| contains(&it.name) || contains(&it.id) || it.login.as_deref().is_some_and(contains);
            let mut people: Vec<AdminPerson> = data.people.iter().map(row).filter(fits).collect();
            people.sort_by_key(|it| -it.created_at);
            people.truncate(limit as usize);
            Ok(people)
        });
        found.await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<Table>, StoreError> {
        let found = self.query("open tables", move |data| {
            let open = data.tables.values().map(|it| &it.table).filter(|it| it.status != Status::Over);
            let mut tables: Vec<Table> = open.cloned().collect();
            tables.sort_by_key(|it| -it.created_at);
            tables.truncate(limit as usize);
            Ok(tables)
        });
        found.await
    }

    async fn delete_table(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.query("delete table", move |data| require(data.tables.remove(&id).is_some())).await
    }

    async fn set_chat_closed(&self, id: &str, closed: bool) -> Result<(), StoreError> {
        let id = id.to_owned();
        let set = self.query("set chat closed", move |data| {
            let stored = data.tables.get_mut(&id).ok_or(StoreError::Conflict)?;
            stored.table.chat_closed = closed;
            Ok(())
        });
        set.await
    }

    async fn bans(&self) -> Result<Vec<String>, StoreError> {
        self.query("bans", |data| Ok(data.bans.iter().cloned().collect())).await
    }

    async fn add_ban(&self, who: &str, _: Millis) -> Result<(), StoreError> {
        let who = who.to_owned();
        let added = self.query("add ban", move |data| {
            data.bans.insert(who);
            Ok(())
        });
        added.await
    }

    async fn remove_ban(&self, who: &str) -> Result<(), StoreError> {
        let who = who.to_owned();
        self.query("remove ban", move |data| require(data.bans.remove(&who))).await
    }
}
