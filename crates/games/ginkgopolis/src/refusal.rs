use kernel::Rule;

/// The rule that a refused choice would break.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Refusal {
    /// Characters are being chosen, nothing else.
    DraftFirst,
    /// Characters are chosen at the start only.
    DraftOver,
    /// The pack has no such character.
    NotInPack,
    /// Cards are being chosen, nothing else.
    ChooseFirst,
    /// The cards of this round are chosen.
    CardsChosen,
    /// The card is not in one's hand.
    NotInHand,
    /// The tile is not behind one's screen.
    NotBehindScreen,
    /// No token is left to change one's hand.
    NoHandToken,
    /// The gain of the urbanization card comes first.
    GainFirst,
    /// The urbanization token is put down first.
    TokenFirst,
    /// Another token is being moved.
    OtherLetter,
    /// A tile or a token lies there.
    CellTaken,
    /// A cell next to the new tile is free, so the token goes there.
    NextToTile,
    /// The letters keep their order around the city.
    LetterOrder,
    /// There is room, so no other token is pushed.
    NoPush,
    /// Tiles are being returned, nothing else.
    ReturnFirst,
    /// Tiles are returned when the supply is used up for the first time only.
    NothingToReturn,
    /// Tiles are returned in card order, so that each choice is reached in one way.
    TileOrder,
}

impl Rule for Refusal {
    const ALL: &'static [Self] = &[
        Refusal::DraftFirst,
        Refusal::DraftOver,
        Refusal::NotInPack,
        Refusal::ChooseFirst,
        Refusal::CardsChosen,
        Refusal::NotInHand,
        Refusal::NotBehindScreen,
        Refusal::NoHandToken,
        Refusal::GainFirst,
        Refusal::TokenFirst,
        Refusal::OtherLetter,
        Refusal::CellTaken,
        Refusal::NextToTile,
        Refusal::LetterOrder,
        Refusal::NoPush,
        Refusal::ReturnFirst,
        Refusal::NothingToReturn,
        Refusal::TileOrder,
    ];

    fn id(self) -> &'static str {
        match self {
            Refusal::DraftFirst => "draft-first",
            Refusal::DraftOver => "draft-over",
            Refusal::NotInPack => "not-in-pack",
            Refusal::ChooseFirst => "choose-first",
            Refusal::CardsChosen => "cards-chosen",
            Refusal::NotInHand => "not-in-hand",
            Refusal::NotBehindScreen => "not-behind-screen",
            Refusal::NoHandToken => "no-hand-token",
            Refusal::GainFirst => "gain-first",
            Refusal::TokenFirst => "token-first",
            Refusal::OtherLetter => "other-letter",
            Refusal::CellTaken => "cell-taken",
            Refusal::NextToTile => "next-to-tile",
            Refusal::LetterOrder => "letter-order",
            Refusal::NoPush => "no-push",
            Refusal::ReturnFirst => "return-first",
            Refusal::NothingToReturn => "nothing-to-return",
            Refusal::TileOrder => "tile-order",
        }
    }

    fn anchor(self) -> &'static str {
        match self {
            Refusal::DraftFirst | Refusal::DraftOver | Refusal::NotInPack => "draft",
            Refusal::ChooseFirst | Refusal::CardsChosen | Refusal::NotInHand | Refusal::NotBehindScreen => "choosing",
            Refusal::NoHandToken => "changing",
            Refusal::GainFirst => "exploit",
            Refusal::TokenFirst | Refusal::OtherLetter | Refusal::CellTaken | Refusal::NextToTile => "urbanize",
            Refusal::LetterOrder | Refusal::NoPush => "tokens",
            Refusal::ReturnFirst | Refusal::NothingToReturn | Refusal::TileOrder => "exhaustion",
        }
    }
}
