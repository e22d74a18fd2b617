# The words of Ginkgopolis
#
# Ids are made by rule: a piece's code, an event's type, a refusal's id and so on, after the name of the game.

ginkgopolis-name = Ginkgopolis
ginkgopolis-pitch = Bâtissez une ville en harmonie avec la nature, en largeur et en hauteur, d’une carte choisie en secret à chaque tour.
ginkgopolis-help = À chaque tour, choisissez en secret une carte de votre main, seule ou avec une tuile. Une carte seule exploite le bâtiment qu’elle désigne. Une carte Urbanisation avec une tuile pose un nouveau bâtiment au bord de la ville, et ses voisins produisent. Une carte Bâtiment avec une tuile construit par-dessus ce bâtiment : il en coûte une ressource par niveau, et la carte reste devant vous avec ses bonus. Les cartes inutilisées passent à gauche. À la fin, comptez vos points, les cartes qui en rapportent et les quartiers où vous avez le plus de ressources.

## Options

ginkgopolis-option-start = Personnages
ginkgopolis-option-start-help = Un lot tiré au sort pour chacun, ou un draft. Sans effet pour un joueur seul, qui n’a pas de personnages.
ginkgopolis-option-start-beginner = lots d’initiation
ginkgopolis-option-start-draft = choisis par draft
ginkgopolis-option-expert = Hal expert
ginkgopolis-option-expert-help = Pour un joueur seul : Hal regarde une seconde carte avant d’urbaniser.

## Phases

ginkgopolis-phase-draft = Draft
ginkgopolis-phase-choose = Choix
ginkgopolis-phase-resolve = Actions
ginkgopolis-phase-return = Retour de tuiles
ginkgopolis-phase-over = Fin de la partie

## Words

ginkgopolis-word-r = une ressource
ginkgopolis-word-t = une tuile
ginkgopolis-word-exploit = exploiter
ginkgopolis-word-urbanize = urbaniser
ginkgopolis-word-build-up = construire en hauteur
ginkgopolis-word-amount = { $resources ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [one] { $points ->
        [0] une ressource
        [one] une ressource et un point
       *[other] une ressource et { $points } points
    }
   *[other] { $points ->
        [0] { $resources } ressources
        [one] { $resources } ressources et un point
       *[other] { $resources } ressources et { $points } points
    }
}

## Moves

ginkgopolis-action-draft = Garder le { $a }
ginkgopolis-action-change = Changer de main
ginkgopolis-action-play = { $pieces-count ->
    [one] Jouer { $a } seule
   *[other] Jouer { $a } avec la tuile { $b }
}
ginkgopolis-action-gain = Gagner { $a }
ginkgopolis-action-token = { $b ->
    [push] { $c ->
        [forward] Mettre { $a } à la place de la lettre suivante et pousser vers l’avant
       *[backward] Mettre { $a } à la place de la lettre précédente et pousser vers l’arrière
    }
   *[other] Poser { $a } en { $b }, { $c }
}
ginkgopolis-action-return = Rendre la tuile { $a }
ginkgopolis-action-done = Ne plus rendre de tuile

## What happens

ginkgopolis-event-first = { $seat-is ->
    [you] Vous êtes premier joueur.
   *[other] { $seat } est premier joueur.
}
ginkgopolis-event-set = { $seat-is ->
    [you] Vous recevez le lot { $set } : { $characters }.
   *[other] { $seat } reçoit le lot { $set } : { $characters }.
}
ginkgopolis-event-pack = { $seat-is ->
    [you] Vous choisissez parmi { $characters }.
   *[other] { $seat } choisit parmi { $characters }.
}
ginkgopolis-event-drafted = { $seat-is ->
    [you] Vous avez gardé un personnage.
   *[other] { $seat } a gardé un personnage.
}
ginkgopolis-event-characters = { $seat-is ->
    [you] Vos personnages : { $characters }.
   *[other] { $seat } dévoile { $characters }.
}
ginkgopolis-event-start = { $seat-is ->
    [you] Vous commencez avec { ginkgopolis-word-amount }, tuiles : { $tiles }.
   *[other] { $seat } commence avec { ginkgopolis-word-amount }, tuiles : { $tiles }.
}
ginkgopolis-event-drew = { $seat-is ->
    [you] Vous piochez la carte { $card }.
   *[other] { $seat } pioche la carte { $card }.
}
ginkgopolis-event-rebuilt = La pioche est reconstituée avec les cartes des nouveaux bâtiments : { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
ginkgopolis-event-round = { $seat-is ->
    [you] Tour { $round }. Vous êtes premier joueur.
   *[other] Tour { $round }. Premier joueur : { $seat }.
}
ginkgopolis-event-changed = { $seat-is ->
    [you] Vous changez de main et défaussez { $cards }.
   *[other] { $seat } change de main et défausse { $cards }.
}
ginkgopolis-event-chosen = { $seat-is ->
    [you] Vous avez choisi votre carte.
   *[other] { $seat } a choisi une carte.
}
ginkgopolis-event-exploits = { $seat-is ->
    [you] Vous exploitez { $card }.
   *[other] { $seat } exploite { $card }.
}
ginkgopolis-event-urbanizes = { $seat-is ->
    [you] Vous urbanisez en { $letter } avec { $tile } ({ $x }, { $y }).
   *[other] { $seat } urbanise en { $letter } avec { $tile } ({ $x }, { $y }).
}
ginkgopolis-event-builds-up = { $seat-is ->
    [you] Vous construisez { $tile } par-dessus { $card }.
   *[other] { $seat } construit { $tile } par-dessus { $card }.
}
ginkgopolis-event-takes-back = { $seat-is ->
    [you] Vous ne pouvez pas payer { $tile } avec { $card } : la tuile retourne derrière votre paravent.
   *[other] { $seat } ne peut pas payer { $tile } avec { $card } : la tuile retourne derrière le paravent.
}
ginkgopolis-event-recovers = { $seat-is ->
    [you] Du bâtiment recouvert, vous récupérez { ginkgopolis-word-amount }.
   *[other] Du bâtiment recouvert, { $seat } récupère { ginkgopolis-word-amount }.
}
ginkgopolis-event-pays = { $seat-is ->
    [you] Vous payez { ginkgopolis-word-amount }.
   *[other] { $seat } paie { ginkgopolis-word-amount }.
}
ginkgopolis-event-rises = { $seat-is ->
    [you] Votre bâtiment { $tile } atteint le niveau { $level }.
   *[other] Le bâtiment { $tile } de { $seat } atteint le niveau { $level }.
}
ginkgopolis-event-token = { $seat-is ->
    [you] Vous posez { $letter } en { $x }, { $y }.
   *[other] { $seat } pose { $letter } en { $x }, { $y }.
}
ginkgopolis-event-pushed = { $seat-is ->
    [you] { $tokens ->
        [one] Votre { $letter } pousse un autre jeton.
       *[other] Votre { $letter } pousse { $tokens } autres jetons.
    }
   *[other] { $tokens ->
        [one] Le { $letter } de { $seat } pousse un autre jeton.
       *[other] Le { $letter } de { $seat } pousse { $tokens } autres jetons.
    }
}
ginkgopolis-event-produces = { $seat-is ->
    [you] Vous gagnez { ginkgopolis-word-amount }.
   *[other] { $seat } gagne { ginkgopolis-word-amount }.
}
ginkgopolis-event-bonus = { $seat-is ->
    [you] Vos cartes rapportent { ginkgopolis-word-amount }.
   *[other] Les cartes de { $seat } rapportent { ginkgopolis-word-amount }.
}
ginkgopolis-event-tile = { $seat-is ->
    [you] Vous piochez la tuile { $tile }.
   *[other] { $seat } pioche une tuile.
}
ginkgopolis-event-exhausted = { $times ->
    [one] La réserve de tuiles est épuisée.
   *[other] La réserve de tuiles est épuisée pour la seconde fois.
}
ginkgopolis-event-done = { $seat-is ->
    [you] Vous avez choisi ce que vous rendez.
   *[other] { $seat } a choisi quoi rendre.
}
ginkgopolis-event-returns = { $seat-is ->
    [you] { $points ->
        [0] Vous ne rendez aucune tuile.
        [one] Vous rendez une tuile pour un point.
       *[other] Vous rendez { $points } tuiles pour autant de points.
    }
   *[other] { $points ->
        [0] { $seat } ne rend aucune tuile.
        [one] { $seat } rend une tuile pour un point.
       *[other] { $seat } rend { $points } tuiles pour autant de points.
    }
}
ginkgopolis-event-mixed = { $tiles-count ->
    [0] La réserve reste vide.
   *[other] De retour dans la réserve, mélangées : { $tiles }.
}
ginkgopolis-event-all-placed = { $seat-is ->
    [you] Toutes vos ressources sont en ville : ce tour est le dernier.
   *[other] Toutes les ressources de { $seat } sont en ville : ce tour est le dernier.
}
ginkgopolis-event-tiles-gone = Il n’y a plus de tuiles : ce tour est le dernier.
ginkgopolis-event-hal-shows = Hal retourne { $card }.
ginkgopolis-event-hal-compares = Hal pioche aussi { $card } et se sert de { $used }.
ginkgopolis-event-hal-stops = Hal ne peut pas construire avec { $card } : la partie se termine.
ginkgopolis-event-scored = { $seat-is ->
    [you] Vous avez { $points } points.
   *[other] { $seat } a { $points } points.
}
ginkgopolis-event-won = { $winners-is ->
    [you] Vous gagnez avec { $points } points.
   *[other] { $winners-count ->
        [one] { $winners } gagne avec { $points } points.
       *[other] Victoire partagée, avec { $points } points : { $winners }.
    }
}

## Refusals

ginkgopolis-refusal-draft-first = Gardez d’abord un personnage de votre paquet.
ginkgopolis-refusal-draft-over = Les personnages ne se choisissent qu’au début de la partie.
ginkgopolis-refusal-not-in-pack = Ce personnage n’est pas dans votre paquet.
ginkgopolis-refusal-choose-first = Choisissez d’abord une carte : les actions viennent quand tout le monde a choisi.
ginkgopolis-refusal-cards-chosen = Les cartes de ce tour sont déjà choisies.
ginkgopolis-refusal-not-in-hand = Cette carte n’est pas dans votre main.
ginkgopolis-refusal-not-behind-screen = Cette tuile n’est pas derrière votre paravent.
ginkgopolis-refusal-no-hand-token = Vous n’avez plus de jeton pour changer de main.
ginkgopolis-refusal-gain-first = Dites d’abord ce que rapporte la carte Urbanisation : une ressource ou une tuile.
ginkgopolis-refusal-token-first = Posez d’abord le jeton Urbanisation.
ginkgopolis-refusal-other-letter = C’est un autre jeton que l’on déplace.
ginkgopolis-refusal-cell-taken = Une tuile ou un jeton s’y trouve.
ginkgopolis-refusal-next-to-tile = Il y a de la place à côté de la nouvelle tuile : c’est là que va le jeton.
ginkgopolis-refusal-letter-order = Les lettres gardent leur ordre autour de la ville : le jeton va entre ses voisines de l’alphabet.
ginkgopolis-refusal-no-push = Le jeton a une place libre : il n’en pousse aucun autre.
ginkgopolis-refusal-return-first = Choisissez d’abord les tuiles que vous rendez.
ginkgopolis-refusal-nothing-to-return = On ne rend des tuiles que lorsque la réserve s’épuise pour la première fois.
ginkgopolis-refusal-tile-order = Les tuiles se rendent dans l’ordre des cartes : celle-ci vient avant la dernière nommée.

## Score

ginkgopolis-score-points = Points gagnés
ginkgopolis-score-cards = Cartes
ginkgopolis-score-hand-tokens = Jetons inutilisés
ginkgopolis-score-districts = Quartiers
ginkgopolis-tie = À égalité, c’est Hal qui l’emporte.

## Urbanization cards and tokens

ginkgopolis-piece-A = A
ginkgopolis-piece-B = B
ginkgopolis-piece-C = C
ginkgopolis-piece-D = D
ginkgopolis-piece-E = E
ginkgopolis-piece-F = F
ginkgopolis-piece-G = G
ginkgopolis-piece-H = H
ginkgopolis-piece-I = I
ginkgopolis-piece-J = J
ginkgopolis-piece-K = K
ginkgopolis-piece-L = L

## Building cards and tiles

ginkgopolis-piece-R1 = rouge 1
ginkgopolis-piece-R2 = rouge 2
ginkgopolis-piece-R3 = rouge 3
ginkgopolis-piece-R4 = rouge 4
ginkgopolis-piece-R5 = rouge 5
ginkgopolis-piece-R6 = rouge 6
ginkgopolis-piece-R7 = rouge 7
ginkgopolis-piece-R8 = rouge 8
ginkgopolis-piece-R9 = rouge 9
ginkgopolis-piece-R10 = rouge 10
ginkgopolis-piece-R11 = rouge 11
ginkgopolis-piece-R12 = rouge 12
ginkgopolis-piece-R13 = rouge 13
ginkgopolis-piece-R14 = rouge 14
ginkgopolis-piece-R15 = rouge 15
ginkgopolis-piece-R16 = rouge 16
ginkgopolis-piece-R17 = rouge 17
ginkgopolis-piece-R18 = rouge 18
ginkgopolis-piece-R19 = rouge 19
ginkgopolis-piece-R20 = rouge 20

ginkgopolis-piece-B1 = bleu 1
ginkgopolis-piece-B2 = bleu 2
ginkgopolis-piece-B3 = bleu 3
ginkgopolis-piece-B4 = bleu 4
ginkgopolis-piece-B5 = bleu 5
ginkgopolis-piece-B6 = bleu 6
ginkgopolis-piece-B7 = bleu 7
ginkgopolis-piece-B8 = bleu 8
ginkgopolis-piece-B9 = bleu 9
ginkgopolis-piece-B10 = bleu 10
ginkgopolis-piece-B11 = bleu 11
ginkgopolis-piece-B12 = bleu 12
ginkgopolis-piece-B13 = bleu 13
ginkgopolis-piece-B14 = bleu 14
ginkgopolis-piece-B15 = bleu 15
ginkgopolis-piece-B16 = bleu 16
ginkgopolis-piece-B17 = bleu 17
ginkgopolis-piece-B18 = bleu 18
ginkgopolis-piece-B19 = bleu 19
ginkgopolis-piece-B20 = bleu 20

ginkgopolis-piece-Y1 = jaune 1
ginkgopolis-piece-Y2 = jaune 2
ginkgopolis-piece-Y3 = jaune 3
ginkgopolis-piece-Y4 = jaune 4
ginkgopolis-piece-Y5 = jaune 5
ginkgopolis-piece-Y6 = jaune 6
ginkgopolis-piece-Y7 = jaune 7
ginkgopolis-piece-Y8 = jaune 8
ginkgopolis-piece-Y9 = jaune 9
ginkgopolis-piece-Y10 = jaune 10
ginkgopolis-piece-Y11 = jaune 11
ginkgopolis-piece-Y12 = jaune 12
ginkgopolis-piece-Y13 = jaune 13
ginkgopolis-piece-Y14 = jaune 14
ginkgopolis-piece-Y15 = jaune 15
ginkgopolis-piece-Y16 = jaune 16
ginkgopolis-piece-Y17 = jaune 17
ginkgopolis-piece-Y18 = jaune 18
ginkgopolis-piece-Y19 = jaune 19
ginkgopolis-piece-Y20 = jaune 20

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

## Ce qui rend un coup meilleur

ginkgopolis-why-estimate = de meilleures perspectives en tout
ginkgopolis-why-points = points
ginkgopolis-why-districts = quartiers
ginkgopolis-why-cards = cartes qui comptent à la fin
ginkgopolis-why-resources = ressources en réserve
ginkgopolis-why-tiles = tuiles en réserve
ginkgopolis-why-laid = ressources dans la ville
ginkgopolis-why-outlook = ce que les cartes rapporteront
ginkgopolis-why-hand-tokens = jetons pour changer de main

## The opponent of a solo game

ginkgopolis-rival = Hal
