//! What a net learns from: positions, and how their games ended.

use std::fmt;

/// A position as one seat sees it, and what came of it. Places are relative: the seat that sees is the first.
#[derive(Copy, Clone, Debug)]
pub struct Example<'a> {
    /// The inputs that are not zero.
    pub inputs: &'a [(u16, f32)],
    /// How many places are taken.
    pub seats: usize,
    /// The share of the win of each place, or what is believed of it; they sum to one.
    pub won: &'a [f32],
    /// The lead of each place over the best of the others, in points.
    pub margin: &'a [f32],
    /// The game it comes from: games are held out as a whole.
    pub game: u32,
}

/// Many examples in little memory: an input has four bytes.
#[derive(Clone, PartialEq, Debug)]
pub struct Examples {
    places: usize,
    /// Index and value of each input; the value is the upper half of its `f32`.
    inputs: Vec<(u16, u16)>,
    /// Where the inputs of an example end.
    ends: Vec<u32>,
    seats: Vec<u8>,
    /// For each example `places` shares and then `places` margins.
    targets: Vec<f32>,
    games: Vec<u32>,
}

/// Bytes that are no examples, or not for a net of this shape.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct ExamplesError;

impl fmt::Display for ExamplesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a file of examples for this net")
    }
}

impl std::error::Error for ExamplesError {}

impl Examples {
    /// None yet, for nets of so many places.
    pub fn new(places: usize) -> Examples {
        let (inputs, ends, seats, targets, games) = (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Examples { places, inputs, ends, seats, targets, games }
    }

    /// Adds an example; inputs lose the lower half of their bits.
    pub fn push(&mut self, it: &Example<'_>) {
        self.inputs.extend(it.inputs.iter().map(|&(index, value)| (index, (value.to_bits() >> 16) as u16)));
        self.ends.push(self.inputs.len() as u32);
        self.seats.push(it.seats as u8);
        let place = |of: &[f32], n: usize| of.get(n).copied().unwrap_or(0.0);
        self.targets.extend((0..self.places).map(|n| place(it.won, n)));
        self.targets.extend((0..self.places).map(|n| place(it.margin, n)));
        self.games.push(it.game);
    }

    /// Adds all of `others`, with the numbers of their games moved on by `offset`.
    ///
    /// # Panics
    /// Where they are for nets of other places.
    pub fn append(&mut self, others: &Examples, offset: u32) {
        assert_eq!(self.places, others.places, "examples of the same game");
        let from = self.inputs.len() as u32;
        self.inputs.extend(&others.inputs);
        self.ends.extend(others.ends.iter().map(|end| from + end));
        self.seats.extend(&others.seats);
        self.targets.extend(&others.targets);
        self.games.extend(others.games.iter().map(|game| offset.wrapping_add(*game)));
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    pub(crate) fn places(&self) -> usize {
        self.places
    }

    pub(crate) fn inputs(&self, n: usize) -> impl Iterator<Item = (usize, f32)> {
        let from = if n == 0 { 0 } else { self.ends[n - 1] };
        let of_bits = |&(index, bits): &(u16, u16)| (usize::from(index), f32::from_bits(u32::from(bits) << 16));
        self.inputs[from as usize..self.ends[n] as usize].iter().map(of_bits)
    }

    /// Shares and margins of the places that are taken.
    pub(crate) fn targets(&self, n: usize) -> (&[f32], &[f32]) {
        let (all, seats) = (&self.targets[n * 2 * self.places..], usize::from(self.seats[n]));
        (&all[..seats], &all[self.places..self.places + seats])
    }

    pub(crate) fn game(&self, n: usize) -> u32 {
        self.games[n]
    }

    /// They as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend((self.len() as u32).to_le_bytes());
        for n in 0..self.len() {
            let from = if n == 0 { 0 } else { self.ends[n - 1] };
            let inputs = &self.inputs[from as usize..self.ends[n] as usize];
            bytes.extend(self.games[n].to_le_bytes());
            bytes.extend([self.seats[n], self.places as u8]);
            bytes.extend((inputs.len() as u16).to_le_bytes());
            let targets = &self.targets[n * 2 * self.places..][..2 * self.places];
            bytes.extend(targets.iter().flat_map(|it| it.to_le_bytes()));
            bytes.extend(inputs.iter().flat_map(|(index, value)| [index.to_le_bytes(), value.to_le_bytes()]).flatten());
        }
        bytes
    }

    /// Reads a file for nets of so many `places` and `inputs`.
    ///
    /// # Errors
    /// Where the bytes are cut off, or an example does not suit such a net.
    pub fn from_bytes(bytes: &[u8], places: usize, inputs: usize) -> Result<Examples, ExamplesError> {
        let mut bytes = bytes;
        let mut take = |n: usize| {
            let (taken, rest) = bytes.split_at_checked(n).ok_or(ExamplesError)?;
            bytes = rest;
            Ok(taken)
        };
        let word = |it: &[u8]| u32::from_le_bytes([it[0], it[1], it[2], it[3]]);
        let half = |it: &[u8]| u16::from_le_bytes([it[0], it[1]]);
        let mut read = Examples::new(places);
        let n = word(take(4)?);
        for _ in 0..n {
            let head = take(8)?;
            if usize::from(head[5]) != places || head[4] > head[5] {
                return Err(ExamplesError);
            }
            read.games.push(word(head));
            read.seats.push(head[4]);
            let n_inputs = usize::from(half(&head[6..]));
            read.targets.extend(take(8 * places)?.chunks_exact(4).map(|it| f32::from_bits(word(it))));
            for it in take(4 * n_inputs)?.chunks_exact(4) {
                let index = half(it);
                if usize::from(index) >= inputs {
                    return Err(ExamplesError);
                }
                read.inputs.push((index, half(&it[2..])));
            }
            read.ends.push(read.inputs.len() as u32);
        }
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Examples {
        let mut examples = Examples::new(3);
        for game in 0..4 {
            let inputs = [(1, 0.5), (7, -2.0)];
            let example = Example {
                inputs: &inputs[..1 + game as usize % 2],
                seats: 2,
                won: &[1.0, 0.0],
                margin: &[4.0, -4.0],
                game,
            };
            examples.push(&example);
        }
        examples
    }

    #[test]
    fn a_file_gives_the_examples_back() {
        let examples = some();
        assert_eq!(Examples::from_bytes(&examples.to_bytes(), 3, 8).as_ref(), Ok(&examples));
        assert_eq!(examples.inputs(1).collect::<Vec<_>>(), [(1, 0.5), (7, -2.0)]);
        assert_eq!(examples.targets(3), (&[1.0, 0.0][..], &[4.0, -4.0][..]));
    }

    #[test]
    fn a_file_of_another_net_is_refused() {
        let bytes = some().to_bytes();
        assert_eq!(Examples::from_bytes(&bytes, 2, 8), Err(ExamplesError));
        assert_eq!(Examples::from_bytes(&bytes, 3, 7), Err(ExamplesError));
        assert_eq!(Examples::from_bytes(&bytes[..bytes.len() - 1], 3, 8), Err(ExamplesError));
    }

    #[test]
    fn appended_examples_keep_their_inputs() {
        let (mut all, more) = (some(), some());
        all.append(&more, 100);
        assert_eq!(all.len(), 8);
        assert_eq!(all.inputs(5).collect::<Vec<_>>(), more.inputs(1).collect::<Vec<_>>());
        assert_eq!(all.game(5), 101);
    }
}
