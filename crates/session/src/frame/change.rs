//! A frame as what has changed since the one before.

use std::{io::Write, sync::Arc};

use catalog::{AnyView, SharedTexts};
use protocol::News;
use serde::Serialize;
use tape::{Tape, difference};

use super::{Common, FrameBase, Public, text};

/// Few changes are longer, in bytes.
const USUAL_CHANGE: usize = 512;

impl FrameBase {
    /// The text of a [`protocol::Change`] from `before`, the version before of the same observer.
    pub fn change(&self, before: &FrameBase, news: &[News], common: &Common, public: &mut PublicChange) -> String {
        let mut to = Vec::with_capacity(USUAL_CHANGE);
        write!(to, r#"{{"type":"change","version":{},"news":["#, self.version).expect("a vector takes all");
        for (n, it) in news.iter().enumerate() {
            to.extend_from_slice(if n > 0 { b"," } else { b"" });
            to.extend_from_slice(it.event.get().as_bytes());
        }
        to.extend_from_slice(br#"],"changes":{"#);
        if self.chosen_at != before.chosen_at {
            member("chosen_at", &mut to);
            write!(to, "{}", self.chosen_at).expect("a vector takes all");
        }
        let begin = to.len();
        member("view", &mut to);
        if !public.write_view(&before.view, &self.view, &mut to) {
            to.truncate(begin);
        }
        if self.legal != before.legal {
            member("legal", &mut to);
            difference::write(before.legal.value(), self.legal.value(), &mut to);
        }
        if self.undo != before.undo || before.undo_varies {
            member("undo", &mut to);
            to.extend_from_slice(if self.undo { b"true" } else { b"false" });
        }
        if let Some(clocks) = &common.clocks {
            member("clocks", &mut to);
            to.extend_from_slice(format!("[{clocks}]").as_bytes());
        }
        let public = public.between(&before.public, &self.public);
        if !public.is_empty() {
            comma(&mut to);
            to.extend_from_slice(public);
        }
        to.extend_from_slice(b"}}");
        text(to)
    }
}

/// What has changed for several observers, each part written once for all who were shown the same before.
#[derive(Default)]
pub struct PublicChange {
    public: Option<(Arc<Public>, Vec<u8>)>,
    /// How the view of the observer before has changed, and how its fields were written.
    view: Option<[Arc<dyn AnyView>; 2]>,
    texts: SharedTexts,
}

impl PublicChange {
    /// Appends how a view has changed. Returns whether it has.
    fn write_view(&mut self, before: &Arc<dyn AnyView>, now: &Arc<dyn AnyView>, to: &mut Vec<u8>) -> bool {
        let other = self.view.as_ref().map(|it| it.each_ref().map(|it| &**it));
        let differs = now.write_difference(&**before, other, &mut self.texts, to);
        self.view = Some([before.clone(), now.clone()]);
        differs
    }

    /// The members that differ. `new` is the same for all calls.
    fn between(&mut self, old: &Arc<Public>, new: &Public) -> &[u8] {
        if !self.public.as_ref().is_some_and(|(from, _)| Arc::ptr_eq(from, old)) {
            // An object that has just begun has no comma before its first member.
            let mut to = vec![b'{'];
            write_changed("turn", &old.turn, &new.turn, &mut to);
            write_changed("scores", &old.scores, &new.scores, &mut to);
            write_changed("winners", &old.winners, &new.winners, &mut to);
            to.remove(0);
            self.public = Some((old.clone(), to));
        }
        self.public.as_ref().map_or(&[], |(_, text)| text)
    }
}

fn write_changed<T: PartialEq + Serialize>(name: &str, old: &T, new: &T, to: &mut Vec<u8>) {
    if old != new {
        member(name, to);
        difference::write(Tape::of(old).value(), Tape::of(new).value(), to);
    }
}

fn member(name: &str, to: &mut Vec<u8>) {
    comma(to);
    to.push(b'"');
    to.extend_from_slice(name.as_bytes());
    to.extend_from_slice(b"\":");
}

fn comma(to: &mut Vec<u8>) {
    if !to.ends_with(b"{") {
        to.push(b',');
    }
}
