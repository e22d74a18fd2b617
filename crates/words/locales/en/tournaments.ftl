# The words of tournaments.

tournament-title = Tournaments
tournament-intro = Rounds that pair themselves, for a club evening or over weeks. Standings are live, and with duplicate deals every table of a round is dealt the same cards.
tournament-open-one = Open a tournament
tournament-open = Open for entries
tournament-running = In progress
tournament-over = Finished
tournament-none = No tournament is listed yet.
tournament-format-swiss = Swiss, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
tournament-format-round-robin = Round robin
tournament-format-knockout = Knock-out
tournament-format-arena = Arena, { $minutes } minutes
tournament-arena = Arena
tournament-entrants = { $n } of { $most } entrants
tournament-at-tables = Tables of { $n }
tournament-phase-open = Open for entries
tournament-phase-running = Round { $round }
tournament-phase-arena = In progress
tournament-phase-over = Finished
tournament-phase-cancelled = Called off
tournament-starts-at = Starts { $when }
tournament-starts-full = Starts when full
tournament-starts-by-hand = The organiser starts it
tournament-duplicate = Duplicate deals
tournament-rated = Rated
tournament-unlisted = Not listed: share the link

## One tournament

tournament-enter = Enter
tournament-withdraw = Withdraw
tournament-return = Come back
tournament-in = You are entered.
tournament-to-profile = To my profile
tournament-your-table = Round { $round }: your table is ready
tournament-take-seat = Take my seat
tournament-take-seat-by = Be there by { $when }, or a bot plays for you.
tournament-take-seat-or-lose = Be there by { $when }, or the game is lost.
tournament-go = Go to my table
tournament-wait = Your next table appears here by itself.
tournament-organise = Organise
tournament-bots-level = Level of the bots
tournament-bots-count = Number of bots
tournament-bots-add = Add bots
tournament-start = Start now
tournament-cancel = Call it off
tournament-cancel-sure = Call the tournament off for good
tournament-standings = Standings
tournament-place = Place
tournament-name = Entrant
tournament-points = Points
tournament-opponents = Opponents
tournament-opponents-help = First tie-break: the sum of the opponents’ points.
tournament-wins = Wins
tournament-wins-help = Second tie-break: first places at tables.
tournament-games = Games
tournament-bot = { $level } { $n }
tournament-forgotten = Deleted account
tournament-left = withdrawn
tournament-you = you
tournament-cross = Cross table
tournament-number = No.
tournament-cross-help = For each round: the opponents by their number, and the points.
tournament-round = Round { $n }
tournament-bye = bye
tournament-against = v. { $places }
tournament-rounds = Rounds
tournament-table = Table { $n }
tournament-table-watch = Watch
tournament-table-look = Look back
tournament-table-sealed = Sealed until the round is over
tournament-absent = absent
tournament-byes = Bye: { $names }
tournament-results = Results
tournament-csv = Spreadsheet (CSV)
tournament-json = Data (JSON)
tournament-fair = Duplicate deals
tournament-fair-help = Every table of a round has the same seed. The server is committed to all of them by this hash since the tournament was opened; each round’s seed is shown once the round is over.
tournament-fair-hash = Hash of the secret:
tournament-fair-seed = Secret:
tournament-fair-round = Seed of the round:

## The form

tournament-new-title = Open a tournament
tournament-new-name = Name
tournament-new-game = Game
tournament-new-format = Format
tournament-new-swiss = Swiss system
tournament-new-rounds = Rounds
tournament-new-minutes = Minutes
tournament-new-size = Players at a table
tournament-new-size-help = Where the number of entrants does not divide, some tables are smaller.
tournament-new-capacity = Most entrants
tournament-new-start = Start
tournament-new-start-hand = When I say so
tournament-new-start-full = When full
tournament-new-start-at = At a set time
tournament-new-time = Date and time
tournament-new-time-bad = A moment that is still to come.
tournament-new-show-up = Seconds to take one’s seat
tournament-new-show-up-help = Live games only. Games over days seat everybody at once.
tournament-new-no-show = Who does not come
tournament-new-no-show-bot = A bot plays instead
tournament-new-no-show-forfeit = Loses without a game
tournament-new-bot = Level of that bot
tournament-new-duplicate = Duplicate deals
tournament-new-duplicate-help = Every table of a round is dealt the same: luck is the same for all. Nobody can watch until the round is over.
tournament-new-rated = Rated
tournament-new-rated-help = Results count for ratings.
tournament-new-public = Listed
tournament-new-public-help = Anybody can find it; otherwise it takes the link.
tournament-new-go = Open the tournament
