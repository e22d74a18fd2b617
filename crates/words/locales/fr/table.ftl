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
table-online = présent
table-offline = absent
table-vacation = en congé jusqu’au { $until }
table-tournament = Table d’un tournoi
table-sealed = Toutes les tables de cette ronde ont la même donne : personne ne peut regarder ni revoir la partie avant la fin de la ronde.
table-sit = Prendre cette place
table-leave = Quitter la table
table-remove = Supprimer la table
table-starts = La partie commence automatiquement dès que toutes les places sont prises.
table-share = Inviter d’autres joueurs
table-share-public = La table est visible à l’accueil ; ce lien y mène aussi.
table-share-private = Seules les personnes qui ont ce lien peuvent trouver la table.
table-share-send = Envoyer
table-link = Lien vers la table
table-invite = Pour l’invité n° { $n } : lui réserve sa place
table-phones = Rejoindre avec un téléphone
table-phones-text = Cet écran montre la table. Scannez le code, prenez place et jouez sur votre téléphone : vous seul y voyez votre main.
table-phones-code = Code contenant l’adresse de cette table, pour les téléphones
table-phones-local = Les téléphones ne peuvent pas joindre « { $host } » : ouvrez cette page à l’adresse de cet ordinateur dans votre réseau.
table-hand = La table est sur l’autre écran.
table-hand-show = L’afficher ici aussi
table-hand-hide = N’afficher que ma main
table-how = Comment jouer
table-rules = Règles
table-rating = Cote
table-rated = Partie cotée
table-rated-if = compte si deux comptes jouent
table-not-rated = ne compte pas

## While it runs

table-title-turn = À vous · { $game }
table-gone = Table introuvable
table-turn = doit jouer
table-away = un robot joue à sa place
table-away-you = Un robot joue à votre place pour l’instant.
table-resigned-you = Vous avez abandonné : un robot finit la partie à votre place.
table-resigned = abandon · robot
table-log-bot = { $name } (robot)
table-late = temps écoulé · robot
table-return = Reprendre ma place
table-winner = vainqueur
table-clock = temps restant
table-clock-days = { $days } j { $hours } h
table-lost = Connexion perdue. Elle se rétablit automatiquement ; votre partie est conservée.
table-rewound = Le serveur n’a plus les derniers coups de cette partie : ses données viennent d’une copie plus ancienne, ou leur fin est perdue. Voici la table telle que le serveur la connaît, et la partie continue d’ici.
table-past = Vous consultez un moment passé de la partie.
table-to-now = Revenir au présent
table-rule-link = Voir la règle
table-undo = Annuler
table-hint = Suggestion
table-hint-says = Un robot jouerait « { $actions } ».
table-trainer-says = Entraîneur : « { $played } » vous a coûté { $points } points de chances de gagner. Mieux : « { $better } ».
table-hint-play = Jouer ce coup
table-resign = Abandonner
table-resign-sure = La partie compte comme perdue pour vous, sans retour possible. Un robot finit à votre place pour que les autres puissent jouer jusqu’au bout.
table-resign-rated = Cette partie est cotée : abandonner, c’est la perdre.
table-resign-yes = Abandonner
table-resign-no = Continuer
table-memory = Aide-mémoire
table-notify = M’avertir quand c’est mon tour

## Beside the board

table-side = Journal, discussion et équité
table-log = Journal
table-log-go = Revoir ce moment
table-log-none = Il ne s’est encore rien passé.
table-log-none-such = Rien de tel pour l’instant.
table-chat = Discussion
table-chat-unread = Discussion ({ $count })
table-chat-none = Aucun message pour l’instant.
table-chat-write = Écrire à la table
table-chat-send = Envoyer
table-chat-players = À cette table, seuls les joueurs peuvent écrire.
table-mute = ignorer
table-unmute = ne plus ignorer
table-muted = (ignoré)
table-fair = Équité
table-fair-text = Tout le hasard de la partie vient d’un nombre, la graine. Le serveur fixe sa part d’avance : son empreinte est affichée dès le début. Puis le navigateur de chaque joueur ajoute sa propre part, tirée au sort et cachée jusqu’à ce que tous se soient engagés. Ainsi personne, pas même le serveur, ne peut choisir le tirage. À la fin, tout est révélé et vérifiable.
table-fair-text-alone = Tout le hasard de la partie est fixé avant le premier coup par un nombre secret, la graine. Son empreinte est affichée dès le début : la graine ne peut donc plus changer. À cette table, les joueurs n’y ajoutent rien : seul le serveur sait comment elle a été faite.
table-fair-text-here = Tout le hasard de la partie est fixé avant le premier coup par un nombre secret, la graine, que ce navigateur a tirée. Son empreinte est affichée dès le début : la graine ne peut donc plus changer.
table-fair-hash = Empreinte de la graine
table-fair-own = Votre contribution
table-fair-seed = Graine
table-fair-later = révélée à la fin de la partie
table-fair-check = Pour vérifier, téléchargez l’enregistrement et lancez :
table-fair-checking = Vérification du tirage…
table-fair-checked = Tirage vérifié : tout le hasard était fixé avant la partie, et ce navigateur y a pris part.
table-fair-not-drawn = Ce navigateur n’a rien ajouté à la graine : il n’était pas là à temps, ou un autre appareil l’a fait.
table-fair-unchecked = L’enregistrement n’a pas pu être chargé : le tirage n’est pas encore vérifié.
table-fair-other-hash = Attention : l’empreinte de la graine n’est pas celle qui était affichée avant la partie. Quelqu’un a changé la graine.
table-fair-other-seed = Attention : la graine révélée ne correspond pas à son empreinte. Quelqu’un a changé la graine.
table-fair-own-share = Attention : la part de ce navigateur n’est pas dans la graine. Le tirage n’est pas celui auquel vous avez pris part.
table-fair-other-commitment = Attention : la part d’un autre joueur n’est pas celle qui était promise quand ce navigateur a révélé la sienne. Le tirage a été changé après coup.
table-fair-broken-share = Attention : la part d’un joueur n’est pas celle qui avait été promise. Ce tirage n’est pas digne de confiance.
table-draw-waiting = { $count ->
    [one] Tirage de la graine. Navigateur attendu : { $names }.
   *[other] Tirage de la graine. Navigateurs attendus : { $names }.
}
table-draw-drawn = { $count ->
    [one] { $names } a ajouté une part à la graine.
   *[other] { $names } ont chacun ajouté une part à la graine.
}
table-draw-absent = Absents du tirage : { $names }.
table-draw-withheld = { $count ->
    [one] Part promise mais jamais montrée : { $names }. Le tirage a été refait sans elle.
   *[other] Parts promises mais jamais montrées : { $names }. Le tirage a été refait sans elles.
}
table-record = Enregistrement de la partie

## The end

table-scores = Points
table-player = Joueur
table-total = Total
table-chart = Évolution de la partie
table-chart-none = L’évolution de la partie ne peut pas être affichée pour l’instant.
table-rematch = Revanche
table-rematch-join = Rejoindre la revanche
table-replay = Revoir la partie

## Replay

replay = Relecture
replay-title = Relecture : { $game }
replay-to-table = Retour à la table
replay-share = Partager ce moment
replay-eyes = Point de vue
replay-eyes-of = { $name }
replay-eyes-spectator = Spectateur
replay-eyes-arbiter = Tout visible
replay-first = Début
replay-back = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-next = Étape suivante
replay-last = Fin
replay-moment = Étape
replay-at = { $at } sur { $last }

## The guided first game

learn-title = Apprendre { $game }
learn-coach = Explication
learn-step = Étape { $step } sur { $steps }
learn-next = Continuer
learn-guest = Invité
learn-setting-up = Mise en place…
learn-play = Jouer avec d’autres joueurs
learn-again = Recommencer

## The analysis of a finished game

table-hint-chances = Vos chances de gagner avec chaque coup
analysis = Analyse
analysis-about = Un robot analyse la partie : les chances de chacun à chaque moment, les choix les plus coûteux et la part du hasard.
analysis-ask = Analyser cette partie
analysis-running = Analyse : étape { $done } sur { $steps }
analysis-chart = Chances de victoire au fil de la partie
analysis-accounts = D’où viennent les gains et les pertes
analysis-luck = Hasard
analysis-mistakes-count = Erreurs
analysis-counted = { $count ->
    [0] aucune
   *[other] { $count }, dont { $big ->
        [0] aucune grosse
        [one] une grosse
       *[other] { $big } grosses
    }
}
analysis-mistakes = Les choix les plus coûteux
analysis-none = Aucune erreur notable.
analysis-mistake = { $name } : « { $played } »
analysis-better = Mieux : « { $better } » – { $why }.
analysis-on-board = Le choix sur le plateau : { $name }
analysis-chance = Chances de gagner ({ $name }) : { $played } avec ce choix, { $better } avec le meilleur.
analysis-label-played = Joué
analysis-label-better = Mieux
analysis-why-later = avantage à plus long terme
analysis-all = Tout afficher ({ $count })

## Le plateau simple

# Titre au-dessus de choix qui commencent par les mêmes mots.
general-begins = { $text }…
general-actions = Ce que vous pouvez faire
general-choices = Choix
general-news = Ce qui vient de se passer
general-places = Par colonne et par ligne
general-place = Colonne { $x }, ligne { $y } :
general-search = Chercher parmi { $n } choix
general-search-none = Aucun choix ne contient ces mots.

# Comment les jeux appellent les parties d’une table.
view-board = Plateau
view-buildings = Bâtiments
view-card = Carte
view-deal = Manche
view-dice = Dés
view-ending = La fin approche
view-height = Hauteur
view-known = Vu de tous
view-notes = Cartes d’argent
view-options = Options
view-pile = Pile
view-plans = Plans
view-removed = Hors jeu
view-resources = Ressources
view-row = Rangée
view-tiles = Tuiles
view-tokens = Jetons
view-type = Genre

## Le plateau

board-table = Table
board-own = Vos pièces
board-below = { $count ->
    [one] Encore un choix plus bas
   *[other] Encore { $count } choix plus bas
}
board-score = points
board-scene-skip = Touchez pour continuer

## Ce que l’on peut faire en plus de jouer

table-tools = Outils
table-skip = Passer l’animation
table-settings = Réglages
table-keys = Raccourcis clavier
table-side-open = Journal et discussion
table-log-all = Tout
table-log-only = N’afficher que
table-log-since = Depuis mon dernier choix
table-log-points = Les points
settings-pace = Rythme des coups
settings-pace-slow = Lent
settings-pace-normal = Normal
settings-pace-fast = Rapide
settings-pace-instant = Immédiat
settings-text = Taille du texte
settings-text-normal = Normale
settings-text-large = Grande
settings-text-larger = Très grande
settings-sound = Sons
settings-haptics = Vibrations
settings-order = Ordre de la main
settings-order-usual = Celui du jeu
settings-order-most = Les plus nombreuses d’abord
settings-confirm = Demander deux fois avant un choix définitif
board-confirm-again = Encore une fois pour confirmer
settings-guard = Ignorer les touches juste après un changement du plateau
settings-trainer = Entraîneur : nommer mon choix le plus coûteux après chaque tour
settings-shapes = Des motifs en plus des couleurs
keys-walk = Passer d’une carte à l’autre
keys-pick = Choisir ou reposer
keys-zoom = Regarder une carte de près ; encore une fois : sa règle
keys-cancel = Effacer le choix
keys-undo = Annuler
keys-hint = Suggestion
keys-rules = Règles
keys-help = Cette liste

## La fin, mise en scène

table-chart-supposed = Points si la partie s’était terminée à ce moment
table-chart-from = début
table-chart-to = fin
analysis-axis = chances de gagner
end-decided = { $lead } d’avance sur { $second }. Ce qui a fait la différence : « { $line } », +{ $gain }.
end-tie = Autant de points que { $second } : le départage décide.
end-shared = { $points ->
    [one] À égalité avec { $points } point.
   *[other] À égalité avec { $points } points.
}
end-share = Partager

## Revenir, et prévoir

table-since = Depuis votre dernier coup
table-next = { $game } vous attend
table-next-go = Table suivante
table-prepare = Prévoir un coup
table-prepare-help = Joué pour vous dès que c’est votre tour, tant que les conditions tiennent. Personne d’autre ne le voit.
table-prepare-what = Que faire
table-prepare-pieces = Cartes
table-prepare-stop = Me demander d’abord si
table-prepare-always = Ne vaut plus dès que { $stops }.
table-prepare-do = Prévoir
table-prepared = Prévu : { $choice }
table-prepared-times = { $choice }, à chaque tour
table-prepared-with = { $choice } ({ $pieces })
table-prepared-until = On vous demande d’abord si { $stops }.
table-prepared-remove = Retirer
table-prepared-stopped = Pas joué : { $choice }, car { $stop }. À vous de jouer.
table-prepared-illegal = Pas joué : { $choice }, car ce n’est plus possible. À vous de jouer.

# Invitations et réactions
table-qr = Code QR
table-qr-code = Code QR du lien
table-friends = Inviter des amis
table-friends-none = Vous ne suivez encore personne qui accepte vos invitations.
table-friends-invite = Inviter
table-friends-invited = Invitation envoyée
table-fills = Des robots prendront les places libres dans { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
}.
table-react = Réagir
table-react-mute = Masquer les réactions
table-react-unmute = Afficher les réactions
table-react-wave = Bonjour
table-react-clap = Bien joué
table-react-laugh = Rire
table-react-surprise = Surprise
table-react-think = Réflexion
table-react-sorry = Désolé
table-react-said = { $name } : { $reaction }
