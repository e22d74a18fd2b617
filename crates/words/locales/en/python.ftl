# What only Python says.

no-such-action = There is no action { $number }: this game has { $n } actions, numbered from 0.
no-such-outcome = Outcome { $number } is not possible here.
no-such-player = There is no player { $number }: there are { $n } players, numbered from 0.
no-such-game = There is no game { $number } in this batch: there are { $n } games, numbered from 0.
no-such-word = “{ $text }” is not expected here. Expected: { $known }.
batch-game = Game { $n }: { $why }
wrong-number = { $found } numbers were given instead of { $n }: one per game is expected.
not-numbers = Whole numbers are expected, one per game.
at-least-one = At least one game and one thread are expected.
fault = Internal error in Comptoir: { $why }. Please report it.
