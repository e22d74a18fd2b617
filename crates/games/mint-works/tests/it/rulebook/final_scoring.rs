use kernel::Game;
use mint_works::Event;

use super::SUPPLY;
use crate::table::{Table, seat};

/// Who wins when these neighbourhoods pass at once; one of them has seven stars.
fn winners(pairs: &[(&str, &str)], quarters: &[&str]) -> Vec<u8> {
    let mut table = Table::with(pairs, quarters, "", |_| ());
    table.pass_all();
    table.winners()
}

#[test]
fn the_most_stars_win() {
    assert_eq!(winners(&[], &["99 mine truck crane / gardens factory", "0 / plant lotto landfill"]), [2]);
}

#[test]
fn the_player_who_ended_the_game_need_not_win() {
    let mut table = Table::new(&["9 plant / gardens statue", "9 / factory landfill lotto"], "windmill mine truck");
    table.play(1, "place builder plant").pass_all();
    assert_eq!((table.stars(1), table.stars(2), table.winners()), (7, 8, vec![2]));
}

#[test]
fn of_equal_stars_the_most_cards_win_plans_and_buildings() {
    assert_eq!(winners(&[], &["9 / gardens factory mine", "0 truck / plant workshop landfill"]), [2]);
}

#[test]
fn a_bridge_is_one_card() {
    assert_eq!(winners(&[], &["0 / gardens factory mine bridge", "9 truck / plant workshop landfill"]), [2]);
}

#[test]
fn of_equal_cards_the_most_mints_win() {
    assert_eq!(winners(&[], &["4 / gardens factory mine", "5 / plant workshop landfill"]), [2]);
}

#[test]
fn mints_on_the_gallery_do_not_count() {
    let quarters = ["5 / gallery factory mine", "6 / plant workshop landfill"];
    let mut table = Table::with(&[], &quarters, SUPPLY_OF_THREE, |view| view.gallery = 3);
    table.pass_all();
    assert_eq!((table.stars(1), table.stars(2), table.winners()), (7, 7, vec![2]));
}

const SUPPLY_OF_THREE: &str = "windmill gardens truck";

#[test]
fn equal_in_all_else_players_share_the_victory() {
    assert_eq!(winners(&[], &["5 / gardens factory mine", "5 / plant workshop landfill"]), [1, 2]);
}

#[test]
fn or_the_nearest_to_forty_two_wins_where_ages_were_told() {
    let quarters = ["5 / gardens factory mine", "5 / plant workshop landfill"];
    assert_eq!(winners(&[("ages", "40,45")], &quarters), [1]);
    assert_eq!(winners(&[("ages", "38,45")], &quarters), [2]);
    assert_eq!(winners(&[("ages", "39,45")], &quarters), [1, 2]);
}

#[test]
fn ages_matter_only_among_equals() {
    assert_eq!(winners(&[("ages", "42,10")], &["4 / gardens factory mine", "5 / plant workshop landfill"]), [2]);
}

#[test]
fn a_score_is_the_stars_by_type() {
    let mut table = Table::new(&["0 / gardens factory truck wholesaler", "3"], SUPPLY);
    table.pass_all();
    let mut lines = Vec::new();
    table.game.score(seat(1), &mut |line, stars| lines.push((<&str>::from(line), stars)));
    assert_eq!(lines, [("culture", 3), ("production", 3), ("utility", 1), ("deed", 1)]);
    assert_eq!(table.game.total(seat(1)), 8);
    assert_eq!(table.game.total(seat(2)), 0);
    let won = table.news.iter().find(|event| matches!(event, Event::Won { .. }));
    assert_eq!(won, Some(&Event::Won { winners: kernel::Seats::only(seat(1)), stars: 8 }));
}
