# What only Python says.

no-such-action = There is no action { $number }: actions of this game are numbered from 0 to below { $n }.
no-such-outcome = Chance cannot pick outcome { $number } now.
no-such-player = There is no player { $number }: players are numbered from 0 to below { $n }.
no-such-game = There is no game { $number } in this batch: games are numbered from 0 to below { $n }.
no-such-word = “{ $text }” is not expected here. Expected: { $known }.
batch-game = Game { $n }: { $why }
wrong-number = { $found } numbers were given, and { $n } are expected: one for each game.
not-numbers = Whole numbers are expected, one for each game.
at-least-one = At least one game and one thread are expected.
fault = A fault of Comptoir itself: { $why }. Please report it.
