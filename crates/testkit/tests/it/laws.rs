//! The laws, for every number of players.

use kernel::NoOptions;
use testkit::toll::{COINS, Card, Toll};

#[test]
fn three_to_five_players() {
    for players in 3..=5 {
        laws::keep::<Toll>(players, &NoOptions {}, 10, |game| {
            let cards: u32 = game.cards.iter().map(|(_, cards)| cards.len()).sum();
            let open = u32::from(game.card.is_some());
            assert_eq!(game.deck.len() + open + cards, <Card as kernel::Piece>::COUNT as u32, "no card is lost");
            let coins: u8 = game.coins.iter().map(|(_, coins)| *coins).sum();
            assert_eq!(game.pot + coins, players * COINS, "no coin is lost");
        });
    }
}
