use kernel::Rule;

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident $id:literal $anchor:literal,)*) => {
        /// The rule that a refused choice would break.
        #[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
        pub enum Refusal {
            $($(#[$doc])* $name,)*
        }

        impl Rule for Refusal {
            const ALL: &'static [Self] = &[$(Refusal::$name),*];

            fn id(self) -> &'static str {
                match self {
                    $(Refusal::$name => $id,)*
                }
            }

            fn anchor(self) -> &'static str {
                match self {
                    $(Refusal::$name => $anchor,)*
                }
            }
        }
    };
}

// Each with its id and the paragraph of the rules page.
refusals! {
    /// The stalls are not laid yet.
    SetupFirst "setup-first" "setup",
    /// Cards are discarded at set-up only, and one by each player.
    DiscardOnce "discard-once" "setup",
    /// At set-up one card is discarded before the others are laid.
    DiscardFirst "discard-first" "setup",
    /// The card is not among those to be laid or discarded.
    NotInHand "not-in-hand" "laying",
    /// The first card lies at 0 0.
    FirstPlace "first-place" "laying",
    /// A card lies there.
    PlaceTaken "place-taken" "laying",
    /// A card touches an earlier one by a side or a corner.
    NotTouching "not-touching" "laying",
    /// A stall is at most three cards wide and high.
    TooWide "too-wide" "laying",
    /// A card must be laid before anything else.
    LayFirst "lay-first" "laying",
    /// Rolling is over for this turn.
    RollingOver "rolling-over" "rolling",
    /// The active player acts only after having stopped.
    StopFirst "stop-first" "rolling",
    /// Who has completed all cards rolls three times in the last round.
    MustRoll "must-roll" "end",
    /// While the others may write, nothing else is done.
    WindowOpen "window-open" "window",
    /// No window is open.
    NoWindow "no-window" "window",
    /// That die is not one of those rolled again.
    NotRejected "not-rejected" "window",
    /// That die was used already.
    DieUsed "die-used" "dice-once",
    /// The card does not lie in one's stall.
    NotYourCard "not-your-card" "boxes",
    /// The card has no such box.
    NoSuchBox "no-such-box" "boxes",
    /// Something is written there already.
    BoxFilled "box-filled" "boxes",
    /// The box takes another colour.
    WrongColour "wrong-colour" "boxes",
    /// The box takes another number.
    WrongNumber "wrong-number" "boxes",
    /// The card could not be completed any more.
    NeverComplete "never-complete" "possible",
    /// All boxes of the card are filled already.
    AlreadyComplete "already-complete" "complete",
    /// All empty boxes are filled at once, with a die each.
    AllBoxes "all-boxes" "complete",
    /// Numbers and signs of the card are not met.
    NotMet "not-met" "complete",
    /// Where dice fit in several orders, the first one is said.
    DiceOrder "dice-order" "complete",
    /// The market does not have that card.
    NotOnMarket "not-on-market" "buy",
    /// A stall has at most nine cards.
    StallFull "stall-full" "buy",
    /// A purchase is paid with equal dice.
    UnequalDice "unequal-dice" "buy",
    /// The card costs another number of dice.
    WrongPrice "wrong-price" "buy",
    /// A joker comes after the third roll only.
    ThirdRoll "third-roll" "joker",
    /// No joker after a purchase or a completion.
    ActedAlready "acted-already" "joker",
    /// No joker where a purchase or a completion is possible.
    JokerNotNeeded "joker-not-needed" "joker",
    /// After a joker the turn can only be ended.
    AfterJoker "after-joker" "joker",
    /// Without a joker the active player writes only to complete.
    JokerOnly "joker-only" "joker",
    /// No die fits any box.
    NothingFits "nothing-fits" "joker-dice",
    /// A joker of dice writes at least one box.
    MarkFirst "mark-first" "joker-dice",
    /// No card is left in that deck.
    DeckEmpty "deck-empty" "joker-card",
    /// That card must be laid, or there is none to decline.
    MustLay "must-lay" "joker-card",
    /// No use of such a bonus is left.
    NoBonus "no-bonus" "bonuses",
    /// A die counts from one to six.
    PipRange "pip-range" "pip",
    /// The die has that colour already.
    SameColour "same-colour" "paint",
}
