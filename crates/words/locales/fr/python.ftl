# What only Python says.

no-such-action = L’action { $number } n’existe pas : les actions de ce jeu sont numérotées à partir de 0 et au nombre de { $n }.
no-such-outcome = Le tirage { $number } n’est pas possible ici.
no-such-player = Le joueur { $number } n’existe pas : les joueurs sont numérotés à partir de 0 et au nombre de { $n }.
no-such-game = La partie { $number } n’existe pas dans ce lot : les parties sont numérotées à partir de 0 et au nombre de { $n }.
no-such-word = « { $text } » n’est pas attendu ici. Attendu : { $known }.
batch-game = Partie { $n } : { $why }
wrong-number = { $found } nombres reçus au lieu de { $n } : il en faut un par partie.
not-numbers = Il faut des nombres entiers, un par partie.
at-least-one = Il faut au moins une partie et un fil d’exécution.
fault = Erreur interne de Comptoir : { $why }. Merci de la signaler.
