# The words of the table, the replay and the guided first game.

## Before the start

table-waiting = { $count ->
    [0] La partie commence.
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
table-seats = Places
table-you = vous
table-bot = robot
table-rival = joue tout seul
table-online = présent
table-offline = absent
table-sit = S’asseoir ici
table-leave = Quitter la table
table-starts = La partie commence d’elle-même quand la dernière place est prise.
table-entropy-summary = Ajouter au hasard du mélange
table-share = Inviter d’autres joueurs
table-share-public = La table est à l’accueil ; cette adresse y mène aussi.
table-share-private = Seuls ceux qui ont l’adresse trouvent cette table.
table-share-send = Envoyer
table-link = Adresse de la table
table-invite = Pour l’invité { $n } : garde sa place
table-how = Comment on joue
table-rules = Règles

## While it runs

table-title-turn = À vous · { $game }
table-gone = Cette table n’est pas là
table-no-board = Cette page ne sait pas encore dessiner ce jeu.
table-turn = doit choisir
table-away = un robot joue
table-away-you = Pour l’instant, un robot choisit pour vous.
table-return = Rejouer moi-même
table-winner = vainqueur
table-clock = temps restant
table-lost = La connexion est coupée. Elle revient d’elle-même ; rien n’est perdu à la table.
table-past = Vous regardez un moment passé.
table-to-now = Revenir à maintenant
table-rule-link = La règle
table-undo = Annuler
table-hint = Conseil
table-hint-says = Un robot ferait : { $actions }.
table-hint-play = Le faire
table-resign = Abandonner
table-resign-sure = Un robot joue à votre place, pour de bon. Les autres peuvent finir la partie.
table-resign-yes = Abandonner
table-resign-no = Continuer
table-memory = Aide-mémoire
table-notify = M’avertir quand c’est à moi

## Beside the board

table-side = Journal, discussion et équité
table-log = Journal
table-log-go = Regarder ce moment
table-log-none = Il ne s’est encore rien passé.
table-chat = Discussion
table-chat-unread = Discussion ({ $count })
table-chat-none = Personne n’a encore rien dit.
table-chat-write = Écrire à la table
table-chat-send = Envoyer
table-mute = ignorer
table-unmute = ne plus ignorer
table-muted = (ignoré)
table-fair = Équité
table-fair-text = Toutes les cartes sont fixées avant le premier coup par un nombre secret, la graine. Son empreinte est affichée dès le début, on ne peut donc pas la changer ; la graine elle-même est dévoilée à la fin, et chacun peut alors redistribuer toute la partie.
table-fair-hash = Empreinte de la graine
table-fair-own = Ce que vous avez ajouté
table-fair-seed = Graine
table-fair-later = dévoilée à la fin
table-fair-check = Pour vérifier, téléchargez la partie et lancez :
table-record = Feuille de partie

## The end

table-scores = Points
table-player = Joueur
table-total = Total
table-chart = Le cours de la partie
table-chart-none = Le cours de la partie ne peut pas être affiché pour l’instant.
table-rematch = Revanche
table-rematch-join = Rejoindre la revanche
table-replay = Revoir la partie

## Replay

replay = Relecture
replay-title = Relecture : { $game }
replay-to-table = Vers la table
replay-eyes = Par les yeux de
replay-eyes-of = { $name }
replay-eyes-spectator = Un spectateur
replay-eyes-arbiter = Toutes cartes ouvertes
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-moment = Moment
replay-at = { $at } sur { $last }

## The guided first game

learn-title = Apprendre { $game }
learn-coach = Explication
learn-next = Continuer
learn-guest = Invité
learn-setting-up = On dresse la table…
learn-play = Jouer avec d’autres
learn-again = Encore une fois

## L’analyse d’une partie finie

table-hint-chances = Les meilleurs coups et leurs chances
analysis = Analyse
analysis-about = Un robot parcourt la partie : qui avait des chances de gagner à chaque moment, quels choix ont coûté le plus, et ce qui était du hasard.
analysis-ask = Analyser cette partie
analysis-running = Analyse : { $done } pas sur { $steps }
analysis-chart = Chances de gagner au fil de la partie
analysis-accounts = Où sont allées les chances
analysis-luck = Hasard
analysis-own = Ses choix
analysis-others = Choix des autres
analysis-lost = Perdu par erreurs
analysis-mistakes = Les choix les plus coûteux
analysis-none = Aucun choix n’est une erreur digne de ce nom.
analysis-mistake = { $name } : { $played }
analysis-better = Mieux : { $better } – { $why }.
analysis-why-later = par ce qui suit plus tard
analysis-all = Tout montrer ({ $count })
