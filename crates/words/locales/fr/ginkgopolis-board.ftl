# What the board of Ginkgopolis says besides the words of the game.

## What can be done now

ginkgopolis-prompt-draft = Gardez un personnage de votre paquet ; les autres passent à gauche.
ginkgopolis-prompt-choose = Choisissez une carte, seule ou avec une tuile.
ginkgopolis-prompt-gain = Votre carte Urbanisation rapporte une ressource ou une tuile.
ginkgopolis-prompt-token = Posez le jeton { $letter } à côté de votre nouveau bâtiment.
ginkgopolis-prompt-token-hal = Hal a urbanisé : posez le jeton { $letter } pour lui.
ginkgopolis-prompt-return = La réserve est épuisée : rendez des tuiles, un point chacune.
ginkgopolis-prompt-wait = { $count ->
    [0] Les choix sont dévoilés.
   *[other] On attend le choix de { $seats }.
}
ginkgopolis-prompt-acts = { $seats } agit.
ginkgopolis-prompt-prepare = On prépare le tour suivant.
ginkgopolis-prompt-over = La partie est terminée.

## The table

ginkgopolis-round = Tour { $round }
ginkgopolis-supply = { $n ->
    [0] plus de tuiles
    [one] { $n } tuile en réserve
   *[other] { $n } tuiles en réserve
}
ginkgopolis-deck = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
ginkgopolis-last-round = Ce tour est le dernier.
ginkgopolis-second-supply = Les tuiles ont été épuisées une fois. À la prochaine, le tour sera le dernier.

## Amounts

ginkgopolis-n-resources = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
}
ginkgopolis-n-tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
ginkgopolis-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## The city

ginkgopolis-city = La ville
ginkgopolis-city-hint = Touchez un bâtiment ou une lettre pour savoir ce que c’est.
ginkgopolis-city-keys = Les flèches vont d’un lieu à l’autre, Entrée choisit, plus et moins rapprochent ou éloignent, 0 montre tout.
ginkgopolis-tools = Regarder la ville
ginkgopolis-tilt = Montrer les hauteurs
ginkgopolis-layer = Montrer ce que rapportent les quartiers
ginkgopolis-zoom-in = Rapprocher
ginkgopolis-zoom-out = Éloigner
ginkgopolis-fit = Tout montrer
ginkgopolis-building = { $site ->
    [yes] { $owner ->
        [none] { $tile }, niveau { $level }, à personne · produit { $makes } · sa carte n’est pas encore dans la pioche
       *[other] { $tile }, niveau { $level }, { $owner } · produit { $makes } · sa carte n’est pas encore dans la pioche
    }
   *[no] { $owner ->
        [none] { $tile }, niveau { $level }, à personne · produit { $makes }
       *[other] { $tile }, niveau { $level }, { $owner } · produit { $makes }
    }
}
ginkgopolis-fresh = { $building } · posé récemment
ginkgopolis-would-be = Serait : { $building }
ginkgopolis-token = Terrain { $letter }
ginkgopolis-spot = Poser { $letter } ici ({ $x }, { $y })
ginkgopolis-spot-push = Poser { $letter } à la place de { $other }, qui se décale

## Districts

ginkgopolis-districts = Quartiers
ginkgopolis-districts-n = { $n ->
    [0] aucun pour l’instant
    [one] { $n } quartier
   *[other] { $n } quartiers
}
ginkgopolis-districts-mine = { $points ->
    [one] { $points } point pour vous
   *[other] { $points } points pour vous
}
ginkgopolis-district = { $color ->
    [red] bâtiments rouges : { $n }
    [blue] bâtiments bleus : { $n }
   *[yellow] bâtiments jaunes : { $n }
}
ginkgopolis-nobody = Personne n’a de ressources ici.
ginkgopolis-no-district = Deux bâtiments voisins d’une même couleur forment un quartier.

## Players

ginkgopolis-players = Joueurs
ginkgopolis-first = Premier joueur
ginkgopolis-progress-chosen = a choisi
ginkgopolis-progress-thinking = choisit…
ginkgopolis-progress-acts = agit
ginkgopolis-progress-waits = à venir
ginkgopolis-resources-title = Ressources : { $n } derrière le paravent, { $supply } en réserve
ginkgopolis-tokens = { $n ->
    [one] encore { $n } nouvelle main
   *[other] encore { $n } nouvelles mains
}
ginkgopolis-show-cards = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
ginkgopolis-cards-of = Cartes de { $seat }
ginkgopolis-known = Main et tuiles, pour autant que vous puissiez les connaître
ginkgopolis-plays = joue { $card }
ginkgopolis-with-tile = avec une tuile

## One’s own hand

ginkgopolis-hand = Votre main
ginkgopolis-hand-empty = Aucune carte.
ginkgopolis-tiles = Vos tuiles
ginkgopolis-tiles-empty = Aucune tuile derrière votre paravent.
ginkgopolis-tile = Tuile { $tile }
ginkgopolis-your-choice = Votre choix
ginkgopolis-your-cards = Vos cartes
ginkgopolis-card-letter = Carte Urbanisation { $letter }
ginkgopolis-card-building = Carte Bâtiment { $tile }. À qui la garde : { $bonus }
ginkgopolis-card-state = { $owner ->
    [none] niveau { $level }, à personne
   *[other] niveau { $level }, { $owner }
}

## What a choice would do

ginkgopolis-pick = Touchez une carte, ici ou dans la ville ; ajoutez une tuile pour construire.
ginkgopolis-pick-card = Touchez maintenant la carte qui ira avec la tuile.
ginkgopolis-do-exploit = Exploiter
ginkgopolis-do-urbanize = Urbaniser
ginkgopolis-do-build-up = Construire au niveau { $level }
ginkgopolis-lays = sur le bâtiment
ginkgopolis-pays = à payer
ginkgopolis-back = repris
ginkgopolis-produces = production
ginkgopolis-either = une ressource ou une tuile
ginkgopolis-bonus = vos cartes
ginkgopolis-keeps = vous gardez { $tile }
ginkgopolis-gives = { $seat } reçoit
ginkgopolis-ends = score final
ginkgopolis-ends-help = De combien votre score changerait si la partie s’arrêtait alors : points, cartes et quartiers.
ginkgopolis-unpaid = Vous ne pouvez pas payer cette tuile : elle reviendrait et la carte compterait seule. Il vous manque
ginkgopolis-may-change = D’autres agissent avant vous : la ville aura peut-être changé.
ginkgopolis-choose-card = Choisir cette carte
ginkgopolis-choose-both = Choisir carte et tuile
ginkgopolis-clear = Reposer
ginkgopolis-change = Nouvelle main ({ $tokens })
ginkgopolis-change-sure = { $tokens ->
    [one] Défausser ces cartes et en piocher autant ? Cela coûte votre dernier jeton, qui vaut 2 points à la fin.
   *[other] Défausser ces cartes et en piocher autant ? Cela coûte un jeton, qui vaut 2 points à la fin.
}
ginkgopolis-keep-hand = Garder la main
ginkgopolis-gain-which = Que doit rapporter la carte ?
ginkgopolis-token-where = Touchez un emplacement marqué dans la ville.
ginkgopolis-pushes = { $other } se décale d’une place, et d’autres peut-être après.
ginkgopolis-push-to = À la place de { $other }
ginkgopolis-put = Poser ici
ginkgopolis-return-which = Touchez les tuiles que vous rendez : chacune vaut un point. Personne ne le voit avant que tous aient choisi.
ginkgopolis-return = { $n ->
    [0] Ne rien rendre
    [one] Rendre { $n } tuile
   *[other] Rendre { $n } tuiles
}

## Characters and kept cards

ginkgopolis-pack = Votre paquet
ginkgopolis-kept = Gardés jusqu’ici
ginkgopolis-draft-keep = Garder ce personnage
ginkgopolis-starts-with = au départ
ginkgopolis-when-exploit = En exploitant
ginkgopolis-when-urbanize = En urbanisant
ginkgopolis-when-build-up = En construisant
ginkgopolis-when-end = À la fin
ginkgopolis-if-over = Si la partie s’arrêtait
ginkgopolis-bonus-words = { $action } : { $items }
ginkgopolis-goal-resources = { $color ->
    [red] { $points } pour chacune de vos ressources sur des bâtiments rouges
    [blue] { $points } pour chacune de vos ressources sur des bâtiments bleus
   *[yellow] { $points } pour chacune de vos ressources sur des bâtiments jaunes
}
ginkgopolis-goal-low = { $points } pour chacun de vos bâtiments de niveau 1 ou 2
ginkgopolis-goal-high = { $points } pour chacun de vos bâtiments de niveau 3 ou plus
ginkgopolis-goal-permanents = { $points } pour chacune de vos cartes avec l’action « { $action } »
ginkgopolis-goal-cards = { $color ->
    [red] { $points } pour chacune de vos cartes rouges
    [blue] { $points } pour chacune de vos cartes bleues
   *[yellow] { $points } pour chacune de vos cartes jaunes
}
ginkgopolis-goal-itself = { $points } à la fin

## The guided first game

ginkgopolis-lesson-city-title = Voici la ville
ginkgopolis-lesson-city = Les bâtiments rouges produisent des ressources, les bleus des tuiles, les jaunes des points, autant que de niveaux. Les lettres autour sont des terrains. Le premier bouton à droite change la vue.
ginkgopolis-lesson-hand-title = Votre main
ginkgopolis-lesson-hand = Chaque carte désigne un lieu de la ville : un bâtiment, ou un terrain par sa lettre. À chaque tour, chacun choisit une carte en secret et passe les autres.
ginkgopolis-lesson-tiles-title = Vos tuiles
ginkgopolis-lesson-tiles = Une carte seule exploite son bâtiment. Avec une tuile, on construit : sur une lettre, un nouveau bâtiment, et ses voisins produisent ; sur un bâtiment, un niveau de plus, et la carte vous reste.
ginkgopolis-lesson-choose-title = Faites votre premier choix
ginkgopolis-lesson-choose = Touchez une carte à lettre, puis une tuile. En bas, vous lisez ce que cela coûte et rapporte avant de confirmer.
ginkgopolis-lesson-players-title = Chacun a choisi en secret
ginkgopolis-lesson-players = Les actions se suivent à partir du premier joueur, qui a la feuille. Sous chaque nom : points, ressources, tuiles.
ginkgopolis-lesson-token-title = La lettre s’écarte
ginkgopolis-lesson-token = Votre bâtiment a pris la place d’un jeton. Touchez un emplacement marqué à côté, puis confirmez : c’est de nouveau un terrain.
ginkgopolis-lesson-gain-title = Un terrain seul
ginkgopolis-lesson-gain = Une carte à lettre sans tuile rapporte une ressource ou une tuile, à votre guise.
ginkgopolis-lesson-build-title = Construisez en hauteur
ginkgopolis-lesson-build = Une carte à numéro avec une tuile construit par-dessus. Il en coûte une ressource par niveau ; une autre couleur, une de plus ; un numéro plus bas, un point par cran. La carte gardée rapporte ensuite.
ginkgopolis-lesson-kept-title = Vos cartes
ginkgopolis-lesson-kept = Elles sont rangées selon l’action qui les déclenche. Faites souvent ce que vos cartes récompensent ; celles du drapeau comptent à la fin.
ginkgopolis-lesson-districts-title = Les quartiers
ginkgopolis-lesson-districts = Des bâtiments voisins d’une même couleur forment un quartier. Qui y a le plus de ressources gagne un point pour chaque ressource du quartier ; le deuxième, pour les siennes.
ginkgopolis-lesson-return-title = Les tuiles sont épuisées
ginkgopolis-lesson-return = Une fois dans la partie, chacun peut rendre des tuiles, un point chacune. Quand elles s’épuisent de nouveau, le tour est le dernier.
ginkgopolis-lesson-last-title = Le dernier tour
ginkgopolis-lesson-last = Ensuite, tout se compte : points, cartes, quartiers. Voyez ce qui manque encore à vos quartiers.
ginkgopolis-lesson-over-title = C’était votre première partie
ginkgopolis-lesson-over = Le tableau ci-dessus dit de quoi se compose le score de chacun. La prochaine fois, choisissez vos personnages par draft.
