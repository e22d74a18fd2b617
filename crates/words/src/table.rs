use kernel::{Seat, Turn};

use crate::{Arg, Words};

/// What is said around a game: its name, its options, whose turn it is.
impl Words {
    /// The name of a game.
    pub fn game(&self, slug: &str) -> String {
        self.say(&format!("{slug}-name"), &[])
    }

    /// A game in one sentence.
    pub fn pitch(&self, slug: &str) -> String {
        self.say(&format!("{slug}-pitch"), &[])
    }

    /// How to play a game, in a few sentences.
    pub fn help(&self, slug: &str) -> String {
        self.say(&format!("{slug}-help"), &[])
    }

    /// The label of an option.
    pub fn option(&self, slug: &str, key: &str) -> String {
        self.say(&format!("{slug}-option-{key}"), &[])
    }

    /// What an option is for.
    pub fn option_help(&self, slug: &str, key: &str) -> String {
        self.say(&format!("{slug}-option-{key}-help"), &[])
    }

    /// A value of an option, given in its text form.
    ///
    /// ```
    /// use words::{Lang, Words};
    ///
    /// let words = Words::of(Lang::Fr);
    /// assert_eq!(words.option_value("money", "remove", "random"), "tirées au sort à chaque manche");
    /// assert_eq!(words.option_value("money", "remove", "RUB,SEK"), "rouble et couronne suédoise");
    /// assert_eq!(words.option_value("money", "deals", "3"), "3");
    /// ```
    pub fn option_value(&self, slug: &str, key: &str, value: &str) -> String {
        let own = |value: &str| self.maybe(&format!("{slug}-option-{key}-{value}"), []);
        if let Some(text) = own(value) {
            return text;
        }
        // A text of somebody's own is too long to be said.
        if let Some(text) = own("own") {
            return text;
        }
        match value {
            "" => self.say("list-none", &[]),
            "true" => self.say("yes", &[]),
            "false" => self.say("no", &[]),
            _ => {
                let parts = value.split(',').map(|part| own(part).unwrap_or_else(|| self.piece(slug, part)));
                self.list(&parts.collect::<Vec<_>>())
            }
        }
    }

    /// The label of a line of the score.
    pub fn score_line(&self, slug: &str, id: &str) -> String {
        self.say(&format!("{slug}-score-{id}"), &[])
    }

    /// The rule that a refused choice would break.
    pub fn refusal(&self, slug: &str, id: &str) -> String {
        self.say(&format!("{slug}-refusal-{id}"), &[])
    }

    /// What stands for the reader in place of a name, see [the crate](crate).
    pub fn you(&self) -> String {
        self.say("you", &[])
    }

    /// A name for a seat whose player has none. Seats count from one.
    pub fn seat(&self, number: u8) -> String {
        self.say("seat-name", &[("n", number.into())])
    }

    /// The automatic opponent of a solo game, who has a score but no seat of its own: none where more play, or
    /// where the game has no such opponent.
    ///
    /// ```
    /// use words::{Lang, Words};
    ///
    /// let words = Words::of(Lang::En);
    /// let options = [("ai".to_owned(), "mort".to_owned())];
    /// assert_eq!(words.rival("mint-works", 1, &options).as_deref(), Some("Mort"));
    /// assert_eq!(words.rival("mint-works", 2, &options), None);
    /// ```
    pub fn rival(&self, slug: &str, players: u8, options: &[(String, String)]) -> Option<String> {
        let args: Vec<(&str, Arg)> = options.iter().map(|(key, value)| (&**key, value.as_str().into())).collect();
        let named = || self.maybe(&format!("{slug}-rival"), args.iter().map(|(key, arg)| (*key, arg)));
        (players == 1).then(named).flatten()
    }

    /// What the game waits for, addressed to `reader`, who may have no seat.
    pub fn turn(&self, turn: Turn, reader: Option<Seat>, name: &dyn Fn(u8) -> String) -> String {
        let seats = match turn {
            Turn::Over => return self.say("turn-over", &[]),
            Turn::Chance => return self.say("turn-chance", &[]),
            Turn::Seats(seats) => seats,
        };
        let is_reader = |seat: &Seat| Some(*seat) == reader;
        let others: Vec<String> =
            seats.iter().filter(|seat| !is_reader(seat)).map(|seat| name(seat.number())).collect();
        let id = match (seats.iter().any(|seat| is_reader(&seat)), others.is_empty()) {
            (true, true) => "turn-yours",
            (true, false) => "turn-both",
            (false, _) => "turn-others",
        };
        self.say(id, &[("seats", self.list(&others).into())])
    }

    /// Joins a list as a sentence would.
    ///
    /// ```
    /// use words::{Lang, Words};
    ///
    /// let list = ["a", "b", "c"].map(str::to_owned);
    /// assert_eq!(Words::of(Lang::Fr).list(&list), "a, b et c");
    /// assert_eq!(Words::of(Lang::En).list(&[]), "nothing");
    /// ```
    pub fn list(&self, items: &[String]) -> String {
        let join = |id: &str, a: String, b: &String| self.say(id, &[("a", a.into()), ("b", b.into())]);
        match items {
            [] => self.say("list-none", &[]),
            [only] => only.clone(),
            [first, middle @ .., last] => {
                let most = middle.iter().fold(first.clone(), |most, item| join("list-more", most, item));
                join("list-last", most, last)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seats;

    use super::*;
    use crate::Lang;

    #[test]
    fn whose_turn_it_is() {
        let words = Words::of(Lang::En);
        let say = |turn, reader| words.turn(turn, reader, &|n| words.seat(n));
        let me = Some(Seat::new(0));
        assert_eq!(say(Turn::Over, me), "The game is over.");
        assert_eq!(say(Turn::Chance, None), "Drawing at random…");
        assert_eq!(say(Turn::Seats(Seats::first(1)), me), "It’s your turn.");
        assert_eq!(say(Turn::Seats(Seats::first(1)), None), "Waiting for Player 1.");
        assert_eq!(say(Turn::Seats(Seats::first(2)), None), "Waiting for Player 1 and Player 2.");
        let besides = say(Turn::Seats(Seats::first(3)), me);
        assert_eq!(besides, "It’s your turn; also waiting for Player 2 and Player 3.");
    }

    #[test]
    fn values_of_options() {
        let words = Words::of(Lang::En);
        assert_eq!(words.option_value("money", "remove", ""), "nothing");
        assert_eq!(words.option_value("money", "imaginary", "true"), "yes");
        assert_eq!(words.option_value("money", "imaginary", "1,2"), "1 and 2");
        assert_eq!(words.option_value("donnant", "deck", "id,back,colour"), "a custom file");
    }
}
