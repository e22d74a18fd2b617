# Les mots des tournois.

tournament-title = Tournois
tournament-intro = Des rondes qui s’apparient d’elles-mêmes, pour une soirée de club ou sur plusieurs semaines. Le classement est en direct, et avec les donnes dupliquées toutes les tables d’une ronde reçoivent les mêmes cartes.
tournament-open-one = Ouvrir un tournoi
tournament-open = Inscriptions ouvertes
tournament-running = En cours
tournament-over = Terminés
tournament-none = Aucun tournoi n’est annoncé pour l’instant.
tournament-format-swiss = Système suisse, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
tournament-format-round-robin = Toutes rondes
tournament-format-knockout = Élimination directe
tournament-format-arena = Arène, { $minutes } minutes
tournament-arena = Arène
tournament-entrants = { $n } inscrits sur { $most }
tournament-at-tables = Tables de { $n }
tournament-phase-open = Inscriptions ouvertes
tournament-phase-running = Ronde { $round }
tournament-phase-arena = En cours
tournament-phase-over = Terminé
tournament-phase-cancelled = Annulé
tournament-starts-at = Début : { $when }
tournament-starts-full = Commence au complet
tournament-starts-by-hand = Lancé par l’organisateur
tournament-duplicate = Donnes dupliquées
tournament-rated = Compte pour la cote
tournament-unlisted = Non annoncé : partagez le lien

## One tournament

tournament-enter = S’inscrire
tournament-withdraw = Se retirer
tournament-return = Revenir
tournament-in = Vous êtes inscrit.
tournament-to-profile = Vers mon profil
tournament-your-table = Ronde { $round } : votre table est prête
tournament-take-seat = Prendre ma place
tournament-take-seat-by = Soyez là avant { $when }, sinon un robot joue pour vous.
tournament-take-seat-or-lose = Soyez là avant { $when }, sinon la partie est perdue.
tournament-go = Aller à ma table
tournament-wait = Votre prochaine table s’affichera ici d’elle-même.
tournament-organise = Organisation
tournament-bots-level = Niveau des robots
tournament-bots-count = Nombre de robots
tournament-bots-add = Ajouter des robots
tournament-start = Commencer maintenant
tournament-cancel = Annuler le tournoi
tournament-cancel-sure = Annuler définitivement le tournoi
tournament-standings = Classement
tournament-place = Place
tournament-name = Participant
tournament-points = Points
tournament-opponents = Adversaires
tournament-opponents-help = Premier départage : la somme des points des adversaires.
tournament-wins = Victoires
tournament-wins-help = Second départage : les premières places aux tables.
tournament-games = Parties
tournament-bot = { $level } { $n }
tournament-forgotten = Compte supprimé
tournament-left = retiré
tournament-you = vous
tournament-cross = Grille
tournament-number = N°
tournament-cross-help = Pour chaque ronde : les adversaires par leur numéro, et les points.
tournament-round = Ronde { $n }
tournament-bye = exempt
tournament-against = c. { $places }
tournament-rounds = Rondes
tournament-table = Table { $n }
tournament-table-watch = Regarder
tournament-table-look = Revoir
tournament-table-sealed = Scellée jusqu’à la fin de la ronde
tournament-absent = absent
tournament-byes = Exempts : { $names }
tournament-results = Résultats
tournament-csv = Tableur (CSV)
tournament-json = Données (JSON)
tournament-fair = Donnes dupliquées
tournament-fair-help = Toutes les tables d’une ronde ont la même graine. Le serveur s’est engagé sur toutes par cette empreinte dès l’ouverture du tournoi ; la graine de chaque ronde est affichée quand la ronde est terminée.
tournament-fair-hash = Empreinte du secret :
tournament-fair-seed = Secret :
tournament-fair-round = Graine de la ronde :

## The form

tournament-new-title = Ouvrir un tournoi
tournament-new-name = Nom
tournament-new-game = Jeu
tournament-new-format = Formule
tournament-new-swiss = Système suisse
tournament-new-rounds = Rondes
tournament-new-minutes = Minutes
tournament-new-size = Joueurs par table
tournament-new-size-help = Si le nombre d’inscrits ne tombe pas juste, quelques tables sont plus petites.
tournament-new-capacity = Nombre maximal d’inscrits
tournament-new-start = Début
tournament-new-start-hand = Quand je le décide
tournament-new-start-full = Au complet
tournament-new-start-at = À une heure fixée
tournament-new-time = Date et heure
tournament-new-time-bad = Un moment encore à venir.
tournament-new-show-up = Secondes pour prendre sa place
tournament-new-show-up-help = Parties en direct seulement. Dans les parties sur plusieurs jours, chacun est assis d’emblée.
tournament-new-no-show = Si quelqu’un ne vient pas
tournament-new-no-show-bot = Un robot joue à sa place
tournament-new-no-show-forfeit = Il perd sans jouer
tournament-new-bot = Niveau de ce robot
tournament-new-duplicate = Donnes dupliquées
tournament-new-duplicate-help = Toutes les tables d’une ronde reçoivent la même donne : la chance est la même pour tous. Personne ne peut regarder avant la fin de la ronde.
tournament-new-rated = Compte pour la cote
tournament-new-rated-help = Les résultats comptent pour la cote.
tournament-new-public = Annoncé
tournament-new-public-help = Tout le monde peut le trouver ; sinon, il faut le lien.
tournament-new-go = Ouvrir le tournoi
