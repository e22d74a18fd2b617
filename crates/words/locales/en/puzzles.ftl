# Puzzles: positions in which one choice is clearly best

puzzles-title = Puzzles
puzzles-about = Positions from real games in which one choice is clearly better than all others. You see what the player saw, nothing more.
puzzles-no-engine = Puzzles need the part of the page that plays without a server, and it could not be loaded.
puzzles-today = Puzzle of the day
puzzles-games = By game
puzzles-number = { $game }, puzzle { $n }
puzzles-hard = Difficulty { $rating }
puzzles-all = All puzzles
puzzles-solve = Solve it
puzzles-next = Next puzzle
puzzles-again = Try again
puzzles-show = Show the answer
puzzles-solved = { $count ->
    [0] none solved yet
    [one] one solved
   *[other] { $count } solved
}
puzzles-was-solved = You have solved it.
puzzles-was-failed = You have tried it.
puzzles-rating = Your rating: { $rating }
puzzles-provisional = provisional
puzzles-you = You
puzzles-opponent = { $players ->
    [2] Opponent
   *[other] Opponent { $n }
}
puzzles-task = Your turn: what is best?
puzzles-task-help = With one choice your chance of winning is { $lead } points higher than with any other. Make it on the board.
puzzles-right = Right!
puzzles-wrong = There is something better
puzzles-shown = The answer
puzzles-best = Best: { $best }
puzzles-why = What speaks for it: { $why }
puzzles-why-later = What it is worth shows in the moves that follow.
puzzles-yours = your choice
puzzles-worse = Your choice, “{ $choice }”, promises less than all of these.
