//! What a device is called in the list of a person's devices.

/// By the words of a `User-Agent` header, the first that fits: other browsers name themselves besides these.
const BROWSERS: &[(&str, &str)] =
    &[("Firefox/", "Firefox"), ("Edg/", "Edge"), ("OPR/", "Opera"), ("Chrome/", "Chrome"), ("Safari/", "Safari")];
const SYSTEMS: &[(&str, &str)] = &[
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// Browser and system, such as `Firefox · Linux`; empty if neither is known. Nothing else of the header is kept.
pub fn device(user_agent: &str) -> String {
    let find = |words: &[(&str, &'static str)]| {
        words.iter().find(|(word, _)| user_agent.contains(word)).map(|(_, name)| *name)
    };
    [find(BROWSERS), find(SYSTEMS)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::device;

    #[test]
    fn a_device_is_named_by_browser_and_system() {
        let chrome =
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36";
        assert_eq!(device(chrome), "Chrome · Linux");
        let phone =
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1";
        assert_eq!(device(phone), "Safari · iPhone");
        assert_eq!((device("curl/8"), device("")), (String::new(), String::new()));
    }
}
