# What the board says besides the messages of the game, in the terms listed there.

## What can be done now

ginkgopolis-prompt-draft = Gardez un personnage ; les autres passent à votre voisin de gauche.
ginkgopolis-prompt-choose = Choisissez une carte, seule ou avec une tuile.
ginkgopolis-prompt-gain = Votre carte Urbanisation rapporte une ressource ou une tuile.
ginkgopolis-prompt-token = Replacez le jeton { $letter } à côté de votre nouveau bâtiment.
ginkgopolis-prompt-token-hal = Hal a urbanisé : replacez le jeton { $letter } pour lui.
ginkgopolis-prompt-return = La réserve est épuisée : remettez des tuiles en jeu, pour 1 point de réussite chacune.
ginkgopolis-prompt-wait = { $count ->
    [0] Les cartes sont révélées.
   *[other] En attente d’un choix : { $seats }.
}
ginkgopolis-prompt-acts = Résolution de l’action : { $seats }.
ginkgopolis-prompt-prepare = Préparation du tour suivant…
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
ginkgopolis-last-round = C’est le dernier tour.
ginkgopolis-second-supply = Réserve déjà épuisée une fois
ginkgopolis-letter-does = Seule, elle rapporte une ressource ou une tuile. Avec une tuile, elle construit un bâtiment à la place de la lettre, et ses voisins produisent pour vous.
ginkgopolis-card-does = Seule, elle exploite son bâtiment. Avec une tuile, elle le rehausse et reste devant vous : { $bonus }.
ginkgopolis-reveal = Tous révèlent leur choix
ginkgopolis-counting = { $n ->
    [0] Ce quartier n’a pas de propriétaire.
   *[other] { $color ->
        [red] Quartier rouge : { $list }
        [blue] Quartier bleu : { $list }
       *[yellow] Quartier jaune : { $list }
    }
}

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
    [one] { $n } point de réussite
   *[other] { $n } points de réussite
}

## The city

ginkgopolis-city = La ville
ginkgopolis-city-keys = Flèches : se déplacer. Entrée : choisir. + et − : zoomer. 0 : tout afficher.
ginkgopolis-tools = Affichage de la ville
ginkgopolis-tilt = Afficher les hauteurs
ginkgopolis-layer = Afficher les points des quartiers
ginkgopolis-zoom-in = Zoom avant
ginkgopolis-zoom-out = Zoom arrière
ginkgopolis-fit = Tout afficher
ginkgopolis-building = { $site ->
    [yes] { $owner ->
        [none] Bâtiment { $tile }, niveau { $level }, sans propriétaire · produit { $makes } · en chantier : sa carte n’est pas encore dans la pioche
       *[other] Bâtiment { $tile }, niveau { $level }, { $owner } · produit { $makes } · en chantier : sa carte n’est pas encore dans la pioche
    }
   *[no] { $owner ->
        [none] Bâtiment { $tile }, niveau { $level }, sans propriétaire · produit { $makes }
       *[other] Bâtiment { $tile }, niveau { $level }, { $owner } · produit { $makes }
    }
}
ginkgopolis-fresh = { $building } · posé récemment
ginkgopolis-would-be = Deviendrait : { $building }
ginkgopolis-token = Jeton Urbanisation { $letter }
ginkgopolis-spot-push = Poser le jeton { $letter } à la place du { $other }, qui se décale

## Districts

ginkgopolis-districts = Quartiers
ginkgopolis-districts-n = { $n ->
    [0] aucun pour l’instant
    [one] { $n } quartier
   *[other] { $n } quartiers
}
ginkgopolis-districts-mine = { $points ->
    [one] { $points } point de réussite pour vous
   *[other] { $points } points de réussite pour vous
}
ginkgopolis-district = { $color ->
    [red] bâtiments rouges : { $n }
    [blue] bâtiments bleus : { $n }
   *[yellow] bâtiments jaunes : { $n }
}
ginkgopolis-nobody = Personne n’y a de ressources.
ginkgopolis-no-district = Deux bâtiments adjacents de même couleur forment un quartier.

## Players

ginkgopolis-players = Joueurs
ginkgopolis-first = Premier joueur
ginkgopolis-progress-chosen = a choisi
ginkgopolis-progress-thinking = choisit…
ginkgopolis-progress-acts = joue son action
ginkgopolis-progress-waits = en attente
ginkgopolis-resources-title = Ressources : { $n } derrière le paravent, { $supply } en réserve
ginkgopolis-tokens = { $n ->
    [one] { $n } jeton Changer sa main
   *[other] { $n } jetons Changer sa main
}
ginkgopolis-played-last = Au tour précédent : { $card }
ginkgopolis-show-cards = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
ginkgopolis-cards-of = Cartes { DE($seat) }
ginkgopolis-known = Main et tuiles, d’après ce que vous pouvez savoir
ginkgopolis-plays = joue la carte { $card }
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
ginkgopolis-card-building = Carte Bâtiment { $card }. Bonus : { $bonus }
ginkgopolis-card-state = { $owner ->
    [none] niveau { $level }, sans propriétaire
   *[other] niveau { $level }, { $owner }
}

## What a choice would do

ginkgopolis-pick = Touchez une carte, ici ou dans la ville ; ajoutez une tuile pour construire.
ginkgopolis-pick-card = Touchez maintenant la carte à jouer avec cette tuile.
ginkgopolis-do-exploit = Exploiter
ginkgopolis-do-urbanize = Urbaniser
ginkgopolis-do-build-up = Construire au niveau { $level }
ginkgopolis-lays = sur le bâtiment
ginkgopolis-pays = coût
ginkgopolis-back = récupéré
ginkgopolis-produces = production
ginkgopolis-either = une ressource ou une tuile
ginkgopolis-bonus = bonus de vos cartes
ginkgopolis-keeps = vous gardez la carte { $card }
ginkgopolis-gives = reçu par { $seat }
ginkgopolis-ends = score final
ginkgopolis-ends-help = L’effet sur votre score si la partie s’arrêtait là : points de réussite, cartes et quartiers.
ginkgopolis-unpaid = Vous n’avez pas de quoi poser cette tuile : elle vous reviendrait et la carte serait jouée seule. Il vous manque :
ginkgopolis-may-change = D’autres jouent leur action avant vous : la ville aura peut-être changé.
ginkgopolis-choose = Choisir
ginkgopolis-choose-card = Choisir cette carte
ginkgopolis-choose-both = Choisir cette carte et cette tuile
ginkgopolis-clear = Annuler le choix
ginkgopolis-change = Changer sa main ({ $tokens })
ginkgopolis-change-sure = { $tokens ->
    [one] Défausser ces cartes et en piocher autant ? Cela coûte votre dernier jeton Changer sa main, qui vaut 2 points de réussite à la fin.
   *[other] Défausser ces cartes et en piocher autant ? Cela coûte un jeton Changer sa main, qui vaut 2 points de réussite à la fin.
}
ginkgopolis-keep-hand = Garder ma main
ginkgopolis-gain-which = Que rapporte la carte ?
ginkgopolis-token-where = Touchez l’une des places signalées dans la ville.
ginkgopolis-pushes = Le jeton { $other } se décale d’une place et peut en pousser d’autres.
ginkgopolis-push-to = À la place du { $other }
ginkgopolis-put = Poser ici
ginkgopolis-return-which = Touchez les tuiles à remettre en jeu : chacune rapporte 1 point de réussite. Les choix restent secrets jusqu’à ce que tous aient choisi.
ginkgopolis-return = { $n ->
    [0] N’en remettre aucune
    [one] Remettre { $n } tuile en jeu
   *[other] Remettre { $n } tuiles en jeu
}

## Characters and kept cards

ginkgopolis-pack = Personnages à choisir
ginkgopolis-kept = Personnages gardés
ginkgopolis-draft-keep = Garder ce personnage
ginkgopolis-times = ×{ $n }
ginkgopolis-times-words = { $n } exemplaires
ginkgopolis-starts-with = au départ
ginkgopolis-when-exploit = En exploitant
ginkgopolis-when-urbanize = En urbanisant
ginkgopolis-when-build-up = En construisant en hauteur
ginkgopolis-when-end = En fin de partie
ginkgopolis-end-cards = Cartes décomptées en fin de partie
ginkgopolis-if-over = Si la partie s’arrêtait maintenant
ginkgopolis-bonus-words = { $action } : { $items }
ginkgopolis-goal-resources = { $color ->
    [red] { $points } pour chacune de vos ressources sur des bâtiments rouges
    [blue] { $points } pour chacune de vos ressources sur des bâtiments bleus
   *[yellow] { $points } pour chacune de vos ressources sur des bâtiments jaunes
}
ginkgopolis-goal-low = { $points } pour chacun de vos bâtiments de niveau 1 ou 2
ginkgopolis-goal-high = { $points } pour chacun de vos bâtiments de niveau 3 ou plus
ginkgopolis-goal-permanents = { $points } pour chacune de vos cartes à bonus « { $action } »
ginkgopolis-goal-cards = { $color ->
    [red] { $points } pour chacune de vos cartes rouges
    [blue] { $points } pour chacune de vos cartes bleues
   *[yellow] { $points } pour chacune de vos cartes jaunes
}
ginkgopolis-goal-itself = { $points } en fin de partie

## The guided first game

ginkgopolis-lesson-city-title = Voici la ville
ginkgopolis-lesson-city = Les bâtiments rouges produisent des ressources, les bleus des tuiles, les jaunes des points de réussite : autant que leur niveau. Les lettres tout autour marquent les terrains à bâtir. Le premier bouton à droite incline la vue.
ginkgopolis-lesson-hand-title = Votre main
ginkgopolis-lesson-hand = Chaque carte désigne un endroit de la ville : un bâtiment, ou un terrain par sa lettre. À chaque tour, chacun choisit une carte en secret et passe les autres.
ginkgopolis-lesson-tiles-title = Vos tuiles
ginkgopolis-lesson-tiles = Une carte seule exploite son bâtiment. Avec une tuile, on construit : sur une lettre, c’est un nouveau bâtiment, et ses voisins produisent ; sur un bâtiment, c’est un niveau de plus, et vous gardez la carte.
ginkgopolis-lesson-choose-title = Faites votre premier choix
ginkgopolis-lesson-choose = Touchez une carte à lettre, puis une tuile. Ce que cela coûte et rapporte s’affiche en bas avant que vous ne confirmiez.
ginkgopolis-lesson-players-title = Chacun a choisi en secret
ginkgopolis-lesson-players = Les actions se résolvent dans l’ordre, à partir du premier joueur, signalé par la feuille. Sous chaque nom : points de réussite, ressources, tuiles.
ginkgopolis-lesson-token-title = Le jeton se déplace
ginkgopolis-lesson-token = Votre bâtiment a remplacé un jeton. Touchez l’une des places signalées à côté, puis confirmez : ce sera un nouveau terrain à bâtir.
ginkgopolis-lesson-gain-title = Une carte Urbanisation seule
ginkgopolis-lesson-gain = Jouée sans tuile, une carte à lettre rapporte une ressource ou une tuile, au choix.
ginkgopolis-lesson-build-title = Construisez en hauteur
ginkgopolis-lesson-build = Une carte à numéro accompagnée d’une tuile construit en hauteur. Il en coûte une ressource par niveau, une de plus si la couleur change, et 1 point de réussite par point d’écart si le numéro est plus petit. La carte gardée vous donne ensuite son bonus.
ginkgopolis-lesson-kept-title = Vos cartes
ginkgopolis-lesson-kept = Elles sont rangées selon l’action qui les déclenche. Jouez souvent les actions que vos cartes récompensent ; celles marquées d’un drapeau comptent en fin de partie.
ginkgopolis-lesson-districts-title = Les quartiers
ginkgopolis-lesson-districts = Des bâtiments adjacents de même couleur forment un quartier. Le joueur qui y a le plus de ressources reçoit 1 point de réussite par ressource du quartier ; le deuxième, 1 par ressource à lui.
ginkgopolis-lesson-return-title = La réserve de tuiles est épuisée
ginkgopolis-lesson-return = Une seule fois dans la partie, chacun peut remettre des tuiles en jeu, pour 1 point de réussite chacune. Quand la réserve s’épuisera de nouveau, ce sera le dernier tour.
ginkgopolis-lesson-last-title = Le dernier tour
ginkgopolis-lesson-last = Ensuite, on compte tout : points de réussite, cartes et quartiers. Voyez ce qui manque encore à vos quartiers.
ginkgopolis-lesson-over-title = C’était votre première partie
ginkgopolis-lesson-over = Le tableau des scores détaille les points de chacun. La prochaine fois, essayez le draft pour choisir vos personnages.
ginkgopolis-lesson-about = À la fin, qui a le plus de points de réussite gagne.

## The glossary: the forms of a word, and what it means

ginkgopolis-term-exploit = exploiter
ginkgopolis-term-exploit-means = Jouer une carte seule : le bâtiment qu’elle désigne produit pour vous.
ginkgopolis-term-urbanize = urbaniser
ginkgopolis-term-urbanize-means = Jouer une carte Urbanisation avec une tuile : la ville s’étend, et les bâtiments voisins produisent pour vous.
ginkgopolis-term-build-up = construire en hauteur
ginkgopolis-term-build-up-means = Jouer une carte Bâtiment avec une tuile : la tuile la recouvre, une ressource par niveau, et vous gardez la carte.
ginkgopolis-term-resource = ressource, ressources
ginkgopolis-term-resource-means = Les cubes de votre couleur. Posés sur un bâtiment, ils disent qu’il est à vous.
ginkgopolis-term-district = quartier, quartiers
ginkgopolis-term-district-means = Des bâtiments de même couleur qui se touchent. À la fin, qui y a le plus de ressources marque des points.
ginkgopolis-term-screen = paravent
ginkgopolis-term-screen-means = Ce qui est derrière n’est qu’à vous : vos tuiles et vos ressources disponibles.
ginkgopolis-term-character = personnage, personnages
ginkgopolis-term-character-means = Une carte reçue au début, qui donne un bonus pendant toute la partie.
