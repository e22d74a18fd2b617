//! E-mail: what is due in the outbox for a confirmed address, and the letter by which an address is confirmed. A letter
//! holds no hidden information of a game and no text of another person: nobody can send a stranger words through it.

mod digest;
mod letter;

use std::time::Duration;

use lettre::{
    Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    message::{Mailbox, header::ContentType},
    transport::smtp,
};
use tokio::time::timeout;
use words::Lang;

pub use digest::digest_due;
pub use letter::{Letter, Line};

use crate::config::Config;

/// How long a relay may take for one letter.
pub const TIMEOUT: Duration = Duration::from_secs(5);
/// The longest address that a relay must take.
const MAX_ADDRESS: usize = 254;

/// Why e-mail cannot be sent as it is configured.
#[derive(Debug, thiserror::Error)]
pub enum MailError {
    /// The address of the relay cannot be read.
    #[error("smtp: {0}")]
    Relay(#[from] smtp::Error),
    /// There is no sender, or it cannot be read.
    #[error("`mail-from` must be an address such as `Comptoir <play@play.example>`")]
    From,
    /// Links in letters need the address of the page.
    #[error("`smtp` needs `origin`, for the links in letters")]
    NoOrigin,
}

/// What hands letters to a relay.
pub struct Mailer {
    relay: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    origin: String,
}

impl Mailer {
    /// The mailer of a configuration; `None` if it has none.
    ///
    /// # Errors
    /// If the configuration cannot be used.
    pub fn new(config: &Config) -> Result<Option<Mailer>, MailError> {
        let Some(url) = &config.smtp else { return Ok(None) };
        let origin = config.origin.as_ref().ok_or(MailError::NoOrigin)?.trim_end_matches('/').to_owned();
        let from = config.mail_from.as_ref().and_then(|it| it.parse().ok()).ok_or(MailError::From)?;
        let relay = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)?.timeout(Some(TIMEOUT)).build();
        Ok(Some(Mailer { relay, from, origin }))
    }

    /// Hands a letter to the relay. Returns whether it took it.
    pub async fn send(&self, to: &str, letter: Letter) -> bool {
        let Some(message) = self.message(to, letter) else { return false };
        match timeout(TIMEOUT, self.relay.send(message)).await {
            Ok(Ok(_)) => true,
            Ok(Err(error)) => {
                tracing::warn!(%error, "mail_failed");
                false
            }
            Err(_) => {
                tracing::warn!(error = "no answer in time", "mail_failed");
                false
            }
        }
    }

    fn message(&self, to: &str, letter: Letter) -> Option<Message> {
        let host = self.origin.split("://").nth(1)?.split(':').next()?;
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, address(to)?))
            .message_id(Some(format!("<{}@{host}>", letter.id)))
            .subject(letter.subject)
            .header(ContentType::TEXT_PLAIN)
            .body(letter.body)
            .ok()?;
        for (name, value) in letter.headers {
            message.headers_mut().insert_raw(letter::header(name, value));
        }
        Some(message)
    }

    /// The letter by which an address is confirmed.
    pub fn confirmation(&self, lang: Lang, token: &str, id: String) -> Letter {
        Letter::confirmation(lang, &self.origin, token, id)
    }

    /// The letter with these lines.
    pub fn notices(&self, lang: Lang, lines: &[Line<'_>], token: &str, id: String) -> Letter {
        Letter::notices(lang, &self.origin, lines, token, id)
    }
}

/// An address that letters can be sent to.
pub fn address(text: &str) -> Option<Address> {
    // A quoted name may hold anything; nobody has one.
    let is_plain = text.is_ascii() && text.len() <= MAX_ADDRESS && !text.contains(['"', '[', ' ', '%']);
    is_plain.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_addresses_are_taken() {
        assert!(address("ada@play.example").is_some() && address("a.b+games@sub.play.example").is_some());
        for other in [
            "",
            "ada",
            "ada@",
            "@play.example",
            "ada@play.example\r\nBcc: eve@play.example",
            "ada@play.example, eve@play.example",
            "Ada <ada@play.example>",
            "\"a b\"@play.example",
            "ada@[127.0.0.1]",
            "ada%play.example@relay.example",
            "adá@play.example",
        ] {
            assert!(address(other).is_none(), "{other}");
        }
        assert!(address(&format!("{}@play.example", "a".repeat(250))).is_none());
    }

    #[test]
    fn a_mailer_needs_a_relay_a_sender_and_an_origin() {
        let config = Config::default();
        assert!(matches!(Mailer::new(&config), Ok(None)));
        let config = Config { smtp: Some("smtp://localhost:2525".to_owned()), ..config };
        assert!(matches!(Mailer::new(&config), Err(MailError::NoOrigin)));
        let config = Config { origin: Some("https://play.example".to_owned()), ..config };
        assert!(matches!(Mailer::new(&config), Err(MailError::From)));
        let config = Config { mail_from: Some("Comptoir <play@play.example>".to_owned()), ..config };
        assert!(matches!(Mailer::new(&config), Ok(Some(_))));
        let config = Config { smtp: Some("ftp://localhost".to_owned()), ..config };
        assert!(matches!(Mailer::new(&config), Err(MailError::Relay(_))));
    }
}
