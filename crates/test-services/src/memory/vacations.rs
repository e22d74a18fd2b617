use async_trait::async_trait;

use super::{
    MemoryStore,
    data::{Data, require},
};
use server::{
    store::{Clock, Millis, Pause, Status, StoreError, Table, Vacation, Vacations},
    testing::{YEAR, days_taken},
};

impl Data {
    /// A table as it is read, with the times at which its clocks stand still.
    pub(super) fn with_pauses(&self, table: &Table) -> Table {
        let mut table = table.clone();
        if table.status == Status::Playing && !matches!(table.settings.clock, Clock::Live { .. }) {
            let since = table.started_at.unwrap_or(table.created_at);
            for (index, person) in table.seats.iter().enumerate().filter_map(|(n, it)| Some((n, it.person()?))) {
                let own = self.vacations.get(person).into_iter().flatten().filter(|it| it.until > since);
                let pause = |it: &Vacation| Pause { seat: kernel::Seat::new(index), from: it.from, until: it.until };
                table.pauses.extend(own.map(pause));
            }
            table.pauses.sort_by_key(|it| it.from);
        }
        table
    }

    fn move_reminders(&mut self, person: &str, since: Millis, by: Millis) {
        let subscriptions = &self.subscriptions;
        for ((session, _, is_reminder), push) in &mut self.pushes {
            let is_own = subscriptions.get(session).is_some_and(|it| it.person == person);
            if is_own && *is_reminder && push.due_at >= since {
                push.due_at += by;
            }
        }
    }
}

#[async_trait]
impl Vacations for MemoryStore {
    async fn vacations_of(&self, person: &str, after: Millis) -> Result<Vec<Vacation>, StoreError> {
        let person = person.to_owned();
        self.query("vacations of", move |data| {
            let own = data.vacations.get(&person).into_iter().flatten();
            Ok(own.filter(|it| it.until > after).copied().collect())
        })
        .await
    }

    async fn begin_vacation(&self, person: &str, vacation: Vacation, days: u32) -> Result<(), StoreError> {
        let person = person.to_owned();
        self.query("begin vacation", move |data| {
            require(data.people.contains_key(&person))?;
            let own = data.vacations.entry(person.clone()).or_default();
            let counting: Vec<Vacation> = own.iter().filter(|it| it.until > vacation.from - YEAR).copied().collect();
            require(counting.iter().all(|it| it.until <= vacation.from))?;
            require(days_taken(&counting) + days_taken(&[vacation]) <= days)?;
            own.push(vacation);
            data.move_reminders(&person, vacation.from, vacation.until - vacation.from);
            Ok(())
        })
        .await
    }

    async fn end_vacation(&self, person: &str, at: Millis) -> Result<(), StoreError> {
        let person = person.to_owned();
        self.query("end vacation", move |data| {
            let own = data.vacations.entry(person.clone()).or_default();
            if let Some(last) = own.iter_mut().find(|it| it.from <= at && it.until > at) {
                let until = std::mem::replace(&mut last.until, at);
                data.move_reminders(&person, until, at - until);
            }
            Ok(())
        })
        .await
    }
}
