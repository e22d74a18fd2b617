# The messages of the command line.

## Help: what comptoir is

help-about = Des jeux d’échanges, de marchés et de construction : jouez contre des robots, faites jouer des robots entre eux, revoyez et vérifiez des parties.
help-examples =
    Exemples :
      comptoir games                         les jeux et leurs options
      comptoir play money                    jouer à Money! contre trois robots
      comptoir simulate money --games 100    faire jouer cent parties par des robots
      comptoir verify partie.record          cette partie a-t-elle suivi les règles ?

    « comptoir COMMANDE --help » en dit plus sur une commande.
help-usage = Utilisation :
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-lang = La langue des textes : fr ou en. Par défaut : celle de l’environnement (LC_ALL, LC_MESSAGES, LANG)
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

help-game = Le jeu, tel que le nomme « comptoir games » : { $games }
help-option = Une option du jeu ; peut être répétée

help-games = Lister les jeux, leurs nombres de joueurs et leurs options
help-games-examples =
    Exemple :
      comptoir games

help-play = Jouer contre des robots, dans le terminal
help-play-examples =
    Dans un terminal, un plateau s’affiche : les flèches et Entrée choisissent, u annule, h affiche l’aide.
    Hors d’un terminal (tube, script), les coups se tapent par leur numéro ou dans la notation du jeu.
    L’enregistrement est mis à jour après chaque coup.
    Exemples :
      comptoir play money
      comptoir play money --players 5 --bots hard,easy --option deals=1
      comptoir play money --seed "un soir de juin" --record juin.record
      echo seal | comptoir play money --players 3
help-play-players = Le nombre de joueurs à la table, vous compris. Par défaut : 4, ou vous et les robots indiqués
help-play-bots = Les niveaux des robots, séparés par des virgules et attribués tour à tour aux autres places : { $levels }. Par défaut : medium
help-play-seed = Une phrase qui détermine tout le hasard, ou une graine de 64 chiffres hexadécimaux. Par défaut : une nouvelle graine
help-play-name = Votre nom dans l’enregistrement
help-play-record = Où enregistrer la partie. Par défaut : un nouveau fichier dans le dossier courant

help-simulate = Faire jouer des robots entre eux et afficher un résumé, ou la trace de chaque étape
help-simulate-examples =
    Avec la même graine, les mêmes options et les mêmes robots, on obtient les mêmes parties sur toutes les machines, quel que soit le nombre de fils d’exécution.
    Exemples :
      comptoir simulate money --players 4 --seed 7 --games 1000 --bots hard,easy
      comptoir simulate money --players 3..5 --games 100
      comptoir simulate money --players 4 --seed 7 --games 100 --trace > traces.jsonl
      comptoir simulate money --option deals=1 --option remove=RUB --record parties/
help-simulate-players = Le nombre de joueurs : 4, ou 3..5 pour jouer autant de parties à 3, à 4 et à 5. Par défaut : 4
help-simulate-seed = Une phrase qui détermine tout le hasard ou, pour une seule partie, une graine de 64 chiffres hexadécimaux. Par défaut : 1
help-simulate-games = Le nombre de parties. Par défaut : 1
help-simulate-bots = Les niveaux des robots, séparés par des virgules et attribués tour à tour aux places : { $levels }. Par défaut : random
help-simulate-trace = Écrire la trace au lieu d’un résumé : en JSON Lines, l’état après chaque choix
help-simulate-threads = Le nombre de parties jouées en même temps. Par défaut : le nombre de processeurs
help-simulate-record = Enregistrer chaque partie dans ce dossier

help-file = La partie enregistrée ; « - » désigne l’entrée standard
help-replay = Revoir une partie étape par étape, ou en afficher tout le récit
help-replay-examples =
    Dans un terminal, les flèches vont d’un choix à l’autre et Tab change de point de vue.

    Exemples :
      comptoir replay partie.record
      comptoir replay partie.record --seat 2
      comptoir replay partie.record --spectator > recit.txt
help-replay-seat = Voir ce que voyait cette place. Par défaut : tout
help-replay-spectator = Voir ce que voyait un spectateur

help-verify = Vérifier une partie : ses règles, sa graine, son résultat
help-verify-examples =
    Exemple :
      comptoir verify partie.record
    Le code de sortie est 0 si l’enregistrement est valide, 2 sinon.
help-trace = Écrire la trace d’une partie : en JSON Lines, l’état après chaque choix
help-trace-examples =
    Exemple :
      comptoir trace partie.record > trace.jsonl

help-bench = Mesurer la vitesse des règles : des parties aléatoires sur un seul fil d’exécution
help-bench-examples =
    Une partie ne doit allouer aucune mémoire ; sinon, le code de sortie est 1.
    Exemples :
      comptoir bench money
      comptoir bench --seconds 5 --json
help-bench-game = Un seul jeu au lieu de tous
help-bench-players = Le nombre de joueurs : 4, ou 3..5. Par défaut : tous ceux que le jeu permet
help-bench-seconds = La durée de chaque mesure, en secondes. Par défaut : 1
help-bench-json = Un objet JSON par ligne, pour les programmes
help-bench-search = Mesurer plutôt la recherche d’un robot difficile : le nombre de parties simulées par seconde
help-bench-playouts = Un nombre fixe de parties au lieu d’une durée, pour que deux mesures fassent le même travail

help-health = Demander à un serveur s’il accepte des requêtes
help-health-examples =
    Le code de sortie est 0 si le serveur est prêt, 1 sinon. Un conteneur ou un script peut poser la question toutes les quelques secondes.

    Exemples :
      comptoir health
      comptoir health --listen 127.0.0.1:8080
help-health-listen = L’adresse sur laquelle le serveur écoute. Par défaut : 127.0.0.1:8080
health-ready = Le serveur { $address } est prêt.
health-not-ready = Le serveur { $address } n’est pas prêt : { $why }

help-version-command = Afficher de quoi ce programme est fait, et avec quels fichiers et programmes il fonctionne
help-version-examples =
    Rien n’est envoyé ni demandé sur le réseau. Le journal des modifications d’une version plus récente dit à partir de quelles versions elle met à jour.

    Exemple :
      comptoir version
version-program = Programme
version-system = Système
version-cluster = PostgreSQL et NATS
version-page = Page
version-record = Parties enregistrées
version-protocol = Protocole
version-data = Fichiers de données
version-rules = Règles
version-with = inclus
version-without = non inclus

help-manual = Écrire les pages de manuel dans un dossier, une par commande
help-manual-examples =
    Exemple :
      comptoir manual /usr/local/share/man/man1
help-manual-folder = Le dossier ; il est créé si nécessaire

help-completions = Écrire le script de complétion de comptoir pour un shell
help-completions-examples =
    Exemples :
      comptoir completions bash > ~/.local/share/bash-completion/completions/comptoir
      comptoir completions zsh > ~/.zfunc/_comptoir
      comptoir completions fish > ~/.config/fish/completions/comptoir.fish
help-shell = bash, zsh, fish, elvish ou powershell

## A command line that cannot be understood

usage-line = { $what } Voir comptoir --help.
usage-command = La commande « { $text } » n’existe pas. Commandes : { $known }.
usage-unknown = « { $text } » est inattendu ici.
usage-missing = Argument manquant : { $what }.
usage-no-value = Valeur manquante : { $what }.
usage-value = { $what } : « { $text } » n’est pas { $expected }.
usage-too-many = { $what } n’accepte pas cette valeur.
usage-twice = { $what } est indiqué deux fois.
usage-conflict = { $what } et { $other } sont incompatibles.
usage-not-text = La ligne de commande contient des octets qui ne sont pas de l’UTF-8.
usage-other = La ligne de commande n’a pas pu être interprétée.
expected-players = un nombre de joueurs tel que 4, ou un intervalle tel que 3..5
expected-count = un nombre entier supérieur ou égal à 1
expected-share = un nombre entre 0 et 1
expected-seconds = un nombre de secondes entre 0,001 et 3600

## Why a command stops

fail-lang = La langue « { $text } » n’existe pas. Langues : { $known }.
fail-game = Le jeu « { $text } » n’existe pas. Jeux : { $known }.
fail-option = « { $text } » n’est pas une option : il faut CLÉ=VALEUR, par exemple deals=1.
fail-players = « { $text } » n’est pas un nombre de joueurs valide : ce jeu accepte de { $min } à { $max } joueurs.
fail-bot = Le robot « { $text } » n’existe pas. Niveaux : { $known }.
fail-bot-spec = Il n’y a pas de robot « { $text } ». Robots : { $known }.
fail-bot-no-settings = Le robot { $bot } n’a pas de réglages : seuls search, flat et cheat en ont.
fail-bot-setting = Il n’y a pas de réglage « { $key } ». Réglages : { $known }.
fail-bot-value = « { $value } » n’est pas une valeur du réglage { $key }.
fail-name = Un nom compte de 1 à 64 octets, sur une seule ligne.
fail-seat = La place « { $text } » n’existe pas : indiquez une place de 1 à { $last }.
fail-file = { $file } : { $why }
fail-read = lecture impossible : { $why }.
fail-write = écriture impossible : { $why }.
fail-not-text = Ce n’est pas une partie enregistrée par Comptoir : le fichier n’est pas du texte en UTF-8.
fail-system = Erreur du système : { $why }.
fail-allocates = { $game } alloue de la mémoire pendant une partie, ce qui ne devrait pas arriver.
system-not-found = ce fichier ou ce dossier n’existe pas
system-denied = accès refusé
system-is-folder = c’est un dossier
system-not-folder = un fichier se trouve à la place d’un dossier
system-full = le disque est plein

## comptoir games

games-players = { $min } à { $max } joueurs
games-players-only = { $min ->
    [one] 1 joueur
   *[other] { $min } joueurs
}
games-option = --option { $key }=…   { $label } : { $expected } (par défaut : { $default })

## comptoir simulate

simulate-head = { $game }, { $players } joueurs : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
simulate-steps = { $steps } étapes, { $mean } par partie en moyenne
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
    [one] 1 étape
   *[other] { $steps } étapes
}
replay-head = { $game }, { $players } joueurs
replay-arbiter = tout est visible
replay-spectator = vu par un spectateur
replay-seat = vu par { $name }
replay-beginning = Le début
replay-choice = { $name } : { $action }
replay-keys = ← → étape · PgPréc PgSuiv dix · Début Fin 0–9 aller à · Tab vue · ↑ ↓ · h · q

## comptoir bench

bench-game = jeu
bench-players = joueurs
bench-playouts = parties/s
bench-steps = étapes/s
bench-nanoseconds = ns/étape
bench-iterations = itérations/s
bench-microseconds = µs/itération
bench-bytes = octets d’état
bench-allocations = allocations/partie

## comptoir play

plain-welcome = { $game } Tapez le numéro d’un coup ou sa notation (plusieurs à la fois avec des virgules), aide, annuler, journal ou quitter.
plain-help = Tapez le numéro d’un coup ou sa notation ; plusieurs coups séparés par des virgules sont joués tous ensemble ou pas du tout. annuler reprend le dernier coup, journal réaffiche tout, quitter arrête la partie et conserve l’enregistrement.
plain-number = { $n } n’est pas dans la liste : tapez un numéro de 1 à { $last }.
play-saved = Partie enregistrée : { $file }
play-log = Ce qui s’est passé
play-log-keys = Ce qui s’est passé · ↑ ↓ PgPréc PgSuiv défiler · une autre touche pour revenir
play-keys = ↑ ↓ choisir · Entrée jouer · u annuler · l journal · h aide · q quitter
play-keys-picks = ← → ↑ ↓ aller · Espace choisir · Entrée valider · u annuler · h aide · q
play-picked = Choisi : { $pieces } = { $total }
play-nothing-picked = Aucune carte choisie : { $none }
play-enter = Entrée : { $action }
play-help-title = Aide
play-help =
    Flèches, ou j et k : parcourir les choix
    chiffres et lettres : aller à ce choix ; une carte est choisie ou reposée
    Espace : choisir une carte ou la reposer
    Entrée : jouer le choix, ou envoyer tout ce qui est choisi
    u : reposer la dernière carte choisie, ou annuler le dernier coup si rien n’a été révélé depuis
    l : journal de la partie · PgPréc, PgSuiv : défiler · q : quitter
play-quit-title = Quitter ?
play-quit =
    La partie n’est pas terminée. Elle reste enregistrée :
    { $file }
    o ou Entrée : quitter · une autre touche : continuer
play-score-title = La partie est terminée
play-score-keys = l ce qui s’est passé · q ou Entrée quitter
sheet-total = Total
sheet-winners = { $whose ->
    [you] Vous gagnez.
   *[other] { $n ->
        [one] { $winners } gagne.
       *[other] Victoire partagée : { $winners }.
    }
}

## The board of Money!

board-deal = Manche { $deal } sur { $deals }, tour { $round }
board-last-round = dernier tour
board-removed = Retirées
board-left = Rangée de gauche
board-right = Rangée de droite
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
    [you] Votre main, { $total } à miser
   *[other] Main { DE($name) }, { $total } à miser
}
board-yard = Chantier
board-open = Argent visible
board-decks = Pioches
board-deck-sizes = { $notes ->
    [one] { $notes } carte d’argent
   *[other] { $notes } cartes d’argent
}, { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
}
board-scoring-after = décompte { $scoring } après { $least } à { $most } cartes d’argent
board-points = Points

## comptoir serve

help-serve = Servir la page web et ses tables à partir d’un fichier de données
help-serve-examples =
    Exemples :
      comptoir serve
      comptoir serve --listen 0.0.0.0:8080 --data /var/lib/comptoir/comptoir.db
      comptoir serve --config comptoir.toml
help-serve-config = Un fichier contenant les mêmes réglages ; les options de la ligne de commande ont priorité
help-serve-listen = L’adresse d’écoute. Par défaut : 127.0.0.1:8080
help-serve-metrics = L’adresse où sont servies les mesures. Par défaut : 127.0.0.1:9464, si elle est libre
help-serve-data = Le fichier de données, créé s’il n’existe pas. Par défaut : comptoir.db
help-serve-route = Le nom par lequel un serveur mandataire atteint ce serveur-ci parmi plusieurs, par exemple a. Les clients d’une table sont invités à rejoindre le serveur qui la fait tourner
help-serve-origin = L’adresse publique de la page, par exemple https://jouer.example
help-serve-behind-proxy = Considérer la dernière adresse de X-Forwarded-For comme celle du client ; seulement derrière votre propre serveur mandataire
help-serve-share-timeout = Délai laissé aux navigateurs des joueurs pour le tirage de la graine. Par défaut : 10
help-serve-bot-pause = Délai avant d’afficher le choix d’un robot. Par défaut : 700
help-serve-requests = Requêtes par seconde et par adresse ; 0 : sans limite. Par défaut : 20
help-serve-sockets = Connexions simultanées par adresse ; 0 : sans limite. Par défaut : 64
help-serve-push-services = Les services de notification auxquels le serveur s’adresse, séparés par des virgules ; vide : aucun
help-serve-push-delay = Délai avant de prévenir, à son tour, un joueur qui ne regarde pas. Par défaut : 5
help-serve-push-contact = Comment les services de notification vous joignent, par exemple mailto:moi@jouer.example. Par défaut : l’origine
help-serve-smtp = Le relais des e-mails, par exemple smtps://nom:motdepasse@mail.example ; il faut une origine et un expéditeur
help-serve-mail-from = L’expéditeur des e-mails, par exemple « Comptoir <jouer@jouer.example> »
help-serve-log-json = Journal au format JSON
value-address = ADRESSE
value-hosts = HÔTES
value-contact = CONTACT
value-smtp = RELAIS
value-origin = ORIGINE
value-seconds = SECONDES
value-milliseconds = MILLISECONDES
serve-ready = Le serveur est prêt : ouvrez { $address } dans un navigateur. Ctrl+C arrête le serveur.
serve-stopped = Le serveur est arrêté ; toutes les parties sont conservées.
fail-serve = le serveur ne peut pas démarrer : { $why }

## comptoir load

help-load = Mesurer la charge qu’un serveur supporte : des tables de quatre jouent à Money! par le réseau
help-load-examples =
    Démarre son propre serveur sur un fichier temporaire, sauf si on lui en indique un autre. Seul un
    serveur de cette machine peut être mesuré. Le code de sortie est 1 si une demande a été refusée
    ou une connexion coupée.
    Exemples :
      comptoir load --tables 100 --seconds 10
      comptoir load --tables 2000 --seconds 30 --think 600 --json
help-load-tables = Le nombre de tables, de quatre connexions chacune. Par défaut : 100
help-load-seconds = La durée de la mesure, en secondes. Par défaut : 10
help-load-think = Le temps moyen de réflexion avant un coup. Par défaut : 500
help-load-idle = Le nombre de connexions inactives supplémentaires, une moitié à l’accueil, l’autre à une table en attente. Par défaut : 0
help-load-connect = Un serveur qui tourne sur cette machine, par exemple 127.0.0.1:8080
help-load-database = Une base de données de cette machine à la place du fichier temporaire, par exemple postgres://moi@localhost/vide. Des tables y sont créées
help-load-bus = Le bus qui relie plusieurs serveurs, par exemple nats://localhost:4222
help-load-servers = Le nombre de serveurs sur une même base ; les connexions d’une table se répartissent entre eux. Par défaut : 1
help-load-together = Toutes les connexions d’une table vont au même serveur, comme derrière un mandataire qui répartit par table
help-load-moves = Chaque table joue ce nombre de coups d’une longue partie ; puis le serveur redémarre et les tables sont rouvertes une à une, puis, après un autre redémarrage, toutes à la fois
help-load-watch = Un processus dont le temps est mesuré à part, avec ses enfants, par exemple la base de données
value-pid = PROCESSUS
help-load-soak = Ce que tient le serveur ne doit pas changer jusqu’à la fin : mémoire, fichiers ouverts, journal d’écriture, tables, latence. Les tables finies sont rangées au bout de 5 secondes
help-load-json = Un objet JSON, pour les programmes
expected-servers = un nombre entier de 1 à 9
expected-tables = un nombre entier de 1 à 5000
expected-idle = un nombre entier de 0 à 20000
load-servers = serveurs
load-tables = tables de quatre connexions
load-moves = coups confirmés
load-games = parties terminées
load-rate = coups par seconde
load-p50 = de l’envoi à la confirmation, médiane
load-p99 = de l’envoi à la confirmation, 99e centile
load-max = de l’envoi à la confirmation, maximum
load-cpu = temps de processeur du serveur par coup
load-system = dont dans le système (réseau et disque)
load-players = temps de processeur des joueurs par coup
load-watched = temps de processeur des processus surveillés par coup
load-sent = envoyé aux quatre joueurs par coup
load-written = écrit sur le disque par coup
load-table-memory = mémoire du serveur par table
load-socket-memory = mémoire du serveur par connexion
load-idle = connexions inactives
load-idle-opened = dont ouvertes par seconde
load-idle-memory = mémoire du serveur par connexion inactive
load-memory = mémoire du serveur en tout
load-laid = tables créées par seconde
load-wake-p50 = réouverture d’une table, médiane
load-wake-p99 = réouverture d’une table, 99e centile
load-return = retour de tous les joueurs après un redémarrage
load-average = charge de la machine
load-soak-memory = mémoire du serveur au début → à la fin, Mio
load-soak-files = fichiers ouverts du serveur
load-soak-wal = son journal d’écriture, Mio
load-soak-tables = tables dans sa mémoire
load-soak-p99 = de l’envoi à la confirmation, 99e centile, ms
load-errors = erreurs
unit-ms = { $n } ms
unit-s = { $n } s
unit-us = { $n } µs
unit-kib = { $n } Kio
unit-mib = { $n } Mio
load-elsewhere = { $why } n’est pas sur cette machine : seuls 127.0.0.1 et ::1 sont mesurés.
load-files = Ces connexions demandent { $why } fichiers ouverts, plus que le système n’en permet : relevez la limite (ulimit -Hn) ou réduisez le nombre de tables.
load-one-file = Un fichier de données n’accepte qu’un serveur : pour plusieurs, utilisez --database.
load-in-use = Cette base de données contient déjà des tables : indiquez une base vide.
load-no-server = Le serveur à mesurer ne démarre pas : { $why }
load-refused = Réponse inattendue du serveur : { $why }
load-stopped = Arrêté avant la fin : rien n’a été mesuré.
load-not-clean = Le serveur a refusé une demande ou coupé une connexion.

## comptoir backup, restore, check, migrate

help-backup = Copier toutes les données dans un nouveau fichier, que le serveur tourne ou non
help-backup-examples =
    La copie reflète un instant précis, et chaque partie y est rejouée avant la fin de la commande.
    Exemples :
      comptoir backup lundi.db --data comptoir.db
      comptoir backup lundi.db --database postgres://comptoir@localhost/comptoir
help-backup-file = La copie
help-restore = Restaurer une copie dans un stockage vide
help-restore-examples =
    Exemples :
      comptoir restore lundi.db --data comptoir.db
      comptoir restore lundi.db --database postgres://comptoir@localhost/comptoir
help-check = Rejouer toutes les parties conservées et signaler les anomalies
help-check-examples =
    Le code de sortie est 1 en cas d’anomalie.
    Exemples :
      comptoir check --data comptoir.db
      comptoir check --database postgres://comptoir@localhost/comptoir
help-migrate = Transférer toutes les données d’un stockage à un autre, vide
help-migrate-examples =
    Arrêtez d’abord les serveurs : les coups joués pendant le transfert ne sont pas copiés. Chaque
    partie est rejouée à l’arrivée.
    Exemples :
      comptoir migrate --from sqlite:comptoir.db --to postgres://comptoir@localhost/comptoir
help-migrate-from = Source : sqlite:FICHIER ou postgres://…
help-migrate-to = Destination : sqlite:FICHIER ou postgres://…
help-kept-data = Le fichier de données. Par défaut : comptoir.db
help-serve-database = Une base PostgreSQL à la place du fichier de données, par exemple postgres://comptoir@localhost/comptoir
help-serve-bus = Le bus NATS qui relie plusieurs serveurs d’une même base, par exemple nats://localhost:4222
value-database = BASE
value-bus = BUS
backup-done = Tables copiées : { $tables }. Entrées rejouées : { $entries }. Anomalies : { $faults }.
restore-done = Tables restaurées : { $tables }. Entrées rejouées : { $entries }. Anomalies : { $faults }.
migrate-done = Tables transférées : { $tables }. Entrées rejouées : { $entries }. Anomalies : { $faults }.
help-ratings = Recalculer toutes les cotes d’après les journaux des parties terminées
help-ratings-examples =
    Exemples :
      comptoir ratings --rebuild
      comptoir ratings --rebuild --database postgres://comptoir@localhost/comptoir
help-ratings-rebuild = Remplacer les cotes par ce que disent les journaux
ratings-done = Résultats tirés des journaux : { $games }. Parties cotées : { $rated }.
ratings-skipped = le journal ne se rejoue pas jusqu’au bout ; son résultat reste tel quel.
check-done = Tables : { $tables }, dont { $playing } en cours et { $over } terminées. Entrées : { $entries }. Anomalies : { $faults }.
check-gap = l’entrée { $n } manque.
check-damaged = le journal ne se rejoue pas à partir de l’entrée { $n }.
check-changed = l’entrée { $n } du journal n’est pas celle qui a été écrite.
check-unreadable = le fichier de données est illisible à l’endroit de cette table.
check-file = Le fichier de données est abîmé : { $fault }
check-other-rules = partie commencée sous la révision { $n } des règles, que cette version n’a plus.
check-unknown = jeu inconnu, ou options de départ refusées.
check-result = le journal ne mène pas au résultat noté.
check-table-row = ce qui est conservé à son sujet sous « { $name } » n’est pas ce qui a été écrit.
check-row = Le fichier de données est abîmé : « { $name } » { $key } n’est pas ce qui a été écrit.
check-unsound = certaines données conservées présentent des anomalies.
fail-kept = impossible de lire les données conservées : { $why }
fail-copy = la copie n’a pas été faite : { $why }

## Bots against bots

games-levels = Robots (--bots)
games-level = { $id } : { $name }. { $help }
value-contenders = ROBOTS
help-arena = Faire jouer des robots entre eux sur les mêmes donnes et indiquer la fiabilité du résultat
help-arena-examples =
    Chaque donne est jouée une fois pour chaque rotation des places, et ce sont les donnes que l’on compte.
    Outre les niveaux il y a des robots pour comparer : estimate et weights (gloutons, selon le jugement
    d’une personne ou les poids ajustés), search, flat (Monte-Carlo sans arbre) et cheat (une recherche qui
    voit tout), ceux-ci avec des réglages : iterations, exploration, temperature, depth (profondeur),
    opponents (search, all ou un nombre), playout, candidates (all ou un nombre), quiescence,
    sense, rechoose et plan (true ou false), net (réseau : none, leaves, priors ou all),
    policy (weights ou estimate) et nodes (nœuds). Le robot net est glouton
    selon le réseau. Les niveaux d’aujourd’hui gardent leur nom avec @1, comme expert@1.

    Exemples :
      comptoir arena money --bots hard,medium --players 3 --games 600
      comptoir arena mint-works --bots expert,hard --resume expert.jsonl --until-sure
      comptoir arena alhambra --bots search:iterations=400,playout=6,flat:iterations=400 --json
help-arena-bots = Les robots, séparés par des virgules ; le dernier occupe toutes les places restantes. Par défaut : hard,medium
help-arena-games = Le nombre de parties ; chaque donne est jouée en entier. Par défaut : 600
help-arena-players = Le nombre de joueurs à la table. Par défaut : le minimum du jeu, mais au moins deux
help-arena-resume = Conserver les donnes dans ce fichier et reprendre celles qui s’y trouvent
help-arena-net = Un réseau pour les robots de niveau maître, au lieu de celui du jeu
help-arena-until-sure = S’arrêter dès qu’un test séquentiel établit si le premier robot est meilleur
arena-head = { $game }, { $players } joueurs : { $games } parties sur { $deals } donnes ; à chances égales, { $even } % de victoires
arena-bot = robot
arena-wins = victoires, %
arena-score = points
arena-rating = force
arena-time = ms/décision
arena-longest = ms, au plus
arena-better = { $bot } est meilleur (d’au moins { $gain } % des parties ; risques d’erreur de 5 %).
arena-not-better = { $bot } n’est pas meilleur (pas de { $gain } % des parties ; risques d’erreur de 5 %).
arena-open = On ne peut pas encore dire si { $bot } est meilleur.
fail-too-many-bots = Il y a trop de robots pour { $seats } places.
fail-other-arena = Ce fichier contient les donnes d’une autre arène : autres robots, graine, jeu ou options.
help-arena-seed = Une phrase qui détermine tout le hasard. Par défaut : arena

help-ladder = Mesurer tous les niveaux de tous les jeux et écrire la page des résultats
help-ladder-examples =
    Les donnes sont conservées : la commande peut être interrompue puis relancée.
    Exemples :
      comptoir ladder
      comptoir ladder money --games 60 --write money.md
help-ladder-games = Le nombre de parties de chaque niveau contre le niveau inférieur ; un quart pour les autres comparaisons. Par défaut : 600
help-ladder-seed = Une phrase qui détermine tout le hasard. Par défaut : ladder
help-ladder-folder = Où conserver les donnes. Par défaut : target/ladder
help-ladder-write = La page à écrire, avec ses graphiques à côté. Par défaut : docs/bots.md
help-ladder-kept = Écrire la page à partir des donnes conservées, sans en jouer d’autres
ladder-written = Écrit : { $file }

help-train = Ajuster les poids d’un jeu d’après des parties entre robots, ou entraîner son réseau
help-train-examples =
    La même graine donne les mêmes poids sur toutes les machines. Avec --net, un réseau apprend en jouant
    contre lui-même, tour après tour : relancez la commande pour reprendre là où elle s’est arrêtée. La même
    graine et le même nombre de tours donnent le même réseau.
    Exemples :
      comptoir train money --games 1000 --seed 1
      comptoir train alhambra --players 2..3 --games 2000 --write
      comptoir train mint-works --net --minutes 10
help-train-games = Le nombre de parties pour chaque nombre de joueurs, ou par tour avec --net. Par défaut : 1000
help-train-players = Le nombre de joueurs : 2, ou 2..4. Par défaut : le minimum du jeu, mais au moins deux
help-train-seed = Un nombre qui détermine tout le hasard. Par défaut : 1
help-train-write = Écrire les poids ou le réseau dans les sources ; à lancer à leur racine
help-train-net = Entraîner un réseau pour le niveau maître
help-train-minutes = S’arrêter après le tour en cours au bout de tant de minutes. Par défaut : 10, sauf si le nombre de tours est donné
help-train-rounds = S’arrêter quand il y a tant de tours
help-train-first-games = Le nombre de parties du premier tour, qui ne voit qu’un coup d’avance. Par défaut : 8000
help-train-iterations = Les itérations par décision des parties de --net ; 0 ne voit qu’un coup d’avance. Par défaut : 64
help-train-window = Le nombre de tours dont les parties servent à apprendre. Par défaut : 10
help-train-epochs = Combien de fois un tour parcourt les parties. Par défaut : 3
help-train-first-iterations = Itérations par décision du premier tour, jugées par les poids. Par défaut : 0, un pas en avant
help-train-trace-decay = Quelle part de l’issue d’une partie est crue, décision par décision ; le reste est ce qu’en pensaient les joueurs. Par défaut : 0.95
help-train-folder = Où garder parties, réseaux et courbe d’apprentissage. Par défaut : target/nets et le jeu
train-round = Tour { $round } : { $examples } positions ; erreur { $error } (chances égales { $even }) ; { $wins } % de victoires contre le niveau moyen
fail-net-file = Ce fichier n’est pas un réseau de ce jeu, ou pas son entraînement.
train-fit = { $samples } positions ; erreur { $error } (avant { $before }, chances égales { $even })
train-written = Écrit : { $file }

help-puzzles = Trouver des positions où un seul choix est nettement le meilleur
help-puzzles-examples =
    Des robots jouent, et chaque position est étudiée : un problème a un choix qui dépasse tous les
    autres de 12 points de chance de victoire, avec plusieurs graines et dix fois plus de recherche,
    et que le niveau moyen ne ferait pas.
    Exemples :
      comptoir puzzles mint-works --games 20
      comptoir puzzles ginkgopolis --games 200 --write
help-puzzles-games = Le nombre de parties à étudier. Par défaut : 100
help-puzzles-players = Le nombre de joueurs. Par défaut : le minimum du jeu, mais au moins deux
help-puzzles-write = Les écrire dans les sources ; à lancer à leur racine

help-analyse = Analyser une partie enregistrée : les chances à chaque étape, les choix les plus coûteux, la part du hasard
help-analyse-examples =
    Exemples :
      comptoir analyse partie.record
      comptoir analyse partie.record --json
help-analyse-most = Le nombre d’erreurs affichées. Par défaut : 10
help-analyse-confirm = Mesure plutôt l’analyse : sur ce nombre de parties de robots du JEU donné à la place du FICHIER, combien de ses erreurs une recherche dix fois plus longue confirme
analyse-confirmed = { $mistakes } erreurs, dont { $share } % confirmées par une recherche dix fois plus longue ; { $big } qui coûtent dix points ou plus, dont { $bigShare } % confirmées
analyse-chances = Chances { DE($name) }, % (de la donne à la fin)
analyse-seat = joueur
analyse-luck = hasard
analyse-own = ses choix
analyse-others = choix des autres
analyse-lost = perdu par des erreurs
analyse-none = Aucune erreur notable.
analyse-mistake = Étape { $ply }, { $name } : { $played } a coûté { $cost } % ; mieux : { $better } ({ $why }).
analyse-why-unknown = avantage à plus long terme
help-load-bots = Des robots de ce niveau occupent trois des quatre places de chaque table. Par défaut : aucun robot

## The board of Mint Works

board-round = Manche { $round }
board-closed = fermé

## The board of Ginkgopolis

board-city-legend = R17²₃ : bâtiment rouge n° 17 de niveau 2, avec les ressources du joueur 3 ; * : sa carte n’est pas encore dans la pioche
board-city-left = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} en réserve, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche
board-stock = points de réussite : { $points }, ressources : { $resources } ({ $supply } en réserve), tuiles : { $tiles }
board-has-chosen = a choisi
board-own-pack = Personnages
board-own-cards = Main
board-own-tiles = Tuiles
board-own-choice = Choix

## The board of Donnant Donnant

board-dice = Dés
board-roll = lancer { $roll } sur 3
board-rejected = dés rejetés :
board-effect-per-adj-completed = cartes complétées voisines
board-effect-per-card-of-colour = cartes d’une couleur
board-effect-per-adj-of-colour = voisines d’une couleur
board-effect-per-completed-line = lignes complétées
board-effect-set-of-five-colours = cinq couleurs
board-effect-per-monochrome-line = lignes d’une seule couleur
board-effect-per-distinct-bonus = bonus différents
board-effect-pip-plus-minus-1 = ±1 sur un dé
board-effect-change-die-colour = changer la couleur d’un dé
board-effect-extra-rejected-die = un dé rejeté de plus
board-effect-card-colour-at-end = couleur au choix en fin de partie
board-effect-one-die-cheaper = un dé de moins à payer

## comptoir people and tables

help-people = Lister, déconnecter, supprimer ou bannir des personnes d’un serveur en marche
help-people-examples =
    Exemples :
      comptoir people list ada                 celles dont le nom, l’identifiant ou l’ID contient « ada »
      comptoir people end kLgHA1igITen4UVC     déconnecter une personne partout
      comptoir people ban 203.0.113.0/24       refuser une adresse ou tout un préfixe
help-people-action = list, end, remove, ban, unban ou bans
help-people-who = L’ID d’une personne ou d’un signalement ; pour un bannissement, aussi une adresse ou un préfixe ; pour la liste, une partie du nom
help-tables = Lister, arrêter ou supprimer des tables d’un serveur en marche, ou fermer leur discussion
help-tables-examples =
    Exemples :
      comptoir tables list
      comptoir tables close-chat 2DvZoRcW1eXkqk9E
help-tables-action = list, end, remove, close-chat ou open-chat
help-tables-table = L’ID d’une table
help-admin = Le socket d’administration du serveur. Par défaut : le fichier de données suivi de .admin
value-action = ACTION
value-who = QUI
value-table = TABLE
fail-no-server = aucun serveur ne répond ici : { $why }
fail-who = Précisez lequel : il manque son ID.
fail-operator = Le serveur refuse : { $code }.
operator-done = C’est fait.
operator-id = ID
operator-name = Nom
operator-login = Identifiant
operator-devices = Appareils
operator-since = Depuis
operator-game = Jeu
operator-state = État
operator-people = Personnes
operator-playing = en cours
operator-waiting = en attente
operator-chat-closed = discussion fermée
operator-about = Concerne
operator-reason = Motif
operator-by = Signalé par
operator-table = Table
operator-reason-abuse = insultes
operator-reason-name = nom
operator-reason-spam = publicité
operator-reason-cheating = triche
operator-reason-other = autre
