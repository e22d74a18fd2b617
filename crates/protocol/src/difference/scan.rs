//! Where the values of a compact JSON text begin and end, found in one pass over it. `None` where the text is not what it
//! should be: texts of our own always are, those of others may not be.

/// A list or an object of a text.
#[derive(Copy, Clone)]
struct Container {
    /// The index behind its last bracket.
    end: usize,
    /// The number of the first container behind it, where they are counted by their beginnings.
    next: usize,
}

/// A JSON text without white space, and where its lists and objects end.
pub struct Scanned<'a> {
    text: &'a [u8],
    containers: Vec<Container>,
}

/// A value of a text.
#[derive(Copy, Clone)]
pub struct Value<'a> {
    of: &'a Scanned<'a>,
    begin: usize,
    end: usize,
    /// The number of its container, if it is one.
    container: usize,
}

/// The values of a list or an object, from one on.
pub struct Values<'a> {
    of: &'a Scanned<'a>,
    /// Of the next key or value, behind `[`, `{` or `,`.
    at: usize,
    /// The number of the next container.
    container: usize,
}

impl<'a> Scanned<'a> {
    pub fn new(text: &'a [u8]) -> Option<Scanned<'a>> {
        let (mut containers, mut open) = (Vec::new(), Vec::new());
        let mut at = 0;
        while let Some(byte) = text.get(at) {
            match byte {
                b'"' => {
                    at = string_end(text, at)?;
                    continue;
                }
                b'[' | b'{' => {
                    open.push(containers.len());
                    containers.push(Container { end: 0, next: 0 });
                }
                b']' | b'}' => containers[open.pop()?] = Container { end: at + 1, next: containers.len() },
                _ => (),
            }
            at += 1;
        }
        open.is_empty().then_some(Scanned { text, containers })
    }

    /// The whole text as one value.
    pub fn value(&'a self) -> Option<Value<'a>> {
        let (end, container) = (end(self, 0, 0)?, 0);
        (end == self.text.len()).then_some(Value { of: self, begin: 0, end, container })
    }
}

/// The index behind the value at `at`, which is the given container if it is one.
fn end(of: &Scanned<'_>, at: usize, container: usize) -> Option<usize> {
    let text = of.text;
    match text.get(at)? {
        b'"' => string_end(text, at),
        b'[' | b'{' => Some(of.containers.get(container)?.end),
        // A value has at least one byte.
        b',' | b']' | b'}' => None,
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

impl<'a> Value<'a> {
    pub fn text(&self) -> &'a [u8] {
        &self.of.text[self.begin..self.end]
    }

    /// Its first byte, which tells what it is.
    pub fn first(&self) -> u8 {
        self.of.text[self.begin]
    }

    /// The values of the list or object that it is.
    pub fn values(&self) -> Values<'a> {
        Values { of: self.of, at: self.begin + 1, container: self.container + 1 }
    }
}

impl<'a> Values<'a> {
    /// Whether there is another one.
    pub fn has_next(&self) -> bool {
        self.of.text.get(self.at).is_some_and(|it| !matches!(it, b']' | b'}'))
    }

    /// The next key of an object, with its quotes. Its value comes next.
    pub fn key(&mut self) -> Option<&'a [u8]> {
        let text = self.of.text;
        let (from, to) = (self.at, string_end(text, self.at)?);
        // Behind the colon.
        self.at = to + 1;
        (text[from] == b'"' && text.get(to) == Some(&b':')).then(|| &text[from..to])
    }

    /// The next value.
    pub fn value(&mut self) -> Option<Value<'a>> {
        let (of, begin, container) = (self.of, self.at, self.container);
        let end = end(of, begin, container)?;
        if matches!(of.text[begin], b'[' | b'{') {
            self.container = of.containers[container].next;
        }
        self.at = match of.text.get(end)? {
            b',' => end + 1,
            b']' | b'}' => end,
            _ => return None,
        };
        Some(Value { of, begin, end, container })
    }
}
