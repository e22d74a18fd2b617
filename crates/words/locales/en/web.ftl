# The words of the page, outside of a game and its table.

## Around every page

web-skip = Skip to the content
web-home = Comptoir, to the lobby
web-nav = Main
web-nav-lobby = Lobby
web-nav-rules = Rules
web-nav-me = Profile
web-close = Close
web-cancel = Cancel
web-save = Save
web-back = Back
web-copy = Copy
web-copied = Copied.
web-copy-failed = It could not be copied: select it and copy it by hand.
web-loading = One moment…
web-again = Try again
web-offline = The server does not answer. Nothing is lost; we keep trying.
web-outdated = This page has been updated. It reloads itself as soon as you are not in the middle of something.
web-outdated-stuck = This page and the server do not match, and reloading did not help. Try again in a moment.
web-failed = This part of the page could not be shown.
web-failed-help = Your game is safe on the server. Try again, or reload the page.
web-retry = Try again
web-reload = Reload
web-language = Language
web-lang-fr = Français
web-lang-en = English
web-theme = Appearance
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-your-turn-at = { $n ->
    [one] Your turn at one table
   *[other] Your turn at { $n } tables
}
web-footer-fair = Fair by proof: every shuffle is settled before the first move. Its fingerprint is shown at once, the seed after the end, and anyone can hold one against the other.
web-footer-licence = Free software, MIT or Apache 2.0 as you like; its source comes with it. The games belong to their authors; rules texts and drawings here are our own.
web-missing-title = Nothing here
web-missing-text = This address leads nowhere. Perhaps the table was cleared.
web-to-lobby = To the lobby

## The lobby

web-hero-title = Take a seat at the counter
web-hero-text = Games of money, markets and building, with friends or with bots. No account, no waiting: choose a name and play.
web-hero-hello = Hello, { $name }
web-hero-known = What shall we play? Open a table, join one, or play against bots at once.
web-name-label = Your name
web-name-ask = What shall we call you?
web-name-help = At most 24 characters. The others at the table see it; nothing else is needed.
web-name-go = Take a seat
web-name-have-account = I have an account
web-turn-title = Your turn
web-turn-go = Play
web-mine-title = Your tables
web-games-title = The games
web-game-players = { $min } to { $max } players
web-game-play = Play against bots
web-game-new = New table…
web-game-learn = Learn by playing
web-game-rules = Rules
web-tables-open = Open tables
web-tables-open-none = No table is waiting for players. Open one, and others will see it here.
web-tables-running = Running tables
web-tables-running-none = Nobody plays in public right now.
web-table-join = Join
web-table-watch = Watch
web-table-continue = Continue
web-table-open = Open
web-table-seats = { $taken } of { $all } seats taken
web-table-option = { $option }: { $value }
web-table-private = Private table
web-table-spectators = { $n ->
    [one] One spectator
   *[other] { $n } spectators
}
web-seat-open = Free seat
web-seat-invite = Kept for a guest
web-seat-you = { $name } (you)
web-seat-away = { $name } (a bot plays)
web-result-won = You won
web-result-shared = You share the win
web-result-lost = Won by { $names }
web-clock-none = No clock
web-clock-live = { $minutes } min + { $increment } s
web-clock-days = { $days ->
    [one] One day a move
   *[other] { $days } days a move
}

## A new table

web-new-title = New table: { $game }
web-new-players = Players
web-new-seats = Who sits where
web-new-seat = Seat { $n }
web-new-more = One player more
web-new-fewer = One player fewer
web-new-me = Me
web-new-open = Free for anyone
web-new-invite = A guest, by link
web-level-random = Random bot
web-level-easy = Easy bot
web-level-medium = Medium bot
web-level-hard = Hard bot
web-level-expert = Expert bot
web-level-other = Bot ({ $level })
web-new-options = How it is played
web-new-choose = A choice of one’s own
web-new-table = The table
web-new-public = Public
web-new-public-help = Shown in the lobby; anyone may watch, and take a free seat. Otherwise only those who have its address.
web-new-clock = Time to think
web-new-clock-none = As long as one likes
web-new-clock-live = A clock for the whole game
web-new-clock-days = Days for a move, turn by turn
web-new-minutes = Minutes a player
web-new-increment = Seconds more for each move
web-new-days = Days for a move
web-new-clock-help = Whoever runs out of time has a bot play on until they return.
web-new-memory = Memory aid
web-new-memory-help = Shows what all have seen anyway, so that nobody has to take notes.
web-new-hints = Hints
web-new-hints-help = Players may ask what a bot would do.
web-new-advanced = Advanced
web-new-entropy = Your own pinch of chance
web-new-entropy-help = Any text. It is mixed into the shuffle, so that not even the server could have chosen it.
web-file-choose = Choose a file
web-file-drop = or drop it here
web-file-standard = In use: { $what }
web-file-chosen = { $name } ({ $bytes } bytes)
web-file-back = Use { $what }
web-file-template = Download ours as a template
web-file-too-large = { $name } has { $bytes } bytes; at most { $max } are allowed.
web-file-unreadable = { $name } cannot be read.
web-new-go = Open the table
web-new-bots-only = Without a seat of your own you will watch.
web-new-bad-number = A whole number from { $min } to { $max }, please.
web-new-bad-entropy = At most { $max } bytes, please.

## Rules

web-rules-title = Rules
web-rules-of = Rules of { $game }
web-rules-contents = On this page
web-rules-none = There are no rules of this game here.

## Profile

web-me-title = Profile
web-me-nobody = You have no name here yet.
web-me-name = Name
web-me-saved = Saved.
web-me-account = Account
web-me-account-none = You are a guest: this browser alone knows you. With a login and a password you find your tables again anywhere. No e-mail is needed, so nobody can send you a new password either.
web-me-account-have = You can sign in anywhere as { $login }.
web-me-login = Login
web-me-login-help = 3 to 32 of the signs a–z, 0–9, dot, dash and underscore.
web-me-password = Password
web-me-password-help = 8 characters at least.
web-me-account-make = Make an account
web-me-account-made = The account is made.
web-me-sign-in = Sign in
web-me-sign-out = Sign out
web-me-sign-out-help = This guest has no account: once signed out, nobody can come back as { $name }.
web-me-devices = Another device
web-me-devices-text = A private link signs another device in as you. It works once, within ten minutes; give it to nobody else.
web-me-devices-make = Make a link
web-me-link-label = Private link
web-me-rating = Rating
web-me-rating-games = { $n ->
    [one] after one game
   *[other] after { $n } games
}
web-me-rating-none = No rated game yet.
web-me-settings = Settings
web-me-sound = Sound
web-me-sound-help = A soft tick when a card falls and when it is your turn.
web-me-notify = Call me when it is my turn
web-me-notify-help = By a notification of the browser while this page is open in the background.
web-me-notify-denied = The browser forbids it: allow notifications for this page in its settings.
web-me-notify-unsupported = This browser cannot do it.
web-me-history = Your games
web-me-history-none = You have not played a game to its end yet.
web-me-data = Your data
web-me-export = Download everything
web-me-export-help = A file with your name, your tables and the records of your finished games.
web-me-delete = Delete my data
web-me-delete-help = Name, login, password and chat lines vanish for good. Your seats in the records of others stay, without a name.
web-me-delete-title = Delete everything?
web-me-delete-sure = This cannot be undone. Type { $word } to confirm.
web-me-delete-word = delete
web-me-delete-go = Delete for good
web-me-deleted = Your data are deleted.
web-link-title = Private link
web-link-ask = This link signs this device in as somebody you are elsewhere.
web-link-warn = You are { $name } here. If you go on, this device becomes someone else.
web-link-go = Sign in here
web-link-done = Welcome, { $name }.

## Notices

web-notify-turn = { $game }: it is your turn.

## Refusals of the server

error-bad-request = The server did not understand that. ({ $detail })
error-no-session = The server does not know this browser (any more). Choose a name first.
error-bad-login = Login and password do not fit together.
error-forbidden = That is not allowed to you.
error-not-found = That does not exist, or not any more.
error-taken = It is already taken.
error-started = The game has already begun.
error-not-started = The game has not begun yet.
error-too-large = That is too large.
error-too-many = That is too many at once: finish something first.
error-rate = That was too fast. Wait a moment.
error-bad-name = A name has 1 to 24 characters.
error-bad-password = A password has 8 to 128 characters.
error-bad-login-name = A login has 3 to 32 of the signs a–z, 0–9, dot, dash and underscore.
error-bad-seats = The seats do not fit this game.
error-bad-text = That text cannot be sent.
error-stale = The table has moved on in the meantime. Look again, then choose.
error-unavailable = The server cannot do that right now. Nothing is lost; try again.
error-offline = The server does not answer. Try again when you are connected.
error-stopped = The connection to this table is closed.
error-lost = The connection broke just then. See how the table stands before you try again.
error-misfit = The server’s answer makes no sense to this page. Reload it. ({ $detail })
error-unknown = That did not work. ({ $code })
