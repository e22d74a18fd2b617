kernel::refusals! {
    /// Only notes that lie open can be taken.
    NotOpen = "not-open" at "take",
    /// Several notes may add up to five at most.
    OverFive = "over-five" at "take",
    /// No building lies at that place.
    EmptyPlace = "empty-place" at "buy",
    /// Every place is paid in its own currency.
    WrongCurrency = "wrong-currency" at "buy",
    /// The notes are not all in one's hand.
    NotInHand = "not-in-hand" at "buy",
    /// The notes do not add up to the price.
    TooLittle = "too-little" at "buy",
    /// A note could be taken back, and the rest would still suffice.
    NoteToSpare = "note-to-spare" at "spare",
    /// Martin is there with two players only.
    NoMartin = "no-martin" at "martin",
    /// A player who can take or buy must do so.
    MustAct = "must-act" at "pass",
}
