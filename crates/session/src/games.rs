use catalog::{AnyGame, GAMES};
use protocol::{GameInfo, Games, OptionKind, OptionSpec, PlayerCount};

/// All games with their options, as clients are sent them.
pub fn games() -> Games {
    Games { games: GAMES.iter().map(|game| info(*game)).collect() }
}

fn info(game: &dyn AnyGame) -> GameInfo {
    GameInfo {
        slug: game.slug().to_owned(),
        revision: game.revision(),
        players: PlayerCount { min: *game.players().start(), max: *game.players().end() },
        options: game.options().iter().map(option).collect(),
        levels: game.levels().iter().map(|level| level.id().to_owned()).collect(),
    }
}

fn option(spec: &kernel::OptionSpec) -> OptionSpec {
    OptionSpec { key: spec.key.to_owned(), kind: kind(spec.kind), default: spec.default.to_owned() }
}

fn kind(kind: kernel::OptionKind) -> OptionKind {
    use kernel::OptionKind as Rules;

    let words = |it: &[&str]| it.iter().map(|&word| word.to_owned()).collect();
    match kind {
        Rules::Number { min, max } => OptionKind::Number { min, max },
        Rules::Flag => OptionKind::Flag,
        Rules::Choice { of } => OptionKind::Choice { of: words(of) },
        Rules::Several { of } => OptionKind::Several { of: words(of) },
        Rules::ChoiceOrSeveral { words: alone, of } => {
            OptionKind::ChoiceOrSeveral { words: words(alone), of: words(of) }
        }
        Rules::Numbers { min, max } => OptionKind::Numbers { min, max },
        Rules::Text { max_bytes, extension, template } => {
            OptionKind::Text { max_bytes, extension: extension.to_owned(), template: template.to_owned() }
        }
    }
}
