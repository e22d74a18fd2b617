//! Choices that a seat may prepare while it waits for others, declared by a game as data.
//!
//! Nothing here decides anything: a table plays a prepared choice as if its seat had just made it, and drops it where a
//! condition says that the situation is another one.

/// A choice that can be prepared.
#[derive(Copy, Clone, Debug)]
pub struct Preparation {
    /// Its id; the words are the message `{slug}-prepare-{id}`.
    pub id: &'static str,
    /// What is picked before the last action; nothing where that is all.
    pub pick: Option<Pick>,
    /// The last action, in the notation of the game.
    pub action: &'static str,
    /// Whether it is made again at every turn, until a condition stops it.
    pub repeats: bool,
    /// What may stop it.
    pub stops: &'static [Stop],
}

/// The part of a choice that a player puts together: one action for each piece.
#[derive(Copy, Clone, Debug)]
pub struct Pick {
    /// The word before the piece: `add` for `add EUR20a`.
    pub verb: &'static str,
    /// Where the pieces are in the view of the seat, as a JSON pointer in which `{seat}` stands for its index.
    pub from: &'static str,
}

/// A condition under which a prepared choice is dropped and the player asked.
#[derive(Copy, Clone, Debug)]
pub struct Stop {
    /// Its id; the words are the message `{slug}-stop-{id}`.
    pub id: &'static str,
    /// Whether it holds for everybody, rather than for those who want it.
    pub always: bool,
    /// What is looked at when the turn comes.
    pub when: StopWhen,
}

/// What ends a prepared choice. Only what its seat may see is looked at.
#[derive(Copy, Clone, Debug)]
pub enum StopWhen {
    /// An action that begins with these words is legal.
    Legal(&'static str),
    /// This part of the view, a JSON pointer as in [`Pick::from`], is not what it was when the choice was prepared.
    Changed(&'static str),
}
