use catalog::{AnyGame, GAMES};
use protocol::{GameInfo, Games, OptionKind, OptionSpec, PickInfo, PlayerCount, PreparationInfo, StopInfo};

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
        preparations: game.preparations().iter().map(preparation).collect(),
    }
}

fn preparation(it: &kernel::Preparation) -> PreparationInfo {
    let pick = |it: kernel::Pick| PickInfo { verb: it.verb.to_owned(), from: it.from.to_owned() };
    let stop = |it: &kernel::Stop| StopInfo { id: it.id.to_owned(), always: it.always };
    PreparationInfo {
        id: it.id.to_owned(),
        pick: it.pick.map(pick),
        action: it.action.to_owned(),
        repeats: it.repeats,
        stops: it.stops.iter().map(stop).collect(),
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
