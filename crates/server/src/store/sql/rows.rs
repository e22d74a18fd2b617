//! Copies of all rows in SQL; see `people.rs`.

use async_trait::async_trait;
use futures_util::TryStreamExt;
use sqlx::{AssertSqlSafe, QueryBuilder, Row as _};
use tokio::sync::mpsc;

use super::{Base, Db, NO_TIMEOUT, Row, SNAPSHOT};
use crate::store::{
    StoreError,
    rows::{ALL, Batch, Cell, Kind, Layout, Rows},
};

/// Rows per statement.
const BATCH: usize = 500;

#[async_trait]
impl Rows for Base {
    async fn is_empty(&self) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT (SELECT count(*) FROM person) + (SELECT count(*) FROM match)");
        Ok(row.fetch_one(&self.readers).await?.try_get::<i64, _>(0)? == 0)
    }

    async fn read_all(&self, to: mpsc::Sender<Batch>) -> Result<(), StoreError> {
        let mut snapshot = self.readers.begin_with(SNAPSHOT).await?;
        sqlx::query(NO_TIMEOUT).execute(&mut *snapshot).await?;
        for layout in ALL {
            let columns: Vec<&str> = layout.columns.iter().map(|(name, _)| *name).collect();
            let all = AssertSqlSafe(format!("SELECT {} FROM {}", columns.join(", "), layout.name));
            let mut rows = sqlx::query(all).fetch(&mut *snapshot);
            let mut batch = Vec::with_capacity(BATCH);
            while let Some(row) = rows.try_next().await? {
                batch.push(read(&row, layout)?);
                if batch.len() == BATCH {
                    // A writer that has failed reports its own error.
                    let _ = to.send(Batch { layout, rows: std::mem::take(&mut batch) }).await;
                }
            }
            let _ = to.send(Batch { layout, rows: batch }).await;
        }
        Ok(())
    }

    async fn write_all(&self, mut from: mpsc::Receiver<Batch>) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        sqlx::query(NO_TIMEOUT).execute(&mut *change).await?;
        let (mut tables, mut last) = (0, "");
        while let Some(Batch { layout, rows }) = from.recv().await {
            tables += usize::from(layout.name != last);
            last = layout.name;
            if rows.is_empty() {
                continue;
            }
            let columns: Vec<&str> = layout.columns.iter().map(|(name, _)| *name).collect();
            let mut insert = QueryBuilder::<Db>::new(format!("INSERT INTO {} ({}) ", layout.name, columns.join(", ")));
            insert.push_values(rows, |mut values, row| {
                for cell in row {
                    match cell {
                        Cell::Text(it) => values.push_bind(it),
                        Cell::Number(it) => values.push_bind(it),
                        Cell::Decimal(it) => values.push_bind(it),
                        Cell::Flag(it) => values.push_bind(it),
                    };
                }
            });
            insert.build().execute(&mut *change).await?;
        }
        if tables < ALL.len() {
            return Err(StoreError::Unavailable("the source ended before all database tables were copied".to_owned()));
        }
        self.begin_leases(&mut change).await?;
        Ok(change.commit().await?)
    }
}

fn read(row: &Row, layout: &Layout) -> Result<Vec<Cell>, StoreError> {
    let cell = |(n, (_, kind)): (usize, &(&str, Kind))| {
        Ok(match kind {
            Kind::Text => Cell::Text(row.try_get(n)?),
            Kind::Number => Cell::Number(row.try_get(n)?),
            Kind::Decimal => Cell::Decimal(row.try_get(n)?),
            Kind::Flag => Cell::Flag(row.try_get(n)?),
        })
    };
    layout.columns.iter().enumerate().map(cell).collect()
}
