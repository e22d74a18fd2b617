# What a link to a table says where it is pasted elsewhere

preview-private = A private table on Comptoir.
preview-invitation = { $name } invites you to play { $game }: { $free ->
    [0] no seat is free any more
    [one] 1 seat is free
   *[other] { $free } seats are free
}.
preview-waiting = A table of { $game }: { $free ->
    [0] no seat is free any more
    [one] 1 seat is free
   *[other] { $free } seats are free
}.
preview-running = A game of { $game } with { $n } players is running. Come and watch!
preview-over = A finished game of { $game } with { $n } players, to be watched again move by move.
preview-moment = A moment of a finished game of { $game } with { $n } players.
preview-moment-at = Moment { $at } of { $last }
preview-won = Won by { $names }.
preview-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
preview-gone-resigned = resigned
preview-gone-time = ran out of time
preview-free = free seat
preview-kept = kept for somebody
