//! Messages recorded from a server before this crate existed: each is read as its type and written again as the same
//! JSON. The order of members does not count, since no client may depend on it.

use protocol::{
    AnalysisState, ClientMessage, Credentials, Empty, Export, Games, Hint, Join, LinkPath, LinkToken, LobbyMessage, Me,
    Moments, Name, NewPasskey, NewPassword, NewTable, PasskeyChallenge, PasskeyCreation, PasskeyRequest, Proof,
    Recovery, RecoveryCodes, RefusedRequest, Security, ServerMessage, TableInfo, Tables,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// A line a message: the name of its type, a tab, its text.
const RECORDED: &str = include_str!("../golden/messages.tsv");

/// A message as it is written after it was read as the type of this name.
pub fn written_again(name: &str, text: &str) -> serde_json::Result<String> {
    match name {
        "AnalysisState" => again::<AnalysisState>(text),
        "ClientMessage" => again::<ClientMessage>(text),
        "Proof" => again::<Proof>(text),
        "NewPasskey" => again::<NewPasskey>(text),
        "PasskeyChallenge" => again::<PasskeyChallenge>(text),
        "PasskeyCreation" => again::<PasskeyCreation>(text),
        "PasskeyRequest" => again::<PasskeyRequest>(text),
        "Credentials" => again::<Credentials>(text),
        "Empty" => again::<Empty>(text),
        "Export" => again::<Export>(text),
        "Games" => again::<Games>(text),
        "Hint" => again::<Hint>(text),
        "Join" => again::<Join>(text),
        "LinkPath" => again::<LinkPath>(text),
        "LinkToken" => again::<LinkToken>(text),
        "LobbyMessage" => again::<LobbyMessage>(text),
        "Me" => again::<Me>(text),
        "Moments" => again::<Moments>(text),
        "Name" => again::<Name>(text),
        "NewPassword" => again::<NewPassword>(text),
        "NewTable" => again::<NewTable>(text),
        "OptionMe" => again::<Option<Me>>(text),
        "OptionTableInfo" => again::<Option<TableInfo>>(text),
        "Recovery" => again::<Recovery>(text),
        "RecoveryCodes" => again::<RecoveryCodes>(text),
        "Refused" => again::<RefusedRequest>(text),
        "Security" => again::<Security>(text),
        "ServerMessage" => ServerMessage::read(text).map(|it| it.to_text()),
        "TableInfo" => again::<TableInfo>(text),
        "Tables" => again::<Tables>(text),
        other => panic!("{other} is no message"),
    }
}

fn again<T: Serialize + DeserializeOwned>(text: &str) -> serde_json::Result<String> {
    serde_json::to_string(&serde_json::from_str::<T>(text)?)
}

#[test]
fn recorded_messages_are_written_again_as_they_were() {
    let mut seen = 0;
    for line in RECORDED.lines() {
        let (name, text) = line.split_once('\t').expect("a name and a text");
        let written = written_again(name, text).unwrap_or_else(|why| panic!("{name}: {why}\n{text}"));
        assert_eq!(written.len(), text.len(), "{name}: {text}");
        let [before, after] = [text, &written].map(|it| serde_json::from_str::<Value>(it).unwrap());
        assert_eq!(after, before, "{name}");
        if text.starts_with(r#"{"type":"frame""#) {
            assert_eq!(written, text, "a frame keeps the order of its members");
        }
        seen += 1;
    }
    assert!(seen > 90, "{seen} messages");
}
