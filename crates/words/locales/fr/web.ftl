# The words of the page, outside of a game and its table.

## Around every page

web-skip = Aller au contenu
web-home = Comptoir, vers l’accueil
web-nav = Principale
web-nav-lobby = Accueil
web-nav-rules = Règles
web-nav-me = Profil
web-close = Fermer
web-cancel = Annuler
web-save = Enregistrer
web-back = Retour
web-copy = Copier
web-copied = Copié.
web-copy-failed = La copie n’a pas réussi : sélectionnez le texte et copiez-le à la main.
web-loading = Un instant…
web-again = Réessayer
web-offline = Le serveur ne répond pas. Rien n’est perdu, nous réessayons.
web-outdated = Cette page a été mise à jour. Elle se rechargera d’elle-même dès que vous aurez terminé ce que vous faites.
web-outdated-stuck = Cette page et le serveur ne vont pas ensemble, et recharger n’y a rien changé. Réessayez dans un instant.
web-failed = Cette partie de la page n’a pas pu s’afficher.
web-failed-help = Votre partie est en sûreté sur le serveur. Réessayez, ou rechargez la page.
web-retry = Réessayer
web-reload = Recharger
web-language = Langue
web-lang-fr = Français
web-lang-en = English
web-theme = Apparence
web-theme-auto = Comme le système
web-theme-light = Claire
web-theme-dark = Sombre
web-your-turn-at = { $n ->
    [one] À vous de jouer à une table
   *[other] À vous de jouer à { $n } tables
}
web-footer-fair = Un hasard vérifiable : chaque mélange est fixé avant le premier coup. Son empreinte est montrée aussitôt, la graine après la fin, et chacun peut comparer l’une à l’autre.
web-footer-licence = Logiciel libre, MIT ou Apache 2.0 au choix ; son code source l’accompagne. Les jeux appartiennent à leurs auteurs ; les textes de règles et les dessins sont les nôtres.
web-missing-title = Rien ici
web-missing-text = Cette adresse ne mène nulle part. La table a peut-être été débarrassée.
web-to-lobby = Vers l’accueil

## The lobby

web-hero-title = Prenez place au comptoir
web-hero-text = Des jeux de monnaie, de marchés et de construction, entre amis ou contre des robots. Ni compte ni attente : choisissez un nom et jouez.
web-hero-hello = Bonjour, { $name }
web-hero-known = À quoi joue-t-on ? Ouvrez une table, rejoignez-en une, ou jouez tout de suite contre des robots.
web-name-label = Votre nom
web-name-ask = Comment vous appeler ?
web-name-help = 24 caractères au plus. Les autres le voient à la table ; il ne faut rien d’autre.
web-name-go = Prendre place
web-name-have-account = J’ai un compte
web-turn-title = À vous de jouer
web-turn-go = Jouer
web-mine-title = Vos tables
web-games-title = Les jeux
web-game-players = De { $min } à { $max } joueurs
web-game-play = Jouer contre des robots
web-game-new = Nouvelle table…
web-game-learn = Apprendre en jouant
web-game-rules = Règles
web-tables-open = Tables ouvertes
web-tables-open-none = Aucune table n’attend de joueurs. Ouvrez-en une, on la verra ici.
web-tables-running = Parties en cours
web-tables-running-none = Personne ne joue en public pour l’instant.
web-table-join = Rejoindre
web-table-watch = Regarder
web-table-continue = Continuer
web-table-open = Ouvrir
web-table-seats = { $taken ->
    [one] { $taken } place prise sur { $all }
   *[other] { $taken } places prises sur { $all }
}
web-table-option = { $option } : { $value }
web-table-private = Table privée
web-table-spectators = { $n ->
    [one] Un spectateur
   *[other] { $n } spectateurs
}
web-seat-open = Place libre
web-seat-invite = Réservée à un invité
web-seat-you = { $name } (vous)
web-seat-away = { $name } (un robot joue)
web-result-won = Vous avez gagné
web-result-shared = Victoire partagée
web-result-lost = Gagnée par { $names }
web-clock-none = Sans pendule
web-clock-live = { $minutes } min + { $increment } s
web-clock-days = { $days ->
    [one] Un jour par coup
   *[other] { $days } jours par coup
}

## A new table

web-new-title = Nouvelle table : { $game }
web-new-players = Joueurs
web-new-seats = Qui s’assoit où
web-new-seat = Place { $n }
web-new-more = Un joueur de plus
web-new-fewer = Un joueur de moins
web-new-me = Moi
web-new-open = Libre pour tous
web-new-invite = Un invité, par lien
web-level-random = Robot au hasard
web-level-easy = Robot facile
web-level-medium = Robot moyen
web-level-hard = Robot fort
web-level-expert = Robot expert
web-level-other = Robot ({ $level })
web-new-options = La partie
web-new-choose = Un choix à soi
web-new-table = La table
web-new-public = Publique
web-new-public-help = Visible à l’accueil ; chacun peut regarder et prendre une place libre. Sinon, seulement ceux qui ont son adresse.
web-new-clock = Temps de réflexion
web-new-clock-none = Autant qu’on veut
web-new-clock-live = Une pendule pour toute la partie
web-new-clock-days = Des jours par coup, chacun son tour
web-new-minutes = Minutes par joueur
web-new-increment = Secondes en plus par coup
web-new-days = Jours par coup
web-new-clock-help = Quand le temps de quelqu’un s’épuise, un robot joue à sa place jusqu’à son retour.
web-new-memory = Aide-mémoire
web-new-memory-help = Montre ce que tous ont vu de toute façon, pour que personne n’ait à prendre des notes.
web-new-hints = Conseils
web-new-hints-help = On peut demander ce qu’un robot jouerait.
web-new-advanced = Pour aller plus loin
web-new-entropy = Votre propre pincée de hasard
web-new-entropy-help = Un texte quelconque. Il est mêlé au mélange, si bien que le serveur lui-même n’aurait pu le choisir.
web-file-choose = Choisir un fichier
web-file-drop = ou déposez-le ici
web-file-standard = En service : { $what }
web-file-chosen = { $name } ({ $bytes } octets)
web-file-back = Revenir à { $what }
web-file-template = Télécharger le nôtre comme modèle
web-file-too-large = { $name } a { $bytes } octets ; la limite est de { $max }.
web-file-unreadable = { $name } ne peut pas être lu.
web-new-go = Ouvrir la table
web-new-bots-only = Sans place pour vous, vous regarderez.
web-new-bad-number = Un nombre entier de { $min } à { $max }, s’il vous plaît.
web-new-bad-entropy = { $max } octets au plus, s’il vous plaît.

## Rules

web-rules-title = Règles
web-rules-of = Règles de { $game }
web-rules-contents = Sur cette page
web-rules-none = Les règles de ce jeu ne sont pas ici.

## Profile

web-me-title = Profil
web-me-nobody = Vous n’avez pas encore de nom ici.
web-me-name = Nom
web-me-saved = Enregistré.
web-me-account = Compte
web-me-account-none = Vous êtes de passage : seul ce navigateur vous connaît. Avec un identifiant et un mot de passe, vous retrouvez vos tables partout. Il ne faut pas d’adresse électronique, et personne ne pourra donc vous envoyer un nouveau mot de passe.
web-me-account-have = Vous pouvez vous connecter partout sous l’identifiant { $login }.
web-me-login = Identifiant
web-me-login-help = De 3 à 32 signes parmi a–z, 0–9, point, tiret et tiret bas.
web-me-password = Mot de passe
web-me-password-help = 8 caractères au moins.
web-me-account-make = Créer un compte
web-me-account-made = Le compte est créé.
web-me-sign-in = Se connecter
web-me-sign-out = Se déconnecter
web-me-sign-out-help = { $name } n’a pas de compte : une fois la déconnexion faite, personne ne pourra revenir sous ce nom.
web-me-devices = Un autre appareil
web-me-devices-text = Un lien privé connecte un autre appareil sous votre nom. Il sert une fois, pendant dix minutes ; ne le donnez à personne d’autre.
web-me-devices-make = Créer un lien
web-me-link-label = Lien privé
web-me-rating = Classement
web-me-rating-games = { $n ->
    [one] après une partie
   *[other] après { $n } parties
}
web-me-rating-none = Pas encore de partie classée.
web-me-settings = Réglages
web-me-sound = Sons
web-me-sound-help = Un léger tic quand une carte tombe et quand c’est à vous.
web-me-notify = M’appeler quand c’est à moi
web-me-notify-help = Par une notification du navigateur tant que cette page reste ouverte à l’arrière-plan.
web-me-notify-denied = Le navigateur l’interdit : autorisez les notifications de cette page dans ses réglages.
web-me-notify-unsupported = Ce navigateur ne le peut pas.
web-me-history = Vos parties
web-me-history-none = Vous n’avez encore mené aucune partie à son terme.
web-me-data = Vos données
web-me-export = Tout télécharger
web-me-export-help = Un fichier avec votre nom, vos tables et les enregistrements de vos parties terminées.
web-me-delete = Effacer mes données
web-me-delete-help = Nom, identifiant, mot de passe et messages disparaissent pour de bon. Vos places dans les parties des autres restent, sans nom.
web-me-delete-title = Tout effacer ?
web-me-delete-sure = On ne peut pas revenir en arrière. Écrivez { $word } pour confirmer.
web-me-delete-word = effacer
web-me-delete-go = Effacer pour de bon
web-me-deleted = Vos données sont effacées.
web-link-title = Lien privé
web-link-ask = Ce lien connecte cet appareil sous le nom que vous portez ailleurs.
web-link-warn = Ici, vous êtes { $name }. Si vous continuez, cet appareil devient quelqu’un d’autre.
web-link-go = Se connecter ici
web-link-done = Bienvenue, { $name }.

## Notices

web-notify-turn = { $game } : à vous de jouer.

## Refusals of the server

error-bad-request = Le serveur n’a pas compris. ({ $detail })
error-no-session = Le serveur ne connaît pas (ou plus) ce navigateur. Choisissez d’abord un nom.
error-bad-login = L’identifiant et le mot de passe ne vont pas ensemble.
error-forbidden = Cela ne vous est pas permis.
error-not-found = Cela n’existe pas, ou n’existe plus.
error-taken = C’est déjà pris.
error-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-too-large = C’est trop grand.
error-too-many = C’est trop à la fois : terminez d’abord quelque chose.
error-rate = C’était trop rapide. Attendez un instant.
error-bad-name = Un nom a de 1 à 24 caractères.
error-bad-password = Un mot de passe a de 8 à 128 caractères.
error-bad-login-name = Un identifiant a de 3 à 32 signes parmi a–z, 0–9, point, tiret et tiret bas.
error-bad-seats = Ces places ne conviennent pas à ce jeu.
error-bad-text = Ce texte ne peut pas être envoyé.
error-stale = La table a avancé entre-temps. Regardez de nouveau, puis choisissez.
error-unavailable = Le serveur ne peut pas le faire maintenant. Rien n’est perdu ; réessayez.
error-offline = Le serveur ne répond pas. Réessayez une fois la connexion revenue.
error-stopped = La connexion à cette table est fermée.
error-lost = La connexion s’est coupée à cet instant. Regardez où en est la table avant de réessayer.
error-misfit = Cette page ne comprend pas la réponse du serveur. Rechargez-la. ({ $detail })
error-unknown = Cela n’a pas marché. ({ $code })
