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

turn-yours = It is your turn.
turn-others = Waiting for { $seats }.
turn-both = It is your turn; also waiting for { $seats }.
turn-chance = Chance decides.
turn-over = The game is over.

## A text that is not a move

unknown-verb = “{ $text }” does not begin with a move of this game.
unknown-piece = “{ $text }” names a piece that this game does not have.
bad-seat = “{ $text }” does not name a seat at this table.
bad-number = “{ $text }” has a number that is missing or out of range.
bad-form = “{ $text }” has a word too many, too few or out of place.

## A move that is refused

over = The game is over: nothing more can be played.
not-your-turn = It is not your turn.
choice-refused = Choice { $n }: { $why }
choice-reveals = Choice { $n } brings something to light, so it has to be the last you send; go on when you have seen it.
nothing-to-play = No move was sent.
nothing-to-undo = There is nothing to take back yet.
too-late-to-undo = It is too late to take that back: something has been revealed, or another player has acted.

## Options

players = This game is for { $min } to { $max } players.
unknown-option = There is no option “{ $key }”. { $known-count ->
    [0] This game has none.
   *[other] Options of this game: { $known }.
}
bad-option-value = Option “{ $key }” takes { $expected }.
refused-value = That value of option “{ $key }” does not fit this game.
expected-number = a whole number from { $min } to { $max }
expected-flag = true or false
expected-choice = one of { $of }
expected-several = several of { $of }, separated by commas, or nothing
expected-choice-or-several = { $words }, or some of { $of }, separated by commas
expected-numbers = one number from { $min } to { $max } for each seat, separated by commas
expected-text = a text of at most { $max } bytes

## A text that is not a record

not-a-record = Line { $line }: this is not a Comptoir record, which begins with “comptoir record 1”.
too-large = Line { $line }: the record is too large.
truncated = Line { $line }: the record ends too early.
unexpected-line = Line { $line } does not belong here.
bad-value = Line { $line }: the value cannot be read.
wrong-count = Line { $line }: the number of steps is not the number of lines above.
bad-seed = A seed is 64 hexadecimal digits in lower case.

## A record that cannot be played again

other-game = The record is of another game.
other-revision = The record follows revision { $found } of the rules; these are revision { $expected }.
bad-options = The options of the record are refused. { $why }
step-unreadable = Step { $step } cannot be read. { $why }
step-refused = Step { $step } is against the rules. { $why }
step-impossible = Step { $step } cannot happen there.
step-not-dice = Step { $step } is not what the seed gives.
other-seed = The seed is not the one whose hash was published.
wrong-end = The record and the rules disagree on whether the game is over.
wrong-result = The result in the record is not the one that the steps lead to.

## What a record was held against

verdict-rules = Every step follows the rules.
verdict-seed = Every outcome follows from the seed.
verdict-no-seed = The record has no seed: the outcomes are possible, but nobody can say who chose them.
verdict-hash = The seed is the one whose hash was published.
verdict-no-hash = Without both seed and hash, nothing shows that the seed was fixed beforehand.
verdict-ended = The game came to its end, and the result is right.
verdict-unfinished = The game stops before its end.

## The levels of bots

level-random = Random
level-random-help = Plays any legal move.
level-easy = Easy
level-easy-help = Takes the better of a few moves that come to its mind, and slips now and then.
level-medium = Medium
level-medium-help = Takes the move after which it stands best at once.
level-hard = Hard
level-hard-help = Looks ahead for a moment: it imagines what may be hidden and how the others may answer.
level-expert = Expert
level-expert-help = Looks ahead much longer than the hard bot.
