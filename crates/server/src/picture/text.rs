//! Text that has to find room.

/// A text as it stands in XML. What is no character there is left out.
pub fn escaped(text: &str) -> String {
    let mut xml = String::with_capacity(text.len());
    for it in text.chars() {
        match it {
            '&' => xml.push_str("&amp;"),
            '<' => xml.push_str("&lt;"),
            '>' => xml.push_str("&gt;"),
            '"' => xml.push_str("&quot;"),
            // Signs that turn the direction of what follows would move other texts.
            '\u{0}'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' => (),
            '\u{2066}'..='\u{2069}' | '\u{fffe}' | '\u{ffff}' => (),
            other => xml.push(other),
        }
    }
    xml
}

/// The width of a text, in pixels. Letters are taken as a little wider than most of them are.
pub fn width(text: &str, size: f32) -> f32 {
    let of = |it: char| match it {
        'i' | 'j' | 'l' | 't' | 'f' | 'r' | 'I' | '.' | ',' | ':' | ';' | '!' | '\'' | '’' | '|' | '(' | ')' | ' ' => {
            0.34
        }
        'm' | 'w' | 'M' | 'W' | '@' | '%' => 0.9,
        _ if it.is_uppercase() || it.is_ascii_digit() => 0.62,
        _ if it.is_ascii() || ('\u{80}'..='\u{52f}').contains(&it) => 0.54,
        _ => 1.0,
    };
    text.chars().map(of).sum::<f32>() * size
}

/// A text that is cut where it would be wider than `room`.
pub fn cut(text: &str, size: f32, room: f32) -> String {
    if width(text, size) <= room {
        return text.to_owned();
    }
    let mut kept = String::new();
    for it in text.chars() {
        if width(&kept, size) + width(&format!("{it}…"), size) > room {
            break;
        }
        kept.push(it);
    }
    format!("{}…", kept.trim_end())
}

/// A text in at most `most` lines, the last of which is cut.
pub fn wrapped(text: &str, size: f32, room: f32, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    // A no-break space stays where it is.
    for word in text.split(' ').filter(|it| !it.is_empty()) {
        let is_last = lines.len() == most;
        match lines.last_mut() {
            Some(line) if is_last || width(line, size) + width(word, size) + width(" ", size) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.iter().map(|it| cut(it, size, room)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_have_room_and_end() {
        let text = "Ada invites you to play Alhambra: The Card Game, and there are three seats that nobody has taken";
        let lines = wrapped(text, 32.0, 500.0, 3);
        assert_eq!(lines.len(), 3, "{lines:?}");
        assert!(lines.iter().all(|it| width(it, 32.0) <= 500.0), "{lines:?}");
        assert!(lines[2].ends_with('…'), "{lines:?}");
        assert_eq!(wrapped("Money!", 32.0, 500.0, 3), ["Money!"]);
        assert!(width(&wrapped(&"W".repeat(99), 32.0, 500.0, 3)[0], 32.0) <= 500.0);
        assert_eq!(wrapped("", 32.0, 500.0, 3), Vec::<String>::new());
    }

    #[test]
    fn a_text_is_no_markup_and_turns_nothing_around() {
        assert_eq!(escaped("<a href=\"x\">&\u{202e}\u{0}"), "&lt;a href=&quot;x&quot;&gt;&amp;");
    }
}
