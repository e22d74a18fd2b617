//! A field of simulated entrants, and the caller that a server is.

use std::collections::BTreeMap;

use tournaments::{Due, Entrant, Event, Format, Millis, NoShow, Pairing, Phase, Settings, Tournament};

/// How an entrant behaves.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Kind {
    /// Comes to every table and plays to the end.
    Reliable,
    Bot,
    /// Enters and is never seen again.
    Ghost,
    /// Does not come to some tables.
    Forgetful,
    /// Leaves games before their end.
    Quitter,
    /// Withdraws after the first round.
    Withdraws,
}

pub const KINDS: [Kind; 6] = [Kind::Reliable, Kind::Bot, Kind::Ghost, Kind::Forgetful, Kind::Quitter, Kind::Withdraws];

pub fn settings(format: Format, table_size: u8, sizes: &[u8]) -> Settings {
    Settings {
        format,
        table_size,
        sizes: sizes.to_vec(),
        capacity: 600,
        start_at: Some(1_000),
        starts_when_full: false,
        show_up: Some(60_000),
        no_show: NoShow::Bot,
    }
}

/// A tournament being played, with its log.
pub struct Play {
    pub tournament: Tournament,
    pub log: Vec<(Event, Millis)>,
    pub kinds: Vec<Kind>,
    /// The rounds as they were paired.
    pub pairings: Vec<Pairing>,
    now: Millis,
    dice: u64,
}

impl Play {
    pub fn new(settings: Settings, kinds: &[Kind], seed: u64) -> Play {
        let mut this = Play {
            tournament: Tournament::new(settings),
            log: Vec::new(),
            kinds: kinds.to_vec(),
            pairings: Vec::new(),
            now: 0,
            dice: seed,
        };
        for (entrant, kind) in (0..).zip(kinds) {
            let rating = (entrant % 3 != 0).then(|| 1000 + i32::from(entrant) * 7 % 500);
            this.add(Event::Enter { entrant, rating, bot: *kind == Kind::Bot });
        }
        this
    }

    /// A number below `n`, by splitmix64.
    pub fn below(&mut self, n: u64) -> u64 {
        self.dice = self.dice.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.dice ^ (self.dice >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % n
    }

    pub fn add(&mut self, event: Event) {
        self.tournament.apply(&event, self.now).unwrap_or_else(|error| panic!("{event:?}: {error}"));
        self.log.push((event, self.now));
    }

    /// Plays to the end.
    pub fn finish(mut self) -> Play {
        while self.step() {}
        assert!(matches!(self.tournament.phase(), Phase::Over | Phase::Cancelled));
        self
    }

    /// Does what is due, or lets time pass and games end. False at the end.
    pub fn step(&mut self) -> bool {
        match self.tournament.due(self.now) {
            Due::Start => self.add(Event::Start),
            Due::Cancel => self.add(Event::Cancel),
            Due::Pair(pairing) => self.pair(pairing),
            Due::Seat(table) => {
                let seats = self.tournament.tables()[table as usize].seats.clone();
                let absent = seats.into_iter().filter(|it| self.is_absent(*it)).collect();
                self.add(Event::Seated { table, absent });
            }
            Due::Forfeit { table, places } => {
                self.add(Event::Result { table, places, scores: Vec::new(), left: Vec::new() });
            }
            Due::CloseRound => {
                self.add(Event::CloseRound);
                self.withdraw();
            }
            Due::Finish => self.add(Event::Finish),
            Due::Wait(until) => return self.pass_time(until),
        }
        true
    }

    fn pass_time(&mut self, until: Option<Millis>) -> bool {
        let over = |it: &tournaments::Table| it.seated && !it.is_over();
        let running: Vec<usize> =
            self.tournament.tables().iter().enumerate().filter(|(_, it)| over(it)).map(|(n, _)| n).collect();
        for &table in &running {
            self.play(table);
        }
        match until {
            Some(until) if until > self.now => self.now = until,
            _ if running.is_empty() => return self.tournament.phase() == Phase::Running && until.is_some(),
            _ => (),
        }
        true
    }

    fn play(&mut self, number: usize) {
        let table = self.tournament.tables()[number].clone();
        let quits = |it: &Entrant| self.kinds[usize::from(*it)] == Kind::Quitter && !table.absent.contains(it);
        let left: Vec<Entrant> = table.seats.iter().copied().filter(quits).collect();
        let scores: Vec<i64> = table.seats.iter().map(|_| self.below(12) as i64).collect();
        let place = |score: &i64| 1 + scores.iter().filter(|it| *it > score).count() as u8;
        let places = scores.iter().map(place).collect();
        self.add(Event::Result { table: number as u32, places, scores, left });
    }

    fn is_absent(&mut self, entrant: Entrant) -> bool {
        match self.kinds[usize::from(entrant)] {
            Kind::Ghost => true,
            Kind::Forgetful => self.below(3) == 0,
            _ => false,
        }
    }

    fn withdraw(&mut self) {
        if self.tournament.rounds().len() == 1 {
            for entrant in (0..self.kinds.len()).filter(|it| self.kinds[*it] == Kind::Withdraws).collect::<Vec<_>>() {
                self.add(Event::Withdraw { entrant: entrant as Entrant });
            }
        }
    }

    /// Checks what holds of every pairing, and makes its tables.
    fn pair(&mut self, pairing: Pairing) {
        let mut seen: Vec<Entrant> = pairing.tables.iter().flatten().chain(&pairing.byes).copied().collect();
        let n = seen.len();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), n, "nobody is paired twice in a round");
        assert!(
            seen.iter().all(|it| self.tournament.entrants()[usize::from(*it)].active),
            "who has left is not paired"
        );
        let allowed = &self.tournament.settings().sizes;
        assert!(pairing.tables.iter().all(|it| allowed.contains(&(it.len() as u8))), "{:?}", pairing.tables);
        let first = self.tournament.tables().len();
        let named = |(n, seats): (usize, &Vec<Entrant>)| (format!("table-{}", first + n), seats.clone());
        let tables = pairing.tables.iter().enumerate().map(named).collect();
        self.add(Event::Pair { tables, byes: pairing.byes.clone() });
        self.pairings.push(pairing);
    }

    /// How often each pair has met.
    pub fn meetings(&self) -> BTreeMap<(Entrant, Entrant), u32> {
        let mut meetings = BTreeMap::new();
        for table in self.tournament.tables() {
            for (index, one) in table.seats.iter().enumerate() {
                for other in &table.seats[..index] {
                    *meetings.entry((*one.min(other), *one.max(other))).or_default() += 1;
                }
            }
        }
        meetings
    }

    /// How many byes each entrant has had, by number.
    pub fn byes(&self) -> Vec<u32> {
        let mut byes = vec![0; self.kinds.len()];
        self.pairings.iter().flat_map(|it| &it.byes).for_each(|it| byes[usize::from(*it)] += 1);
        byes
    }
}
