# The messages of Toll. The table of ids is on the page of the crate `words`.
#
# Ids are made by rule: an event's type, a refusal's id and so on, after the name of the game. A code that is a
# number needs no words.

toll-name = Toll
toll-pitch = Prenez la carte ou payez pour l’éviter : petites cartes, longues suites et jetons en réserve font gagner.
toll-help = À votre tour, prenez la carte visible avec les jetons posés dessus, ou payez un jeton pour la laisser au suivant. Chaque carte coûte sa valeur, une suite ne coûte que sa plus petite carte, et chaque jeton restant enlève un point. Le plus petit total gagne.

## Moves

toll-action-pay = Payer un jeton
toll-action-take = Prendre la carte

## What happens

toll-event-turned = La carte { $card } est retournée.
toll-event-paid = { $seat-is ->
    [you] Vous payez un jeton.
   *[other] { $seat } paie un jeton.
}
toll-event-took = { $seat-is ->
    [you] Vous prenez la carte { $card } et { $coins ->
        [one] { $coins } jeton
       *[other] { $coins } jetons
    }.
   *[other] { $seat } prend la carte { $card } et { $coins ->
        [one] { $coins } jeton
       *[other] { $coins } jetons
    }.
}
toll-event-won = { $winners-is ->
    [you] Vous gagnez avec { $points } points.
   *[other] { $winners-count ->
        [one] { $winners } gagne avec { $points } points.
       *[other] Victoire partagée avec { $points } points : { $winners }.
    }
}

## Refusals

toll-refusal-no-coin = Vous n’avez plus de jeton : prenez la carte.

## Score

toll-score-cards = Cartes
toll-score-coins = Jetons
