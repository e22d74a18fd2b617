//! Places in a compact JSON text that is known to be one.

/// The index behind the value at `at`.
///
/// # Panics
/// If the text ends before.
pub fn end(text: &[u8], at: usize) -> usize {
    match text[at] {
        b'"' => string_end(text, at),
        b'[' | b'{' => container_end(text, at),
        _ => at + text[at..].iter().position(|it| matches!(it, b',' | b']' | b'}')).unwrap_or(text.len() - at),
    }
}

/// The index behind the string at `at`.
pub fn string_end(text: &[u8], mut at: usize) -> usize {
    loop {
        at += 1;
        match text[at] {
            b'"' => return at + 1,
            b'\\' => at += 1,
            _ => (),
        }
    }
}

fn container_end(text: &[u8], mut at: usize) -> usize {
    let mut depth = 0_u32;
    loop {
        match text[at] {
            b'"' => {
                at = string_end(text, at);
                continue;
            }
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth -= 1,
            _ => (),
        }
        at += 1;
        if depth == 0 {
            return at;
        }
    }
}

/// How many bytes at the beginning are the same.
pub fn common_prefix(one: &[u8], other: &[u8]) -> usize {
    let (ones, others) = (one.as_chunks::<16>().0, other.as_chunks::<16>().0);
    let chunks = ones.iter().zip(others).take_while(|(one, other)| one == other).count();
    let (one, other) = (&one[16 * chunks..], &other[16 * chunks..]);
    16 * chunks + one.iter().zip(other).take_while(|(one, other)| one == other).count()
}
