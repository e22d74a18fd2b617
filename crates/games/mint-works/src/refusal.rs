use kernel::Rule;

/// The rule that a refused choice would break.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Refusal {
    /// The owner of the Co-Op must first say who gains the mint.
    CoOpFirst,
    /// Nobody is asked who gains a mint of the Co-Op.
    NoCoOp,
    /// The mint of the Co-Op goes to another player of this table.
    NotAnother,
    /// That location is not part of this game.
    NotInPlay,
    /// The deed of that location has not been built yet.
    Closed,
    /// All spaces are taken.
    NoSpace,
    /// The Temp Agency copies only a location all of whose spaces are taken.
    StillFree,
    /// That Plan is not in the supply.
    NotInSupply,
    /// That is none of one's own Plans.
    NotYourPlan,
    /// That is none of one's own Plans and Buildings.
    NotYourCard,
    /// There is no Plan left to draw.
    NoPlanLeft,
    /// One has too few mints.
    TooFewMints,
}

impl Rule for Refusal {
    const ALL: &'static [Self] = &[
        Refusal::CoOpFirst,
        Refusal::NoCoOp,
        Refusal::NotAnother,
        Refusal::NotInPlay,
        Refusal::Closed,
        Refusal::NoSpace,
        Refusal::StillFree,
        Refusal::NotInSupply,
        Refusal::NotYourPlan,
        Refusal::NotYourCard,
        Refusal::NoPlanLeft,
        Refusal::TooFewMints,
    ];

    fn id(self) -> &'static str {
        match self {
            Refusal::CoOpFirst => "co-op-first",
            Refusal::NoCoOp => "no-co-op",
            Refusal::NotAnother => "not-another",
            Refusal::NotInPlay => "not-in-play",
            Refusal::Closed => "closed",
            Refusal::NoSpace => "no-space",
            Refusal::StillFree => "still-free",
            Refusal::NotInSupply => "not-in-supply",
            Refusal::NotYourPlan => "not-your-plan",
            Refusal::NotYourCard => "not-your-card",
            Refusal::NoPlanLeft => "no-plan-left",
            Refusal::TooFewMints => "too-few-mints",
        }
    }

    fn anchor(self) -> &'static str {
        match self {
            Refusal::CoOpFirst | Refusal::NoCoOp | Refusal::NotAnother => "upkeep",
            Refusal::NotInPlay => "advanced-locations",
            Refusal::Closed => "deed-locations",
            Refusal::NoSpace | Refusal::TooFewMints => "placing",
            Refusal::StillFree => "temp-agency",
            Refusal::NotInSupply => "supplier",
            Refusal::NotYourPlan => "builder",
            Refusal::NotYourCard => "losing",
            Refusal::NoPlanLeft => "lotto",
        }
    }
}
