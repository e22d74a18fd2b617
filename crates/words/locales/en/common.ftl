# Words that belong to no single game.
#
# The ids are those that the code gives to its errors. A game's words are in a file of their own.

## Players and lists

# Put in place of a name, it makes messages speak to the reader.
you = you
seat-name = Player { $n }
list-none = nothing
list-more = { $a }, { $b }
list-last = { $a } and { $b }
yes = yes
no = no

## Whose turn it is

turn-yours = It’s your turn.
turn-others = Waiting for { $seats }.
turn-both = It’s your turn; also waiting for { $seats }.
turn-chance = Drawing at random…
turn-over = The game is over.

## A text that is not a move

unknown-verb = “{ $text }” is not a move in this game.
unknown-piece = “{ $text }” names a piece that doesn’t exist in this game.
bad-seat = “{ $text }” does not name a seat at this table.
bad-number = “{ $text }” contains a number that is invalid or out of range.
bad-form = “{ $text }” has a word too many, too few or in the wrong place.

## A move that is refused

over = The game is over: no more moves can be played.
not-your-turn = It’s not your turn.
choice-refused = Choice no. { $n }: { $why }
choice-reveals = Choice no. { $n } reveals something, so it must be the last one you send. Continue once you have seen the result.
nothing-to-play = No move was sent.
nothing-to-undo = There is nothing to undo yet.
too-late-to-undo = It’s too late to undo that move: something has been revealed, or another player has moved.

## Options

players = This game is for { $min } to { $max } players.
unknown-option = There is no option “{ $key }”. { $known-count ->
    [0] This game has no options.
   *[other] Options of this game: { $known }.
}
bad-option-value = Option “{ $key }” takes { $expected }.
refused-value = That value of option “{ $key }” doesn’t suit this game.
expected-number = a whole number from { $min } to { $max }
expected-flag = true or false
expected-choice = one of { $of }
expected-several = any of { $of }, separated by commas, or nothing
expected-choice-or-several = { $words }, or any of { $of }, separated by commas
expected-numbers = one number from { $min } to { $max } per seat, separated by commas
expected-text = a text of at most { $max } bytes

## A text that is not a record

not-a-record = Line { $line }: this is not a Comptoir record, which starts with “comptoir record 1”.
too-large = Line { $line }: the record is too large.
truncated = Line { $line }: the record ends too early.
unexpected-line = Line { $line } is not expected here.
bad-value = Line { $line }: the value cannot be read.
wrong-count = Line { $line }: the number of steps doesn’t match the lines above.
bad-seed = A seed consists of 64 lower-case hexadecimal digits.

## A record that cannot be played again

other-game = This is the record of another game.
other-revision = The record follows revision { $found } of the rules; the current revision is { $expected }.
bad-options = The record’s options are rejected. { $why }
step-unreadable = Step { $step } cannot be read. { $why }
step-refused = Step { $step } is against the rules. { $why }
step-impossible = Step { $step } is impossible at that point of the game.
step-not-dice = Step { $step } doesn’t match the outcome given by the seed.
other-seed = The seed doesn’t match the published hash.
other-share = What player { $seat }’s browser added to the seed isn’t what it had committed to.
wrong-end = The record and the rules disagree about whether the game is over.
wrong-result = The recorded result is not the one the game leads to.

## What a record was held against

verdict-rules = Every step follows the rules.
verdict-seed = Every outcome follows from the seed.
verdict-no-seed = The record has no seed: the outcomes are possible, but nothing proves that they weren’t chosen.
verdict-hash = The seed matches the published hash.
verdict-no-hash = Without both the seed and its hash, nothing proves that the seed was fixed beforehand.
verdict-shares = { $n ->
        [one] One player’s browser added its own share to the seed, the one that it had committed to.
       *[other] { $n } players’ browsers added their own shares to the seed, each the one that it had committed to.
    }
verdict-no-shares = No player’s browser added anything to the seed: only the server knows how it was made.
verdict-absent = Not there for the draw: { $names }. The dice don’t hold a share of theirs.
verdict-withheld = Committed to a share and never showed it: { $names }. The draw was repeated without them.
verdict-ended = The game was played to the end, and its result is correct.
verdict-unfinished = The game stops before its end.

## The levels of bots

level-random = Random
level-random-help = Plays a random move.
level-easy = Easy
level-easy-help = Considers only a few moves, plays the best of them and sometimes slips up.
level-medium = Medium
level-medium-help = Plays the move that improves its position the most right away.
level-hard = Hard
level-hard-help = Thinks for a moment: considers what may be hidden and how the others may respond.
level-expert = Expert
level-expert-help = Thinks much longer than the hard bot.
level-master = Master
level-master-help = Judges positions with a neural network that has learned from thousands of games against itself.

## The parts of a view, where a game has no board of its own

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
