# Ce que seul Python dit.

no-such-action = Il n’y a pas d’action { $number } : les actions de ce jeu sont numérotées de 0 à moins de { $n }.
no-such-outcome = Le hasard ne peut pas tirer l’issue { $number } maintenant.
no-such-player = Il n’y a pas de joueur { $number } : les joueurs sont numérotés de 0 à moins de { $n }.
no-such-game = Il n’y a pas de partie { $number } dans ce lot : les parties sont numérotées de 0 à moins de { $n }.
no-such-word = « { $text } » n’est pas attendu ici. Attendu : { $known }.
batch-game = Partie { $n } : { $why }
wrong-number = { $found } nombres ont été donnés ; il en faut { $n }, un par partie.
not-numbers = Il faut des nombres entiers, un par partie.
at-least-one = Il faut au moins une partie et un fil d’exécution.
fault = Une erreur de Comptoir lui-même : { $why }. Merci de la signaler.
