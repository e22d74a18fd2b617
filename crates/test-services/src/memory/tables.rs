use std::cmp::Reverse;

use async_trait::async_trait;

use super::{
    MemoryStore,
    data::{Data, StoredTable, require},
};
use server::store::{Entry, IMPORTED, Millis, Occupant, Outcome, SeatResult, Status, StoreError, Table, Tables};

/// The first `limit` tables that satisfy `filter`, in an order.
fn list<K: Ord>(
    data: &Data,
    limit: u32,
    filter: impl Fn(&Table) -> bool,
    order: impl Fn(&Table) -> K,
) -> Result<Vec<Table>, StoreError> {
    let found = data.tables.values().map(|it| &it.table).filter(|it| filter(it));
    let mut tables: Vec<Table> = found.map(|it| data.with_pauses(it)).collect();
    tables.sort_by_key(|it| order(it));
    tables.truncate(limit as usize);
    Ok(tables)
}

#[async_trait]
impl Tables for MemoryStore {
    async fn add_table(&self, table: &Table) -> Result<(), StoreError> {
        let table = table.clone();
        let added = self.query("add table", move |data| {
            require(!data.tables.contains_key(&table.id))?;
            data.tables.insert(table.id.clone(), StoredTable::new(table));
            Ok(())
        });
        added.await
    }

    async fn import_table(
        &self,
        table: &Table,
        entries: &[Entry],
        results: &[SeatResult],
        limit: u32,
    ) -> Result<(), StoreError> {
        let (table, entries) = (Table { status: Status::Over, ..table.clone() }, entries.to_vec());
        let results = results.to_vec();
        let imported = self.query("import table", move |data| {
            let others = data.tables.values().filter(|it| it.table.maker == table.maker);
            let others = others.filter(|it| it.table.id.starts_with(IMPORTED)).count();
            require(others < limit as usize && !data.tables.contains_key(&table.id))?;
            let log = entries.into_iter().map(|it| (it.n, (it, None))).collect();
            let ended_at = table.created_at;
            data.tables.insert(table.id.clone(), StoredTable { ended_at, log, results, ..StoredTable::new(table) });
            Ok(())
        });
        imported.await
    }

    async fn table(&self, id: &str) -> Result<Option<Table>, StoreError> {
        let id = id.to_owned();
        self.query("table", move |data| Ok(data.tables.get(&id).map(|it| data.with_pauses(&it.table)))).await
    }

    async fn public_tables(&self, limit: u32) -> Result<Vec<Table>, StoreError> {
        let filter = |it: &Table| it.public && it.status != Status::Over;
        let order = |it: &Table| (it.status != Status::Waiting, Reverse(it.created_at));
        self.query("public tables", move |data| list(data, limit, filter, order)).await
    }

    async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<Table>, StoreError> {
        let person = person.to_owned();
        let own = move |it: &Occupant| matches!(it, Occupant::Person { id: Some(id), .. } if *id == person);
        let order = |it: &Table| (it.status == Status::Over, Reverse(it.created_at));
        self.query("tables of", move |data| list(data, limit, |it| it.seats.iter().any(&own), order)).await
    }

    async fn count_made_by(&self, person: &str) -> Result<u32, StoreError> {
        let person = person.to_owned();
        let made = move |it: &Table| {
            it.maker.as_ref() == Some(&person) && it.status != Status::Over && it.tournament.is_none()
        };
        self.query("count", move |data| Ok(data.tables.values().filter(|it| made(&it.table)).count() as u32)).await
    }

    async fn count_made_from(&self, prefix: &str) -> Result<u32, StoreError> {
        let prefix = prefix.to_owned();
        let made = move |it: &Table| {
            it.maker_prefix.as_ref() == Some(&prefix) && it.status != Status::Over && it.tournament.is_none()
        };
        self.query("count", move |data| Ok(data.tables.values().filter(|it| made(&it.table)).count() as u32)).await
    }

    async fn running(&self) -> Result<Vec<String>, StoreError> {
        let running = |it: &Table| it.status == Status::Playing;
        let all = self.query("running", move |data| list(data, u32::MAX, running, |it| it.id.clone()));
        Ok(all.await?.into_iter().map(|it| it.id).collect())
    }

    async fn set_seat(
        &self,
        id: &str,
        seat: u8,
        was: &Occupant,
        occupant: &Occupant,
        _: Millis,
    ) -> Result<(), StoreError> {
        let (id, was, occupant) = (id.to_owned(), was.clone(), occupant.clone());
        let set = self.query("set seat", move |data| {
            let seats = &mut data.waiting(&id)?.table.seats;
            let person = |it: &Occupant| if let Occupant::Person { id, .. } = it { id.clone() } else { None };
            let sits = |it: &Occupant| person(it).is_some() && person(it) == person(&occupant);
            let elsewhere = (1..).zip(seats.iter()).any(|(number, it)| number != seat && sits(it));
            require(!elsewhere)?;
            let place = usize::from(seat).checked_sub(1).and_then(|index| seats.get_mut(index));
            *place.filter(|it| **it == was).ok_or(StoreError::Conflict)? = occupant;
            Ok(())
        });
        set.await
    }

    async fn start(&self, id: &str, at: Millis) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.query("start", move |data| data.start(&id, at)).await
    }

    async fn finish(&self, id: &str, outcome: &Outcome, at: Millis) -> Result<(), StoreError> {
        let (id, Outcome { winners, results }) = (id.to_owned(), outcome.clone());
        let finished = self.query("finish", move |data| {
            let running = data.tables.get_mut(&id).filter(|it| it.table.status == Status::Playing);
            let stored = running.ok_or(StoreError::Conflict)?;
            (stored.table.status, stored.table.winners) = (Status::Over, winners);
            (stored.ended_at, stored.lease, stored.table.maker_prefix) = (at, None, None);
            stored.results = results;
            data.rate(&id);
            Ok(())
        });
        finished.await
    }

    async fn set_rematch(&self, id: &str, next: &str) -> Result<(), StoreError> {
        let (id, next) = (id.to_owned(), next.to_owned());
        let set = self.query("set rematch", move |data| {
            let stored =
                data.tables.get_mut(&id).filter(|it| it.table.rematch.is_none()).ok_or(StoreError::Conflict)?;
            stored.table.rematch = Some(next);
            Ok(())
        });
        set.await
    }

    async fn delete_waiting(&self, before: Millis) -> Result<Vec<String>, StoreError> {
        let deleted = self.query("forget", move |data| {
            let old = |it: &Table| it.status == Status::Waiting && it.created_at < before && it.tournament.is_none();
            let ids: Vec<String> =
                data.tables.values().map(|it| &it.table).filter(|it| old(it)).map(|it| it.id.clone()).collect();
            ids.iter().for_each(|id| _ = data.tables.remove(id));
            Ok(ids)
        });
        deleted.await
    }

    async fn delete_waiting_table(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.query("drop table", move |data| {
            data.waiting(&id)?;
            data.tables.remove(&id);
            Ok(())
        })
        .await
    }

    async fn ids_after(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let after = after.to_owned();
        let ids = self.query("ids after", move |data| {
            Ok(data.tables.keys().filter(|id| **id > after).take(limit as usize).cloned().collect())
        });
        ids.await
    }

    async fn delete_finished(&self, before: Millis) -> Result<u64, StoreError> {
        let forgotten = self.query("forget", move |data| {
            let all = data.tables.len();
            data.tables.retain(|_, it| it.table.status != Status::Over || it.ended_at >= before);
            Ok((all - data.tables.len()) as u64)
        });
        forgotten.await
    }
}
