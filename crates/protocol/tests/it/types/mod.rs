//! What is generated from the types of the protocol: the types of the page, what the page checks messages by, and
//! parts of `docs/protocol.md`. `cargo xtask codegen` writes them.

mod docs;
mod model;
mod shapes;
mod typescript;

use std::{env, fs, path::Path};

use model::{Described, Types};
use protocol::*;
use utoipa::{ToSchema, openapi::RefOr, openapi::Schema};

/// What the page receives and therefore checks.
const RECEIVED: [&str; 39] = [
    "AnalysisState",
    "ClubInfo",
    "ClubSummary",
    "Clubs",
    "Empty",
    "Forecast",
    "Friends",
    "OnlineFriends",
    "Games",
    "Hint",
    "Leaderboard",
    "Invitations",
    "LinkPath",
    "LobbyMessage",
    "MailState",
    "Me",
    "Moments",
    "Muted",
    "PageSettings",
    "PasskeyChallenge",
    "PasskeyCreation",
    "PastGames",
    "PersonId",
    "PersonPage",
    "PushState",
    "RatingCurves",
    "RecoveryCodes",
    "Refused",
    "Relation",
    "Security",
    "ServerMessage",
    "Statistics",
    "SocialSettings",
    "TableInfo",
    "Tables",
    "TournamentMessage",
    "Tournament",
    "Tournaments",
    "Vacation",
];

#[test]
fn the_types_of_the_page_are_fresh() {
    let types = types();
    let text = format!(
        "// Made from crates/protocol by `cargo xtask codegen`: change it there.\n\n\
         /** The version of the protocol. */\nexport const PROTOCOL = {VERSION};\n{}\n\
         /** What `lib/check.ts` holds the server's messages against. */\nexport const SHAPES = {} as const;\n",
        typescript::declarations(&types),
        shapes::table(&types, &RECEIVED),
    );
    fresh("web/src/generated/protocol.ts", &text);
}

#[test]
fn the_description_of_the_types_is_fresh() {
    let path = "docs/protocol.md";
    let text = fs::read_to_string(root().join(path)).unwrap();
    fresh(path, &docs::fill(&text, &types()));
}

/// Every type of a message, by its name.
fn types() -> Types {
    let mut all: Vec<(String, RefOr<Schema>)> = Vec::new();
    macro_rules! collect {
        ($($type:ty),+ $(,)?) => {$(
            all.push((<$type>::name().into_owned(), <$type as utoipa::PartialSchema>::schema()));
            <$type>::schemas(&mut all);
        )+};
    }
    collect!(
        Me,
        Name,
        Credentials,
        LinkPath,
        LinkToken,
        NewPassword,
        Proof,
        PasskeyRequest,
        PasskeyCreation,
        NewPasskey,
        PasskeyChallenge,
        PushState,
        NewSubscription,
        Muted,
        PushMessage,
        MailState,
        NewMail,
        MailToken,
        Vacation,
        NewVacation,
        Recovery,
        RecoveryCodes,
        Security,
        PageSettings,
        PersonPage,
        PersonId,
        RatingCurves,
        PastGames,
        Statistics,
        Leaderboard,
        Export,
        Empty,
        Games,
        Friends,
        Relation,
        NewReport,
        NewInvitation,
        Invitations,
        Clubs,
        NewClub,
        ClubInfo,
        ClubToken,
        NewRole,
        NewTable,
        QuickMatch,
        Join,
        DeviceRecord,
        TableInfo,
        Tables,
        NewTournament,
        NewBots,
        Tournament,
        Tournaments,
        OnlineFriends,
        Hint,
        AnalysisState,
        Moments,
        Forecast,
        RefusedRequest,
        ServerMessage,
        LobbyMessage,
        TournamentMessage,
        ClientMessage,
        LobbyClientMessage,
    );
    let describe = |schema: &RefOr<Schema>| Described::of(&serde_json::to_value(schema).unwrap());
    all.iter().map(|(name, schema)| (name.clone(), describe(schema))).collect()
}

/// Holds `text` against a committed file, or writes it where `COMPTOIR_BLESS` is set.
fn fresh(path: &str, text: &str) {
    let file = root().join(path);
    if env::var_os("COMPTOIR_BLESS").is_some() {
        fs::write(&file, text).unwrap();
    }
    let committed = fs::read_to_string(&file).unwrap_or_default();
    assert!(committed == text, "{path} is out of date: run `cargo xtask codegen`");
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}
