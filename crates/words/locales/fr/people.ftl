# Pages des personnes, parties jouées, classements. Chargé à l’ouverture de l’une d’elles.

people-hidden-title = Rien à voir ici
people-hidden = Cette personne n’existe pas, ou ne vous montre pas sa page.
people-hidden-why = Chacun choisit qui peut voir sa page : tout le monde, les personnes avec qui il a joué, qu’il suit ou qui sont d’un de ses clubs, ou personne.
people-back = Retour à la table
people-guest = Invité
people-own = C’est votre page, telle que vous la voyez.
people-own-settings = Qui peut la voir ?
people-games-total = { $n ->
    [0] Aucune partie terminée
    [one] { $n } partie terminée
   *[other] { $n } parties terminées
  }
people-ratings = Cotes
people-ratings-hidden = Cette personne garde ses cotes pour elle.
people-ratings-none = Aucune partie cotée pour l’instant.
people-class-two = deux joueurs
people-class-more = trois ou plus
people-value = Cote
people-uncertainty = ± { $n }
people-rated-games = { $n ->
    [one] { $n } partie cotée
   *[other] { $n } parties cotées
  }
people-provisional = provisoire
people-provisional-help = Provisoire : moins de dix parties cotées, ou trop peu d’informations. Le nombre après ± est un écart type.
people-curve = Cote au fil du temps, { $game }
people-curve-said = { $class } : de { $first } à { $last } en { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  }
people-curve-game = Jeu
people-form = Forme
people-results-hidden = Cette personne garde ses résultats pour elle.
people-form-none = Rien de terminé pour l’instant.
people-form-won = { $game } : gagné
people-form-place = { $game } : place { $rank } sur { $players }
people-form-unknown = { $game } : non gagné
people-favourites = Jeux pratiqués
people-favourite = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $wins ->
    [0] aucune gagnée
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
  }
people-reliability = Fiabilité
people-reliable = { $percent } des parties terminées sans dépasser le temps
people-last-games = Dernières parties
people-history-hidden = Cette personne ne montre pas ses parties.
people-past-none = Aucune partie ne correspond.
people-past-more = En montrer plus
people-past-filters = Filtrer les parties
people-past-game = Jeu
people-past-any-game = Tous les jeux
people-past-with = Avec
people-past-with-help = Une partie d’un nom
people-past-result = Résultat
people-past-any-result = Gagné ou perdu
people-past-won = Gagné
people-past-lost = Non gagné
people-past-from = Du
people-past-to = Au
people-result-won = Gagné
people-result-shared = Victoire partagée
people-result-place = Place { $rank } sur { $players }
people-result-lost = Non gagné
people-result-points = { $points } points
people-rated = cotée
people-deleted = supprimé
people-board-title = Classement : { $game }
people-board-class = Nombre de joueurs
people-board-place = Place
people-board-who = Qui
people-board-games = Parties
people-board-bot-help = Les robots sont là où les mesures les placent et ne bougent jamais.
people-board-none = Personne n’est encore classé. Il faut dix parties cotées, et vouloir figurer ici.
people-board-join = M’afficher dans les classements
people-board-join-help = Tout le monde verra alors ici votre nom et vos cotes établies.
people-board-listed = Vous figurerez ici dès que votre cote sera établie.
people-board-more = En montrer plus
people-board-rules = Règles : { $game }
people-page-title = Ma page
people-page-help = Ce que les autres peuvent voir de vous. Pour qui n’y a pas accès, vous n’existez pas.
people-page-audience = Qui voit ma page
people-page-everyone = Tout le monde
people-page-known = Les personnes avec qui j’ai joué, que je suis ou qui sont d’un de mes clubs
people-page-nobody = Personne d’autre que moi
people-page-history = Y montrer mes parties
people-page-history-help = Les parties publiques ; les autres seulement à qui était à la table.
people-page-results = Y montrer ma forme, mes jeux et ma fiabilité
people-page-results-help = Le bilan de vos parties, sans les parties elles-mêmes.
people-page-ratings = Y montrer mes cotes
people-page-ratings-help = Dans les classements de vos clubs aussi.
people-page-leaderboard = Figurer dans les classements
people-page-open = Ouvrir ma page
people-stats-title = Statistiques
people-stats-show = Voir les statistiques
people-stats-of = { $n ->
    [one] D’après votre dernière partie terminée
   *[other] D’après vos { $n } dernières parties terminées
  }
people-stats-opponents = Résultats par adversaire
people-stats-opponent = { $name } : { $ahead } fois devant, { $behind } fois derrière, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
people-stats-legend = foncé : devant ; clair : derrière
people-stats-scores = Scores par jeu et nombre de joueurs
people-stats-score = { $game }, { $players } joueurs : { $games ->
    [one] { $median } en une seule partie, { $wins ->
        [0] perdue
       *[other] gagnée
    }
   *[other] médiane { $median }, de { $low } à { $high }, { $wins } sur { $games } gagnées
}
people-stats-score-legend = trait : du plus bas au plus haut ; barre : la moitié centrale ; repère : la médiane
people-stats-openings = Vos débuts de partie
people-stats-openings-help = Le premier choix de vos parties, et combien de fois il a mené à la victoire.
people-stats-opening = { $choice } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $wins ->
    [0] aucune gagnée
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
  }
people-stats-none = Pas encore assez de parties.
