use kernel::Rule;

/// The rule that a refused choice would break.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Refusal {
    /// Only notes that lie open can be taken.
    NotOpen,
    /// Several notes may add up to five at most.
    OverFive,
    /// No building lies at that place.
    EmptyPlace,
    /// Every place is paid in its own currency.
    WrongCurrency,
    /// The notes are not all in one's hand.
    NotInHand,
    /// The notes do not add up to the price.
    TooLittle,
    /// A note could be taken back, and the rest would still suffice.
    NoteToSpare,
    /// Martin is there with two players only.
    NoMartin,
    /// Whoever can take or buy must do so.
    MustAct,
}

impl Rule for Refusal {
    const ALL: &'static [Self] = &[
        Refusal::NotOpen,
        Refusal::OverFive,
        Refusal::EmptyPlace,
        Refusal::WrongCurrency,
        Refusal::NotInHand,
        Refusal::TooLittle,
        Refusal::NoteToSpare,
        Refusal::NoMartin,
        Refusal::MustAct,
    ];

    fn id(self) -> &'static str {
        match self {
            Refusal::NotOpen => "not-open",
            Refusal::OverFive => "over-five",
            Refusal::EmptyPlace => "empty-place",
            Refusal::WrongCurrency => "wrong-currency",
            Refusal::NotInHand => "not-in-hand",
            Refusal::TooLittle => "too-little",
            Refusal::NoteToSpare => "note-to-spare",
            Refusal::NoMartin => "no-martin",
            Refusal::MustAct => "must-act",
        }
    }

    fn anchor(self) -> &'static str {
        match self {
            Refusal::NotOpen | Refusal::OverFive => "take",
            Refusal::EmptyPlace | Refusal::WrongCurrency | Refusal::NotInHand | Refusal::TooLittle => "buy",
            Refusal::NoteToSpare => "spare",
            Refusal::NoMartin => "martin",
            Refusal::MustAct => "pass",
        }
    }
}
