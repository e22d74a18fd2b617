kernel::refusals! {
    /// Characters are being chosen, nothing else.
    DraftFirst = "draft-first" at "draft",
    /// Characters are chosen at the start only.
    DraftOver = "draft-over" at "draft",
    /// The pack has no such character.
    NotInPack = "not-in-pack" at "draft",
    /// Cards are being chosen, nothing else.
    ChooseFirst = "choose-first" at "choosing",
    /// The cards of this round are chosen.
    CardsChosen = "cards-chosen" at "choosing",
    /// The card is not in one's hand.
    NotInHand = "not-in-hand" at "choosing",
    /// The tile is not behind one's screen.
    NotBehindScreen = "not-behind-screen" at "choosing",
    /// No token is left to change one's hand.
    NoHandToken = "no-hand-token" at "changing",
    /// The gain of the urbanization card comes first.
    GainFirst = "gain-first" at "exploit",
    /// The urbanization token is put down first.
    TokenFirst = "token-first" at "urbanize",
    /// Another token is being moved.
    OtherLetter = "other-letter" at "urbanize",
    /// A tile or a token lies there.
    CellTaken = "cell-taken" at "urbanize",
    /// A cell next to the new tile is free, so the token goes there.
    NextToTile = "next-to-tile" at "urbanize",
    /// The letters keep their order around the city.
    LetterOrder = "letter-order" at "tokens",
    /// There is room, so no other token is pushed.
    NoPush = "no-push" at "tokens",
    /// Tiles are being returned, nothing else.
    ReturnFirst = "return-first" at "exhaustion",
    /// Tiles are returned when the supply is used up for the first time only.
    NothingToReturn = "nothing-to-return" at "exhaustion",
    /// Tiles are returned in card order, so that each choice is reached in one way.
    TileOrder = "tile-order" at "exhaustion",
}
