use std::net::SocketAddr;

use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    sync::mpsc,
};

/// A letter that a relay got.
#[derive(Clone, Debug)]
pub struct MailReceived {
    /// To whom it is sent, as the relay was told.
    pub to: String,
    /// Its headers and its text, as they came.
    pub raw: String,
}

impl MailReceived {
    /// The value of a header, unfolded.
    pub fn header(&self, name: &str) -> Option<String> {
        let head = self.raw.split("\r\n\r\n").next()?.replace("\r\n ", " ");
        let line = head.lines().find_map(|it| it.split_once(": ").filter(|(key, _)| key.eq_ignore_ascii_case(name)));
        line.map(|(_, value)| value.to_owned())
    }

    /// What follows `before` in the text, up to the end of its line.
    ///
    /// # Panics
    /// If the text does not have it.
    pub fn after(&self, before: &str) -> String {
        let text = self.raw.replace("=\r\n", "").replace("=3D", "=");
        let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("no {before} in {text}"));
        rest.lines().next().unwrap_or_default().to_owned()
    }
}

/// A stand-in for a mail relay, which takes every letter and delivers none.
pub struct SmtpSink {
    /// Where it listens, without TLS.
    pub address: SocketAddr,
    received: mpsc::UnboundedReceiver<MailReceived>,
}

impl SmtpSink {
    /// Starts a relay on a free port.
    ///
    /// # Panics
    /// If it cannot listen.
    pub async fn start() -> SmtpSink {
        let (sender, received) = mpsc::unbounded_channel();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, sender.clone()));
            }
        });
        SmtpSink { address, received }
    }

    /// The next letter.
    ///
    /// # Panics
    /// If the relay has ended.
    pub async fn next(&mut self) -> MailReceived {
        self.received.recv().await.unwrap()
    }

    /// Whether nothing has come that was not read.
    pub fn is_empty(&self) -> bool {
        self.received.is_empty()
    }
}

/// One connection: the few commands that a client needs. A client that breaks off ends it.
async fn serve(stream: TcpStream, sender: mpsc::UnboundedSender<MailReceived>) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let (mut line, mut to) = (String::new(), String::new());
    stream.write_all(b"220 sink\r\n").await.ok()?;
    loop {
        line.clear();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        let answer = match line.get(..4).unwrap_or_default().to_ascii_uppercase().as_str() {
            "EHLO" | "HELO" => "250 sink",
            "RCPT" => {
                to = line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                "250 ok"
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.ok()?;
                let mut raw = String::new();
                while !raw.ends_with("\r\n.\r\n") && stream.read_line(&mut raw).await.ok()? > 0 {}
                // A test that has ended no longer reads them.
                let _ = sender.send(MailReceived { to: to.clone(), raw });
                "250 taken"
            }
            "QUIT" => "221 bye",
            _ => "250 ok",
        };
        stream.write_all(format!("{answer}\r\n").as_bytes()).await.ok()?;
    }
}
