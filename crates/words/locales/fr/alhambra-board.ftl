# What the board says besides the messages of the game, in the terms listed there.

## What can be done now

alhambra-prompt-act = À vous : prenez de l’argent ou achetez un bâtiment.
alhambra-prompt-again = Compte exact : prenez de l’argent ou achetez un autre bâtiment.
alhambra-prompt-pass = Aucune carte d’argent visible, et rien que vous puissiez payer : vous passez.
alhambra-prompt-wait = Au tour { DE($name) }.
alhambra-prompt-wait-again = { $name } rejoue.
alhambra-prompt-deal = Mise en place…
alhambra-prompt-over = La partie est terminée.
alhambra-exact = Compte exact !
alhambra-exact-other = { $name } a payé le compte exact et rejoue !
alhambra-again = { $times ->
    [one] Vous rejouez.
   *[other] Compte exact n° { $times } : vous rejouez.
}

## The yard, the row and what is to come

alhambra-yard = Chantier
alhambra-coin-florin = florins
alhambra-coin-dinar = dinars
alhambra-coin-dirham = dirhams
alhambra-coin-ducat = ducats
alhambra-at-place = { $building }, à payer en { $currency }
alhambra-lacks = il manque { $n }
alhambra-exact-possible = exact
alhambra-gap = vide
alhambra-row = Cartes d’argent visibles
alhambra-row-empty = Aucune carte d’argent n’est visible.
alhambra-deck-notes = { $count ->
    [0] pioche vide
    [one] pioche : { $count } carte
   *[other] pioche : { $count } cartes
}
alhambra-discard = { $count ->
    [0] défausse vide
    [one] défausse : { $count } carte
   *[other] défausse : { $count } cartes
}
alhambra-to-come = Prochains décomptes
alhambra-scoring-done = Décompte { $scoring } : effectué
alhambra-scoring-out = Décompte { $scoring } : n’aura pas lieu
alhambra-scoring-after = { $n ->
    [0] Décompte { $scoring } : la prochaine carte de la pioche
    [one] Décompte { $scoring } : après { $n } carte d’argent
   *[other] Décompte { $scoring } : après { $n } cartes d’argent
}
alhambra-scoring-soon = { $n ->
    [one] Décompte { $scoring } : la prochaine carte de la pioche
   *[other] Décompte { $scoring } : l’une des { $n } prochaines cartes
}
alhambra-scoring-between = Décompte { $scoring } : après { $least } à { $most } cartes d’argent
alhambra-scoring-brief = { $scoring } dans { $cards } cartes
alhambra-deck-buildings = { $count ->
    [0] Plus aucun bâtiment : décompte C et fin
    [one] Encore { $count } bâtiment, puis décompte C et fin
   *[other] Encore { $count } bâtiments, puis décompte C et fin
}

## One's own notes, and what is picked

alhambra-your-hand = Votre argent
alhambra-you = vous
alhambra-pick-help = Vous pouvez prendre plusieurs cartes d’argent si leur somme ne dépasse pas 5.
alhambra-take = { $count ->
    [one] { $notes }
   *[other] { $notes } : { $sum } en tout
}
alhambra-take-ends = Cela met fin à votre tour.
alhambra-take-button = Prendre
alhambra-paying-none = { $building }, prix { $price } : choisissez des { $currency }.
alhambra-paying-short = { $sum } sur { $price } : il manque { $rest }
alhambra-paying-exact = { $sum } sur { $price } : compte exact, vous rejouez
alhambra-paying-over = { $sum } pour { $price } : { $rest } de trop, votre tour se termine
alhambra-paying-spare = { $sum } pour { $price } : une carte de trop
alhambra-ways = Pour payer :
alhambra-way = Payer { $sum } avec { $notes }
alhambra-buy = Acheter
alhambra-keep = Acheter pour moi
alhambra-give = Offrir à Martin
alhambra-clear = Annuler le choix
alhambra-effect = Décompte { $scoring } :
alhambra-effect-none = inchangé

## Everybody

alhambra-palace = Votre palais
alhambra-brings = Décompte { $scoring } : { $points }.
alhambra-majorities = Bâtiments
alhambra-next-brings = prochain décompte : +{ $points }
alhambra-scoring-now = Décompte { $scoring }
alhambra-next-scoring = décompte { $scoring } s’il avait lieu maintenant
alhambra-scored-c = décompte C
alhambra-total = Total
alhambra-category-pavilion = Pavillons
alhambra-category-seraglio = Sérails
alhambra-category-arcades = Arcades
alhambra-category-chambers = Chambres
alhambra-category-garden = Jardins
alhambra-category-tower = Tours
alhambra-worth-title = Points pour la première, la deuxième et la troisième place
alhambra-points = Points
alhambra-points-title = Décompte A : { $a }, B : { $b }, C : { $c }
alhambra-notes = { $count ->
    [one] { $count } carte d’argent
   *[other] { $count } cartes d’argent
}

## The guided first game

alhambra-lesson-yard-title = Quatre bâtiments à vendre
alhambra-lesson-yard = Chaque emplacement du chantier se paie dans sa propre monnaie, indiquée au-dessus. Le chiffre d’un bâtiment est son prix.
alhambra-lesson-hand-title = Voici votre argent
alhambra-lesson-hand = Vos cartes d’argent sont rangées dans l’ordre du chantier, avec le total de chaque monnaie. On ne rend pas la monnaie : les petites valeurs sont précieuses.
alhambra-lesson-row-title = Ou prenez de l’argent
alhambra-lesson-row = Au lieu d’acheter, vous pouvez prendre une carte d’argent visible, ou plusieurs si leur somme ne dépasse pas 5.
alhambra-lesson-choice-title = À vous de jouer
alhambra-lesson-choice = Touchez un bâtiment puis les cartes qui le paient, ou touchez des cartes d’argent visibles. L’effet de votre choix s’affiche en bas avant que vous ne le confirmiez.
alhambra-lesson-exact-title = Payez le compte exact, si possible
alhambra-lesson-exact = Vous pouvez payer au compte exact les bâtiments marqués « exact ». Dans ce cas, vous rejouez pendant le même tour.
alhambra-lesson-again-title = Compte exact !
alhambra-lesson-again = Voici la récompense : achetez un autre bâtiment, ou prenez de l’argent.
alhambra-lesson-majorities-title = Comment marquer des points
alhambra-lesson-majorities = Les points vont aux joueurs qui ont le plus de bâtiments dans une catégorie. Le tableau montre les bâtiments de chacun et, en vert, ce que donnerait le prochain décompte.
alhambra-lesson-track-title = Quand ont lieu les décomptes ?
alhambra-lesson-track = Les cartes des décomptes A et B se cachent dans les parties signalées de la pioche. Seul le premier marque au décompte A, les deux premiers au B, les trois premiers au C.
alhambra-lesson-memory-title = L’argent des autres
alhambra-lesson-memory = Chaque carte d’argent était visible quand elle a été distribuée ou prise. Vous pouvez donc savoir ce que les autres peuvent payer, et quel bâtiment risque de partir bientôt.
alhambra-lesson-scored-title = Décompte A
alhambra-lesson-scored = Les premiers points sont attribués. Au prochain décompte, la deuxième place rapportera aussi.
alhambra-lesson-last-title = La fin approche
alhambra-lesson-last = Quand le chantier ne peut plus être complété, chaque bâtiment restant revient au joueur qui a le plus d’argent dans sa monnaie. Vient ensuite le décompte C.
alhambra-lesson-over-title = C’était votre première partie
alhambra-lesson-over = Le tableau montre ce qu’a rapporté le décompte C. Jouez maintenant avec des amis, ou à deux : Martin se joindra à vous.

## Decisions as a whole

alhambra-decision-buy = Acheter { $building } avec { $notes }
alhambra-decision-give = Acheter { $building } pour Martin avec { $notes }
alhambra-lesson-about = Trois décomptes rapportent des points ; qui en a le plus gagne.

## The glossary: the forms of a word, and what it means

alhambra-term-yard = chantier
alhambra-term-yard-means = Les quatre bâtiments à vendre, chacun sur un emplacement qui se paie dans sa propre monnaie.
alhambra-term-exact = compte exact
alhambra-term-exact-means = Payer juste le prix. On rejoue aussitôt, pendant le même tour.
alhambra-term-scoring = décompte, décomptes
alhambra-term-scoring-means = A, B et C : on compare les bâtiments de chaque catégorie, et les premiers marquent des points.
alhambra-term-note = carte d’argent, cartes d’argent
alhambra-term-note-means = De quoi payer, dans l’une des quatre monnaies. On ne rend pas la monnaie.
alhambra-term-type = catégorie, catégories
alhambra-term-type-means = Pavillon, sérail, arcades, chambres, jardin ou tour. Les points vont aux plus nombreux de chacune.
alhambra-term-martin = Martin
alhambra-term-martin-means = Le troisième joueur des parties à deux. On peut acheter pour lui ; il ne choisit rien.
