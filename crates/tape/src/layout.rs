//! How values stand on a tape.

/// The longest JSON of a value whose length takes one byte.
pub const MAX_SHORT: usize = 0xfc;

/// Before the four bytes of a length.
pub const LONG: u8 = 0xfd;
/// Before a list.
pub const LIST: u8 = 0xfe;
/// Before an object.
pub const OBJECT: u8 = 0xff;

/// A mark and two lengths: of the values in bytes, and of the JSON.
pub const HEAD: usize = 1 + 4 + 4;

const _: () = assert!(MAX_SHORT < LONG as usize);

/// The number that the four bytes at `at` are.
pub fn number(bytes: &[u8], at: usize) -> usize {
    let bytes = bytes[at..at + 4].try_into().expect("these are four bytes");
    u32::from_le_bytes(bytes) as usize
}

/// The four bytes of a length.
pub fn length(length: usize) -> [u8; 4] {
    u32::try_from(length).expect("no value has four gigabytes").to_le_bytes()
}
