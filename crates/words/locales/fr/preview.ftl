# Ce que dit le lien d’une table quand on le colle ailleurs

preview-private = Une table privée sur Comptoir.
preview-invitation = { $name } vous invite à une partie ({ $game }) : { $free ->
    [0] plus de place libre
    [one] 1 place libre
   *[other] { $free } places libres
}.
preview-waiting = { $game } : une table attend, { $free ->
    [0] plus de place libre
    [one] 1 place libre
   *[other] { $free } places libres
}.
preview-running = { $game } : une partie à { $n } est en cours. Venez regarder !
preview-over = { $game } : une partie à { $n }, à revoir coup par coup.
preview-moment = { $game } : un moment d’une partie à { $n } joueurs.
preview-moment-at = Moment { $at } sur { $last }
preview-won = Victoire : { $names }.
preview-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
preview-gone-resigned = abandon
preview-gone-time = temps écoulé
preview-free = place libre
preview-kept = place réservée
