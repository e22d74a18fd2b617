//! What an instance without tables says is what the table itself says.

use comptoir_wasm::{LocalTable, LoneBot, Task, foresee};

use crate::new_table;

/// The games with their most players.
const TABLES: [(&str, usize); 5] =
    [("money", 5), ("alhambra", 5), ("mint-works", 4), ("ginkgopolis", 5), ("donnant", 4)];

/// Plays games of bots that all search without a table, and calls `look` after every round of choices.
fn play_elsewhere(level: &str, look: &mut impl FnMut(&str, &LocalTable)) -> Vec<String> {
    let play = |(game, players): (&str, usize)| {
        let bot = format!("bot {level}");
        let mut table = LocalTable::open(new_table(game, &vec![bot.as_str(); players]), 0).unwrap();
        let mut kept: Vec<Option<LoneBot>> = (0..players).map(|_| None).collect();
        loop {
            let seats = table.bots_to_move();
            let tasks: Vec<(u8, Task)> = seats.iter().map(|&seat| (seat, table.task(seat).unwrap())).collect();
            for (seat, task) in tasks {
                let place = &mut kept[usize::from(seat) - 1];
                let mut bot = place.take().unwrap_or_else(|| LoneBot::new(&task).unwrap());
                let action = bot.choose(seat, &task).unwrap();
                *place = bot.has_reusable_tree().then_some(bot);
                table.chosen(seat, &action, 7);
            }
            look(game, &table);
            if seats.is_empty() {
                return table.record().unwrap();
            }
        }
    };
    TABLES.into_iter().map(play).collect()
}

#[test]
fn bots_choose_elsewhere_as_at_their_table() {
    let elsewhere = play_elsewhere("easy", &mut |_, _| ());
    for ((game, players), record) in TABLES.into_iter().zip(elsewhere) {
        let mut table = LocalTable::open(new_table(game, &vec!["bot easy"; players]), 0).unwrap();
        while let seats @ [_, ..] = table.bots_to_move().as_slice() {
            for seat in seats.iter().copied() {
                table.think(seat, 7);
            }
        }
        assert_eq!(table.record().unwrap(), record, "{game}");
    }
}

/// Spectators have no choices to be told of; the forecasts of seats are looked at once the game is over.
#[test]
fn a_view_alone_foresees_what_the_table_foresees() {
    let mut compared = 0;
    play_elsewhere("easy", &mut |game, table| {
        if !table.bots_to_move().is_empty() {
            return;
        }
        for (eyes, seat) in [("seat-1", None), ("seat-2", None), ("spectator", None), ("arbiter", Some(1))] {
            let moments = table.moments(eyes, 0, 199).unwrap();
            for it in moments.moments.iter().step_by(7) {
                let told = table.forecast(eyes, it.version, seat).unwrap();
                assert_eq!(foresee(game, eyes, it.view.get(), seat).unwrap(), told, "{game} {eyes} {}", it.version);
                compared += 1;
            }
        }
    });
    assert!(compared > 200, "{compared}");
    assert_eq!(foresee("money", "seat-1", "{}", None).unwrap_err().code(), "bad-request");
    assert_eq!(foresee("chess", "seat-1", "{}", None).unwrap_err().code(), "not-found");
}
