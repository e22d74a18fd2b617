# Les mots de la ligne de commande.

## Help: what comptoir is

help-about = Des jeux d’argent, de marchés et de construction : y jouer contre des robots, faire jouer des robots, revoir et vérifier des parties.
help-examples =
    Exemples :
      comptoir games                         les jeux et leurs options
      comptoir play money                    jouer à Money! contre trois robots
      comptoir simulate money --games 100    faire jouer cent parties par des robots
      comptoir verify partie.record          cette partie a-t-elle suivi les règles ?

    « comptoir COMMANDE --help » en dit plus sur une commande.
help-usage = Utilisation :
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-lang = La langue de tous les textes : fr ou en. Par défaut : celle de l’environnement (LC_ALL, LC_MESSAGES, LANG)
help-help = Afficher cette aide
help-version = Afficher la version

value-command = COMMANDE
value-lang = LANGUE
value-game = JEU
value-option = CLÉ=VALEUR
value-number = NOMBRE
value-players = NOMBRE
value-bots = NIVEAUX
value-seed = GRAINE
value-name = NOM
value-file = FICHIER
value-folder = DOSSIER
value-shell = SHELL

## Help: one command each

help-game = Le jeu, tel que « comptoir games » le nomme : { $games }
help-option = Une option du jeu ; peut être répétée

help-games = Le catalogue : chaque jeu, ses nombres de joueurs et ses options
help-games-examples =
    Exemple :
      comptoir games

help-play = Jouer contre des robots, dans le terminal
help-play-examples =
    Dans un terminal, un plateau s’affiche : les flèches et Entrée choisissent, u annule, h explique.
    Sans terminal (tube, script), les coups se tapent par leur numéro ou dans la notation du jeu.
    La partie est enregistrée après chaque coup, quoi qu’il arrive.

    Exemples :
      comptoir play money
      comptoir play money --players 5 --bots hard,easy --option deals=1
      comptoir play money --seed "un soir de juin" --record juin.record
      echo seal | comptoir play money --players 3
help-play-players = Le nombre de joueurs à la table, vous compris. Par défaut : 4, ou les robots nommés et vous
help-play-bots = Les niveaux des robots, séparés par des virgules et distribués aux autres places à tour de rôle : { $levels }. Par défaut : medium
help-play-seed = Une phrase dont découle tout le hasard, ou une graine de 64 chiffres hexadécimaux. Par défaut : une nouvelle
help-play-name = Votre nom dans l’enregistrement
help-play-record = Où enregistrer la partie. Par défaut : un nouveau fichier dans le dossier courant

help-simulate = Faire jouer des robots entre eux : un résumé, ou la trace de chaque coup
help-simulate-examples =
    La même graine, les mêmes options et les mêmes robots donnent les mêmes parties sur toute machine, quel que soit le nombre de fils.

    Exemples :
      comptoir simulate money --players 4 --seed 7 --games 1000 --bots hard,easy
      comptoir simulate money --players 3..5 --games 100
      comptoir simulate money --players 4 --seed 7 --games 100 --trace > traces.jsonl
      comptoir simulate money --option deals=1 --option remove=RUB --record parties/
help-simulate-players = Le nombre de joueurs : 4, ou 3..5 pour autant de parties à 3, à 4 et à 5 joueurs. Par défaut : 4
help-simulate-seed = Une phrase dont découle tout le hasard ; pour une seule partie, aussi une graine de 64 chiffres hexadécimaux. Par défaut : 1
help-simulate-games = Le nombre de parties. Par défaut : 1
help-simulate-bots = Les niveaux des robots, séparés par des virgules et distribués aux places à tour de rôle : { $levels }. Par défaut : random
help-simulate-trace = Écrire la trace au lieu d’un résumé : des lignes JSON, chaque état après chaque choix
help-simulate-threads = Le nombre de parties jouées en même temps. Par défaut : le nombre de processeurs
help-simulate-record = Enregistrer chaque partie dans ce dossier

help-file = La partie enregistrée ; « - » désigne l’entrée standard
help-replay = Revoir une partie pas à pas, ou la raconter en entier
help-replay-examples =
    Dans un terminal, les flèches vont d’un choix à l’autre et Tab change de point de vue.

    Exemples :
      comptoir replay partie.record
      comptoir replay partie.record --seat 2
      comptoir replay partie.record --spectator > recit.txt
help-replay-seat = Voir ce que voyait cette place. Par défaut : tout, comme un arbitre
help-replay-spectator = Voir ce que voyait un simple spectateur

help-verify = Vérifier une partie : les règles, la graine, le résultat
help-verify-examples =
    Exemple :
      comptoir verify partie.record

    Le code de sortie est 0 si la partie est juste, 2 sinon.
help-trace = Écrire la trace d’une partie : des lignes JSON, chaque état après chaque choix
help-trace-examples =
    Exemple :
      comptoir trace partie.record > trace.jsonl

help-bench = Mesurer la vitesse des règles : des parties au hasard sur un seul fil
help-bench-examples =
    Une partie ne doit allouer aucune mémoire : sinon, le code de sortie est 1.

    Exemples :
      comptoir bench money
      comptoir bench --seconds 5 --json
help-bench-game = Un seul jeu au lieu de tous
help-bench-players = Le nombre de joueurs : 4, ou 3..5. Par défaut : tous ceux que le jeu permet
help-bench-seconds = La durée de chaque mesure, en secondes. Par défaut : 1
help-bench-json = Un objet JSON par ligne, pour les programmes
help-bench-search = Mesure plutôt la recherche d’un robot fort : combien de parties il imagine par seconde
help-bench-playouts = Un nombre fixe de parties au lieu d’une durée, pour que deux exécutions fassent le même travail

help-completions = Écrire ce qu’il faut à un shell pour compléter les commandes de comptoir
help-completions-examples =
    Exemples :
      comptoir completions bash > ~/.local/share/bash-completion/completions/comptoir
      comptoir completions zsh > ~/.zfunc/_comptoir
      comptoir completions fish > ~/.config/fish/completions/comptoir.fish
help-shell = bash, zsh, fish, elvish ou powershell

## A command line that cannot be understood

usage-line = { $what } Voir comptoir --help.
usage-command = Il n’y a pas de commande « { $text } ». Commandes : { $known }.
usage-unknown = « { $text } » n’est pas attendu ici.
usage-missing = Il manque quelque chose : { $what }.
usage-no-value = Il manque une valeur : { $what }.
usage-value = { $what } : « { $text } » n’est pas { $expected }.
usage-too-many = { $what } ne prend pas cette valeur.
usage-twice = { $what } est là deux fois.
usage-conflict = { $what } et { $other } s’excluent.
usage-not-text = La ligne de commande contient des octets qui ne sont pas du texte.
usage-other = La ligne de commande est incompréhensible.
expected-players = un nombre de joueurs tel que 4, ou un intervalle tel que 3..5
expected-count = un nombre entier à partir de 1
expected-seconds = un nombre de secondes entre 0,001 et 3600

## Why a command stops

fail-lang = Il n’y a pas de langue « { $text } ». Langues : { $known }.
fail-game = Il n’y a pas de jeu « { $text } ». Jeux : { $known }.
fail-option = « { $text } » n’est pas une option : CLÉ=VALEUR est attendu, par exemple deals=1.
fail-players = « { $text } » n’est pas un nombre de joueurs : ce jeu se joue de { $min } à { $max }.
fail-bot = Il n’y a pas de robot « { $text } ». Niveaux : { $known }.
fail-bot-spec = Il n’y a pas de robot « { $text } ». Robots : { $known }.
fail-bot-no-settings = Le robot { $bot } n’a pas de réglages : seuls search, flat et cheat en ont.
fail-bot-setting = Il n’y a pas de réglage « { $key } ». Réglages : { $known }.
fail-bot-value = « { $value } » n’est pas une valeur du réglage { $key }.
fail-name = Un nom compte de 1 à 64 octets et tient sur une ligne.
fail-seat = Personne à la place « { $text } » : une place de 1 à { $last } est attendue.
fail-file = { $file } : { $why }
fail-read = lecture impossible : { $why }.
fail-write = écriture impossible : { $why }.
fail-not-text = Ce n’est pas une partie enregistrée par Comptoir, qui est un texte en UTF-8.
fail-system = Le système refuse : { $why }.
fail-allocates = { $game } alloue de la mémoire en jouant : aucune allocation n’est attendue.
system-not-found = ce fichier ou ce dossier n’existe pas
system-denied = accès refusé
system-is-folder = c’est un dossier
system-not-folder = il y a un fichier à la place d’un dossier
system-full = le disque est plein

## comptoir games

games-players = { $min } à { $max } joueurs
games-players-only = { $min ->
    [one] 1 joueur
   *[other] { $min } joueurs
}
games-option = --option { $key }=…   { $label } : { $expected } (par défaut : { $default })

## comptoir simulate

simulate-head = { $game }, { $players } joueurs : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
simulate-steps = { $steps } pas, { $mean } par partie en moyenne
simulate-time = { $seconds } s, { $rate } parties par seconde
simulate-seat = place
simulate-bot = robot
simulate-wins = victoires
simulate-shared = partagées
simulate-min = min
simulate-low = 25 %
simulate-median = médiane
simulate-high = 75 %
simulate-max = max
simulate-mean = moyenne

## comptoir verify and replay

verify-about = { $game } (règles, révision { $revision }), { $players } joueurs, { $steps ->
    [one] 1 pas
   *[other] { $steps } pas
}
replay-head = { $game }, { $players } joueurs
replay-arbiter = tout est visible
replay-spectator = vu par un spectateur
replay-seat = vu par { $name }
replay-beginning = Le début
replay-choice = { $name } : { $action }
replay-keys = ← → pas · PgPréc PgSuiv dix · Début Fin 0–9 aller à · Tab vue · ↑ ↓ · h · q

## comptoir bench

bench-game = jeu
bench-players = joueurs
bench-playouts = parties/s
bench-steps = pas/s
bench-nanoseconds = ns/pas
bench-iterations = itérations/s
bench-microseconds = µs/itération
bench-bytes = octets d’état
bench-allocations = allocations/partie

## comptoir play

plain-welcome = { $game } Tapez le numéro d’un coup ou sa notation (plusieurs à la fois avec des virgules), aide, annuler, journal ou quitter.
plain-help = Tapez le numéro d’un coup ou sa notation ; plusieurs coups séparés par des virgules se jouent tous ou pas du tout. annuler reprend le dernier coup, journal redit tout, quitter arrête la partie et garde l’enregistrement.
plain-number = { $n } n’est pas dans la liste : un numéro de 1 à { $last } est attendu.
play-saved = Partie enregistrée : { $file }
play-log = Ce qui s’est passé
play-log-keys = Ce qui s’est passé · ↑ ↓ PgPréc PgSuiv défiler · une autre touche pour revenir
play-keys = ↑ ↓ choisir · Entrée jouer · u annuler · l journal · h aide · q quitter
play-keys-picks = ← → ↑ ↓ aller · Espace prendre · Entrée sceller · u annuler · h aide · q
play-picked = Choisi : { $pieces } = { $total }
play-nothing-picked = Rien de choisi : { $none }
play-enter = Entrée : { $action }
play-help-title = Aide
play-help =
    Flèches, ou j et k : parcourir les choix
    chiffres et lettres : aller à ce choix ; une carte est prise ou remise
    Espace : prendre une carte ou la remettre
    Entrée : jouer le choix, ou envoyer tout ce qui est pris
    u : remettre la dernière carte prise, ou reprendre le dernier coup si rien ne s’est dévoilé depuis
    l : tout ce qui s’est passé · PgPréc, PgSuiv : défiler · q : quitter
play-quit-title = Quitter ?
play-quit =
    La partie n’est pas finie. Elle reste enregistrée :
    { $file }

    o ou Entrée : quitter · une autre touche : continuer
play-score-title = La partie est terminée
play-score-keys = l ce qui s’est passé · q ou Entrée quitter
sheet-total = Total
sheet-winners = { $whose ->
    [you] Vous gagnez.
   *[other] { $n ->
        [one] { $winners } gagne.
       *[other] Victoire partagée : { $winners }.
    }
}

## The board of Money!

board-deal = Manche { $deal } sur { $deals }, tour { $round }
board-last-round = dernier tour
board-removed = Hors jeu
board-left = Rangée gauche
board-right = Rangée droite
board-pile = Pioche
board-seat = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-sealed = a misé
board-bid = mise
board-hand-of = main
board-known = connu
board-hand = { $whose ->
    [you] Votre main, qui vaut { $total } en mises
   *[other] La main de { $name }, qui vaut { $total } en mises
}
board-yard = Chantier
board-open = Billets visibles
board-decks = Pioches
board-deck-sizes = { $notes ->
    [one] { $notes } billet
   *[other] { $notes } billets
}, { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
}
board-scoring-after = décompte { $scoring } après { $least } à { $most } autres billets
board-points = Points

## comptoir serve

help-serve = Servir la page et ses tables à partir d’un seul fichier de données
help-serve-examples =
    Exemples :
      comptoir serve
      comptoir serve --listen 0.0.0.0:8080 --data /var/lib/comptoir/comptoir.db
      comptoir serve --config comptoir.toml
help-serve-config = Un fichier avec les mêmes réglages ; une option de la ligne de commande l’emporte
help-serve-listen = L’adresse d’écoute. Par défaut : 127.0.0.1:8080
help-serve-data = Le fichier de données, créé s’il n’existe pas. Par défaut : comptoir.db
help-serve-origin = L’adresse de la page vue de l’extérieur, comme https://jouer.example
help-serve-behind-proxy = Prendre la dernière adresse de X-Forwarded-For pour celle du client ; seulement derrière son propre serveur mandataire
help-serve-bot-pause = Délai avant que le choix d’un robot ne s’affiche. Par défaut : 700
help-serve-requests = Requêtes par seconde depuis une même adresse ; 0 pour ne pas limiter. Par défaut : 20
help-serve-sockets = Connexions simultanées depuis une même adresse ; 0 pour ne pas limiter. Par défaut : 64
help-serve-log-json = Journal en JSON, pour les machines
value-address = ADRESSE
value-origin = ORIGINE
value-milliseconds = MILLISECONDES
serve-ready = La table est mise : ouvrez { $address } dans un navigateur. Ctrl+C arrête le serveur.
serve-stopped = Le serveur est arrêté ; toutes les parties sont conservées.
fail-serve = le serveur ne peut pas démarrer : { $why }

## comptoir load

help-load = Mesurer ce qu’un serveur supporte : des tables de quatre qui jouent à Money! par le réseau
help-load-examples =
    Démarre son propre serveur sur un fichier temporaire, à moins qu’on ne lui en indique un autre ;
    seul un serveur de cette machine est mesuré. Le code de sortie est 1 si quelque chose a été
    refusé ou coupé.

    Exemples :
      comptoir load --tables 100 --seconds 10
      comptoir load --tables 2000 --seconds 30 --think 600 --json
help-load-tables = Le nombre de tables, de quatre connexions chacune. Par défaut : 100
help-load-seconds = La durée du jeu, en secondes. Par défaut : 10
help-load-think = Le temps moyen de réflexion avant un coup. Par défaut : 500
help-load-idle = Le nombre de connexions qui regardent en plus sans rien faire, la moitié à l’accueil, la moitié à une table en attente. Par défaut : 0
help-load-connect = Un serveur en marche sur cette machine, comme 127.0.0.1:8080
help-load-database = Une base de données de cette machine à la place du fichier temporaire, comme postgres://moi@localhost/vide. Des tables y sont créées
help-load-bus = Ce par quoi plusieurs serveurs se parlent, comme nats://localhost:4222
help-load-servers = Le nombre de serveurs sur une même base ; les connexions d’une table vont à chacun tour à tour. Par défaut : 1
help-load-moves = Chaque table joue tant de coups d’une longue partie ; puis le serveur redémarre et les tables sont réveillées une à une
help-load-watch = Un processus dont le temps est compté à part, avec ses enfants, comme la base de données
value-pid = PROCESSUS
help-load-json = Un objet JSON, pour les programmes
expected-servers = un nombre entier de 1 à 9
expected-tables = un nombre entier de 1 à 5000
expected-idle = un nombre entier de 0 à 20000
load-servers = serveurs
load-tables = tables de quatre connexions
load-moves = coups confirmés
load-games = parties terminées
load-rate = coups par seconde
load-p50 = de l’envoi à la confirmation, la moitié en moins de
load-p99 = de l’envoi à la confirmation, 99 sur 100 en moins de
load-max = de l’envoi à la confirmation, le plus lent
load-cpu = temps de processeur du serveur par coup
load-system = dont dans le système : réseau et disque
load-players = temps de processeur des joueurs par coup
load-watched = temps de processeur des processus surveillés par coup
load-sent = envoyé aux quatre joueurs par coup
load-written = écrit sur le disque par coup
load-table-memory = mémoire du serveur par table
load-socket-memory = mémoire du serveur par connexion
load-idle = connexions qui regardent
load-idle-opened = dont ouvertes par seconde
load-idle-memory = mémoire du serveur par connexion qui regarde
load-memory = mémoire du serveur en tout
load-laid = tables mises par seconde
load-wake-p50 = retour d’une table, la moitié en moins de
load-wake-p99 = retour d’une table, 99 sur 100 en moins de
load-average = charge de la machine
load-errors = erreurs
unit-ms = { $n } ms
unit-us = { $n } µs
unit-kib = { $n } Kio
unit-mib = { $n } Mio
load-elsewhere = { $why } n’est pas sur cette machine : seuls 127.0.0.1 et ::1 sont mesurés.
load-files = Tant de connexions demandent { $why } fichiers ouverts, plus que le système n’en permet : relevez la limite (ulimit -Hn), ou demandez moins de tables.
load-one-file = Un fichier de données n’a qu’un serveur : pour plusieurs, il faut --database.
load-in-use = Cette base de données contient déjà des tables : donnez-en une vide.
load-no-server = Le serveur à mesurer ne démarre pas : { $why }
load-refused = Le serveur ne joue pas le jeu : { $why }
load-not-clean = Le serveur a refusé quelque chose ou coupé une connexion.

## comptoir backup, restore, check, migrate

help-backup = Copier tout ce qui est conservé dans un nouveau fichier de données, serveur en marche ou non
help-backup-examples =
    La copie est celle d’un seul instant, et chaque partie y est rejouée avant que la commande ne
    se termine.

    Exemples :
      comptoir backup lundi.db --data comptoir.db
      comptoir backup lundi.db --database postgres://comptoir@localhost/comptoir
help-backup-file = La copie
help-restore = Remettre une copie là où il n’y a encore rien
help-restore-examples =
    Exemples :
      comptoir restore lundi.db --data comptoir.db
      comptoir restore lundi.db --database postgres://comptoir@localhost/comptoir
help-check = Rejouer toutes les parties conservées et signaler ce qui ne va pas
help-check-examples =
    Le code de sortie est 1 si quelque chose ne va pas.

    Exemples :
      comptoir check --data comptoir.db
      comptoir check --database postgres://comptoir@localhost/comptoir
help-migrate = Tout transporter d’un stockage à un autre, où il n’y a encore rien
help-migrate-examples =
    Arrêtez d’abord les serveurs : ce qui se joue pendant ce temps n’est pas transporté. Chaque
    partie est rejouée à l’arrivée.

    Exemples :
      comptoir migrate --from sqlite:comptoir.db --to postgres://comptoir@localhost/comptoir
help-migrate-from = D’où : sqlite:FICHIER ou postgres://…
help-migrate-to = Vers où : sqlite:FICHIER ou postgres://…
help-kept-data = Le fichier de données. Par défaut : comptoir.db
help-serve-database = Une base PostgreSQL à la place du fichier de données, comme postgres://comptoir@localhost/comptoir
help-serve-bus = NATS, par lequel plusieurs serveurs d’une même base se tiennent au courant, comme nats://localhost:4222
value-database = BASE
value-bus = BUS
backup-done = { $tables } tables copiées ; { $entries } entrées rejouées, { $faults } défauts.
restore-done = { $tables } tables remises en place ; { $entries } entrées rejouées, { $faults } défauts.
migrate-done = { $tables } tables transportées ; { $entries } entrées rejouées, { $faults } défauts.
check-done = { $tables } tables, dont { $playing } en cours et { $over } terminées ; { $entries } entrées ; { $faults } défauts.
check-gap = l’entrée { $n } manque.
check-damaged = le journal ne se rejoue pas à partir de l’entrée { $n }.
check-other-rules = commencée sous la révision { $n } des règles, que cette version n’a plus.
check-unknown = le jeu n’est pas connu ici, ou ne commence pas ainsi.
check-result = le journal ne finit pas comme le résultat noté.
check-unsound = tout ce qui est conservé n’est pas en bon état.
fail-kept = impossible de lire ce qui est conservé : { $why }
fail-copy = aucune copie n’a été faite : { $why }

## Robots contre robots

games-levels = Robots (--bots)
games-level = { $id } : { $name }. { $help }
value-contenders = ROBOTS
help-arena = Fait jouer des robots entre eux sur les mêmes donnes, et dit à quel point le résultat est sûr
help-arena-examples =
    Chaque donne est jouée une fois pour chaque rotation des places, et ce sont les donnes que l’on compte.
    Outre les niveaux il y a des robots pour comparer : estimate et weights (gloutons, selon le jugement
    d’une personne ou les poids ajustés), search, flat (Monte-Carlo sans arbre) et cheat (une recherche qui
    voit tout), ceux-ci avec des réglages : iterations, exploration, temperature, depth (profondeur),
    opponents (search, all ou un nombre), playout, candidates (all ou un nombre), quiescence (true ou false)
    et nodes (nœuds).

    Exemples :
      comptoir arena money --bots hard,medium --players 3 --games 600
      comptoir arena mint-works --bots expert,hard --resume expert.jsonl --until-sure
      comptoir arena alhambra --bots search:iterations=400,playout=6,flat:iterations=400 --json
help-arena-bots = Les robots, séparés par des virgules ; le dernier prend toutes les places qui restent. Par défaut : hard,medium
help-arena-games = Combien de parties ; les donnes sont jouées en entier. Par défaut : 600
help-arena-players = Combien sont à la table. Par défaut : le moins possible, mais deux
help-arena-resume = Garde les donnes dans ce fichier, et reprend celles qui y sont
help-arena-until-sure = S’arrête dès qu’un test séquentiel dit si le premier est meilleur
arena-head = { $game }, { $players } joueurs : { $games } parties sur { $deals } donnes ; la part égale est de { $even } %
arena-bot = robot
arena-wins = victoires, %
arena-score = points
arena-rating = force
arena-time = ms/décision
arena-longest = la plus longue, ms
arena-better = { $bot } est meilleur (d’au moins { $gain } % des parties ; les deux risques d’erreur à 5 %).
arena-not-better = { $bot } n’est pas meilleur (pas de { $gain } % des parties ; les deux risques d’erreur à 5 %).
arena-open = On ne peut pas encore dire si { $bot } est meilleur.
fail-too-many-bots = Il n’y a que { $seats } places pour ces robots.
fail-other-arena = Ce fichier contient les donnes d’une autre arène : autres robots, graine, jeu ou options.
help-arena-seed = Une phrase dont découle tout le hasard. Par défaut : arena

help-ladder = Mesure chaque niveau de chaque jeu, et écrit la page qui en parle
help-ladder-examples =
    Les donnes sont gardées : on peut arrêter la commande et la relancer.

    Exemples :
      comptoir ladder
      comptoir ladder money --games 60 --write money.md
help-ladder-games = Combien de parties chaque niveau joue contre celui d’en dessous ; un quart pour les autres comparaisons. Par défaut : 600
help-ladder-seed = Une phrase dont découle tout le hasard. Par défaut : ladder
help-ladder-folder = Où les donnes sont gardées. Par défaut : target/ladder
help-ladder-write = La page ; les graphiques sont à côté. Par défaut : docs/bots.md
help-ladder-kept = Écrire la page à partir des donnes conservées, sans en jouer d’autres
ladder-written = Écrit : { $file }

help-train = Ajuste les poids d’un jeu à des parties que jouent des robots
help-train-examples =
    La même graine donne les mêmes poids sur toute machine.

    Exemples :
      comptoir train money --games 1000 --seed 1
      comptoir train alhambra --players 2..3 --games 2000 --write
help-train-games = Combien de parties pour chaque nombre de joueurs. Par défaut : 1000
help-train-players = Combien jouent : 2, ou 2..4. Par défaut : le moins possible, mais deux
help-train-seed = Un nombre dont tout le hasard découle. Par défaut : 1
help-train-write = Écrit les poids dans les sources du jeu ; à lancer à la racine des sources
train-fit = { $samples } positions ; erreur { $error } (avant { $before }, chances égales { $even })
train-written = Écrit : { $file }

help-analyse = Juge une partie enregistrée : chances à chaque pas, choix les plus coûteux, hasard et talent
help-analyse-examples =
    Exemples :
      comptoir analyse partie.record
      comptoir analyse partie.record --json
help-analyse-most = Combien d’erreurs sont dites. Par défaut : 10
analyse-chances = Chances de { $name }, % (de la donne à la fin)
analyse-seat = joueur
analyse-luck = hasard
analyse-own = ses choix
analyse-others = choix des autres
analyse-lost = perdu par erreurs
analyse-none = Aucun choix n’est une erreur digne de ce nom.
analyse-mistake = Pas { $ply }, { $name } : { $played } a coûté { $cost } % ; mieux valait { $better } ({ $why }).
analyse-why-unknown = par ce qui suit plus tard
help-load-bots = Des robots de ce niveau prennent trois des quatre places de chaque table. Par défaut : des personnes partout

## The board of Mint Works

board-round = Manche { $round }
board-closed = fermé

## The board of Ginkgopolis

board-city-legend = R17²₃ est le rouge 17 de niveau 2, avec les ressources du joueur 3 ; * si sa carte n’est pas encore dans la pioche
board-city-left = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} en réserve, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche
board-stock = points : { $points }, ressources : { $resources } ({ $supply } en réserve), tuiles : { $tiles }
board-has-chosen = a choisi
board-own-pack = Paquet
board-own-cards = Main
board-own-tiles = Tuiles
board-own-choice = Choix

## The board of Donnant Donnant

board-dice = Dés
board-roll = lancer { $roll } sur 3
board-rejected = relancés :
board-effect-per-adj-completed = voisines complétées
board-effect-per-card-of-colour = cartes d’une couleur
board-effect-per-adj-of-colour = voisines d’une couleur
board-effect-per-completed-line = lignes complètes
board-effect-set-of-five-colours = cinq couleurs
board-effect-per-monochrome-line = lignes d’une couleur
board-effect-per-distinct-bonus = bonus différents
board-effect-pip-plus-minus-1 = ±1 sur un dé
board-effect-change-die-colour = une autre couleur pour un dé
board-effect-extra-rejected-die = un dé rejeté de plus
board-effect-card-colour-at-end = couleur au choix à la fin
board-effect-one-die-cheaper = un dé de moins à payer

## The listing of a game without a board of its own

view-active = Au tour de
view-actor = Au tour de
view-cards = Cartes
view-chips = Jetons
view-deck = Pioche
view-discard = Défausse
view-first-player = Premier joueur
view-hand = Main
view-last-round = Dernier tour
view-market = Marché
view-owner = Propriétaire
view-phase = Phase
view-player = Joueur
view-players = Joueurs
view-points = Points
view-round = Manche
view-score = Score
view-seat = Joueur
view-seats = Joueurs
view-supply = Réserve
view-turn = Tour
view-waiting = Doivent encore choisir
view-winners = Vainqueurs
