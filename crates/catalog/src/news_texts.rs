//! Events as JSON, each written once for all observers who are told the same.

use std::any::Any;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// The events of a match that were written already.
#[derive(Default)]
pub struct NewsTexts(Vec<(Box<dyn Any + Send>, Box<RawValue>)>);

impl NewsTexts {
    /// The JSON of an event. A page that plays without a server has few observers, and is to be small: it writes each.
    pub(crate) fn text<E: Serialize + Eq + Send + 'static>(&mut self, event: E) -> Box<RawValue> {
        let write = || to_raw_value(&event).expect("events are plain data");
        if !cfg!(feature = "changes") {
            return write();
        }
        if let Some((_, text)) = self.0.iter().find(|(it, _)| it.downcast_ref() == Some(&event)) {
            return text.clone();
        }
        let text = write();
        self.0.push((Box::new(event), text.clone()));
        text
    }
}
