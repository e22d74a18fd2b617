# The messages of the command line.

## Help: what comptoir is

help-about = Games of trade, markets and building: play against bots, let bots play each other, replay and verify games.
help-examples =
    Examples:
      comptoir games                         list the games and their options
      comptoir play money                    play Money! against three bots
      comptoir simulate money --games 100    let bots play a hundred games
      comptoir verify game.record            check that a game followed the rules
    Run “comptoir COMMAND --help” for more about a command.
help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-lang = The language of all texts: fr or en. Default: from the environment (LC_ALL, LC_MESSAGES, LANG)
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

help-game = The game, as listed by “comptoir games”: { $games }
help-option = An option of the game; can be repeated

help-games = List the games, their numbers of players and their options
help-games-examples =
    Example:
      comptoir games

help-play = Play against bots, in the terminal
help-play-examples =
    In a terminal, a board is shown: arrows and Enter choose, u undoes, h shows help.
    Outside a terminal (pipe, script), moves are typed as numbers or in the notation of the game.
    The record is updated after every move.
    Examples:
      comptoir play money
      comptoir play money --players 5 --bots hard,easy --option deals=1
      comptoir play money --seed "an evening in June" --record june.record
      echo seal | comptoir play money --players 3
help-play-players = The number of players at the table, including you. Default: 4, or you and the bots given
help-play-bots = The levels of the bots, separated by commas and assigned to the other seats in turn: { $levels }. Default: medium
help-play-seed = A phrase that determines all randomness, or a seed of 64 hexadecimal digits. Default: a new seed
help-play-name = Your name in the record
help-play-record = Where to save the record. Default: a new file in the current folder

help-simulate = Let bots play each other and print a summary, or the trace of every step
help-simulate-examples =
    The same seed, options and bots give the same games on every machine, with any number of threads.
    Examples:
      comptoir simulate money --players 4 --seed 7 --games 1000 --bots hard,easy
      comptoir simulate money --players 3..5 --games 100
      comptoir simulate money --players 4 --seed 7 --games 100 --trace > traces.jsonl
      comptoir simulate money --option deals=1 --option remove=RUB --record games/
help-simulate-players = The number of players: 4, or 3..5 to play that many games with each of 3, 4 and 5. Default: 4
help-simulate-seed = A phrase that determines all randomness or, for a single game, a seed of 64 hexadecimal digits. Default: 1
help-simulate-games = The number of games. Default: 1
help-simulate-bots = The levels of the bots, separated by commas and assigned to the seats in turn: { $levels }. Default: random
help-simulate-trace = Write the trace instead of a summary: JSON Lines, the state after every choice
help-simulate-threads = The number of games played at the same time. Default: the number of processors
help-simulate-record = Save the record of every game in this folder

help-file = The record; “-” means standard input
help-replay = Step through a recorded game, or print it in full
help-replay-examples =
    In a terminal, the arrows go from choice to choice and Tab changes the point of view.
    Examples:
      comptoir replay game.record
      comptoir replay game.record --seat 2
      comptoir replay game.record --spectator > story.txt
help-replay-seat = See what this seat saw. Default: everything
help-replay-spectator = See what a spectator saw

help-verify = Verify a recorded game: its rules, its seed, its result
help-verify-examples =
    Example:
      comptoir verify game.record
    The exit status is 0 if the record is valid, 2 otherwise.
help-trace = Write the trace of a recorded game: JSON Lines, the state after every choice
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
help-bench-players = The number of players: 4, or 3..5. Default: all the game allows
help-bench-seconds = The duration of each measurement, in seconds. Default: 1
help-bench-json = One JSON object per line, for programs
help-bench-search = Measure the search of a hard bot instead: the number of games it simulates per second
help-bench-playouts = A fixed number of playouts instead of a duration, so that two runs do the same work

help-health = Ask a server whether it takes requests
help-health-examples =
    The exit status is 0 if the server is ready, and 1 if it is not. A container or a script can ask every few seconds.

    Examples:
      comptoir health
      comptoir health --listen 127.0.0.1:8080
help-health-listen = The address the server listens on. Default: 127.0.0.1:8080
health-ready = The server at { $address } is ready.
health-not-ready = The server at { $address } is not ready: { $why }

help-version-command = Show what this program is made of, and which files and programs it works with
help-version-examples =
    Nothing is sent or asked over the network. The changelog of a newer release says from which of these versions it upgrades.

    Example:
      comptoir version
version-program = Program
version-system = System
version-cluster = PostgreSQL and NATS
version-page = Page
version-record = Records
version-protocol = Protocol
version-data = Data files
version-rules = Rules
version-with = included
version-without = not included

help-manual = Write the manual pages into a folder, one for each command
help-manual-examples =
    Example:
      comptoir manual /usr/local/share/man/man1
help-manual-folder = The folder; it is created if necessary

help-completions = Write the completion script of comptoir for a shell
help-completions-examples =
    Examples:
      comptoir completions bash > ~/.local/share/bash-completion/completions/comptoir
      comptoir completions zsh > ~/.zfunc/_comptoir
      comptoir completions fish > ~/.config/fish/completions/comptoir.fish
help-shell = bash, zsh, fish, elvish or powershell

## A command line that cannot be understood

usage-line = { $what } See comptoir --help.
usage-command = There is no command “{ $text }”. Commands: { $known }.
usage-unknown = “{ $text }” is not expected here.
usage-missing = Missing argument: { $what }.
usage-no-value = Missing value: { $what }.
usage-value = { $what }: “{ $text }” is not { $expected }.
usage-too-many = { $what } doesn’t accept that value.
usage-twice = { $what } is given twice.
usage-conflict = { $what } and { $other } can’t be used together.
usage-not-text = The command line contains bytes that are not UTF-8.
usage-other = The command line couldn’t be understood.
expected-players = a number of players such as 4, or a range such as 3..5
expected-count = a whole number of at least 1
expected-share = a number between 0 and 1
expected-seconds = a number of seconds between 0.001 and 3600

## Why a command stops

fail-lang = There is no language “{ $text }”. Languages: { $known }.
fail-game = There is no game “{ $text }”. Games: { $known }.
fail-option = “{ $text }” is not an option: KEY=VALUE is expected, for example deals=1.
fail-players = “{ $text }” is not a valid number of players: this game is for { $min } to { $max }.
fail-bot = There is no bot “{ $text }”. Levels: { $known }.
fail-bot-spec = There is no bot “{ $text }”. Bots: { $known }.
fail-bot-no-settings = The bot { $bot } takes no settings: only search, flat and cheat do.
fail-bot-setting = There is no bot setting “{ $key }”. Settings: { $known }.
fail-bot-value = “{ $value }” is not a value of the bot setting { $key }.
fail-name = A name has 1 to 64 bytes, on a single line.
fail-seat = There is no seat “{ $text }”: give a seat from 1 to { $last }.
fail-file = { $file }: { $why }
fail-read = can’t be read: { $why }.
fail-write = can’t be written: { $why }.
fail-not-text = This is not a Comptoir record: the file is not UTF-8 text.
fail-system = System error: { $why }.
fail-allocates = { $game } allocates memory during a playout, which should never happen.
system-not-found = no such file or folder
system-denied = permission denied
system-is-folder = it is a folder
system-not-folder = there is a file where a folder should be
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
simulate-steps = { $steps } steps, { $mean } per game on average
simulate-time = { $seconds } s, { $rate } games per second
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
replay-arbiter = everything visible
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
plain-help = Type the number of a move or its notation; several moves separated by commas are played together or not at all. undo takes back the last move, log prints everything again, quit stops the game and keeps the record.
plain-number = { $n } is not in the list: type a number from 1 to { $last }.
play-saved = Game saved: { $file }
play-log = What happened
play-log-keys = What happened · ↑ ↓ PgUp PgDn scroll · any other key goes back
play-keys = ↑ ↓ choose · Enter plays · u undo · l log · h help · q quit
play-keys-picks = ← → ↑ ↓ move · Space picks · Enter seals · u undo · l log · h help · q
play-picked = Picked: { $pieces } = { $total }
play-nothing-picked = No card picked: { $none }
play-enter = Enter: { $action }
play-help-title = Help
play-help =
    Arrows, or j and k: move through the choices
    digits and letters: go to that choice; a card is picked or put back
    Space: pick a card or put it back
    Enter: play the choice, or send everything picked
    u: put back the last card picked, or undo the last move if nothing has been revealed since
    l: log of the game · PgUp, PgDn: scroll · q: quit
play-quit-title = Quit?
play-quit =
    The game is not over. It remains saved:
    { $file }
    y or Enter: quit · any other key: continue
play-score-title = The game is over
play-score-keys = l what happened · q or Enter quit
sheet-total = Total
sheet-winners = { $whose ->
    [you] You win.
   *[other] { $n ->
        [one] { $winners } wins.
       *[other] Shared victory: { $winners }.
    }
}

## The board of Money!

board-deal = Deal { $deal } of { $deals }, round { $round }
board-last-round = last round
board-removed = Removed
board-left = Left row
board-right = Right row
board-pile = Pile
board-seat = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-sealed = has bid
board-bid = bid
board-hand-of = hand
board-known = known
board-hand = { $whose ->
    [you] Your hand, { $total } to bid
   *[other] { $name }’s hand, { $total } to bid
}
board-yard = Building yard
board-open = Open money
board-decks = Decks
board-deck-sizes = { $notes ->
    [one] { $notes } money card
   *[other] { $notes } money cards
}, { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}
board-scoring-after = Scoring { $scoring } after { $least } to { $most } money cards
board-points = Points

## comptoir serve

help-serve = Serve the web page and its tables from a data file
help-serve-examples =
    Examples:
      comptoir serve
      comptoir serve --listen 0.0.0.0:8080 --data /var/lib/comptoir/comptoir.db
      comptoir serve --config comptoir.toml
help-serve-config = A file with the same settings; command-line options take precedence
help-serve-listen = The address to listen on. Default: 127.0.0.1:8080
help-serve-metrics = The address on which metrics are served. Default: 127.0.0.1:9464, if it is free
help-serve-data = The data file, created if it doesn’t exist. Default: comptoir.db
help-serve-route = The name by which a proxy reaches this server among several, for example a. Clients of a table are asked to meet at the server that runs it
help-serve-origin = The public address of the page, for example https://play.example
help-serve-behind-proxy = Use the last address of X-Forwarded-For as the client’s; only behind your own proxy
help-serve-share-timeout = How long the draw of a seed waits for the players’ browsers. Default: 10
help-serve-bot-pause = Delay before a bot’s choice is shown. Default: 700
help-serve-requests = Requests per second and address; 0 for no limit. Default: 20
help-serve-sockets = Simultaneous connections per address; 0 for no limit. Default: 64
help-serve-push-services = The hosts of push services that notifications are sent to, separated by commas; empty for none
help-serve-push-delay = How long a turn waits before a player who isn’t looking is notified. Default: 5
help-serve-push-contact = How push services reach you, for example mailto:me@play.example. Default: the origin
help-serve-smtp = The relay for e-mail, for example smtps://user:password@mail.example; needs an origin and a sender
help-serve-mail-from = The sender of e-mail, for example “Comptoir <play@play.example>”
help-serve-log-json = Log as JSON
value-address = ADDRESS
value-hosts = HOSTS
value-contact = CONTACT
value-smtp = RELAY
value-origin = ORIGIN
value-seconds = SECONDS
value-milliseconds = MILLISECONDS
serve-ready = The server is ready: open { $address } in a browser. Ctrl+C stops the server.
serve-stopped = The server has stopped; all games are kept.
fail-serve = the server can’t start: { $why }

## comptoir load

help-load = Measure the load a server can take: tables of four play Money! over the network
help-load-examples =
    Starts its own server on a temporary file unless another one is given. Only a server on this
    machine can be measured. The exit status is 1 if a request was refused or a connection closed.
    Examples:
      comptoir load --tables 100 --seconds 10
      comptoir load --tables 2000 --seconds 30 --think 600 --json
help-load-tables = The number of tables, with four connections each. Default: 100
help-load-seconds = The duration of the measurement, in seconds. Default: 10
help-load-think = The average time to think before a move. Default: 500
help-load-idle = The number of additional idle connections, half in the lobby, half at a waiting table. Default: 0
help-load-connect = A server running on this machine, for example 127.0.0.1:8080
help-load-database = A database on this machine instead of the temporary file, for example postgres://me@localhost/empty. Tables are created in it
help-load-bus = The bus that connects several servers, for example nats://localhost:4222
help-load-servers = The number of servers on one database; the connections of a table are spread over them. Default: 1
help-load-together = All connections of a table go to one server, as behind a proxy that spreads by table
help-load-moves = Each table plays this many moves of a long game; then the server restarts and the tables are reopened one by one, then after another restart all at once
help-load-watch = A process whose time is measured separately, with its children, for example the database
value-pid = PROCESS
help-load-soak = What the server holds must stay the same to the end: memory, open files, write-ahead log, tables, latency. Tables that have ended are put away after 5 seconds
help-load-json = One JSON object, for programs
expected-servers = a whole number from 1 to 9
expected-tables = a whole number from 1 to 5000
expected-idle = a whole number from 0 to 20000
load-servers = servers
load-tables = tables of four connections
load-moves = moves acknowledged
load-games = finished games
load-rate = moves per second
load-p50 = sent to acknowledged, median
load-p99 = sent to acknowledged, 99th percentile
load-max = sent to acknowledged, maximum
load-cpu = server CPU time per move
load-system = of which in the system (network and disk)
load-players = CPU time of the players per move
load-watched = CPU time of the watched processes per move
load-sent = sent to the four players per move
load-written = written to disk per move
load-table-memory = server memory per table
load-socket-memory = server memory per connection
load-idle = idle connections
load-idle-opened = of which opened per second
load-idle-memory = server memory per idle connection
load-memory = total server memory
load-laid = tables created per second
load-wake-p50 = reopening a table, median
load-wake-p99 = reopening a table, 99th percentile
load-return = all players back after a restart
load-average = load average of the machine
load-soak-memory = server memory at first → at last, MiB
load-soak-files = open files of the server
load-soak-wal = its write-ahead log, MiB
load-soak-tables = tables in its memory
load-soak-p99 = sent to acknowledged, 99th percentile, ms
load-errors = errors
unit-ms = { $n } ms
unit-s = { $n } s
unit-us = { $n } µs
unit-kib = { $n } KiB
unit-mib = { $n } MiB
load-elsewhere = { $why } is not on this machine: only 127.0.0.1 and ::1 are measured.
load-files = These connections need { $why } open files, more than the system allows: raise the limit (ulimit -Hn) or use fewer tables.
load-one-file = A data file works with one server only: use --database for several.
load-in-use = This database already contains tables: give an empty one.
load-no-server = The server to measure doesn’t start: { $why }
load-refused = Unexpected answer from the server: { $why }
load-stopped = Stopped before the end: nothing was measured.
load-not-clean = The server refused a request or closed a connection.

## comptoir backup, restore, check, migrate

help-backup = Copy all data into a new file, whether the server is running or not
help-backup-examples =
    The copy reflects a single moment, and every game in it is replayed before the command ends.
    Examples:
      comptoir backup monday.db --data comptoir.db
      comptoir backup monday.db --database postgres://comptoir@localhost/comptoir
help-backup-file = The copy
help-restore = Restore a copy into an empty store
help-restore-examples =
    Examples:
      comptoir restore monday.db --data comptoir.db
      comptoir restore monday.db --database postgres://comptoir@localhost/comptoir
help-check = Replay all stored games and report what is wrong
help-check-examples =
    The exit status is 1 if anything is wrong.
    Examples:
      comptoir check --data comptoir.db
      comptoir check --database postgres://comptoir@localhost/comptoir
help-migrate = Move all data from one store to another, empty one
help-migrate-examples =
    Stop the servers first: moves played in the meantime are not copied. Every game is replayed at
    its destination.
    Examples:
      comptoir migrate --from sqlite:comptoir.db --to postgres://comptoir@localhost/comptoir
help-migrate-from = Source: sqlite:FILE or postgres://…
help-migrate-to = Destination: sqlite:FILE or postgres://…
help-kept-data = The data file. Default: comptoir.db
help-serve-database = A PostgreSQL database instead of the data file, for example postgres://comptoir@localhost/comptoir
help-serve-bus = The NATS bus that connects several servers on one database, for example nats://localhost:4222
value-database = DATABASE
value-bus = BUS
backup-done = Tables copied: { $tables }. Entries replayed: { $entries }. Faults: { $faults }.
restore-done = Tables restored: { $tables }. Entries replayed: { $entries }. Faults: { $faults }.
migrate-done = Tables moved: { $tables }. Entries replayed: { $entries }. Faults: { $faults }.
help-ratings = Compute all ratings again from the logs of finished games
help-ratings-examples =
    Examples:
      comptoir ratings --rebuild
      comptoir ratings --rebuild --database postgres://comptoir@localhost/comptoir
help-ratings-rebuild = Replace the ratings by what the logs say
ratings-done = Results from logs: { $games }. Rated games: { $rated }.
ratings-skipped = the log can’t be replayed to its end; its result stays as it is.
check-done = Tables: { $tables }, of which { $playing } in progress and { $over } finished. Entries: { $entries }. Faults: { $faults }.
check-gap = entry { $n } is missing.
check-damaged = the log can’t be replayed from entry { $n } on.
check-changed = entry { $n } of the log is not what was written.
check-unreadable = the data file can’t be read where this table is.
check-file = The data file is damaged: { $fault }
check-other-rules = started under revision { $n } of the rules, which this version no longer has.
check-unknown = unknown game, or its starting options are rejected.
check-result = the log doesn’t lead to the recorded result.
check-table-row = what is stored about it as “{ $name }” is not what was written.
check-row = The data file is damaged: “{ $name }” { $key } is not what was written.
check-unsound = some of the stored data is faulty.
fail-kept = the stored data can’t be read: { $why }
fail-copy = the copy was not made: { $why }

## Bots against bots

games-levels = Bots (--bots)
games-level = { $id }: { $name }. { $help }
value-contenders = BOTS
help-arena = Let bots play each other over the same deals and report how reliable the result is
help-arena-examples =
    Every deal is played once for each rotation of the seats, and deals are what is counted. Besides the
    levels there are bots to compare with: estimate and weights (greedy by a person’s judgement or by the
    fitted weights), search, flat (Monte Carlo without a tree) and cheat (a search that sees everything),
    these with settings: iterations, exploration, temperature, depth, opponents (search, all or a number),
    playout, candidates (all or a number), quiescence, sense, rechoose and plan (true or false), net (none, leaves, priors
    or all), policy (weights or estimate) and nodes. The bot net is greedy by the net. Levels of today keep their names with @1, as in expert@1.

    Examples:
      comptoir arena money --bots hard,medium --players 3 --games 600
      comptoir arena mint-works --bots expert,hard --resume expert.jsonl --until-sure
      comptoir arena alhambra --bots search:iterations=400,playout=6,flat:iterations=400 --json
help-arena-bots = The bots, separated by commas; the last one takes all remaining seats. Default: hard,medium
help-arena-games = The number of games; each deal is played in full. Default: 600
help-arena-players = The number of players at the table. Default: the game’s minimum, but at least two
help-arena-resume = Keep the deals in this file and resume those already in it
help-arena-net = A net for master bots instead of the one of the game
help-arena-until-sure = Stop as soon as a sequential test settles whether the first bot is better
arena-head = { $game }, { $players } players: { $games } games over { $deals } deals; an even share would be { $even }%
arena-bot = bot
arena-wins = wins, %
arena-score = score
arena-rating = rating
arena-time = ms/decision
arena-longest = longest, ms
arena-better = { $bot } is better (by at least { $gain }% of games; both error rates 5%).
arena-not-better = { $bot } is not better (not by { $gain }% of games; both error rates 5%).
arena-open = It is not yet clear whether { $bot } is better.
fail-too-many-bots = There are too many bots for { $seats } seats.
fail-other-arena = This file contains the deals of another arena: other bots, seed, game or options.
help-arena-seed = A phrase that determines all randomness. Default: arena

help-ladder = Measure all levels of all games and write the results page
help-ladder-examples =
    Deals are kept: the command can be interrupted and run again.
    Examples:
      comptoir ladder
      comptoir ladder money --games 60 --write money.md
help-ladder-games = The number of games each level plays against the level below; a quarter of it for other comparisons. Default: 600
help-ladder-seed = A phrase that determines all randomness. Default: ladder
help-ladder-folder = Where to keep the deals. Default: target/ladder
help-ladder-write = The page to write, with its charts next to it. Default: docs/bots.md
help-ladder-kept = Write the page from the deals already kept, without playing any
ladder-written = Written: { $file }

help-train = Fit the weights of a game to games played by bots, or train its net
help-train-examples =
    The same seed gives the same weights on every machine. With --net, a net learns from games against itself,
    round by round: run the command again to go on where it was stopped. The same seed and rounds give the
    same net.

    Examples:
      comptoir train money --games 1000 --seed 1
      comptoir train alhambra --players 2..3 --games 2000 --write
      comptoir train mint-works --net --minutes 10
help-train-games = The number of games for each number of players, or of a round of --net. Default: 1000
help-train-players = The number of players: 2, or 2..4. Default: the game’s minimum, but at least two
help-train-seed = A number that determines all randomness. Default: 1
help-train-write = Write the weights or the net into the sources; run at their root
help-train-net = Train a net for the master level
help-train-minutes = Stop after the round that is running after so many minutes. Default: 10, unless rounds are given
help-train-rounds = Stop when there are so many rounds
help-train-first-games = The number of games of the first round, which looks one step ahead. Default: 8000
help-train-iterations = The iterations for each decision of a game of --net; 0 looks one step ahead. Default: 64
help-train-window = The number of rounds whose games are learned from. Default: 10
help-train-epochs = How many times a round goes through the games. Default: 3
help-train-first-iterations = Iterations for each decision of the first round, judged by the weights. Default: 0, one step ahead
help-train-trace-decay = How much of the end of a game is believed, decision by decision; the rest is what the players thought. Default: 0.95
help-train-folder = Where games, nets and the learning curve are kept. Default: target/nets and the game
train-round = Round { $round }: { $examples } positions; error { $error } (even chances { $even }); wins { $wins }% against medium
fail-net-file = This file is not a net of this game, or not its training.
train-fit = { $samples } positions; error { $error } (before { $before }, even chances { $even })
train-written = Written: { $file }

help-puzzles = Find positions in which one choice is clearly best
help-puzzles-examples =
    Bots play, and every position is searched: a puzzle has a choice that is ahead of all others
    by 12 points of winning chance, with several seeds and ten times the search, and that is not
    what the medium level would choose.
    Examples:
      comptoir puzzles mint-works --games 20
      comptoir puzzles ginkgopolis --games 200 --write
help-puzzles-games = The number of games to search. Default: 100
help-puzzles-players = The number of players. Default: the game’s minimum, but at least two
help-puzzles-write = Write them into the sources; run at their root

help-analyse = Analyse a recorded game: the chances at every step, the most costly choices, luck and skill
help-analyse-examples =
    Examples:
      comptoir analyse game.record
      comptoir analyse game.record --json
help-analyse-most = The number of mistakes shown. Default: 10
help-analyse-confirm = Measures the analysis instead: over this many bots’ games of the GAME given in place of FILE, how many of its mistakes ten times the search confirms
analyse-confirmed = { $mistakes } mistakes, { $share } % of them confirmed by ten times the search; { $big } that cost ten points or more, { $bigShare } % confirmed
analyse-chances = { $name }’s chances, % (from the deal to the end)
analyse-seat = player
analyse-luck = luck
analyse-own = own choices
analyse-others = others’ choices
analyse-lost = lost through mistakes
analyse-none = No notable mistakes.
analyse-mistake = Step { $ply }, { $name }: { $played } cost { $cost }%; better: { $better } ({ $why }).
analyse-why-unknown = pays off later
help-load-bots = Bots of this level take three of the four seats at each table. Default: no bots

## The board of Mint Works

board-round = Round { $round }
board-closed = closed

## The board of Ginkgopolis

board-city-legend = R17²₃: red building 17 at level 2, with the resources of player 3; *: its card is not in the deck yet
board-city-left = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} in the supply, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the deck
board-stock = points: { $points }, resources: { $resources } ({ $supply } in the supply), tiles: { $tiles }
board-has-chosen = has chosen
board-own-pack = Characters
board-own-cards = Hand
board-own-tiles = Tiles
board-own-choice = Choice

## The board of Donnant Donnant

board-dice = Dice
board-roll = roll { $roll } of 3
board-rejected = rejected dice:
board-effect-per-adj-completed = completed neighbours
board-effect-per-card-of-colour = cards of a colour
board-effect-per-adj-of-colour = neighbours of a colour
board-effect-per-completed-line = completed lines
board-effect-set-of-five-colours = five colours
board-effect-per-monochrome-line = single-colour lines
board-effect-per-distinct-bonus = different bonuses
board-effect-pip-plus-minus-1 = ±1 on a die
board-effect-change-die-colour = change a die’s colour
board-effect-extra-rejected-die = one more rejected die
board-effect-card-colour-at-end = any colour at the end
board-effect-one-die-cheaper = one die fewer to pay

## comptoir people and tables

help-people = List, sign out, remove or ban people of a running server
help-people-examples =
    Examples:
      comptoir people list ada                 people whose name, username or id contains “ada”
      comptoir people end kLgHA1igITen4UVC     sign a person out everywhere
      comptoir people ban 203.0.113.0/24       refuse an address or a whole prefix
help-people-action = list, end, remove, ban, unban, bans, reports or close-report
help-people-who = The id of a person or a report; for a ban, an address or a prefix as well; for the list, a part of the name
help-tables = List, end or remove tables of a running server, or close their chat
help-tables-examples =
    Examples:
      comptoir tables list
      comptoir tables close-chat 2DvZoRcW1eXkqk9E
help-tables-action = list, end, remove, close-chat or open-chat
help-tables-table = The id of a table
help-admin = The server’s administration socket. Default: the data file with .admin at its end
value-action = ACTION
value-who = WHO
value-table = TABLE
fail-no-server = no server answers here: { $why }
fail-who = Say which one: its id is missing.
fail-operator = The server refuses: { $code }.
operator-done = Done.
operator-id = ID
operator-name = Name
operator-login = Username
operator-devices = Devices
operator-since = Since
operator-game = Game
operator-state = State
operator-people = People
operator-playing = running
operator-waiting = waiting
operator-chat-closed = chat closed
operator-about = About
operator-reason = Reason
operator-by = Reported by
operator-table = Table
operator-reason-abuse = abuse
operator-reason-name = name
operator-reason-spam = advertising
operator-reason-cheating = cheating
operator-reason-other = other
