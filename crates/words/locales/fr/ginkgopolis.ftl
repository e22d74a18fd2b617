# The messages of Ginkgopolis. The table of ids is on the page of the crate `words`.
#
# One term for one thing, in this file and in ginkgopolis-board.ftl:
#
# | fr | en |
# |---|---|
# | carte Bâtiment, carte Urbanisation | building card, urbanization card |
# | tuile, bâtiment, niveau | tile, building, level |
# | ressource | resource |
# | points de réussite | points |
# | exploiter, urbaniser, construire en hauteur | exploit, urbanize, build up |
# | jeton Urbanisation | urbanization token |
# | jeton Changer sa main | new-hand token |
# | paravent | screen |
# | personnage, lot | character, set |
# | réserve, pioche, défausse | supply, deck, discard pile |
# | quartier | district |
# | remettre en jeu (des tuiles) | return (tiles) |
# | premier joueur, tour | first player, round |

ginkgopolis-name = Ginkgopolis
ginkgopolis-pitch = Bâtissez une ville en harmonie avec la nature, en largeur comme en hauteur, en choisissant chaque tour une carte en secret.
ginkgopolis-help = À chaque tour, choisissez en secret une carte de votre main, seule ou avec une tuile. Une carte seule exploite le bâtiment qu’elle désigne. Une carte Urbanisation accompagnée d’une tuile ajoute un bâtiment en bordure de la ville et exploite ses voisins. Une carte Bâtiment accompagnée d’une tuile construit en hauteur : il en coûte une ressource par niveau, et la carte reste devant vous avec son bonus. Les cartes inutilisées passent au voisin de gauche. À la fin, additionnez vos points de réussite, ceux de vos cartes et ceux des quartiers où vous avez le plus de ressources.

## Options

ginkgopolis-option-start = Personnages
ginkgopolis-option-start-help = Un lot tiré au sort pour chacun, ou un draft. Sans effet en solo, où l’on joue sans personnages.
ginkgopolis-option-start-beginner = lots d’initiation
ginkgopolis-option-start-draft = draft
ginkgopolis-option-expert = Hal expert
ginkgopolis-option-expert-help = En solo : avant d’urbaniser, Hal regarde une seconde carte.

## Phases

ginkgopolis-phase-draft = Draft
ginkgopolis-phase-choose = Choix d’une carte
ginkgopolis-phase-resolve = Résolution des actions
ginkgopolis-phase-gain = Gain d’une carte Urbanisation
ginkgopolis-phase-token = Pose d’un jeton Urbanisation
ginkgopolis-phase-return = Remise en jeu de tuiles
ginkgopolis-phase-over = Fin de la partie

## Words

ginkgopolis-word-r = une ressource
ginkgopolis-word-t = une tuile
ginkgopolis-word-exploit = exploiter
ginkgopolis-word-urbanize = urbaniser
ginkgopolis-word-build-up = construire en hauteur
ginkgopolis-word-rise = { $c-sign ->
    [minus] , { $c-abs } plus bas
    [plus] , { $c-abs } plus haut
   *[zero] {""}
}
ginkgopolis-word-amount = { $resources ->
    [0] { $points ->
        [one] { $points } point de réussite
       *[other] { $points } points de réussite
    }
    [one] { $points ->
        [0] { $resources } ressource
        [one] { $resources } ressource et { $points } point de réussite
       *[other] { $resources } ressource et { $points } points de réussite
    }
   *[other] { $points ->
        [0] { $resources } ressources
        [one] { $resources } ressources et { $points } point de réussite
       *[other] { $resources } ressources et { $points } points de réussite
    }
}

## Moves

ginkgopolis-action-draft = Garder : { $a }
ginkgopolis-action-change = Changer sa main
ginkgopolis-action-play = { $words ->
    [one] Jouer la carte { $a-feminine } seule
   *[other] Jouer la carte { $a-feminine } avec la tuile { $b-feminine }
}
ginkgopolis-action-gain = Gagner { $a }
ginkgopolis-action-token = { $b ->
    [push] { $c ->
        [forward] Mettre le jeton { $a } à la place de la lettre suivante et pousser les autres vers l’avant
       *[backward] Mettre le jeton { $a } à la place de la lettre précédente et pousser les autres vers l’arrière
    }
   *[other] { $b-sign ->
        [zero] { $c-sign ->
            [minus] Poser le jeton { $a } : { $c-abs } au-dessous du centre
           *[plus] Poser le jeton { $a } : { $c-abs } au-dessus du centre
        }
        [minus] Poser le jeton { $a } : { $b-abs } à gauche du centre{ ginkgopolis-word-rise }
       *[plus] Poser le jeton { $a } : { $b-abs } à droite du centre{ ginkgopolis-word-rise }
    }
}
ginkgopolis-action-return = Remettre en jeu la tuile { $a-feminine }
ginkgopolis-action-done = Garder les autres tuiles

## What happens

ginkgopolis-event-first = { $seat-is ->
    [you] Vous êtes premier joueur.
   *[other] { $seat } est premier joueur.
}
ginkgopolis-event-set = { $seat-is ->
    [you] Vous recevez le lot n° { $set } : { $characters }.
   *[other] { $seat } reçoit le lot n° { $set } : { $characters }.
}
ginkgopolis-event-pack = { $seat-is ->
    [you] À choisir : { $characters }.
   *[other] { $seat } choisit parmi : { $characters }.
}
ginkgopolis-event-drafted = { $seat-is ->
    [you] Vous avez gardé un personnage.
   *[other] { $seat } a gardé un personnage.
}
ginkgopolis-event-characters = { $seat-is ->
    [you] Vos personnages : { $characters }.
   *[other] { $seat } révèle ses personnages : { $characters }.
}
ginkgopolis-event-start = { $seat-is ->
    [you] Vous commencez avec { ginkgopolis-word-amount } ; tuiles : { $tiles-feminine }.
   *[other] { $seat } commence avec { ginkgopolis-word-amount } ; tuiles : { $tiles-feminine }.
}
ginkgopolis-event-drew = { $seat-is ->
    [you] Vous piochez la carte { $card-feminine }.
   *[other] { $seat } pioche la carte { $card-feminine }.
}
ginkgopolis-event-rebuilt = La pioche est reconstituée avec les cartes des nouveaux bâtiments : { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
ginkgopolis-event-round = { $seat-is ->
    [you] Tour { $round }. Vous êtes premier joueur.
   *[other] Tour { $round }. Premier joueur : { $seat }.
}
ginkgopolis-event-changed = { $seat-is ->
    [you] Vous changez votre main. Cartes défaussées : { $cards-feminine }.
   *[other] { $seat } change sa main. Cartes défaussées : { $cards-feminine }.
}
ginkgopolis-event-chosen = { $seat-is ->
    [you] Vous avez choisi votre carte.
   *[other] { $seat } a choisi sa carte.
}
ginkgopolis-event-exploits = { $seat-is ->
    [you] Vous exploitez avec la carte { $card-feminine }.
   *[other] { $seat } exploite avec la carte { $card-feminine }.
}
ginkgopolis-event-urbanizes = { $seat-is ->
    [you] Vous urbanisez en { $letter } avec la tuile { $tile-feminine }.
   *[other] { $seat } urbanise en { $letter } avec la tuile { $tile-feminine }.
}
ginkgopolis-event-builds-up = { $seat-is ->
    [you] Vous posez la tuile { $tile-feminine } sur le bâtiment { $card }.
   *[other] { $seat } pose la tuile { $tile-feminine } sur le bâtiment { $card }.
}
ginkgopolis-event-takes-back = { $seat-is ->
    [you] Vous n’avez pas de quoi poser la tuile { $tile-feminine } : elle retourne derrière votre paravent, et la carte { $card-feminine } est jouée seule.
   *[other] { $seat } n’a pas de quoi poser la tuile { $tile-feminine } : elle retourne derrière son paravent, et la carte { $card-feminine } est jouée seule.
}
ginkgopolis-event-recovers = { $seat-is ->
    [you] Vous récupérez { ginkgopolis-word-amount } du bâtiment recouvert.
   *[other] { $seat } récupère { ginkgopolis-word-amount } du bâtiment recouvert.
}
ginkgopolis-event-pays = { $seat-is ->
    [you] Vous payez { ginkgopolis-word-amount }.
   *[other] { $seat } paie { ginkgopolis-word-amount }.
}
ginkgopolis-event-rises = { $seat-is ->
    [you] Votre bâtiment { $tile } atteint le niveau { $level }.
   *[other] Le bâtiment { $tile } { DE($seat) } atteint le niveau { $level }.
}
ginkgopolis-event-token = { $seat-is ->
    [you] Vous déplacez le jeton { $letter }.
   *[other] { $seat } déplace le jeton { $letter }.
}
ginkgopolis-event-pushed = { $seat-is ->
    [you] { $tokens ->
        [one] Avec le jeton { $letter }, vous poussez un autre jeton.
       *[other] Avec le jeton { $letter }, vous poussez { $tokens } autres jetons.
    }
   *[other] { $tokens ->
        [one] Avec le jeton { $letter }, { $seat } pousse un autre jeton.
       *[other] Avec le jeton { $letter }, { $seat } pousse { $tokens } autres jetons.
    }
}
ginkgopolis-event-produces = { $seat-is ->
    [you] Vous gagnez { ginkgopolis-word-amount }.
   *[other] { $seat } gagne { ginkgopolis-word-amount }.
}
ginkgopolis-event-bonus = { $seat-is ->
    [you] Bonus de vos cartes : { ginkgopolis-word-amount }.
   *[other] Bonus des cartes { DE($seat) } : { ginkgopolis-word-amount }.
}
ginkgopolis-event-tile = { $seat-is ->
    [you] Vous gagnez la tuile { $tile-feminine }.
   *[other] { $seat } gagne une tuile.
}
ginkgopolis-event-exhausted = { $times ->
    [one] La réserve de tuiles est épuisée.
   *[other] La réserve de tuiles est épuisée pour la seconde fois.
}
ginkgopolis-event-done = { $seat-is ->
    [you] Vous avez choisi les tuiles que vous remettez en jeu.
   *[other] { $seat } a choisi les tuiles à remettre en jeu.
}
ginkgopolis-event-returns = { $seat-is ->
    [you] { $points ->
        [0] Vous ne remettez aucune tuile en jeu.
        [one] Vous remettez en jeu { $points } tuile et recevez { $points } point de réussite.
       *[other] Vous remettez en jeu { $points } tuiles et recevez { $points } points de réussite.
    }
   *[other] { $points ->
        [0] { $seat } ne remet aucune tuile en jeu.
        [one] { $seat } remet en jeu { $points } tuile et reçoit { $points } point de réussite.
       *[other] { $seat } remet en jeu { $points } tuiles et reçoit { $points } points de réussite.
    }
}
ginkgopolis-event-mixed = { $tiles-count ->
    [0] La réserve reste vide.
   *[other] La nouvelle réserve de tuiles : { $tiles-feminine }.
}
ginkgopolis-event-all-placed = { $seat-is ->
    [you] Toutes vos ressources sont en ville : c’est le dernier tour.
   *[other] Toutes les ressources { DE($seat) } sont en ville : c’est le dernier tour.
}
ginkgopolis-event-tiles-gone = Il n’y a plus de tuiles : c’est le dernier tour.
ginkgopolis-event-hal-shows = Hal révèle la carte { $card-feminine }.
ginkgopolis-event-hal-compares = Hal pioche aussi la carte { $card-feminine } et joue la carte { $used-feminine }.
ginkgopolis-event-hal-stops = Hal n’a pas de quoi construire avec la carte { $card-feminine } : la partie se termine.
ginkgopolis-event-scored = { $seat-is ->
    [you] Vous totalisez { $points ->
        [one] { $points } point de réussite.
       *[other] { $points } points de réussite.
    }
   *[other] { $seat } totalise { $points ->
        [one] { $points } point de réussite.
       *[other] { $points } points de réussite.
    }
}
ginkgopolis-event-won = { $winners-is ->
    [you] Vous gagnez avec { $points } points de réussite.
   *[other] { $winners-count ->
        [one] { $winners } gagne avec { $points } points de réussite.
       *[other] Victoire partagée avec { $points } points de réussite : { $winners }.
    }
}

## Refusals

ginkgopolis-refusal-draft-first = Gardez d’abord l’un des personnages qu’on vous a passés.
ginkgopolis-refusal-draft-over = Les personnages ne se choisissent qu’au début de la partie.
ginkgopolis-refusal-not-in-pack = Ce personnage n’est pas parmi ceux qu’on vous a passés.
ginkgopolis-refusal-choose-first = Choisissez d’abord une carte : les actions se résolvent une fois que tout le monde a choisi.
ginkgopolis-refusal-cards-chosen = Les cartes de ce tour sont déjà choisies.
ginkgopolis-refusal-not-in-hand = Cette carte n’est pas dans votre main.
ginkgopolis-refusal-not-behind-screen = Cette tuile n’est pas derrière votre paravent.
ginkgopolis-refusal-no-hand-token = Vous n’avez plus de jeton Changer sa main.
ginkgopolis-refusal-gain-first = Choisissez d’abord ce que rapporte la carte Urbanisation : une ressource ou une tuile.
ginkgopolis-refusal-token-first = Replacez d’abord le jeton Urbanisation.
ginkgopolis-refusal-other-letter = Ce n’est pas ce jeton qu’il faut déplacer.
ginkgopolis-refusal-cell-taken = Cette place est déjà occupée par une tuile ou un jeton.
ginkgopolis-refusal-next-to-tile = Il reste une place libre à côté de la nouvelle tuile : le jeton doit y aller.
ginkgopolis-refusal-letter-order = Les lettres se suivent dans l’ordre alphabétique autour de la ville : le jeton doit rester entre ses deux voisines.
ginkgopolis-refusal-no-push = Il y a une place libre pour le jeton : on ne pousse pas les autres.
ginkgopolis-refusal-return-first = Choisissez d’abord les tuiles à remettre en jeu.
ginkgopolis-refusal-nothing-to-return = On ne remet des tuiles en jeu que lorsque la réserve s’épuise pour la première fois.
ginkgopolis-refusal-tile-order = Les tuiles se désignent dans l’ordre : celle-ci vient avant la précédente.

## Score

ginkgopolis-score-points = Points de réussite
ginkgopolis-score-cards = Cartes
ginkgopolis-score-hand-tokens = Jetons Changer sa main
ginkgopolis-score-districts = Quartiers
ginkgopolis-tie = En cas d’égalité, Hal l’emporte.

## Building cards and tiles: `$n` is the number. Urbanization cards are called by their letter.

ginkgopolis-pieces-R = rouge n° { $n }
ginkgopolis-pieces-B = bleu n° { $n }
    .feminine = bleue n° { $n }
ginkgopolis-pieces-Y = jaune n° { $n }

## Characters

ginkgopolis-piece-R-exploit = bio-technicien (exploiter)
ginkgopolis-piece-R-urbanize = bio-technicien (urbaniser)
ginkgopolis-piece-R-buildup = bio-technicien (construire en hauteur)

ginkgopolis-piece-B-exploit = bio-ingénieur (exploiter)
ginkgopolis-piece-B-urbanize = bio-ingénieur (urbaniser)
ginkgopolis-piece-B-buildup = bio-ingénieur (construire en hauteur)

ginkgopolis-piece-Y-exploit = bio-urbaniste (exploiter)
ginkgopolis-piece-Y-urbanize = bio-urbaniste (urbaniser)
ginkgopolis-piece-Y-buildup = bio-urbaniste (construire en hauteur)

## What makes a move better

ginkgopolis-why-estimate = de meilleures perspectives dans l’ensemble
ginkgopolis-why-points = des points de réussite
ginkgopolis-why-districts = l’avantage dans les quartiers
ginkgopolis-why-cards = des cartes à bonus de fin de partie
ginkgopolis-why-resources = plus de ressources disponibles
ginkgopolis-why-tiles = plus de tuiles disponibles
ginkgopolis-why-laid = plus de ressources en ville
ginkgopolis-why-outlook = de meilleurs bonus pour la suite
ginkgopolis-why-hand-tokens = des jetons Changer sa main

## The opponent of a solo game

ginkgopolis-rival = Hal
