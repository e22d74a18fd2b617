# What the board says besides the messages of the game, in the terms listed there.

## What can be done now

money-prompt-bid = Choisissez les cartes de votre mise, puis validez-la.
money-prompt-wait-bids = { $count ->
    [0] Les mises sont révélées.
   *[other] Mises attendues : { $seats }.
}
money-prompt-exchange = À vous de choisir : prenez une rangée, échangez avec une autre mise ou reprenez la vôtre.
money-prompt-exchange-rows = À vous de choisir : prenez une rangée ou reprenez votre mise.
money-prompt-wait-exchange = { $seats } choisit, avec la plus forte mise restante.
money-prompt-deal = Distribution des cartes…
money-prompt-over = La partie est terminée.

## The table

money-round = Manche { $deal } sur { $deals } · tour { $round }
money-final-round = Dernier tour : ensuite, les cartes des rangées ne comptent plus.
money-final-round-brief = Dernier tour
money-row-left = Rangée de gauche
money-row-right = Rangée de droite
money-sum = total { $sum }
money-pile = { $count ->
    [0] la pioche est vide
   *[other] { $count } dans la pioche
}
money-out = Retirées :
money-card = { $card }, n° { $serial }

## A player

money-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
money-points-title = Points des manches terminées
money-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
money-sealed = mise validée
money-choosing = choisit sa mise
money-acts = en train de choisir
money-no-bid = pas de mise sur la table
money-rank = { $rank ->
    [1] choisit maintenant
   *[other] choisit en n° { $rank }
}
money-bid-total = mise : { $total }
money-bid-of = Mise { DE($name) }
money-tie = égalité : le plus petit numéro de série passe d’abord
money-tied = égalité
money-known = connu de tous : { $sum }
money-hand-of = main
money-hidden = + { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
money-seen = Tout le monde sait que vous avez cette carte
money-counts-note = Compte dans le total de sa monnaie, qui compte en entier à partir de 200.
money-counts-coin = Vaut 10 points, quoi que vous ayez d’autre.

## One's own cards

money-your-hand = Votre main
money-hand-empty = Aucune carte en main.
money-worth = vaut { $points } actuellement
money-group = { $sum } · vaut { $worth }
money-group-points = { $sum } · vaut { $points }
money-triplet = 3 × { $value } : +100
money-your-bid = Votre mise
money-your-bid-total = Votre mise : { $total }
money-your-bluff = Votre mise : la carte argent seule
money-bidding = { $count ->
    [one] Mise de { $total } avec { $count } carte
   *[other] Mise de { $total } avec { $count } cartes
}
money-bidding-none-help = Touchez des cartes pour les miser.
money-stays = Le reste de votre main vaut { $points }.
money-clear = Annuler le choix
money-seal = Valider la mise
money-bluff-only = Carte argent seule
money-go-row = Prendre la rangée
money-go-swap = Échanger
money-go-keep = Reprendre
money-after = { $points } points ({ $gain })
money-then = Votre main vaudrait { $points } (actuellement { $now }).
money-exchange-help = Touchez une rangée ou une mise.
money-deal-over = Fin de la manche { $deal }
money-next-deal = Manche suivante
money-last-deal = Manche { $deal } : toutes les mains

## The guided first game

money-lesson-hand-title = Voici vos cartes
money-lesson-hand = Concentrez-vous sur une ou deux monnaies : à partir de 200, une monnaie compte en entier ; en dessous, elle perd 100. Les trois billets de 20 ou les trois billets de 30 d’une même monnaie rapportent 100 de plus.
money-lesson-rows-title = Ce que vous pouvez gagner
money-lesson-rows = Chacun mise en secret des cartes de sa main. La plus forte mise choisit en premier : le joueur prend une rangée entière et laisse sa mise à la place.
money-lesson-pick-title = Faites votre première mise
money-lesson-pick = Touchez une ou deux cartes dont vous pouvez vous passer, de préférence dans une monnaie dont vous avez peu. Puis validez la mise.
money-lesson-reveal-title = Les mises sont révélées
money-lesson-reveal = Le plus grand total commence ; en cas d’égalité, c’est le plus petit numéro de série. Qui n’a misé que la carte argent ne participe pas à ce tour.
money-lesson-exchange-title = À vous de choisir
money-lesson-exchange = Prenez une rangée, échangez avec une autre mise ou reprenez la vôtre. Chaque choix indique ce que vaudrait ensuite votre main.
money-lesson-again-title = Et ainsi de suite
money-lesson-again = Les rangées sont complétées et un nouveau tour commence. Le nombre au-dessus de vos cartes indique ce qu’elles rapporteraient si la manche s’arrêtait maintenant.
money-lesson-memory-title = Surveillez les autres
money-lesson-memory = Les petites cartes sont celles que tout le monde a vu prendre : elles aident à deviner qui collectionne quoi.
money-lesson-last-title = Le dernier tour
money-lesson-last = La pioche est épuisée. Seules compteront les cartes que vous aurez en main après ce tour.
money-lesson-over-title = C’était votre première partie
money-lesson-over = Voici ce que chaque main a rapporté. Jouez maintenant avec des amis, ou revoyez la partie depuis une autre place.

## Decisions as a whole

money-decision-bid = Miser { $total } : { $cards }
money-decision-bluff = Ne miser que la carte argent
money-milestone = manche { $deal }
money-lesson-about = Après le dernier tour, la main qui rapporte le plus de points gagne. C’est une partie courte, avec des robots.

## Prévu d’avance

money-prepare-bid = Prochaine mise
money-prepare-row-left = Prendre la rangée de gauche
money-prepare-row-right = Prendre la rangée de droite
money-stop-hand = votre main a changé
money-stop-last-round = le dernier tour a commencé
money-stop-row = la rangée a changé
money-stop-round = le tour est terminé

## The glossary: the forms of a word, and what it means

money-term-bid = mise, mises
money-term-bid-means = Les cartes posées en secret pour ce tour. La plus forte choisit la première.
money-term-row = rangée, rangées
money-term-row-means = Les cartes à gauche ou à droite de la pioche. Qui la prend la prend en entier, et y laisse sa mise.
money-term-bluff = carte argent, cartes argent
money-term-bluff-means = Chacun en a une. Avec une mise, elle cache le nombre de cartes ; seule, elle passe le tour.
money-term-triplet = triplet, triplets
money-term-triplet-means = Les trois billets de 20, ou les trois billets de 30, d’une même monnaie : 100 points de plus.
money-term-serial = numéro de série, numéros de série
money-term-serial-means = Le petit numéro d’une carte. À mises égales, le plus petit passe d’abord.
money-term-deal = manche, manches
money-term-deal-means = De la distribution au décompte. Une partie peut en avoir plusieurs, dont les points s’additionnent.
