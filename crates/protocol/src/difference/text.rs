//! Where values of a compact JSON text end.

/// The index behind the value at `at`.
///
/// # Panics
/// If the text ends before the value does.
pub fn end(text: &[u8], at: usize) -> usize {
    let is_closed = matches!(text[at], b'"' | b'[' | b'{');
    end_within(text, at).unwrap_or_else(|| if is_closed { panic!("{at} is in no JSON") } else { text.len() })
}

/// The same, if a byte of the text says that the value ends there: a number does not say so by itself.
pub fn end_within(text: &[u8], at: usize) -> Option<usize> {
    let mut bytes = text.get(at..)?.iter();
    match bytes.next()? {
        b'"' => string(&mut bytes)?,
        b'[' | b'{' => container(&mut bytes)?,
        _ => return Some(at + 1 + bytes.position(|it| matches!(it, b',' | b']' | b'}'))?),
    }
    Some(text.len() - bytes.len())
}

/// Goes behind the end of a string that has begun.
fn string(bytes: &mut std::slice::Iter<'_, u8>) -> Option<()> {
    loop {
        match bytes.next()? {
            b'"' => return Some(()),
            b'\\' => _ = bytes.next()?,
            _ => (),
        }
    }
}

/// Goes behind the end of a list or object that has begun.
fn container(bytes: &mut std::slice::Iter<'_, u8>) -> Option<()> {
    let mut depth = 1_u32;
    while depth > 0 {
        match bytes.next()? {
            b'"' => string(bytes)?,
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth -= 1,
            _ => (),
        }
    }
    Some(())
}

/// How many bytes at the beginning are the same.
pub fn common_prefix(one: &[u8], other: &[u8]) -> usize {
    let (ones, others) = (one.as_chunks::<16>().0, other.as_chunks::<16>().0);
    let chunks = ones.iter().zip(others).take_while(|(one, other)| one == other).count();
    let (one, other) = (&one[16 * chunks..], &other[16 * chunks..]);
    16 * chunks + one.iter().zip(other).take_while(|(one, other)| one == other).count()
}
