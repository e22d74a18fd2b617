# The words of the table, the replay and the guided first game.

## Before the start

table-waiting = { $count ->
    [0] The game begins.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
table-seats = Seats
table-you = you
table-bot = bot
table-online = online
table-offline = away
table-vacation = on vacation until { $until }
table-tournament = Part of a tournament
table-sealed = Every table of this round is dealt the same: nobody can watch or look back until the round is over.
table-sit = Sit here
table-leave = Leave the table
table-remove = Remove the table
table-starts = The game starts automatically once all seats are taken.
table-share = Invite other players
table-share-public = The table is listed in the lobby; this link leads to it too.
table-share-private = Only people with this link can find the table.
table-share-send = Send
table-link = Link to the table
table-invite = For guest no. { $n }: reserves their seat
table-phones = Join with your phone
table-phones-text = This screen shows the table. Scan the code, sit down, and play from your phone: it shows your hand only to you.
table-phones-code = Code with the address of this table, for phones
table-phones-local = Phones can’t reach “{ $host }”: open this page under this computer’s address in your network.
table-hand = The table is on the other screen.
table-hand-show = Show it here too
table-hand-hide = Show my hand only
table-how = How to play
table-rules = Rules
table-rating = Rating
table-rated = Rated game
table-rated-if = counts if two accounts play
table-not-rated = doesn’t count

## While it runs

table-title-turn = Your turn · { $game }
table-gone = Table not found
table-turn = to move
table-away = a bot is playing for them
table-away-you = A bot is playing for you for now.
table-resigned-you = You have resigned: a bot is finishing the game in your seat.
table-resigned = resigned · bot
table-log-bot = { $name } (bot)
table-late = out of time · bot
table-return = Take my seat back
table-winner = winner
table-clock = time left
table-clock-days = { $days }d { $hours }h
table-lost = Connection lost. It will be restored automatically; your game is safe.
table-rewound = The server no longer has the last moves of this game: its data comes from an older copy, or has lost its end. This is the table as the server has it, and the game goes on from here.
table-past = You are viewing an earlier point in the game.
table-to-now = Back to the present
table-rule-link = See the rule
table-undo = Undo
table-hint = Hint
table-hint-says = A bot would play “{ $actions }”.
table-trainer-says = Trainer: “{ $played }” cost you { $points } points of your chance of winning. Better: “{ $better }”.
table-hint-play = Play this move
table-resign = Resign
table-resign-sure = The game counts as lost for you, and there is no way back. A bot finishes in your seat so that the others can play to the end.
table-resign-rated = This game is rated: resigning counts as losing it.
table-resign-yes = Resign
table-resign-no = Keep playing
table-memory = Memory aid
table-notify = Notify me when it’s my turn

## Beside the board

table-side = Log, chat and fairness
table-log = Log
table-log-go = View this moment
table-log-none = Nothing has happened yet.
table-log-none-such = Nothing of the kind yet.
table-chat = Chat
table-chat-unread = Chat ({ $count } new)
table-chat-none = No messages yet.
table-chat-write = Write a message
table-chat-send = Send
table-chat-players = Only players can write at this table.
table-mute = mute
table-unmute = unmute
table-muted = (muted)
table-fair = Fairness
table-fair-text = All the randomness of the game comes from a number, the seed. The server fixes its part beforehand: its fingerprint is shown from the start. Then each player’s browser adds a random share of its own, hidden until everyone is committed. So nobody, not even the server, can choose the draw. At the end everything is revealed and can be checked.
table-fair-text-alone = All the randomness of the game is fixed before the first move by a secret number, the seed. Its fingerprint is shown from the start, so the seed can no longer change. At this table the players add nothing to it: only the server knows how it was made.
table-fair-text-here = All the randomness of the game is fixed before the first move by a secret number, the seed, drawn by this browser. Its fingerprint is shown from the start, so the seed can no longer change.
table-fair-hash = Fingerprint of the seed
table-fair-own = Your contribution
table-fair-seed = Seed
table-fair-later = revealed at the end of the game
table-fair-check = To verify, download the record and run:
table-fair-checking = Checking the draw…
table-fair-checked = Draw checked: all chance was fixed before the game, and this browser had its share in it.
table-fair-not-drawn = This browser added nothing to the seed: it was not there in time, or another device did.
table-fair-unchecked = The record could not be loaded, so the draw is not checked yet.
table-fair-other-hash = Warning: the fingerprint of the seed is not the one that was shown before the game. Someone has exchanged the seed.
table-fair-other-seed = Warning: the revealed seed does not match its fingerprint. Someone has exchanged the seed.
table-fair-own-share = Warning: the share of this browser is not in the seed. The draw was not the one that you took part in.
table-fair-other-commitment = Warning: another player’s share is not the one shown as promised when this browser revealed its own. The draw was changed afterwards.
table-fair-broken-share = Warning: a player’s share is not the one that was promised. The draw cannot be trusted.
table-draw-waiting = { $count ->
    [one] Drawing the seed. Waiting for the browser of { $names }…
   *[other] Drawing the seed. Waiting for the browsers of { $names }…
}
table-draw-drawn = { $count ->
    [one] { $names } added a share to the seed.
   *[other] { $names } each added a share to the seed.
}
table-draw-absent = Not there for the draw: { $names }.
table-draw-withheld = { $count ->
    [one] The browser of { $names } promised a share and did not show it. The draw was repeated without it.
   *[other] The browsers of { $names } promised shares and did not show them. The draw was repeated without them.
}
table-record = Game record

## The end

table-scores = Points
table-player = Player
table-total = Total
table-chart = Course of the game
table-chart-none = The course of the game can’t be displayed right now.
table-rematch = Rematch
table-rematch-join = Join the rematch
table-replay = Replay the game

## Replay

replay = Replay
replay-title = Replay: { $game }
replay-to-table = Back to the table
replay-share = Share this moment
replay-eyes = Point of view
replay-eyes-of = { $name }
replay-eyes-spectator = Spectator
replay-eyes-arbiter = Everything visible
replay-first = Start
replay-back = Previous step
replay-play = Play
replay-pause = Pause
replay-next = Next step
replay-last = End
replay-moment = Step
replay-at = { $at } of { $last }

## The guided first game

learn-title = Learn { $game }
learn-coach = Explanation
learn-step = Step { $step } of { $steps }
learn-next = Continue
learn-guest = Guest
learn-setting-up = Setting up…
learn-play = Play with others
learn-again = Start over

## The analysis of a finished game

table-hint-chances = Your chances of winning with each move
analysis = Analysis
analysis-about = A bot analyses the game: everyone’s chances at each point, the most costly choices and the role of luck.
analysis-ask = Analyse this game
analysis-running = Analysing: step { $done } of { $steps }
analysis-chart = Chances of winning over the course of the game
analysis-accounts = Where the gains and losses came from
analysis-luck = Luck
analysis-mistakes-count = Mistakes
analysis-counted = { $count ->
    [0] none
   *[other] { $count }, { $big ->
        [0] none of them big
       *[other] { $big } of them big
    }
}
analysis-mistakes = The most costly choices
analysis-none = No notable mistakes.
analysis-mistake = { $name }: “{ $played }”
analysis-better = Better: “{ $better }” – { $why }.
analysis-on-board = { $name }’s choice on the board
analysis-chance = { $name }’s chance of winning: { $played } with this choice, { $better } with the better one.
analysis-label-played = Played
analysis-label-better = Better
analysis-why-later = pays off later
analysis-all = Show all ({ $count })

## The general board

# A heading over choices that begin with the same words.
general-begins = { $text } …
general-actions = What you can do
general-choices = Choices
general-news = What happened last
general-places = By column and row
general-place = Column { $x }, row { $y }:
general-search = Search { $n } choices
general-search-none = No choice has these words.

# What games call the parts of a table.
view-board = Board
view-buildings = Buildings
view-card = Card
view-deal = Deal
view-dice = Dice
view-ending = The end is near
view-height = Height
view-known = Seen by all
view-notes = Notes
view-options = Options
view-pile = Pile
view-plans = Plans
view-removed = Out of the game
view-resources = Resources
view-row = Row
view-tiles = Tiles
view-tokens = Tokens
view-type = Kind

## The board

board-table = Table
board-own = Your pieces
board-below = { $count ->
    [one] One more choice below
   *[other] { $count } more choices below
}
board-score = points
board-scene-skip = Tap to continue

## What can be done beside playing

table-tools = Tools
table-skip = Skip ahead
table-settings = Settings
table-keys = Keyboard shortcuts
table-side-open = Log and chat
table-log-all = Everything
table-log-only = Show only
table-log-since = Since my last choice
table-log-points = Points
settings-pace = Pace of the moves
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-instant = Instant
settings-text = Text size
settings-text-normal = Normal
settings-text-large = Large
settings-text-larger = Larger
settings-sound = Sounds
settings-haptics = Vibration
settings-order = Order of the hand
settings-order-usual = As in the game
settings-order-most = Most cards first
settings-confirm = Ask twice before a choice that is final
board-confirm-again = Once more to confirm
settings-guard = Ignore taps right after the board changes
settings-trainer = Trainer: name my costliest choice after each round
settings-shapes = Patterns as well as colours
keys-walk = Move between cards
keys-pick = Pick or put back
keys-zoom = Look at a card closely; again: its rule
keys-cancel = Clear the choice
keys-undo = Undo
keys-hint = Hint
keys-rules = Rules
keys-help = This list

## The end as a scene

table-chart-supposed = Points if the game had ended at that moment
table-chart-from = start
table-chart-to = end
analysis-axis = chance of winning
end-decided = { $lead } ahead of { $second }. What made the difference: “{ $line }”, +{ $gain }.
end-tie = The same points as { $second }: the tie-break decides.
end-shared = { $points ->
    [one] Level on { $points } point.
   *[other] Level on { $points } points.
}
end-share = Share

## Coming back, and planning ahead

table-since = Since your last move
table-next = { $game } is waiting for you
table-next-go = Next table
table-prepare = Plan ahead
table-prepare-help = Played for you as soon as it’s your turn, while the conditions hold. Only you can see it.
table-prepare-what = What to do
table-prepare-pieces = Cards
table-prepare-stop = Ask me first if
table-prepare-always = It never applies once { $stops }.
table-prepare-do = Prepare
table-prepared = Planned: { $choice }
table-prepared-times = { $choice }, every turn
table-prepared-with = { $choice } ({ $pieces })
table-prepared-until = Asks you first if { $stops }.
table-prepared-remove = Remove
table-prepared-stopped = Not played: { $choice }, because { $stop }. It’s your move.
table-prepared-illegal = Not played: { $choice }, because it’s no longer possible. It’s your move.

# Invitations and reactions
table-qr = QR code
table-qr-code = QR code of the link
table-friends = Invite friends
table-friends-none = You follow nobody yet who takes invitations from you.
table-friends-invite = Invite
table-friends-invited = Invited
table-fills = Bots take the free seats in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
table-react = React
table-react-mute = Hide reactions
table-react-unmute = Show reactions
table-react-wave = Hello
table-react-clap = Well played
table-react-laugh = Laughing
table-react-surprise = Surprised
table-react-think = Thinking
table-react-sorry = Sorry
table-react-said = { $name }: { $reaction }
