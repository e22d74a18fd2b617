# The words of the page, outside of a game and its table.

# A line must not break after its hyphen.
-email = e-{"\u2060"}mail

## Around every page

web-skip = Skip to content
web-home = Comptoir, back to the lobby
web-nav = Main navigation
web-nav-lobby = Lobby
web-nav-tournaments = Tournaments
web-nav-rules = Rules
web-nav-me = Profile
web-close = Close
web-cancel = Cancel
web-save = Save
web-back = Back
web-copy = Copy
web-copied = Copied.
web-copy-failed = Copying failed: select the text and copy it yourself.
web-loading = One moment…
web-again = Try again
web-offline = The server is not responding. Nothing is lost; retrying…
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
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-your-turn-at = { $n ->
    [one] Your turn at one table
   *[other] Your turn at { $n } tables
}
web-footer-fair = Verifiably fair: every shuffle is fixed before the first move. Its fingerprint is shown from the start, the seed is revealed at the end, and anyone can check that they match.
web-footer-docs = Documentation
web-footer-licence = Free software under the MIT or Apache 2.0 licence, at your option, distributed with its source code. The games belong to their authors; the rules texts and drawings are our own.
web-missing-title = Page not found
web-missing-text = This address leads nowhere. The table may have been deleted.
web-to-lobby = Back to the lobby

## The lobby

web-hero-title = Take a seat at the counter
web-hero-text = Games of trade, markets and building, with friends or against bots. No account, no waiting: sit down and play.
web-hero-play = Play { $game } now
web-hero-name = Choose a name, or sign in
web-hero-hello = Hello, { $name }
web-hero-known = What would you like to play? Open a table, join one, or play against bots right away.
web-name-label = Your name
web-name-ask = What’s your name?
web-name-help = 24 characters at most. The other players will see it at the table; nothing else is asked of you.
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
web-game-leaderboard = Leaderboard
web-game-puzzles = Puzzles
web-puzzles-today = Puzzle of the day
web-also = Also at the counter
web-also-puzzles = A position from a real game, and one move that is clearly best.
web-also-tournaments = For an evening or over several weeks, with people and bots.
web-also-friends = See who is playing, invite them, and meet in a club of your own.
web-game-plain = Plain board
web-game-plain-help = This game is played on a plain board: everything in words, every choice a button.
web-tables-open = Open tables
web-tables-open-none = No table is waiting for players. Open one and it will show up here.
web-tables-running = Games in progress
web-tables-running-none = No public games in progress.
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
web-seat-invite = Reserved for a guest
web-seat-you = { $name } (you)
web-seat-away = { $name } (a bot is playing for them)
web-result-won = You won
web-result-shared = Shared victory
web-result-lost = Won by { $names }
web-result-resigned = You resigned. Won by { $names }
web-result-late = Your time ran out. Won by { $names }
web-clock-none = No clock
web-clock-live = { $minutes } min + { $increment } s
web-clock-days = { $days ->
    [one] One day per move
   *[other] { $days } days per move
}

## A new table

web-new-title = New table: { $game }
web-new-players = Players
web-new-seats = Seating
web-new-seat = Seat { $n }
web-new-more = One more player
web-new-fewer = One player fewer
web-new-me = Me
web-new-open = Open to anyone
web-new-invite = Guest, by link
web-level-random = Random bot
web-level-easy = Easy bot
web-level-medium = Medium bot
web-level-hard = Hard bot
web-level-expert = Expert bot
web-level-master = Master bot
web-level-other = Bot ({ $level })
web-new-screen = One table, many hands
web-new-screen-help = This screen shows the table to everyone; each player joins with a phone by a QR code and holds their cards there.
web-new-options = Game options
web-new-choose = Custom
web-new-table = The table
web-new-public = Public
web-new-public-help = Listed in the lobby: anyone can watch and take a free seat. Otherwise, only people with the link can.
web-new-clock = Thinking time
web-new-clock-none = Unlimited
web-new-clock-live = A clock for the whole game
web-new-clock-days = A limit in days for each move
web-new-minutes = Minutes per player
web-new-increment = Seconds added per move
web-new-days = Days per move
web-new-clock-help = If a player runs out of time, a bot plays for them until they return.
web-new-clock-none-help = Without a clock nobody has to hurry. After { $days } days without a choice, a bot plays for a player until they come back.
web-new-memory = Memory aid
web-new-memory-help = Shows the information everyone was able to see, so nobody has to take notes.
web-new-hints = Hints
web-new-hints-help = Players may ask what a bot would play.
web-new-rated = Rated game
web-new-rated-help = Counts for the ratings if at least two players have an account. Leaving counts as losing, and there are no hints.
web-new-players-chat = Chat for players only
web-new-players-chat-help = Spectators can read the chat but not write in it.
web-new-advanced = Advanced options
web-file-choose = Choose a file
web-file-drop = or drop it here
web-file-standard = File in use: { $what }
web-file-chosen = { $name } ({ $bytes } bytes)
web-file-back = Use { $what }
web-file-template = Download ours as a template
web-file-too-large = { $name } is { $bytes } bytes; the maximum is { $max }.
web-file-unreadable = { $name } can’t be read.
web-new-go = Open the table
web-new-bots-only = Without a seat, you will be a spectator.
web-new-bad-number = Enter a whole number from { $min } to { $max }.

## Rules

web-rules-title = Rules
web-rules-of = Rules: { $game }
web-rules-contents = On this page
web-rules-none = There are no rules for this game here.

## Profile

web-me-title = Profile
web-me-nobody = You haven’t chosen a name yet.
web-me-name = Name
web-me-saved = Saved.
web-me-account = Account
web-me-account-none = You are a guest: only this browser recognises you. With a username and a password or a passkey, you can find your tables anywhere. No { -email } address is required: recovery codes help if you forget your password or lose your device.
web-me-account-have = You can sign in anywhere as { $login }.
web-me-login = Username
web-me-login-help = 3 to 32 characters from a–z, 0–9, dot, dash and underscore.
web-me-password = Password
web-me-password-help = At least 8 characters, and not one that everybody uses.
web-me-account-make = Create an account
web-me-account-passkey = Create it with a passkey
web-me-account-passkey-help = No password to remember: your device asks for your fingerprint, your face or its code.
web-me-account-made = Your account has been created.
web-me-password-change = Change password
web-me-password-add = Add a password
web-me-password-change-help = At least 8 characters. All other devices will be signed out.
web-me-password-current = Current password
web-me-password-new = New password
web-me-password-wrong = That isn’t your current password.
web-me-password-changed = Your password has been changed. All other devices are signed out.
web-me-codes = Recovery codes
web-me-codes-left = { $n ->
    [0] You have no recovery codes: without them, a forgotten password can’t be reset.
    [one] You have one recovery code left.
   *[other] You have { $n } recovery codes left.
}
web-me-codes-help = With one of these codes you can set a new password if you forget yours. New codes replace the old ones.
web-me-codes-make = Create ten codes
web-me-codes-shown = Write these codes down or print them: they won’t be shown again. Each works once.
web-me-codes-kept = I’ve written them down
web-me-passkeys = Passkeys
web-me-passkeys-help = Sign in with your fingerprint, your face or your device’s code. A passkey can’t be guessed, and works on this site alone.
web-me-passkeys-unsupported = This browser doesn’t support passkeys.
web-me-passkeys-address = Passkeys need a site with a name of its own, over https: they don’t work at this address.
web-me-passkey-add = Add a passkey
web-me-passkey-added = Your passkey has been added.
web-me-passkey-created = Added: { $when }
web-me-passkey-used = Last used: { $when }
web-me-passkey-rename = Rename
web-me-passkey-name = Name of this passkey
web-me-passkey-remove = Remove
web-me-passkey-remove-title = Remove the passkey “{ $name }”?
web-me-passkey-remove-help = You won’t be able to sign in with it any more. Your device may still list it: delete it there too.
web-me-passkey-removed = The passkey has been removed.
web-me-passkey-sign-in = Sign in with a passkey
web-me-confirm = First confirm that it’s you.
web-me-confirm-passkey = Confirm with a passkey
web-me-forgotten = Forgotten your password?
web-me-code = Recovery code
web-me-code-help = One of the codes that you wrote down. It works once.
web-me-code-wrong = Wrong username or recovery code.
web-me-sign-in = Sign in
web-me-sign-out = Sign out
web-me-sign-out-help = { $name } has no account: after signing out, nobody will be able to come back under that name.
web-me-devices = Devices
web-me-device-this = This device
web-me-device-seen = Last used: { $when }
web-me-device-unknown = Unknown device
web-me-sign-out-others = Sign out everywhere else
web-me-signed-out-others = All other devices are signed out.
web-me-link = Add a device
web-me-link-until = Unused link, until { $when }
web-me-link-withdraw = Withdraw
web-me-devices-text = A private link signs in another device under your name. It works once, within ten minutes; don’t share it with anyone.
web-me-devices-make = Create a link
web-me-link-label = Private link
web-me-ratings = Your ratings by game
web-me-rating-none = No rated games yet.
web-me-settings = Settings
web-me-sound = Sound
web-me-sound-help = A soft sound when a card is played and when it’s your turn.
web-me-notify = Notify me when it’s my turn
web-me-notify-help = With a browser notification, as long as this page stays open in the background.
web-me-notify-denied = The browser is blocking notifications: allow them for this page in its settings.
web-me-notify-unsupported = This browser doesn’t support notifications.
web-push = Notifications
web-push-switch = Notify this device while the page is closed
web-push-help = One notification per table, and none while you’re looking at it. It says nothing of the game itself.
web-push-install = On this device, install the page first: open the share menu, choose “Add to Home Screen”, and start Comptoir from there.
web-push-unsupported = This browser doesn’t support notifications for closed pages. Chrome, Edge, Firefox and Safari do, over https.
web-push-denied = The browser is blocking notifications: allow them for this page in its settings.
web-push-kinds = Tell me when
web-push-kind-turn = it’s my turn
web-push-kind-begun = a game has begun
web-push-kind-invited = I’m invited to a table
web-push-kind-clock = my time is running out
web-push-kind-over = a game is over
web-push-quiet = Quiet hours
web-push-quiet-help = What happens meanwhile is told at their end.
web-push-quiet-zone = Time zone: { $zone }
web-push-quiet-from = From
web-push-quiet-to = Until
web-push-turn = { $game }: it’s your turn.
web-push-begun = { $game }: the game has begun.
web-push-invited = { $game }: you’re invited to a table.
web-push-clock = { $game }: your time is running out.
web-push-over = { $game }: the game is over.
web-mail = E-mail
web-mail-help = Comptoir can also write to you. It will send a link to confirm the address first.
web-mail-address = Address
web-mail-ask = Send me the link
web-mail-sent = A link is on its way to { $address }. Open it within a day.
web-mail-to = E-mails go to { $address }.
web-mail-kinds = Write to me when
web-mail-digest = One { -email } a day
web-mail-digest-help = At eight in the morning. Reminders that your time is running out still come right away.
web-mail-forget = Stop and forget the address
web-mail-confirm-title = Confirm your address
web-mail-confirm-ask = Comptoir will write to this address when something happens at your tables. Each { -email } has a link that stops them.
web-mail-confirm-go = Confirm
web-mail-confirm-done = Your address is confirmed. You can choose what you’re told in your profile.
web-mail-stop-title = No more { -email }s
web-mail-stop-ask = Comptoir will no longer write to this address.
web-mail-stop-go = Stop the { -email }s
web-mail-stop-done = Done: Comptoir won’t write to this address any more.
web-mail-old = This link is too old, or has been used already.
web-mail-home = To the tables
web-vacation = Vacation
web-vacation-help = While you’re on vacation, your clock stands still in games over days. The others at your tables can see how long you’ll be gone. You can still play.
web-vacation-until = You’re on vacation until { $until }.
web-vacation-days = Days, starting now
web-vacation-begin = Go on vacation
web-vacation-end = I’m back
web-vacation-left = { $n ->
    [0] You have no days left this year.
    [one] You have one day left. A day that has begun counts, for a year.
   *[other] You have { $n } days left. A day that has begun counts, for a year.
}
web-push-mute = Mute notifications of this table
web-me-history = Your games
web-me-history-none = You haven’t finished a game yet.
web-me-data = Your data
web-me-export = Download everything
web-me-export-help = A file with your name, your tables and the records of your finished games.
web-me-delete = Delete my data
web-me-delete-help = Your name, username, password and messages are permanently deleted. Your seats in other people’s games remain, without a name.
web-me-delete-title = Delete everything?
web-me-delete-sure = This cannot be undone. Type { $word } to confirm.
web-me-delete-word = delete
web-me-delete-go = Delete permanently
web-me-deleted = Your data has been deleted.
web-link-title = Private link
web-link-ask = This link signs this device in to your existing profile.
web-link-warn = You are { $name } here. If you continue, this device will switch to the other profile.
web-link-go = Sign in here
web-link-done = Welcome, { $name }.

## The page as an app

web-app-description = Money!, Alhambra, Mint Works, Ginkgopolis and Donnant Donnant, with friends or against bots, with or without a network.
web-install = Comptoir as an app
web-install-text = It opens like any other app, full screen, and works without a network.
web-install-ios = In Safari, tap Share, then “Add to Home Screen”: Comptoir then opens full screen and works without a network.
web-install-go = Install
web-install-no = No, thanks

## Games on this device

local-title = On this device
local-link = Play on this device…
local-offline = No connection to the server. You can go on playing on this device.
local-none = Games that you play without a server are kept here.
local-record-open = Open a game record…
local-record-bad = { $name } isn’t a valid game record.
local-carry-text = { $n ->
    [one] One game finished on this device isn’t in your history yet.
   *[other] { $n } games finished on this device aren’t in your history yet.
}
local-carry-go = Add to my games
local-carry-done = { $n ->
    [one] One game added to your history.
   *[other] { $n } games added to your history.
}
local-carried = Played on a device, without a server
local-person = Player here
local-player = Player { $n }
local-name = Name, seat { $n }
local-bots = { $n ->
    [one] one bot
   *[other] { $n } bots
}
local-all = Show all { $n }
local-remove = Delete this game of { $game }
local-new-title = On this device: { $game }
local-new-text = Bots play on this device, without a server or a network. The game is kept in this browser.
local-new-shared = Several people play on this device and pass it on. Between two turns, hands are hidden.
local-new-nobody = At least one seat needs a player.
local-new-go = Start the game
local-pass-next = Next: { $name }
local-pass-hide = Hide my hand and pass the device
local-pass-on = Pass the device to { $name }
local-pass-hidden = All hands are hidden; you see what everyone may see.
local-pass-take = I’m { $name }: show my hand

## Notices

web-notify-turn = { $game }: it’s your turn.

## Refusals of the server

error-bad-request = The server didn’t understand the request. ({ $detail })
error-no-session = The server doesn’t recognise this browser (any more). Choose a name first.
error-bad-login = Wrong username or password.
error-bad-passkey = That passkey isn’t known here, or it took too long. Try again.
error-no-passkeys = This server doesn’t accept passkeys at this address.
error-blocked = You have blocked somebody here: unblock them first.
error-only-credential = It’s your only way to sign in: add a password or another passkey first.
error-passkey-cancelled = Nothing was confirmed. Try again when you’re ready.
error-passkey-known = This device already has a passkey for your account.
error-passkey-failed = The browser could not use a passkey.
error-forbidden = You can’t do that.
error-banned = The operator of this server has banned you or your network.
error-not-found = That doesn’t exist, or no longer does.
error-taken = That’s already taken.
error-no-account = That takes an account. You can make one on your profile page.
error-sealed = Other tables are still playing the same deal. This opens once the round is over.
error-started = The game has already started.
error-not-started = The game hasn’t started yet.
error-too-large = That is too large.
error-too-many = You have too many in progress: finish some first.
error-rate = Too many requests in a short time. Wait a moment.
error-bad-name = A name has 1 to 24 characters.
error-bad-password = A password has 8 to 128 characters.
error-common-password = Too many people use that password, or it contains your username. Choose another one.
error-bad-login-name = A username has 3 to 32 characters from a–z, 0–9, dot, dash and underscore.
error-bad-address = That’s not an { -email } address we can write to.
error-bad-subscription = This server doesn’t know the push service of your browser.
error-bad-seats = These seats don’t suit this game.
error-bad-text = That text can’t be sent.
error-stale = The game has moved on in the meantime. Check the situation, then choose.
error-unavailable = The server is temporarily unavailable. Nothing is lost; try again.
error-broken = This table has failed several times and is closed. Your game is kept; tell whoever runs this server.
error-offline = The server is not responding. Try again once you’re connected.
error-stopped = The connection to this table is closed.
error-lost = The connection dropped just then. Check the state of the table before trying again.
error-elsewhere = This game is open in another window of this browser. Go on there, or close it and reload this page.
error-no-engine = This browser can’t play without a server.
error-unknown = Something went wrong. ({ $code })
error-misfit = The server’s answer makes no sense to this page. Reload it. ({ $detail })

# Friends, invitations, quick matches, filters
web-nav-friends = Friends
web-friends-link = Friends and clubs
web-invitations-title = Invitations
web-invitation-by = { $name } invites you
web-invitation-decline = Decline
web-quick = Find opponents
web-quick-help = Bots take the free seats after 30 seconds
web-filter = Filter
web-filter-game = Game
web-filter-any-game = All games
web-filter-clock = Time
web-filter-any-clock = Any
web-filter-live = Live
web-filter-days = Over days
web-filter-free = Free seats only
web-filter-rated = Rated only
web-filter-sort = Sort
web-sort-new = Newest first
web-sort-full = Nearly full first
web-sort-game = By game
web-filter-none = No table fits the filter.
web-new-usual-save = Save as my usual table
web-new-usual-saved = Saved. New tables of this game start from here.
web-new-usual-forget = Back to the default settings
web-new-club = Club
web-new-club-none = None
web-new-club-help = Its members see the table in their lobby, and nobody else joins.
web-table-clone = New table like this
web-new-invited = The invitation is on its way.
