use kernel::{Compared, Differences, Fields, Game, Observer};
use serde::Serialize;
use serde_json::Value;

/// A game that lists the fields of its views lists all of them, as they are written.
pub fn are_listed<G: Game>(before: &G, now: &G, observers: &[Observer]) {
    for &observer in observers {
        let (before, now) = (before.view(observer), now.view(observer));
        let (before_json, now_json) = (json(&before), json(&now));
        let mut listed = Listed { before: &before_json, now: &now_json, names: Vec::new() };
        if G::compare_views(Compared { before: &before, now: &now, other: None }, &mut listed) {
            listed.are_all();
        }
    }
}

/// The fields of an object, held against its JSON.
struct Listed<'a> {
    before: &'a Value,
    now: &'a Value,
    names: Vec<&'static str>,
}

impl Listed<'_> {
    fn are_all(mut self) {
        let mut written: Vec<&str> = self.now.as_object().into_iter().flatten().map(|(key, _)| key.as_str()).collect();
        written.sort_unstable();
        self.names.sort_unstable();
        law_eq!("view-fields", self.names, written, "every field that is written is listed once");
    }
}

impl Differences for Listed<'_> {
    fn field<T: Serialize + PartialEq + ?Sized>(&mut self, name: &'static str, these: Compared<'_, T>) {
        law_eq!(
            "view-fields",
            json(these.before),
            self.before[name],
            "the field {name} is what is written under its name"
        );
        law_eq!("view-fields", json(these.now), self.now[name], "the field {name} is what is written under its name");
        self.names.push(name);
    }

    fn each<T: Fields>(&mut self, name: &'static str, these: Compared<'_, [T]>) {
        self.field(name, these);
        for n in 0..these.before.len().min(these.now.len()) {
            let (before_json, now_json) = (&self.before[name][n], &self.now[name][n]);
            let mut listed = Listed { before: before_json, now: now_json, names: Vec::new() };
            T::compare(these.part(|it| &it[n]), &mut listed);
            listed.are_all();
        }
    }
}

fn json<T: Serialize + ?Sized>(value: &T) -> Value {
    serde_json::to_value(value).expect("views are plain data")
}
