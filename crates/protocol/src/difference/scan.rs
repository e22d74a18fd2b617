//! Where the values of a compact JSON text begin and end, found without reading them. `None` where the text ends too
//! early: texts of our own never do, those of others may.

/// Any of the values of a list or an object, from the one at a position on.
pub struct Values<'a> {
    text: &'a [u8],
    /// Of the next key or value, behind `[`, `{` or `,`.
    at: usize,
}

/// The index behind the value at `at`.
pub fn end(text: &[u8], at: usize) -> Option<usize> {
    match text.get(at)? {
        b'"' => string_end(text, at),
        b'[' | b'{' => container_end(text, at),
        _ => Some(text[at..].iter().position(|it| matches!(it, b',' | b']' | b'}')).map_or(text.len(), |len| at + len)),
    }
}

fn string_end(text: &[u8], at: usize) -> Option<usize> {
    let mut at = at + 1;
    loop {
        match text.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

fn container_end(text: &[u8], at: usize) -> Option<usize> {
    let (mut at, mut depth) = (at, 0_u32);
    loop {
        match text.get(at)? {
            b'"' => {
                at = string_end(text, at)?;
                continue;
            }
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth -= 1,
            _ => (),
        }
        at += 1;
        if depth == 0 {
            return Some(at);
        }
    }
}

impl<'a> Values<'a> {
    /// The values of the list or object that `text` is.
    pub fn of(text: &'a [u8]) -> Values<'a> {
        Values { text, at: 1 }
    }

    /// Whether there is another one.
    pub fn has_next(&self) -> bool {
        self.at < self.text.len() && !matches!(self.text[self.at], b']' | b'}')
    }

    /// The next key of an object, with its quotes. Its value comes next.
    pub fn key(&mut self) -> Option<&'a [u8]> {
        let (from, to) = (self.at, end(self.text, self.at)?);
        // Behind the colon.
        self.at = to + 1;
        (self.text.get(to) == Some(&b':')).then(|| &self.text[from..to])
    }

    /// The next value.
    pub fn value(&mut self) -> Option<&'a [u8]> {
        let from = self.at;
        self.pass(end(self.text, from)? - from)
    }

    /// The next value if it is `value`, without a look for its end.
    pub fn value_if(&mut self, value: &[u8]) -> bool {
        let rest = &self.text[self.at..];
        let is_same = rest.starts_with(value) && matches!(rest.get(value.len()), Some(b',' | b']' | b'}'));
        is_same && self.pass(value.len()).is_some()
    }

    fn pass(&mut self, length: usize) -> Option<&'a [u8]> {
        let value = &self.text[self.at..self.at + length];
        self.at += length;
        match self.text.get(self.at)? {
            b',' => self.at += 1,
            b']' | b'}' => (),
            _ => return None,
        }
        Some(value)
    }
}
