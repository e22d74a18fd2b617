kernel::refusals! {
    /// The stalls are not laid yet.
    SetupFirst = "setup-first" at "setup",
    /// Cards are discarded at set-up only, and one by each player.
    DiscardOnce = "discard-once" at "setup",
    /// At set-up one card is discarded before the others are laid.
    DiscardFirst = "discard-first" at "setup",
    /// The card is not among those to be laid or discarded.
    NotInHand = "not-in-hand" at "laying",
    /// The first card lies at 0 0.
    FirstPlace = "first-place" at "laying",
    /// A card lies there.
    PlaceTaken = "place-taken" at "laying",
    /// A card touches an earlier one by a side or a corner.
    NotTouching = "not-touching" at "laying",
    /// A stall is at most three cards wide and high.
    TooWide = "too-wide" at "laying",
    /// A card must be laid before anything else.
    LayFirst = "lay-first" at "laying",
    /// Rolling is over for this turn.
    RollingOver = "rolling-over" at "rolling",
    /// The active player acts only after having stopped.
    StopFirst = "stop-first" at "rolling",
    /// Who has completed all cards rolls three times in the last round.
    MustRoll = "must-roll" at "end",
    /// While the others may write, nothing else is done.
    WindowOpen = "window-open" at "window",
    /// No window is open.
    NoWindow = "no-window" at "window",
    /// That die is not one of those rolled again.
    NotRejected = "not-rejected" at "window",
    /// That die was used already.
    DieUsed = "die-used" at "dice-once",
    /// The card does not lie in one's stall.
    NotYourCard = "not-your-card" at "boxes",
    /// The card has no such box.
    NoSuchBox = "no-such-box" at "boxes",
    /// Something is written there already.
    BoxFilled = "box-filled" at "boxes",
    /// The box takes another colour.
    WrongColour = "wrong-colour" at "boxes",
    /// The box takes another number.
    WrongNumber = "wrong-number" at "boxes",
    /// The card could not be completed any more.
    NeverComplete = "never-complete" at "possible",
    /// All boxes of the card are filled already.
    AlreadyComplete = "already-complete" at "complete",
    /// All empty boxes are filled at once, with a die each.
    AllBoxes = "all-boxes" at "complete",
    /// Numbers and signs of the card are not met.
    NotMet = "not-met" at "complete",
    /// Where dice fit in several orders, the first one is said.
    DiceOrder = "dice-order" at "complete",
    /// The market does not have that card.
    NotOnMarket = "not-on-market" at "buy",
    /// A stall has at most nine cards.
    StallFull = "stall-full" at "buy",
    /// A purchase is paid with equal dice.
    UnequalDice = "unequal-dice" at "buy",
    /// The card costs another number of dice.
    WrongPrice = "wrong-price" at "buy",
    /// A joker comes after the third roll only.
    ThirdRoll = "third-roll" at "joker",
    /// No joker after a purchase or a completion.
    ActedAlready = "acted-already" at "joker",
    /// No joker where a purchase or a completion is possible.
    JokerNotNeeded = "joker-not-needed" at "joker",
    /// After a joker the turn can only be ended.
    AfterJoker = "after-joker" at "joker",
    /// Without a joker the active player writes only to complete.
    JokerOnly = "joker-only" at "joker",
    /// No die fits any box.
    NothingFits = "nothing-fits" at "joker-dice",
    /// A joker of dice writes at least one box.
    MarkFirst = "mark-first" at "joker-dice",
    /// No card is left in that deck.
    DeckEmpty = "deck-empty" at "joker-card",
    /// That card must be laid, or there is none to decline.
    MustLay = "must-lay" at "joker-card",
    /// No use of such a bonus is left.
    NoBonus = "no-bonus" at "bonuses",
    /// A die counts from one to six.
    PipRange = "pip-range" at "pip",
    /// The die has that colour already.
    SameColour = "same-colour" at "paint",
}
