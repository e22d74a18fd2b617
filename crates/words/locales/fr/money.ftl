# The messages of Money!. The table of ids is on the page of the crate `words`.
#
# One term for one thing, in this file and in money-board.ftl:
#
# | fr | en |
# |---|---|
# | billet, pièce d’or | banknote, gold coin |
# | carte argent | bluff card |
# | mise, valider la mise | bid, confirm the bid |
# | rangée, pioche | row, pile |
# | échanger, reprendre | swap, take back |
# | manche, tour | deal, round |
# | triplet | triplet |
# | monnaie retirée | currency removed |

money-name = Money!
money-pitch = Misez des billets en secret pour en gagner d’autres et composez le meilleur portefeuille de monnaies.
money-help = À chaque tour, misez en secret des cartes de votre main, ou votre carte argent seule pour ne pas participer. De la plus forte mise à la plus faible, chacun prend une rangée entière, échange avec une autre mise ou reprend la sienne. À la fin, une monnaie compte en entier si son total atteint 200, et 100 de moins sinon ; une pièce d’or vaut 10 ; les trois billets de 20 ou les trois billets de 30 d’une monnaie rapportent 100 de plus.

## Options

money-option-deals = Manches
money-option-deals-help = Le nombre de manches de la partie. Les points des manches s’additionnent.
money-option-remove = Monnaies retirées
money-option-remove-help = On retire une monnaie à quatre joueurs, deux à trois joueurs, aucune à cinq.
money-option-remove-random = tirées au sort à chaque manche
money-setup-remove-count = { $detail ->
    [0] À ce nombre de joueurs, toutes les monnaies sont en jeu : on n’en retire aucune.
    [one] À ce nombre de joueurs, on retire exactement une monnaie.
   *[other] À ce nombre de joueurs, on retire exactement { $detail } monnaies.
}

## Phases

money-phase-bid = Mises
money-phase-exchange = Échanges
money-phase-over = Fin de la partie

## Words

money-word-right = droite
money-word-left = gauche
money-word-bluff = carte argent
money-word-pile = pioche
money-word-hand = main

## Moves

money-action-add = Ajouter { $a } à la mise
money-action-seal = Valider la mise
money-action-row = Prendre la rangée de { $a }
money-action-swap = Échanger sa mise avec { $a-name }
money-action-keep = Reprendre sa mise

## What happens

money-event-removed = Monnaie retirée pour cette manche : { $currency }.
money-event-hand = { $seat-is ->
    [you] Vous commencez avec { $cards }.
   *[other] { $seat } commence avec { $cards }.
}
money-event-round = Manche { $deal }, tour { $round }. À droite : { $right }. À gauche : { $left }. { $pile ->
    [0] La pioche est vide.
    [one] Une carte dans la pioche.
   *[other] { $pile } cartes dans la pioche.
}
money-event-last-round = La pioche est épuisée : c’est le dernier tour de la manche.
money-event-standstill = Aucune carte piochée pendant trois tours : c’est le dernier tour de la manche.
money-event-sealed = { $seat-is ->
    [you] Vous avez validé votre mise.
   *[other] { $seat } a validé sa mise.
}
money-event-bid = { $seat-is ->
    [you] Vous misez { $total } : { $cards }.
   *[other] { $seat } mise { $total } : { $cards }.
}
money-event-bluff = { $seat-is ->
    [you] Vous n’aviez misé que la carte argent : vous ne participez pas à ce tour.
   *[other] { $seat } n’avait misé que la carte argent et ne participe pas à ce tour.
}
money-event-took = { $seat-is ->
    [you] Vous prenez la rangée de { $side } ({ $cards }) et laissez { $given }.
   *[other] { $seat } prend la rangée de { $side } ({ $cards }) et laisse { $given }.
}
money-event-swapped = { $seat-is ->
    [you] Vous échangez votre mise avec { $other } : vous prenez { $cards } et laissez { $given }.
   *[other] { $other-is ->
        [you] { $seat } échange sa mise avec vous : vous donnez { $cards } et recevez { $given }.
       *[other] { $seat } échange sa mise avec { $other } : { $cards } contre { $given }.
    }
}
money-event-kept = { $seat-is ->
    [you] Vous reprenez votre mise : { $cards }.
   *[other] { $seat } reprend sa mise : { $cards }.
}
money-event-scored = { $seat-is ->
    [you] Manche { $deal } : vous marquez { $points } (monnaies { $currencies }, pièces d’or { $coins }, triplets { $triplets }).
   *[other] Manche { $deal } : { $seat } marque { $points } (monnaies { $currencies }, pièces d’or { $coins }, triplets { $triplets }).
}
money-event-won = { $winners-is ->
    [you] Vous gagnez la partie avec { $points } points.
   *[other] { $winners-count ->
        [one] { $winners } gagne la partie avec { $points } points.
       *[other] Victoire partagée avec { $points } points : { $winners }.
    }
}

## Refusals

money-refusal-not-in-hand = Cette carte n’est pas dans votre main.
money-refusal-card-order = Les cartes se désignent dans l’ordre : celle-ci vient avant la précédente.
money-refusal-bids-first = Les échanges commencent quand toutes les mises sont révélées : faites d’abord votre mise.
money-refusal-bids-shown = Les mises sont révélées : elles ne peuvent plus changer.
money-refusal-no-bid-there = Ce joueur n’a pas de mise sur la table.
money-refusal-own-bid = Vous ne pouvez pas échanger avec vous-même : reprenez plutôt votre mise.

## Score

money-score-currencies = Monnaies
money-score-coins = Pièces d’or
money-score-triplets = Triplets

## Cards

money-pieces-EUR = { $n } €
money-pieces-USD = { $n } $
money-pieces-JPY = { $n } ¥
money-pieces-CHF = { $n } CHF
money-pieces-GBP = { $n } £
money-pieces-SEK = { $n } kr
money-pieces-RUB = { $n } ₽
money-pieces-G = une pièce d’or

money-piece-EUR = euro
money-piece-USD = dollar
money-piece-JPY = yen
money-piece-CHF = franc suisse
money-piece-GBP = livre sterling
money-piece-SEK = couronne suédoise
money-piece-RUB = rouble

## What makes a move better

money-why-estimate = une main plus prometteuse
money-why-past = les points des manches précédentes
money-why-worth = la valeur actuelle de la main
money-why-hope = des monnaies proches de 200
money-why-coins = des pièces d’or
money-why-cards = plus de cartes en main
