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
