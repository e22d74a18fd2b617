# What the board of Money! says besides the words of the game.

## What can be done now

money-prompt-bid = Choisissez les cartes de votre mise, puis scellez-la.
money-prompt-wait-bids = { $count ->
    [0] Les mises sont dévoilées.
   *[other] On attend la mise de { $seats }.
}
money-prompt-exchange = Votre mise est la plus forte : prenez une rangée, échangez avec une autre mise ou reprenez la vôtre.
money-prompt-wait-exchange = { $seats } a la plus forte mise et choisit.
money-prompt-deal = On distribue les cartes.
money-prompt-over = La partie est terminée.

## The table

money-round = Manche { $deal } sur { $deals } · tour { $round }
money-final-round = Dernier tour : après lui, les rangées ne valent plus rien.
money-row-left = Rangée de gauche
money-row-right = Rangée de droite
money-sum = total { $sum }
money-pile = { $count ->
    [0] la pioche est vide
   *[other] { $count } dans la pioche
}
money-out = Hors jeu :
money-card = { $card }, numéro { $serial }

## A player

money-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
money-points-title = Points des manches terminées
money-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
money-sealed = mise scellée
money-choosing = réfléchit
money-acts = choisit maintenant
money-no-bid = pas de mise sur la table
money-rank = { $rank ->
    [1] la plus forte
   *[other] n° { $rank }
}
money-bid-total = mise { $total }
money-bid-of = Mise de { $name }
money-tie = égalité : le plus petit numéro d’abord
money-known = vu de tous : { $sum }
money-hand-of = main
money-hidden = + { $count } cachées
money-seen = Tout le monde sait que vous avez cette carte

## One's own cards

money-your-hand = Votre main
money-hand-empty = Aucune carte en main.
money-worth = vaut { $points } pour l’instant
money-group = { $sum } · vaut { $worth }
money-group-points = { $sum } · vaut { $points }
money-triplet = 3 × { $value } : +100
money-your-bid = Votre mise
money-your-bid-total = Votre mise : { $total }
money-your-bluff = Votre mise : la carte argent seule
money-bidding = { $count ->
    [one] Mise de { $total } avec une carte
   *[other] Mise de { $total } avec { $count } cartes
}
money-bidding-none = Aucune carte choisie
money-bidding-none-help = Touchez des cartes pour les miser.
money-stays = Le reste de votre main vaut { $points }.
money-clear = Reposer
money-seal = Sceller la mise
money-bluff-only = Carte argent seule
money-go-row = Prendre la rangée
money-go-swap = Échanger
money-go-keep = Reprendre
money-after = { $points } points ({ $gain })
money-last-deal = Manche { $deal } : toutes les mains

## The guided first game

money-lesson-hand-title = Voici vos cartes
money-lesson-hand = Réunissez beaucoup de peu de monnaies : à partir de 200, une monnaie compte en entier ; en dessous, elle perd 100. Trois billets de 20 ou trois billets de 30 d’une même monnaie rapportent 100 de plus.
money-lesson-rows-title = Voici ce que l’on peut gagner
money-lesson-rows = Chacun mise en secret des cartes de sa main. La plus forte mise choisit d’abord : une rangée entière passe dans la main, et la mise prend sa place.
money-lesson-pick-title = Faites votre première mise
money-lesson-pick = Touchez une ou deux cartes dont vous pouvez vous passer, de préférence d’une monnaie dont vous avez peu. Puis scellez la mise.
money-lesson-reveal-title = Toutes les mises sont dévoilées
money-lesson-reveal = Le plus grand total commence ; entre totaux égaux, le plus petit numéro de série. Qui n’a misé que la carte argent passe ce tour.
money-lesson-exchange-title = À vous de choisir
money-lesson-exchange = Prenez une rangée, prenez une autre mise ou reprenez la vôtre. Chaque endroit dit ce que vaudrait ensuite votre main.
money-lesson-again-title = Et ainsi de suite
money-lesson-again = Les rangées sont complétées et un nouveau tour commence. Le nombre au-dessus de vos cartes est ce qu’elles rapporteraient si la manche s’arrêtait maintenant.
money-lesson-memory-title = Gardez un œil sur les autres
money-lesson-memory = Les petites cartes sont celles que tout le monde a vu prendre : elles vous aident à deviner ce qui mérite une mise.
money-lesson-last-title = Le dernier tour
money-lesson-last = La pioche est épuisée. Ce que vous aurez en main après ce tour comptera.
money-lesson-over-title = C’était votre première partie
money-lesson-over = Ci-dessous, ce que chaque main a rapporté. Jouez maintenant entre amis, ou revoyez la partie depuis une autre place.
