//! As much of Fluent's syntax as is needed to compare two languages.

use std::collections::BTreeSet;

/// A message or a term (`-brand`) of a `.ftl` file.
#[derive(Eq, PartialEq, Debug)]
pub struct Entry<'a> {
    pub id: &'a str,
    /// Where it begins, from 1.
    pub line: usize,
    /// What the code must give: `$name`, without the sign.
    pub variables: BTreeSet<&'a str>,
    /// The messages and terms that it is made of.
    pub references: BTreeSet<&'a str>,
}

impl Entry<'_> {
    /// Terms serve other messages and are never asked for by the code.
    pub fn is_term(&self) -> bool {
        self.id.starts_with('-')
    }
}

/// The entries of a file, in order.
pub fn parse(text: &str) -> Vec<Entry<'_>> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut depth = 0;
    for (line, number) in text.lines().zip(1..) {
        if line.starts_with('#') {
            continue;
        }
        let mut body = line;
        if let Some((id, value)) = heading(line) {
            entries.push(Entry { id, line: number, variables: BTreeSet::new(), references: BTreeSet::new() });
            (body, depth) = (value, 0);
        }
        if let Some(entry) = entries.last_mut() {
            depth = entry.read(body, depth);
        }
    }
    entries
}

impl<'a> Entry<'a> {
    /// Notes what the placeables of a line name; returns how many are still open at its end.
    fn read(&mut self, line: &'a str, mut depth: usize) -> usize {
        for (at, sign) in line.char_indices() {
            let after = &line[at + sign.len_utf8()..];
            match sign {
                '{' => {
                    depth += 1;
                    let name = name_at(after.trim_start());
                    // Functions are written in capitals.
                    if name.contains(|it: char| it.is_ascii_lowercase()) {
                        self.references.insert(name);
                    }
                }
                '}' => depth = depth.saturating_sub(1),
                '$' if depth > 0 => drop(self.variables.insert(name_at(after))),
                _ => {}
            }
        }
        depth
    }
}

/// `id = value` at the beginning of a line.
fn heading(line: &str) -> Option<(&str, &str)> {
    let (id, value) = line.split_once('=')?;
    let id = id.trim_end();
    (!id.is_empty() && name_at(id) == id).then_some((id, value))
}

/// The name that `text` begins with, perhaps an empty one.
fn name_at(text: &str) -> &str {
    let letters = text.strip_prefix('-').unwrap_or(text);
    if !letters.starts_with(|it: char| it.is_ascii_alphabetic()) {
        return "";
    }
    let end = text.find(|it: char| !is_name(it)).unwrap_or(text.len());
    &text[..end]
}

fn is_name(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || sign == '-' || sign == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_terms_and_variables() {
        let entries = parse(
            "\
# a comment with { $nothing } = in it
-brand = Comptoir
welcome = Hello { $name }, this is { -brand }.
    .title = { $title }

price = It costs $20, { NUMBER($amount) ->
    [one] a coin of { $kind }
   *[other] coins = { welcome.title }
}
",
        );
        let ids: Vec<_> = entries.iter().map(|it| (it.id, it.line)).collect();
        assert_eq!(ids, [("-brand", 2), ("welcome", 3), ("price", 6)]);
        assert!(entries[0].is_term());
        assert_eq!(entries[1].variables, ["name", "title"].into());
        assert_eq!(entries[1].references, ["-brand"].into());
        assert_eq!(entries[2].variables, ["amount", "kind"].into());
        assert_eq!(entries[2].references, ["welcome"].into());
    }

    #[test]
    fn continued_lines_are_no_headings() {
        let entries = parse("sum =\n    two + two = four\n");
        assert_eq!(entries.iter().map(|it| it.id).collect::<Vec<_>>(), ["sum"]);
    }
}
