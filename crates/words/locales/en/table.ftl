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
table-rival = plays by itself
table-online = here
table-offline = not here
table-sit = Sit here
table-leave = Leave the table
table-starts = It begins by itself when the last seat is taken.
table-entropy-summary = Add to the chance of the shuffle
table-share = Invite others
table-share-public = The table is in the lobby; this address leads here too.
table-share-private = Only those who have the address find this table.
table-share-send = Send
table-link = Address of the table
table-invite = For guest { $n }: keeps their seat
table-how = How it is played
table-rules = Rules

## While it runs

table-title-turn = Your turn · { $game }
table-gone = This table is not there
table-no-board = This page cannot draw that game yet.
table-turn = to choose
table-away = a bot plays
table-away-you = A bot makes your choices for now.
table-return = Play again myself
table-winner = winner
table-clock = time left
table-lost = The connection is lost. We come back by ourselves; nothing is lost at the table.
table-past = You are looking at an earlier moment.
table-to-now = Back to now
table-rule-link = The rule
table-undo = Take back
table-hint = Hint
table-hint-says = A bot would: { $actions }.
table-hint-play = Do that
table-resign = Give up
table-resign-sure = A bot plays on in your seat, for good. The others can finish the game.
table-resign-yes = Give up
table-resign-no = Play on
table-memory = Memory aid
table-notify = Tell me when it is my turn

## Beside the board

table-side = Log, chat and fairness
table-log = Log
table-log-go = Look at this moment
table-log-none = Nothing has happened yet.
table-chat = Chat
table-chat-unread = Chat ({ $count } new)
table-chat-none = Nothing has been said yet.
table-chat-write = Write to the table
table-chat-send = Send
table-mute = mute
table-unmute = hear again
table-muted = (muted)
table-fair = Fairness
table-fair-text = Every card was settled before the first move by a secret number, the seed. Its fingerprint is shown from the start, so it cannot be changed; the seed itself is open after the end, and with it anyone can deal the whole game again.
table-fair-hash = Fingerprint of the seed
table-fair-own = What you added
table-fair-seed = Seed
table-fair-later = shown after the end
table-fair-check = To check it, download the record and run:
table-record = Record of the game

## The end

table-scores = Points
table-player = Player
table-total = Total
table-chart = How it went
table-chart-none = The course of the game cannot be shown right now.
table-rematch = Rematch
table-rematch-join = Join the rematch
table-replay = Watch again

## Replay

replay = Replay
replay-title = Replay: { $game }
replay-to-table = To the table
replay-eyes = Through whose eyes
replay-eyes-of = { $name }
replay-eyes-spectator = A spectator
replay-eyes-arbiter = All cards open
replay-first = To the beginning
replay-back = One back
replay-play = Play
replay-pause = Pause
replay-next = One on
replay-last = To the end
replay-moment = Moment
replay-at = { $at } of { $last }

## The guided first game

learn-title = Learn { $game }
learn-coach = Explanation
learn-next = Go on
learn-guest = Guest
learn-setting-up = The table is being laid…
learn-play = Play with others
learn-again = Once more

## The analysis of a finished game

table-hint-chances = The best moves and their chances
analysis = Analysis
analysis-about = A bot goes through the game: who was likely to win at each moment, which choices cost most, and what was luck.
analysis-ask = Analyse this game
analysis-running = Analysing: { $done } of { $steps } steps
analysis-chart = Chances of winning over the game
analysis-accounts = Where the chances went
analysis-luck = Luck
analysis-own = Own choices
analysis-others = Others’ choices
analysis-lost = Lost by mistakes
analysis-mistakes = The costliest choices
analysis-none = No choice was a mistake worth the name.
analysis-mistake = { $name }: { $played }
analysis-better = Better: { $better } – { $why }.
analysis-why-later = by what follows later
analysis-all = Show all { $count }
