# The words of Money!
#
# Ids are made by rule: a piece's code, an event's type, a refusal's id and so on, after the name of the game.

money-name = Money!
money-pitch = Misez des billets à l’aveugle pour en gagner d’autres et composez le meilleur portefeuille de monnaies.
money-help = À chaque tour, misez en secret les cartes de votre choix, ou la carte argent seule pour passer votre tour. De la plus forte mise à la plus faible, chacun prend une rangée entière, prend une mise encore sur la table ou reprend la sienne. À la fin, une monnaie vaut son total à partir de 200 et 100 de moins en dessous, une pièce d’or vaut 10, et les trois billets de 20 ou les trois billets de 30 d’une monnaie rapportent 100 de plus.

## Options

money-option-deals = Manches
money-option-deals-help = Le nombre de manches de la partie ; les points de toutes les manches s’additionnent.
money-option-remove = Monnaies écartées
money-option-remove-help = On écarte une monnaie à quatre joueurs, deux à trois joueurs, aucune à cinq.
money-option-remove-random = tirées au sort à chaque manche
money-setup-remove-count = { $detail ->
    [0] À ce nombre de joueurs, toutes les monnaies sont en jeu : on n’en écarte aucune.
    [one] À ce nombre de joueurs, on écarte exactement une monnaie.
   *[other] À ce nombre de joueurs, on écarte exactement { $detail } monnaies.
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
money-action-seal = Sceller la mise
money-action-row = Prendre la rangée de { $a }
money-action-swap = Échanger les mises avec { $a-name }
money-action-keep = Reprendre la mise

## What happens

money-event-removed = Hors jeu pour cette manche : { $currency }.
money-event-hand = { $seat-is ->
    [you] Vous commencez avec { $cards }.
   *[other] { $seat } commence avec { $cards }.
}
money-event-round = Manche { $deal }, tour { $round }. À droite : { $right }. À gauche : { $left }. { $pile ->
    [0] La pioche est vide.
    [one] Une carte dans la pioche.
   *[other] { $pile } cartes dans la pioche.
}
money-event-last-round = La pioche est épuisée : ce tour est le dernier de la manche.
money-event-standstill = Trois tours sans carte piochée : ce tour est le dernier de la manche.
money-event-sealed = { $seat-is ->
    [you] Vous avez scellé votre mise.
   *[other] { $seat } a scellé sa mise.
}
money-event-bid = { $seat-is ->
    [you] Vous misez { $total } : { $cards }.
   *[other] { $seat } mise { $total } : { $cards }.
}
money-event-bluff = { $seat-is ->
    [you] Vous dévoilez la carte argent seule et passez ce tour.
   *[other] { $seat } dévoile la carte argent seule et passe ce tour.
}
money-event-took = { $seat-is ->
    [you] Vous prenez la rangée de { $side } ({ $cards }) et laissez { $given }.
   *[other] { $seat } prend la rangée de { $side } ({ $cards }) et laisse { $given }.
}
money-event-swapped = { $seat-is ->
    [you] Vous échangez les mises avec { $other } : vous prenez { $cards } et laissez { $given }.
   *[other] { $other-is ->
        [you] { $seat } échange les mises avec vous : vous cédez { $cards } contre { $given }.
       *[other] { $seat } échange les mises avec { $other } : prend { $cards } et laisse { $given }.
    }
}
money-event-kept = { $seat-is ->
    [you] Vous reprenez votre mise : { $cards }.
   *[other] { $seat } reprend sa mise : { $cards }.
}
money-event-scored = { $seat-is ->
    [you] Manche { $deal } : vous marquez { $points } (monnaies { $currencies }, pièces d’or { $coins }, triplets { $triplets }).
   *[other] Manche { $deal } : { $seat } marque { $points } (monnaies { $currencies }, pièces d’or { $coins }, triplets { $triplets }).
}
money-event-won = { $winners-is ->
    [you] Vous gagnez la partie avec { $points } points.
   *[other] { $winners-count ->
        [one] { $winners } gagne la partie avec { $points } points.
       *[other] Victoire partagée, avec { $points } points : { $winners }.
    }
}

## Refusals

money-refusal-not-in-hand = Cette carte n’est pas dans votre main.
money-refusal-card-order = Les cartes s’ajoutent dans l’ordre des cartes : celle-ci vient avant la dernière ajoutée.
money-refusal-bids-first = Rien ne s’échange avant que toutes les mises soient dévoilées : faites d’abord votre mise.
money-refusal-bids-shown = Les mises sont dévoilées : elles ne peuvent plus changer.
money-refusal-no-bid-there = Ce joueur n’a pas de mise sur la table.
money-refusal-own-bid = On n’échange pas avec soi-même : reprenez plutôt votre mise.

## Score

money-score-currencies = Monnaies
money-score-coins = Pièces d’or
money-score-triplets = Triplets

## Cards

money-piece-EUR20a = 20 €
money-piece-EUR20b = 20 €
money-piece-EUR20c = 20 €
money-piece-EUR30a = 30 €
money-piece-EUR30b = 30 €
money-piece-EUR30c = 30 €
money-piece-EUR40 = 40 €
money-piece-EUR50 = 50 €
money-piece-EUR60 = 60 €

money-piece-USD20a = 20 $
money-piece-USD20b = 20 $
money-piece-USD20c = 20 $
money-piece-USD30a = 30 $
money-piece-USD30b = 30 $
money-piece-USD30c = 30 $
money-piece-USD40 = 40 $
money-piece-USD50 = 50 $
money-piece-USD60 = 60 $

money-piece-JPY20a = 20 ¥
money-piece-JPY20b = 20 ¥
money-piece-JPY20c = 20 ¥
money-piece-JPY30a = 30 ¥
money-piece-JPY30b = 30 ¥
money-piece-JPY30c = 30 ¥
money-piece-JPY40 = 40 ¥
money-piece-JPY50 = 50 ¥
money-piece-JPY60 = 60 ¥

money-piece-CHF20a = 20 CHF
money-piece-CHF20b = 20 CHF
money-piece-CHF20c = 20 CHF
money-piece-CHF30a = 30 CHF
money-piece-CHF30b = 30 CHF
money-piece-CHF30c = 30 CHF
money-piece-CHF40 = 40 CHF
money-piece-CHF50 = 50 CHF
money-piece-CHF60 = 60 CHF

money-piece-GBP20a = 20 £
money-piece-GBP20b = 20 £
money-piece-GBP20c = 20 £
money-piece-GBP30a = 30 £
money-piece-GBP30b = 30 £
money-piece-GBP30c = 30 £
money-piece-GBP40 = 40 £
money-piece-GBP50 = 50 £
money-piece-GBP60 = 60 £

money-piece-SEK20a = 20 kr
money-piece-SEK20b = 20 kr
money-piece-SEK20c = 20 kr
money-piece-SEK30a = 30 kr
money-piece-SEK30b = 30 kr
money-piece-SEK30c = 30 kr
money-piece-SEK40 = 40 kr
money-piece-SEK50 = 50 kr
money-piece-SEK60 = 60 kr

money-piece-RUB20a = 20 ₽
money-piece-RUB20b = 20 ₽
money-piece-RUB20c = 20 ₽
money-piece-RUB30a = 30 ₽
money-piece-RUB30b = 30 ₽
money-piece-RUB30c = 30 ₽
money-piece-RUB40 = 40 ₽
money-piece-RUB50 = 50 ₽
money-piece-RUB60 = 60 ₽

money-piece-G1 = pièce d’or
money-piece-G2 = pièce d’or
money-piece-G3 = pièce d’or
money-piece-G4 = pièce d’or
money-piece-G5 = pièce d’or
money-piece-G6 = pièce d’or

money-piece-EUR = euro
money-piece-USD = dollar
money-piece-JPY = yen
money-piece-CHF = franc suisse
money-piece-GBP = livre sterling
money-piece-SEK = couronne suédoise
money-piece-RUB = rouble

## Ce qui rend un coup meilleur

money-why-estimate = ce que la main peut devenir
money-why-past = points des manches passées
money-why-worth = ce que la main vaut maintenant
money-why-hope = des monnaies qui peuvent grossir
money-why-coins = pièces d’or
money-why-cards = plus de cartes en main
