# The messages of Alhambra, the card game. The table of ids is on the page of the crate `words`.
#
# One term for one thing, in this file and in alhambra-board.ftl:
#
# | fr | en |
# |---|---|
# | carte d’argent | money card |
# | monnaie | currency |
# | chantier, emplacement | building yard, space |
# | bâtiment, catégorie | building, type |
# | compte exact, rejouer | exact price, act again |
# | décompte A, B, C | scoring A, B, C |
# | pioche, défausse | deck, discard pile |

alhambra-name = Alhambra, le jeu de cartes
alhambra-pitch = Achetez des bâtiments en quatre monnaies, payez le compte exact pour rejouer et soyez majoritaire au moment des décomptes.
alhambra-help = À votre tour, prenez une carte d’argent visible, ou plusieurs dont la somme ne dépasse pas 5 ; ou bien achetez un bâtiment du chantier, en payant dans la monnaie de son emplacement. On ne rend pas la monnaie, mais qui paie le compte exact rejoue. Trois décomptes récompensent les joueurs qui ont le plus de bâtiments de chaque catégorie : le premier seulement au décompte A, les deux premiers au B, les trois premiers au C. La partie se termine quand le chantier ne peut plus être complété.

## Words

alhambra-word-martin = Martin

## Moves

alhambra-action-take = Prendre { $pieces }
alhambra-action-buy = { $last ->
    [martin] Acheter pour Martin le bâtiment de l’emplacement { $a } avec { $pieces }
   *[other] Acheter le bâtiment de l’emplacement { $a } avec { $pieces }
}
alhambra-action-pass = Passer

## What happens

alhambra-event-martin = Martin reçoit un bâtiment : { $building }.
alhambra-event-laid = Emplacement { $place } du chantier : { $building }.
alhambra-event-dealt = { $seat-is ->
    [you] Vous commencez avec { $total } : { $notes }.
   *[other] { $seat } commence avec { $total } : { $notes }.
}
alhambra-event-starts = { $seat-is ->
    [you] À vous de commencer.
   *[other] { $seat } commence la partie.
}
alhambra-event-opened = Nouvelle carte d’argent visible : { $note }.
alhambra-event-reshuffled = { $notes ->
    [one] La défausse est mélangée et forme une nouvelle pioche de { $notes } carte.
   *[other] La défausse est mélangée et forme une nouvelle pioche de { $notes } cartes.
}
alhambra-event-took = { $seat-is ->
    [you] Vous prenez { $notes }.
   *[other] { $seat } prend { $notes }.
}
alhambra-event-bought = { $seat-is ->
    [you] Emplacement { $place } : vous achetez { $building-indefinite } pour { $paid } ({ $notes }).
   *[other] Emplacement { $place } : { $seat } achète { $building-indefinite } pour { $paid } ({ $notes }).
}
alhambra-event-bought-exactly = { $seat-is ->
    [you] Emplacement { $place } : vous achetez { $building-indefinite } pour { $paid }, le compte exact ({ $notes }), et vous rejouez.
   *[other] Emplacement { $place } : { $seat } achète { $building-indefinite } pour { $paid }, le compte exact ({ $notes }), et rejoue.
}
alhambra-event-offered = { $seat-is ->
    [you] Emplacement { $place } : vous achetez { $building-indefinite } pour Martin, au prix de { $paid } ({ $notes }).
   *[other] Emplacement { $place } : { $seat } achète { $building-indefinite } pour Martin, au prix de { $paid } ({ $notes }).
}
alhambra-event-offered-exactly = { $seat-is ->
    [you] Emplacement { $place } : vous achetez { $building-indefinite } pour Martin, au prix de { $paid }, le compte exact ({ $notes }), et vous rejouez.
   *[other] Emplacement { $place } : { $seat } achète { $building-indefinite } pour Martin, au prix de { $paid }, le compte exact ({ $notes }), et rejoue.
}
alhambra-event-passed = { $seat-is ->
    [you] Vous ne pouvez ni prendre ni acheter : vous passez.
   *[other] { $seat } ne peut ni prendre ni acheter, et passe.
}
alhambra-event-scored = { $seat-is ->
    [you] Décompte { $scoring } : vous marquez { $points } (pavillons { $pavilion }, sérails { $seraglio }, arcades { $arcades }, chambres { $chambers }, jardins { $garden }, tours { $tower }).
   *[other] Décompte { $scoring } : { $seat } marque { $points } (pavillons { $pavilion }, sérails { $seraglio }, arcades { $arcades }, chambres { $chambers }, jardins { $garden }, tours { $tower }).
}
alhambra-event-martin-scored = Décompte { $scoring } : Martin marque { $points } (pavillons { $pavilion }, sérails { $seraglio }, arcades { $arcades }, chambres { $chambers }, jardins { $garden }, tours { $tower }).
alhambra-event-last-buildings = Le chantier ne peut plus être complété : la partie se termine.
alhambra-event-inherited = { $seat-is ->
    [you] Vous avez le plus d’argent dans la monnaie de l’emplacement { $place } et recevez le bâtiment : { $building }.
   *[other] { $seat } a le plus d’argent dans la monnaie de l’emplacement { $place } et reçoit le bâtiment : { $building }.
}
alhambra-event-unclaimed = Égalité dans la monnaie de l’emplacement { $place } : ce bâtiment ne revient à personne ({ $building }).
alhambra-event-won = { $winners-is ->
    [you] Vous gagnez avec { $points } points.
   *[other] { $winners-count ->
        [one] { $winners } gagne avec { $points } points.
       *[other] Victoire partagée avec { $points } points : { $winners }.
    }
}

## Refusals

alhambra-refusal-not-open = On ne peut prendre que des cartes d’argent visibles.
alhambra-refusal-over-five = La somme de plusieurs cartes d’argent prises ensemble ne peut pas dépasser 5.
alhambra-refusal-empty-place = Il n’y a pas de bâtiment à cet emplacement.
alhambra-refusal-wrong-currency = Chaque emplacement du chantier se paie dans sa propre monnaie.
alhambra-refusal-not-in-hand = Vous n’avez pas toutes ces cartes d’argent en main.
alhambra-refusal-too-little = Ces cartes ne suffisent pas à payer le prix.
alhambra-refusal-note-to-spare = Vous donnez une carte de trop : le prix serait payé sans elle.
alhambra-refusal-no-martin = Martin ne joue que dans les parties à deux.
alhambra-refusal-must-act = Vous pouvez encore prendre de l’argent ou acheter un bâtiment : vous ne pouvez pas passer.

## Score

alhambra-score-scoring-a = Décompte A
alhambra-score-scoring-b = Décompte B
alhambra-score-scoring-c = Décompte C

## Cards

alhambra-piece-pavilion = pavillon
alhambra-piece-seraglio = sérail
alhambra-piece-arcades = arcades
alhambra-piece-chambers = chambres
alhambra-piece-garden = jardin
alhambra-piece-tower = tour

alhambra-piece-florin = florin (jaune)
alhambra-piece-dinar = dinar (bleu)
alhambra-piece-dirham = dirham (vert)
alhambra-piece-ducat = ducat (orange)

alhambra-pieces-P = pavillon ({ $n })
    .indefinite = un pavillon ({ $n })
alhambra-pieces-S = sérail ({ $n })
    .indefinite = un sérail ({ $n })
alhambra-pieces-A = arcades ({ $n })
    .indefinite = des arcades ({ $n })
alhambra-pieces-C = chambres ({ $n })
    .indefinite = des chambres ({ $n })
alhambra-pieces-J = jardin ({ $n })
    .indefinite = un jardin ({ $n })
alhambra-pieces-T = tour ({ $n })
    .indefinite = une tour ({ $n })
alhambra-pieces-Y = { $n ->
    [one] { $n } florin
   *[other] { $n } florins
}
alhambra-pieces-B = { $n ->
    [one] { $n } dinar
   *[other] { $n } dinars
}
alhambra-pieces-G = { $n ->
    [one] { $n } dirham
   *[other] { $n } dirhams
}
alhambra-pieces-O = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
}

## What makes a move better

alhambra-why-points = des points déjà marqués
alhambra-why-majority = les majorités au prochain décompte
alhambra-why-buildings = plus de bâtiments
alhambra-why-money = plus d’argent
alhambra-why-notes = plus de cartes d’argent pour payer
alhambra-why-exact = des bâtiments à payer au compte exact
alhambra-why-turn = l’avantage du tour
