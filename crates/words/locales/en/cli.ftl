# The words of the command line.

## Help: what comptoir is

help-about = Games of money, markets and building: play them against bots, let bots play, replay and verify records.
help-examples =
    Examples:
      comptoir games                         which games there are, and their options
      comptoir play money                    play Money! against three bots
      comptoir simulate money --games 100    let bots play a hundred games
      comptoir verify game.record            was this game played by the rules?

    “comptoir COMMAND --help” says more about a command.
help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-lang = The language of all texts: fr or en. Default: that of the environment (LC_ALL, LC_MESSAGES, LANG)
help-help = Show this help
help-version = Show the version

value-command = COMMAND
value-lang = LANGUAGE
value-game = GAME
value-option = KEY=VALUE
value-number = NUMBER
value-players = NUMBER
value-bots = LEVELS
value-seed = SEED
value-name = NAME
value-file = FILE
value-folder = FOLDER
value-shell = SHELL

## Help: one command each

help-game = The game, as “comptoir games” names it: { $games }
help-option = An option of the game; may be given several times

help-games = The catalogue: every game with its player counts and options
help-games-examples =
    Example:
      comptoir games

help-play = Play against bots, in the terminal
help-play-examples =
    In a terminal there is a board: arrows and Enter choose, u takes back, h explains.
    Without one (a pipe, a script) moves are typed as numbers or in the notation of the game.
    The record is kept up to date after every move, whatever happens.

    Examples:
      comptoir play money
      comptoir play money --players 5 --bots hard,easy --option deals=1
      comptoir play money --seed "an evening in June" --record june.record
      echo seal | comptoir play money --players 3
help-play-players = How many sit at the table, you included. Default: 4, or the bots named and you
help-play-bots = The levels of the bots, separated by commas and dealt out to the other seats again and again: { $levels }. Default: medium
help-play-seed = A phrase from which all chance follows, or a seed of 64 hexadecimal digits. Default: a new one
help-play-name = Your name in the record
help-play-record = Where the record goes. Default: a new file in the current folder

help-simulate = Let bots play many games: a summary, or the trace of every step
help-simulate-examples =
    The same seed, options and bots give the same games on every machine, on any number of threads.

    Examples:
      comptoir simulate money --players 4 --seed 7 --games 1000 --bots hard,easy
      comptoir simulate money --players 3..5 --games 100
      comptoir simulate money --players 4 --seed 7 --games 100 --trace > traces.jsonl
      comptoir simulate money --option deals=1 --option remove=RUB --record games/
help-simulate-players = How many play: 4, or 3..5 for that many games with each of 3, 4 and 5 players. Default: 4
help-simulate-seed = A phrase from which all chance follows; for a single game also a seed of 64 hexadecimal digits. Default: 1
help-simulate-games = How many games. Default: 1
help-simulate-bots = The levels of the bots, separated by commas and dealt out to the seats again and again: { $levels }. Default: random
help-simulate-trace = Write the trace instead of a summary: JSON Lines, every state after every choice
help-simulate-threads = How many games are played at the same time. Default: as many as there are processors
help-simulate-record = Save the record of every game in this folder

help-file = The record; “-” is standard input
help-replay = Step through a record, or print the whole game in words
help-replay-examples =
    In a terminal the arrows go from choice to choice, Tab changes the point of view.

    Examples:
      comptoir replay game.record
      comptoir replay game.record --seat 2
      comptoir replay game.record --spectator > story.txt
help-replay-seat = See what this seat saw. Default: everything, as an arbiter does
help-replay-spectator = See what somebody saw who only looked on

help-verify = Hold a record against the rules, its seed and its result
help-verify-examples =
    Example:
      comptoir verify game.record

    The exit status is 0 if the record is right, 2 if it is not.
help-trace = Write the trace of a record: JSON Lines, every state after every choice
help-trace-examples =
    Example:
      comptoir trace game.record > trace.jsonl

help-bench = Measure how fast the rules are: random games on a single thread
help-bench-examples =
    A playout must not allocate memory: the exit status is 1 if one does.

    Examples:
      comptoir bench money
      comptoir bench --seconds 5 --json
help-bench-game = One game instead of all
help-bench-players = How many play: 4, or 3..5. Default: every count that the game allows
help-bench-seconds = How long each measure lasts. Default: 1
help-bench-json = One JSON object a line, for programs
help-bench-search = Measure the search of a hard bot instead: how often a second it imagines a game
help-bench-playouts = A fixed number of playouts instead of a time, so that two runs do the same work

help-completions = Write what a shell needs to complete comptoir’s commands
help-completions-examples =
    Examples:
      comptoir completions bash > ~/.local/share/bash-completion/completions/comptoir
      comptoir completions zsh > ~/.zfunc/_comptoir
      comptoir completions fish > ~/.config/fish/completions/comptoir.fish
help-shell = bash, zsh, fish, elvish or powershell

## A command line that cannot be understood

usage-line = { $what } See comptoir --help.
usage-command = There is no command “{ $text }”. Commands: { $known }.
usage-unknown = “{ $text }” was not expected here.
usage-missing = Something is missing: { $what }.
usage-no-value = A value is missing: { $what }.
usage-value = { $what }: “{ $text }” is not { $expected }.
usage-too-many = { $what } takes no such value.
usage-twice = { $what } is there twice.
usage-conflict = { $what } and { $other } exclude one another.
usage-not-text = The command line holds bytes that are no text.
usage-other = The command line cannot be understood.
expected-players = a number of players such as 4, or a range such as 3..5
expected-count = a whole number from 1 on
expected-seconds = a number of seconds between 0.001 and 3600

## Why a command stops

fail-lang = There is no language “{ $text }”. Languages: { $known }.
fail-game = There is no game “{ $text }”. Games: { $known }.
fail-option = “{ $text }” is not an option: KEY=VALUE is expected, such as deals=1.
fail-players = “{ $text }” is not a number of players: this game is for { $min } to { $max }.
fail-bot = There is no bot “{ $text }”. Levels: { $known }.
fail-bot-spec = There is no bot “{ $text }”. Bots: { $known }.
fail-bot-no-settings = The bot { $bot } takes no settings: only search, flat and cheat do.
fail-bot-setting = There is no bot setting “{ $key }”. Settings: { $known }.
fail-bot-value = “{ $value }” is not a value of the bot setting { $key }.
fail-name = A name has between 1 and 64 bytes and stands on one line.
fail-seat = Nobody sits at “{ $text }”: a seat from 1 to { $last } is expected.
fail-file = { $file }: { $why }
fail-read = it cannot be read: { $why }.
fail-write = it cannot be written: { $why }.
fail-not-text = This is not a Comptoir record, which is a text in UTF-8.
fail-system = The system refuses: { $why }.
fail-allocates = { $game } allocates memory in playouts: none is expected.
system-not-found = there is no such file or folder
system-denied = permission is denied
system-is-folder = it is a folder
system-not-folder = there is a file in the place of a folder
system-full = the disk is full

## comptoir games

games-players = { $min } to { $max } players
games-players-only = { $min ->
    [one] 1 player
   *[other] { $min } players
}
games-option = --option { $key }=…   { $label }: { $expected } (default: { $default })

## comptoir simulate

simulate-head = { $game }, { $players } players: { $games ->
    [one] 1 game
   *[other] { $games } games
}
simulate-steps = { $steps } steps, { $mean } a game on average
simulate-time = { $seconds } s, { $rate } games a second
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-shared = shared
simulate-min = min
simulate-low = 25%
simulate-median = median
simulate-high = 75%
simulate-max = max
simulate-mean = mean

## comptoir verify and replay

verify-about = { $game } (rules, revision { $revision }), { $players } players, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
replay-head = { $game }, { $players } players
replay-arbiter = everything
replay-spectator = as seen by a spectator
replay-seat = as seen by { $name }
replay-beginning = The beginning
replay-choice = { $name }: { $action }
replay-keys = ← → step · PgUp PgDn ten · Home End 0–9 go to · Tab view · ↑ ↓ · h · q quit

## comptoir bench

bench-game = game
bench-players = players
bench-playouts = playouts/s
bench-steps = steps/s
bench-nanoseconds = ns/step
bench-iterations = iterations/s
bench-microseconds = µs/iteration
bench-bytes = state bytes
bench-allocations = allocations/playout

## comptoir play

plain-welcome = { $game } Type the number of a move or its notation (several at once with commas), help, undo, log or quit.
plain-help = Type the number of a move or its notation; several moves separated by commas are played together or not at all. undo takes the last move back, log tells everything again, quit ends the game and keeps the record.
plain-number = { $n } is not in the list: a number from 1 to { $last } is expected.
play-saved = Record: { $file }
play-log = What happened
play-log-keys = What happened · ↑ ↓ PgUp PgDn scroll · any other key goes back
play-keys = ↑ ↓ choose · Enter plays · u undo · l log · h help · q quit
play-keys-picks = ← → ↑ ↓ move · Space picks · Enter seals · u undo · l log · h help · q
play-picked = Picked: { $pieces } = { $total }
play-nothing-picked = Nothing picked: { $none }
play-enter = Enter: { $action }
play-help-title = Help
play-help =
    Arrows, or j and k: go through the choices
    digits and letters: go to that choice; a card is picked or put back
    Space: pick a card or put it back
    Enter: play the choice, or send all that is picked
    u: take back the last card picked, or the last move where nothing was revealed since
    l: everything that happened · PgUp, PgDn: scroll · q: quit
play-quit-title = Quit?
play-quit =
    The game is not over. The record is kept:
    { $file }

    y or Enter: quit · any other key: go on
play-score-title = The game is over
play-score-keys = l what happened · q or Enter quit
sheet-total = Total
sheet-winners = { $whose ->
    [you] You win.
   *[other] { $n ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
}

## The board of Money!

board-deal = Deal { $deal } of { $deals }, round { $round }
board-last-round = last round
board-removed = Out
board-left = Left row
board-right = Right row
board-pile = Pile
board-seat = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-sealed = has bid
board-bid = bid
board-hand-of = hand
board-known = known
board-hand = { $whose ->
    [you] Your hand, worth { $total } in bids
   *[other] The hand of { $name }, worth { $total } in bids
}
board-yard = Yard
board-open = Open notes
board-decks = Decks
board-deck-sizes = { $notes ->
    [one] 1 note
   *[other] { $notes } notes
}, { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}
board-scoring-after = Scoring { $scoring } after { $least } to { $most } more notes
board-points = Points

## comptoir serve

help-serve = Serve the page and its tables from one data file
help-serve-examples =
    Examples:
      comptoir serve
      comptoir serve --listen 0.0.0.0:8080 --data /var/lib/comptoir/comptoir.db
      comptoir serve --config comptoir.toml
help-serve-config = A file with the same settings; a flag wins over it
help-serve-listen = Where to listen. Default: 127.0.0.1:8080
help-serve-data = The data file; it is made if it is not there. Default: comptoir.db
help-serve-origin = How the page is reached from outside, such as https://play.example
help-serve-behind-proxy = Take the last address of X-Forwarded-For for the client’s; only behind a proxy of your own
help-serve-bot-pause = Before a bot’s choice is shown. Default: 700
help-serve-requests = Requests a second from one address; 0 for no limit. Default: 20
help-serve-sockets = Sockets from one address at once; 0 for no limit. Default: 64
help-serve-log-json = Logs as JSON, for machines
value-address = ADDRESS
value-origin = ORIGIN
value-milliseconds = MILLISECONDS
serve-ready = The table is laid: open { $address } in a browser. Ctrl+C stops the server.
serve-stopped = The server has stopped; every game is kept.
fail-serve = the server cannot start: { $why }

## comptoir load

help-load = Measure what a server bears: tables of four people who play Money! through sockets
help-load-examples =
    Starts a server of its own on a temporary file unless it is told of another; only a server on
    this machine is ever asked. The exit status is 1 if anything was refused or closed.

    Examples:
      comptoir load --tables 100 --seconds 10
      comptoir load --tables 2000 --seconds 30 --think 600 --json
help-load-tables = How many tables, each with four sockets. Default: 100
help-load-seconds = How long they play. Default: 10
help-load-think = How long everybody thinks on average before a move. Default: 500
help-load-idle = How many sockets look on besides and do nothing, half of them in the lobby, half at a table that waits. Default: 0
help-load-connect = A running server on this machine, such as 127.0.0.1:8080
help-load-database = A database on this machine in place of the temporary file, such as postgres://me@localhost/empty. Tables are made there
help-load-bus = What several servers tell each other by, such as nats://localhost:4222
help-load-servers = How many servers, on one database; the sockets of a table go to all of them in turn. Default: 1
help-load-moves = Every table plays so many moves of a long game; then the server is started anew and the tables are woken one by one
help-load-watch = A process whose time is told apart, with its children, such as the database
value-pid = PROCESS
help-load-json = One JSON object, for programs
expected-servers = a whole number from 1 to 9
expected-tables = a whole number from 1 to 5000
expected-idle = a whole number from 0 to 20000
load-servers = servers
load-tables = tables of four sockets
load-moves = moves acknowledged
load-games = games played to the end
load-rate = moves a second
load-p50 = sent to acknowledged, half within
load-p99 = sent to acknowledged, 99 of 100 within
load-max = sent to acknowledged, all within
load-cpu = server processor time a move
load-system = of it in the system: network and disk
load-players = processor time of the players a move
load-watched = processor time of the processes watched a move
load-sent = sent to the four players a move
load-written = written to disk a move
load-table-memory = server memory a table
load-socket-memory = server memory a socket
load-idle = sockets that look on
load-idle-opened = of them opened a second
load-idle-memory = server memory a socket that looks on
load-memory = server memory in all
load-laid = tables laid a second
load-wake-p50 = a table comes back, half within
load-wake-p99 = a table comes back, 99 of 100 within
load-average = load of the machine
load-errors = errors
unit-ms = { $n } ms
unit-us = { $n } µs
unit-kib = { $n } KiB
unit-mib = { $n } MiB
load-elsewhere = { $why } is not on this machine: only 127.0.0.1 and ::1 are measured.
load-files = So many sockets need { $why } open files, more than the system allows: raise the limit (ulimit -Hn), or ask for fewer tables.
load-one-file = A data file has one server: several need --database.
load-in-use = There are tables in this database already: give an empty one.
load-no-server = The server to measure does not start: { $why }
load-refused = The server does not play along: { $why }
load-not-clean = The server refused something or closed a socket.

## comptoir backup, restore, check, migrate

help-backup = Copy everything that is kept into a new data file, while a server runs or not
help-backup-examples =
    The copy is of one moment, and every game in it is replayed before the command is done.

    Examples:
      comptoir backup monday.db --data comptoir.db
      comptoir backup monday.db --database postgres://comptoir@localhost/comptoir
help-backup-file = The copy
help-restore = Put a copy where there is nothing yet
help-restore-examples =
    Examples:
      comptoir restore monday.db --data comptoir.db
      comptoir restore monday.db --database postgres://comptoir@localhost/comptoir
help-check = Replay every game that is kept and say what does not
help-check-examples =
    The exit status is 1 if anything is unsound.

    Examples:
      comptoir check --data comptoir.db
      comptoir check --database postgres://comptoir@localhost/comptoir
help-migrate = Carry everything over from one store to another, where there is nothing yet
help-migrate-examples =
    Stop the servers first: what is played meanwhile is not carried over. Every game is replayed
    where it has arrived.

    Examples:
      comptoir migrate --from sqlite:comptoir.db --to postgres://comptoir@localhost/comptoir
help-migrate-from = Where everything is: sqlite:FILE or postgres://…
help-migrate-to = Where it goes: sqlite:FILE or postgres://…
help-kept-data = The data file. Default: comptoir.db
help-serve-database = A PostgreSQL database in place of the data file, such as postgres://comptoir@localhost/comptoir
help-serve-bus = NATS, by which several servers of one database hear of each other, such as nats://localhost:4222
value-database = DATABASE
value-bus = BUS
backup-done = { $tables } tables are copied; { $entries } entries replay, { $faults } faults.
restore-done = { $tables } tables are restored; { $entries } entries replay, { $faults } faults.
migrate-done = { $tables } tables are carried over; { $entries } entries replay, { $faults } faults.
check-done = { $tables } tables, of which { $playing } are being played and { $over } are over; { $entries } entries; { $faults } faults.
check-gap = entry { $n } is missing.
check-damaged = the log does not replay from entry { $n } on.
check-other-rules = begun under revision { $n } of the rules, which this version no longer has.
check-unknown = the game is not known here, or does not begin so.
check-result = the log ends otherwise than the result that was noted.
check-unsound = not everything that is kept is sound.
fail-kept = what is kept cannot be read: { $why }
fail-copy = no copy was made: { $why }

## Bots against bots

games-levels = Bots (--bots)
games-level = { $id }: { $name }. { $help }
value-contenders = BOTS
help-arena = Let bots play each other over the same deals, and say how sure the result is
help-arena-examples =
    Every deal is played once for each rotation of the seats, and deals are what is counted. Besides the
    levels there are bots to compare with: estimate and weights (greedy by a person’s judgement or by the
    fitted weights), search, flat (Monte Carlo without a tree) and cheat (a search that sees everything),
    these with settings: iterations, exploration, temperature, depth, opponents (search, all or a number),
    playout, candidates (all or a number), quiescence (true or false) and nodes.

    Examples:
      comptoir arena money --bots hard,medium --players 3 --games 600
      comptoir arena mint-works --bots expert,hard --resume expert.jsonl --until-sure
      comptoir arena alhambra --bots search:iterations=400,playout=6,flat:iterations=400 --json
help-arena-bots = The bots, separated by commas; the last sits at all seats that are left. Default: hard,medium
help-arena-games = How many games; full deals are played. Default: 600
help-arena-players = How many sit at the table. Default: as few as the game allows, but two
help-arena-resume = Keep the deals in this file, and go on from those that are there
help-arena-until-sure = Stop as soon as a sequential test says whether the first is better
arena-head = { $game }, { $players } players: { $games } games over { $deals } deals; the even share is { $even } %
arena-bot = bot
arena-wins = wins, %
arena-score = score
arena-rating = rating
arena-time = ms/decision
arena-longest = longest, ms
arena-better = { $bot } is better (by { $gain } % of all games or more; both kinds of error 5 %).
arena-not-better = { $bot } is not better (not by { $gain } % of all games; both kinds of error 5 %).
arena-open = Whether { $bot } is better cannot be told yet.
fail-too-many-bots = There are only { $seats } seats for these bots.
fail-other-arena = This file holds the deals of another arena: other bots, seed, game or options.
help-arena-seed = A phrase from which all chance follows. Default: arena

help-ladder = Measure every level of every game, and write the page about it
help-ladder-examples =
    Deals are kept, so that the command can be stopped and called again.

    Examples:
      comptoir ladder
      comptoir ladder money --games 60 --write money.md
help-ladder-games = How many games each level plays against the one below; a quarter of it for other comparisons. Default: 600
help-ladder-seed = A phrase from which all chance follows. Default: ladder
help-ladder-folder = Where the deals are kept. Default: target/ladder
help-ladder-write = The page; charts lie beside it. Default: docs/bots.md
help-ladder-kept = Write the page from the deals that are kept, and play none
ladder-written = Written: { $file }

help-train = Fit the weights of a game’s features to games that bots play
help-train-examples =
    The same seed gives the same weights on every machine.

    Examples:
      comptoir train money --games 1000 --seed 1
      comptoir train alhambra --players 2..3 --games 2000 --write
help-train-games = How many games for each number of players. Default: 1000
help-train-players = How many play: 2, or 2..4. Default: as few as the game allows, but two
help-train-seed = A number from which all chance follows. Default: 1
help-train-write = Write the weights into the game’s crate; to be called at the root of the sources
train-fit = { $samples } positions; error { $error } (before { $before }, even chances { $even })
train-written = Written: { $file }

help-analyse = Judge a record: chances at every step, the costliest choices, luck and skill
help-analyse-examples =
    Examples:
      comptoir analyse game.record
      comptoir analyse game.record --json
help-analyse-most = How many mistakes are told. Default: 10
analyse-chances = Chances of { $name }, % (from the deal to the end)
analyse-seat = player
analyse-luck = luck
analyse-own = own choices
analyse-others = others’ choices
analyse-lost = lost by mistakes
analyse-none = No choice was a mistake worth the name.
analyse-mistake = Step { $ply }, { $name }: { $played } cost { $cost } %; better was { $better } ({ $why }).
analyse-why-unknown = by what follows later
help-load-bots = Bots of this level take three of the four seats of every table. Default: people everywhere

## The board of Mint Works

board-round = Round { $round }
board-closed = closed

## The board of Ginkgopolis

board-city-legend = R17²₃ is red 17 of level 2 with the resources of player 3; * where its card is not in the deck yet
board-city-left = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} in the supply, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in the deck
board-stock = points: { $points }, resources: { $resources } ({ $supply } in the supply), tiles: { $tiles }
board-has-chosen = has chosen
board-own-pack = Pack
board-own-cards = Hand
board-own-tiles = Tiles
board-own-choice = Choice

## The board of Donnant Donnant

board-dice = Dice
board-roll = roll { $roll } of 3
board-rejected = rolled again:
board-effect-per-adj-completed = completed neighbours
board-effect-per-card-of-colour = cards of a colour
board-effect-per-adj-of-colour = neighbours of a colour
board-effect-per-completed-line = complete lines
board-effect-set-of-five-colours = five colours
board-effect-per-monochrome-line = lines of one colour
board-effect-per-distinct-bonus = different bonuses
board-effect-pip-plus-minus-1 = ±1 on a die
board-effect-change-die-colour = another colour for a die
board-effect-extra-rejected-die = one more rejected die
board-effect-card-colour-at-end = any colour at the end
board-effect-one-die-cheaper = one die less to pay

## The listing of a game without a board of its own

view-active = To act
view-actor = To act
view-cards = Cards
view-chips = Chips
view-deck = Deck
view-discard = Discard pile
view-first-player = First player
view-hand = Hand
view-last-round = Last round
view-market = Market
view-owner = Owner
view-phase = Phase
view-player = Player
view-players = Players
view-points = Points
view-round = Round
view-score = Score
view-seat = Player
view-seats = Players
view-supply = Supply
view-turn = Turn
view-waiting = Still to choose
view-winners = Winners
