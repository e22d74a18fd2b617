kernel::refusals! {
    /// The owner of the Co-Op must first say who gains the mint.
    CoOpFirst = "co-op-first" at "upkeep",
    /// There is no choice of who gains a mint of the Co-Op now.
    NoCoOp = "no-co-op" at "upkeep",
    /// The mint of the Co-Op goes to another player of this table.
    NotAnother = "not-another" at "upkeep",
    /// That location is not part of this game.
    NotInPlay = "not-in-play" at "advanced-locations",
    /// The deed of that location has not been built yet.
    Closed = "closed" at "deed-locations",
    /// All spaces are taken.
    NoSpace = "no-space" at "placing",
    /// The Temp Agency copies only a location all of whose spaces are taken.
    StillFree = "still-free" at "temp-agency",
    /// That Plan is not in the supply.
    NotInSupply = "not-in-supply" at "supplier",
    /// That is none of one's own Plans.
    NotYourPlan = "not-your-plan" at "builder",
    /// That is none of one's own Plans and Buildings.
    NotYourCard = "not-your-card" at "losing",
    /// There is no Plan left to draw.
    NoPlanLeft = "no-plan-left" at "lotto",
    /// One has too few mints.
    TooFewMints = "too-few-mints" at "placing",
}
