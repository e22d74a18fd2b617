# What the board of Alhambra says besides the words of the game.

## What can be done now

alhambra-prompt-act = À vous : prenez de l’argent ou achetez un bâtiment.
alhambra-prompt-again = Compte juste : prenez de l’argent ou achetez un autre bâtiment.
alhambra-prompt-pass = Aucun billet visible et rien que vous puissiez payer : vous passez.
alhambra-prompt-wait = C’est au tour de { $name }.
alhambra-prompt-wait-again = { $name } continue.
alhambra-prompt-deal = La table se met en place.
alhambra-prompt-over = La partie est terminée.
alhambra-exact = Compte juste !
alhambra-exact-other = { $name } a payé le compte juste !
alhambra-again = { $times ->
    [one] Encore une action.
   *[other] { $times } fois dans ce tour : encore une action.
}

## The yard, the row and what is to come

alhambra-yard = Chantier
alhambra-coin-florin = florins
alhambra-coin-dinar = dinars
alhambra-coin-dirham = dirhams
alhambra-coin-ducat = ducats
alhambra-at-place = { $building }, à payer en { $currency }
alhambra-lacks = manque { $n }
alhambra-exact-possible = juste
alhambra-gap = vide
alhambra-row = Billets visibles
alhambra-row-empty = Aucun billet n’est visible.
alhambra-deck-notes = { $count ->
    [0] pioche vide
   *[other] { $count } à piocher
}
alhambra-discard = { $count ->
    [0] rien de payé
    [one] { $count } payé
   *[other] { $count } payés
}
alhambra-to-come = Ce qui vient
alhambra-scoring-done = Décompte { $scoring } : fait
alhambra-scoring-out = Décompte { $scoring } : pas cette fois
alhambra-scoring-after = { $n ->
    [0] Décompte { $scoring } : la prochaine carte de la pioche
    [one] Décompte { $scoring } : après un billet
   *[other] Décompte { $scoring } : après { $n } billets
}
alhambra-scoring-soon = { $n ->
    [one] Décompte { $scoring } : la prochaine carte de la pioche
   *[other] Décompte { $scoring } : une des { $n } prochaines cartes
}
alhambra-scoring-between = Décompte { $scoring } : après { $least } à { $most } billets
alhambra-deck-buildings = { $count ->
    [0] Décompte C et fin : plus de bâtiment
    [one] Décompte C et fin : encore un bâtiment
   *[other] Décompte C et fin : encore { $count } bâtiments
}

## One's own notes, and what is picked

alhambra-your-hand = Votre argent
alhambra-you = vous
alhambra-pick = Touchez un billet visible ou un bâtiment.
alhambra-pick-help = On peut prendre plusieurs billets si leur somme ne dépasse pas 5.
alhambra-take = { $count ->
    [one] { $notes }
   *[other] { $notes } : { $sum } ensemble
}
alhambra-take-ends = Votre tour s’arrête là.
alhambra-take-button = Prendre
alhambra-paying-none = { $building }, prix { $price } : choisissez des { $currency }.
alhambra-paying-short = { $sum } sur { $price } : encore { $rest }
alhambra-paying-exact = { $sum } sur { $price } : compte juste, vous rejouez
alhambra-paying-over = { $sum } pour { $price } : { $rest } de trop, votre tour s’arrête
alhambra-paying-spare = { $sum } pour { $price } : un billet de trop
alhambra-ways = Pour payer :
alhambra-way = Payer { $sum } avec { $notes }
alhambra-buy = Acheter
alhambra-keep = Acheter pour moi
alhambra-give = Offrir à Martin
alhambra-clear = Reposer
alhambra-effect = Décompte { $scoring } :
alhambra-effect-none = inchangé

## Everybody

alhambra-majorities = Bâtiments
alhambra-next-scoring = décompte { $scoring }, à cet instant
alhambra-scored-c = décompte C
alhambra-total = Total
alhambra-category-pavilion = Pavillons
alhambra-category-seraglio = Sérails
alhambra-category-arcades = Arcades
alhambra-category-chambers = Chambres
alhambra-category-garden = Jardins
alhambra-category-tower = Tours
alhambra-worth-title = Points des première, deuxième et troisième places
alhambra-points = Points
alhambra-points-title = Décompte A : { $a }, B : { $b }, C : { $c }
alhambra-others = L’argent des autres
alhambra-everybody = L’argent de chacun
alhambra-notes = { $count ->
    [one] { $count } billet
   *[other] { $count } billets
}

## The guided first game

alhambra-lesson-yard-title = Quatre bâtiments à vendre
alhambra-lesson-yard = Chaque emplacement du chantier se paie dans sa propre monnaie, indiquée au-dessus. Le chiffre d’un bâtiment est son prix.
alhambra-lesson-hand-title = Voici votre argent
alhambra-lesson-hand = Vos billets sont rangés dans l’ordre du chantier, avec la somme de chaque monnaie. On ne rend pas la monnaie : les petits billets sont précieux.
alhambra-lesson-row-title = Ou prenez de l’argent
alhambra-lesson-row = Au lieu d’acheter, vous pouvez prendre un billet visible, ou plusieurs dont la somme ne dépasse pas 5.
alhambra-lesson-choice-title = À vous de jouer
alhambra-lesson-choice = Touchez un bâtiment et choisissez les billets qui le paient, ou touchez des billets visibles. En bas, vous voyez ce que ferait votre coup avant de le jouer.
alhambra-lesson-exact-title = Payez juste, si vous pouvez
alhambra-lesson-exact = Les bâtiments marqués « juste » peuvent se payer sans perte. Qui paie le compte juste rejoue dans le même tour.
alhambra-lesson-again-title = Compte juste !
alhambra-lesson-again = Voici la récompense : achetez un autre bâtiment, ou prenez de l’argent.
alhambra-lesson-majorities-title = Ce qui rapporte
alhambra-lesson-majorities = Les points vont à qui possède le plus de bâtiments d’une catégorie. Le tableau montre les bâtiments de chacun et, en vert, ce que donnerait le prochain décompte.
alhambra-lesson-track-title = Quand compte-t-on ?
alhambra-lesson-track = Les cartes des décomptes A et B se cachent dans les parties marquées de la pioche. Seul le premier compte en A, les deux premiers en B, les trois premiers en C.
alhambra-lesson-memory-title = Rien n’est oublié
alhambra-lesson-memory = On a vu chaque billet quand il fut distribué ou pris. Vous pouvez donc savoir ce que les autres peuvent payer, et quel bâtiment ne restera pas longtemps.
alhambra-lesson-scored-title = Décompte A
alhambra-lesson-scored = Les premiers points sont donnés. Désormais, la deuxième place compte aussi.
alhambra-lesson-last-title = La fin approche
alhambra-lesson-last = Quand le chantier ne peut plus être complété, chaque bâtiment restant revient à qui a le plus d’argent de sa monnaie. Puis vient le décompte C.
alhambra-lesson-over-title = C’était votre première partie
alhambra-lesson-over = Le tableau montre ce que le décompte C a donné. Jouez maintenant avec des amis, ou à deux : Martin vous rejoindra.
