use kernel::Piece;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::{Plan, Plans};

/// Cards in the order in which they came: a row knows that order, and which cards it has.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "List", into = "List")]
pub struct Row {
    list: List,
    set: Plans,
}

type List = ArrayVec<[Plan; Plan::COUNT]>;

impl Row {
    /// Puts `plan` at the end.
    pub fn push(&mut self, plan: Plan) {
        self.list.push(plan);
        self.set.insert(plan);
    }

    /// Puts `plan` where `place` others are before it.
    pub fn insert(&mut self, place: usize, plan: Plan) {
        self.list.insert(place, plan);
        self.set.insert(plan);
    }

    /// Takes `plan` out, which is there, and says where it was.
    pub fn take(&mut self, plan: Plan) -> usize {
        let place = self.list.iter().position(|it| *it == plan).expect("a card that is taken lies in the row");
        // A walk: rows are short, and the rotation by which a list removes takes longer than all else here.
        for n in place + 1..self.list.len() {
            self.list[n - 1] = self.list[n];
        }
        self.list.pop();
        self.set.remove(plan);
        place
    }

    /// Takes the one out that came first.
    pub fn take_first(&mut self) -> Option<Plan> {
        let first = self.first()?;
        self.take(first);
        Some(first)
    }

    /// The one that came first.
    pub fn first(&self) -> Option<Plan> {
        self.list.first().copied()
    }

    /// In the order in which they came.
    pub fn iter(&self) -> impl Iterator<Item = Plan> + '_ {
        self.list.iter().copied()
    }

    /// Which they are.
    pub fn set(&self) -> Plans {
        self.set
    }

    /// Whether `plan` is there.
    pub fn contains(&self, plan: Plan) -> bool {
        self.set.contains(plan)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
}

impl FromIterator<Plan> for Row {
    fn from_iter<I: IntoIterator<Item = Plan>>(plans: I) -> Self {
        let mut row = Row::default();
        plans.into_iter().for_each(|plan| row.push(plan));
        row
    }
}

impl From<List> for Row {
    fn from(list: List) -> Self {
        list.into_iter().collect()
    }
}

impl From<Row> for List {
    fn from(row: Row) -> Self {
        row.list
    }
}
