use tokio::sync::{broadcast, mpsc};

use super::{Bus, Heard, Note, WAITING};

/// Servers in one process; most often there is but one, and nobody to tell.
pub struct Local {
    all: broadcast::Sender<(u64, String, Note)>,
    own: u64,
}

impl Local {
    /// The only one.
    pub fn alone() -> Local {
        Local { all: broadcast::Sender::new(1024), own: 0 }
    }

    #[cfg(test)]
    /// Another one, who hears this one and is heard by it.
    pub fn another(&self, own: u64) -> Local {
        Local { all: self.all.clone(), own }
    }
}

impl Bus for Local {
    fn tell(&self, from: &str, note: &Note) {
        // Where nobody listens there is nobody to tell.
        let _ = self.all.send((self.own, from.to_owned(), note.clone()));
    }

    fn listen(&self) -> mpsc::Receiver<Heard> {
        let (sender, receiver) = mpsc::channel(WAITING);
        let (mut all, own) = (self.all.subscribe(), self.own);
        tokio::spawn(async move {
            loop {
                let heard = match all.recv().await {
                    Ok((sender, ..)) if sender == own => continue,
                    Ok((_, from, note)) => Heard::Note { from, note },
                    Err(broadcast::error::RecvError::Lagged(_)) => Heard::Missed,
                    Err(broadcast::error::RecvError::Closed) => return,
                };
                if sender.send(heard).await.is_err() {
                    return;
                }
            }
        });
        receiver
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn others_hear_and_nobody_hears_itself() {
        let one = Local::alone();
        let two = one.another(2);
        let (mut at_one, mut at_two) = (one.listen(), two.listen());
        one.tell("one", &Note::Lobby);
        two.tell("two", &Note::Table("x".to_owned()));
        assert_eq!(at_two.recv().await, Some(Heard::Note { from: "one".to_owned(), note: Note::Lobby }));
        let heard = Heard::Note { from: "two".to_owned(), note: Note::Table("x".to_owned()) };
        assert_eq!(at_one.recv().await, Some(heard));
    }
}
