//! 32 bytes as 64 lower-case hexadecimal digits.

use std::fmt;

use crate::SeedError;

pub(crate) fn write(f: &mut fmt::Formatter<'_>, bytes: &[u8; 32]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

pub(crate) fn read(text: &str) -> Result<[u8; 32], SeedError> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return Err(SeedError);
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Ok(bytes)
}

fn digit(it: u8) -> Result<u8, SeedError> {
    match it {
        b'0'..=b'9' => Ok(it - b'0'),
        b'a'..=b'f' => Ok(it - b'a' + 10),
        _ => Err(SeedError),
    }
}
