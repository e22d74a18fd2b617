//! The file of a net. Numbers are little-endian:
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `CNET` |
//! | 2, 2, 2, 2 | inputs, width of both hidden layers, places |
//! | (4 + width) × inputs | a scale, and the weights of the input in units of it, as signed bytes |
//! | 4 each | the other weights and biases, layer by layer |

use std::fmt;

use crate::{HIDDEN, Net};

const MAGIC: &[u8; 4] = b"CNET";
const HEADER: usize = 12;
/// No observation is longer, and no game has more places.
const MAX_INPUTS: usize = 1 << 14;
const MAX_SEATS: usize = 8;

/// Why bytes are no net.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum NetError {
    /// They begin otherwise.
    NotANet,
    /// The net has layers of other sizes than this program.
    OtherShape,
    /// There are too few or too many of them.
    Length {
        /// How many there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A weight is infinite or no number.
    NotFinite,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetError::NotANet => f.write_str("not a net"),
            NetError::OtherShape => f.write_str("a net of another shape"),
            NetError::Length { expected, found } => write!(f, "a net of {expected} bytes has {found}"),
            NetError::NotFinite => f.write_str("a net with a weight that is not finite"),
        }
    }
}

impl std::error::Error for NetError {}

impl Net {
    /// The net as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for number in [self.inputs(), HIDDEN[0], HIDDEN[1], self.seats()] {
            bytes.extend((number as u16).to_le_bytes());
        }
        for row in &self.first {
            let largest = row.iter().fold(0.0f32, |most, it| most.max(it.abs()));
            let scale = largest / 127.0;
            bytes.extend(scale.to_le_bytes());
            let byte = |it: &f32| if scale > 0.0 { (it / scale).round_ties_even() as i8 } else { 0 };
            bytes.extend(row.iter().map(|it| byte(it).cast_unsigned()));
        }
        let rest = (self.first_bias.iter())
            .chain(self.second.iter().flatten())
            .chain(&self.second_bias)
            .chain(self.last.iter().flatten())
            .chain(&self.last_bias);
        bytes.extend(rest.flat_map(|it| it.to_le_bytes()));
        bytes
    }

    /// Reads a file.
    ///
    /// # Errors
    /// Where the bytes are not the whole file of a net with the layers of this program.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        let header = bytes.get(..HEADER).filter(|it| it.starts_with(MAGIC)).ok_or(NetError::NotANet)?;
        let number = |at: usize| usize::from(u16::from_le_bytes([header[at], header[at + 1]]));
        let (inputs, seats) = (number(4), number(10));
        let is_known = [number(6), number(8)] == HIDDEN && inputs <= MAX_INPUTS && (1..=MAX_SEATS).contains(&seats);
        if !is_known {
            return Err(NetError::OtherShape);
        }
        let mut net = Net::zeros(inputs, seats);
        let n_rest = HIDDEN[0] + HIDDEN[0] * HIDDEN[1] + HIDDEN[1] + 2 * seats * (HIDDEN[1] + 1);
        let expected = HEADER + inputs * (4 + HIDDEN[0]) + 4 * n_rest;
        if bytes.len() != expected {
            return Err(NetError::Length { expected, found: bytes.len() });
        }
        let (rows, rest) = bytes[HEADER..].split_at(inputs * (4 + HIDDEN[0]));
        for (row, bytes) in net.first.iter_mut().zip(rows.chunks_exact(4 + HIDDEN[0])) {
            let scale = float(bytes);
            for (weight, byte) in row.iter_mut().zip(&bytes[4..]) {
                *weight = f32::from(byte.cast_signed()) * scale;
            }
        }
        let mut rest = rest.chunks_exact(4).map(float);
        let places = (net.first_bias.iter_mut())
            .chain(net.second.iter_mut().flatten())
            .chain(&mut net.second_bias)
            .chain(net.last.iter_mut().flatten())
            .chain(&mut net.last_bias);
        places.zip(&mut rest).for_each(|(place, it)| *place = it);
        let is_finite = net.first.iter().flatten().chain(&net.first_bias).chain(net.second.iter().flatten());
        let is_finite = is_finite.chain(&net.second_bias).chain(net.last.iter().flatten()).chain(&net.last_bias);
        if is_finite.clone().any(|it| !it.is_finite()) {
            return Err(NetError::NotFinite);
        }
        Ok(net)
    }
}

fn float(bytes: &[u8]) -> f32 {
    f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Accumulator;

    #[test]
    fn a_file_gives_the_net_back_up_to_a_byte_of_the_first_layer() {
        let net = Net::random(40, 3, 5);
        let read = Net::from_bytes(&net.to_bytes()).unwrap();
        assert_eq!((read.inputs(), read.seats()), (40, 3));
        let logits = |net: &Net| {
            let mut sums = Accumulator::new(net);
            (0..40).step_by(3).for_each(|index| sums.add(net, index, 0.5));
            let mut logits = [0.0; 3];
            sums.outputs(net, &mut logits);
            logits
        };
        for (one, other) in logits(&net).into_iter().zip(logits(&read)) {
            assert!((one - other).abs() < 0.02, "{one} {other}");
        }
        assert_eq!(Net::from_bytes(&read.to_bytes()).unwrap(), read);
    }

    #[test]
    fn broken_files_are_refused() {
        let bytes = Net::random(4, 2, 1).to_bytes();
        assert_eq!(Net::from_bytes(b""), Err(NetError::NotANet));
        assert_eq!(Net::from_bytes(b"NETC00000000"), Err(NetError::NotANet));
        let found = bytes.len() - 1;
        assert_eq!(Net::from_bytes(&bytes[..found]), Err(NetError::Length { expected: bytes.len(), found }));
        let mut other = bytes.clone();
        other[6] += 1;
        assert_eq!(Net::from_bytes(&other), Err(NetError::OtherShape));
        let mut huge = bytes.clone();
        huge[4..6].copy_from_slice(&u16::MAX.to_le_bytes());
        assert_eq!(Net::from_bytes(&huge), Err(NetError::OtherShape));
        let mut infinite = bytes;
        let at = infinite.len() - 4;
        infinite[at..].copy_from_slice(&f32::INFINITY.to_le_bytes());
        assert_eq!(Net::from_bytes(&infinite), Err(NetError::NotFinite));
    }
}
