//! Writes the difference between two views by their fields: what has not changed is compared, and never written; what
//! has changed in the same way for the observer before is copied. The form is that of `tape::difference`, to which every
//! field that has changed is left.

use std::ops::Range;

use kernel::{Compared, Differences, Fields, Game};
use serde::Serialize;
use tape::{Tape, difference};

/// Few fields are longer, in bytes.
const USUAL_FIELD: usize = 256;
/// Few moves change more fields, all structs of a list included.
const USUAL_FIELDS: usize = 16;

/// How fields have changed for the observer before.
pub struct SharedTexts {
    bytes: Vec<u8>,
    fields: Vec<(Field, Range<usize>)>,
    /// Room for a field as it was.
    before: Tape,
    /// Room for a field as it is now.
    now: Tape,
}

/// With room for a usual move: one is made for each.
impl Default for SharedTexts {
    fn default() -> SharedTexts {
        SharedTexts {
            bytes: Vec::with_capacity(2 * USUAL_FIELD),
            fields: Vec::with_capacity(USUAL_FIELDS),
            before: Tape::with_capacity(USUAL_FIELD),
            now: Tape::with_capacity(USUAL_FIELD),
        }
    }
}

/// A field by its name, and the index of the struct in its list.
type Field = (Option<usize>, &'static str);

/// Appends how a view has changed. Returns whether it has; nothing is written if not.
pub fn write<G: Game>(these: Compared<'_, G::View>, texts: &mut SharedTexts, to: &mut Vec<u8>) -> bool {
    if !these.differs() {
        return false;
    }
    let begin = to.len();
    let mut writer = Writer { to, texts, nth: None };
    let is_listed = writer.object(|writer| G::compare_views(these, writer));
    if !is_listed {
        to.truncate(begin);
        difference::write(Tape::of(these.before).value(), Tape::of(these.now).value(), to);
    }
    to.len() > begin
}

struct Writer<'a> {
    to: &'a mut Vec<u8>,
    texts: &'a mut SharedTexts,
    /// The struct of a list whose fields are being written.
    nth: Option<usize>,
}

impl Writer<'_> {
    /// An object with what `members` writes; nothing if that is nothing.
    fn object<T>(&mut self, members: impl FnOnce(&mut Self) -> T) -> T {
        let begin = self.to.len();
        self.to.push(b'{');
        let result = members(self);
        if self.to.len() == begin + 1 {
            self.to.truncate(begin);
        } else {
            self.to.push(b'}');
        }
        result
    }

    /// A member of an object with what `value` writes; nothing if that is nothing.
    fn member(&mut self, name: &str, value: impl FnOnce(&mut Self)) {
        let begin = self.to.len();
        self.to.extend_from_slice(if self.to.ends_with(b"{") { b"\"" } else { b",\"" });
        self.to.extend_from_slice(name.as_bytes());
        self.to.extend_from_slice(b"\":");
        let value_at = self.to.len();
        value(self);
        if self.to.len() == value_at {
            self.to.truncate(begin);
        }
    }

    /// The difference of a field, written or copied.
    fn value<T: Serialize + PartialEq + ?Sized>(&mut self, name: &'static str, these: Compared<'_, T>) {
        let (field, SharedTexts { bytes, fields, before, now }) = ((self.nth, name), &mut *self.texts);
        // The last one is that of the observer before: others may have been shown something else.
        let known = fields.iter().rev().find(|(it, _)| *it == field).filter(|_| these.is_shared());
        if let Some((_, range)) = known {
            self.to.extend_from_slice(&bytes[range.clone()]);
        } else {
            before.set(these.before);
            now.set(these.now);
            let begin = bytes.len();
            difference::write(before.value(), now.value(), bytes);
            self.to.extend_from_slice(&bytes[begin..]);
            fields.push((field, begin..bytes.len()));
        }
    }
}

impl Differences for Writer<'_> {
    fn field<T: Serialize + PartialEq + ?Sized>(&mut self, name: &'static str, these: Compared<'_, T>) {
        if these.differs() {
            self.member(name, |this| this.value(name, these));
        }
    }

    fn each<T: Fields>(&mut self, name: &'static str, mut these: Compared<'_, [T]>) {
        let len = these.now.len();
        if !these.differs() || these.before.len() != len {
            return self.field(name, these);
        }
        // What another one is shown must not change what is written here.
        these.other = these.other.filter(|(before, now)| before.len() == len && now.len() == len);
        self.member(name, |this| {
            this.object(|this| {
                for n in 0..len {
                    let these = these.part(|it| &it[n]);
                    if these.differs() {
                        this.member(itoa::Buffer::new().format(n), |this| {
                            this.nth = Some(n);
                            this.object(|this| T::compare(these, this));
                        });
                    }
                }
                this.nth = None;
            });
        });
    }
}
