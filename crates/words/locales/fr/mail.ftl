# Ce que le serveur écrit par e-mail.

mail-turn = { $game } : à vous de jouer
mail-begun = { $game } : la partie a commencé
mail-invited = { $game } : on vous invite à une table
mail-clock = { $game } : il vous reste peu de temps
mail-over = { $game } : la partie est terminée
mail-many = Des nouvelles de vos { $n } tables
mail-stop = Pour ne plus recevoir ces e-mails :
mail-confirm-subject = Confirmez votre adresse pour Comptoir
mail-confirm = Quelqu’un souhaite que Comptoir écrive à cette adresse quand vient son tour à une table. Si c’est vous, ouvrez ce lien dans la journée :
mail-confirm-ignore = Sinon, ne faites rien : vous ne recevrez rien d’autre.

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
