# Ce que dit le plateau de Donnant Donnant en plus des mots du jeu.

## What can be done now

donnant-prompt-deal = On distribue les cartes.
donnant-prompt-discard = Choisissez laquelle de vos quatre cartes va sous sa pile.
donnant-prompt-lay-first = Posez vos trois cartes : choisissez-en une, puis sa place.
donnant-prompt-wait-setup = On attend l’étal de { $seats }.
donnant-prompt-rolling = Les dés roulent.
donnant-prompt-roll = Touchez les dés à garder et relancez les autres, ou arrêtez-vous pour agir.
donnant-prompt-roll-must = Toutes vos cartes sont complétées : au dernier tour, il faut lancer trois fois.
donnant-prompt-wait-roll = { $seats } lance les dés.
donnant-prompt-window = Inscrivez un des dés qui vont être relancés, ou rien.
donnant-prompt-window-more = Votre bonus permet d’inscrire encore un de ces dés.
donnant-prompt-window-done = C’est inscrit. { $count ->
    [0] On continue aussitôt.
   *[other] On attend { $seats }.
}
donnant-prompt-window-nothing = Aucun de ces dés ne convient à votre étal : vous passez d’office. { $count ->
    [0] On continue aussitôt.
   *[other] On attend { $seats }.
}
donnant-prompt-wait-window = { $seats } : un des dés rejetés peut être inscrit.
donnant-prompt-act = Achetez des cartes avec des dés identiques, complétez des cartes, ou terminez votre tour.
donnant-prompt-act-bonus = Seul un bonus aiderait ici : touchez un dé, ou terminez votre tour.
donnant-prompt-act-none = Ces dés ne permettent d’acheter ni de compléter aucune carte.
donnant-prompt-wait-act = { $seats } joue son tour.
donnant-prompt-joker = Rien à acheter ni à compléter : jouez un joker, ou terminez votre tour.
donnant-prompt-joker-dice = Joker : inscrivez un ou deux dés.
donnant-prompt-lay = Choisissez une place pour votre nouvelle carte.
donnant-prompt-wait-lay = { $seats } pose une carte.
donnant-prompt-end = Votre tour est fini.
donnant-prompt-over = La partie est terminée.

## The table

donnant-round = Tour { $round }
donnant-round-roll = Tour { $round } · lancer { $roll } sur 3
donnant-ending = { $when ->
    [this-round] Une neuvième carte est posée : après ce tour, il en reste un.
   *[other] Dernier tour.
}
donnant-window-waits = Rien ne presse : la relance attend tout le monde.
donnant-window-clock = Votre pendule :
donnant-dice = Dés
donnant-mat = Sur le tapis
donnant-mat-reroll = À relancer
donnant-mat-rejected = Rejetés : à inscrire
donnant-site = Chantier : gardés
donnant-die = Dé { $die } : { $value }, { $state ->
    [used] utilisé
    [kept] sur le chantier
   *[mat] sur le tapis
}
donnant-die-as = Dé { $die } : { $value }, compte comme { $as }, { $state ->
    [used] utilisé
    [kept] sur le chantier
   *[mat] sur le tapis
}
donnant-market = Marché
donnant-market-empty = vide
donnant-price = { $count } dés identiques.
donnant-deck = { $back ->
    [green] Cartes Évaluation restantes : { $count }
   *[other] Cartes Bonus restantes : { $count }
}
donnant-bonus = Un bonus pour ce dé :
donnant-bonus-pip = { $to ->
    [up] +1
   *[other] −1
}
donnant-bonus-paint = compter comme { $colour }
donnant-hand = { $count ->
    [one] La carte à poser
   *[other] Cartes à poser
}
donnant-your-stall = Votre étal
donnant-stall-of = Étal de { $name }
donnant-stall-bare = Vos trois cartes viendront ici.
donnant-worth = vaut { $points } à présent
donnant-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
donnant-dealt = { $count } cartes reçues, encore cachées.
donnant-active = lance
donnant-choosing = choisit
donnant-place = Ligne { $row }, colonne { $column } : { $laid } points aussitôt, { $done } une fois complétée
donnant-write-here = Case { $box } de { $card }

## Jokers

donnant-joker = Un joker est possible
donnant-joker-why = Après le troisième lancer, ces dés ne permettent à eux seuls d’acheter ni de compléter aucune carte. À la place, vous pouvez inscrire un ou deux de vos dés dans des cases, ou prendre la première carte d’une pile.
donnant-joker-why-free = Après le troisième lancer, au lieu d’acheter ou de compléter, vous pouvez inscrire un ou deux de vos dés dans des cases, ou prendre la première carte d’une pile.
donnant-joker-write = Inscrire un ou deux dés
donnant-joker-draw = { $back ->
    [green] Piocher une carte Évaluation
   *[other] Piocher une carte Bonus
}

## A card

donnant-card = { $card } : carte { $back ->
    [green] Évaluation
   *[other] Bonus
}, { $colour }.
donnant-card-done = Complétée.
donnant-card-scores = Complétée, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
donnant-card-boxes = Cases : { $list }.
donnant-boxes-sum = { $list } ; ensemble au moins { $sum }
donnant-box-filled = { $value } inscrit
donnant-box-any = { $colour ->
    [one] le dé { $name }
   *[other] un dé quelconque
}
donnant-box-number = { $colour ->
    [one] un { $number } du dé { $name }
   *[other] un { $number }
}
donnant-sign-less = puis, plus grand : { $box }
donnant-sign-equal = égal : { $box }
donnant-cards-Y = jaune
donnant-cards-O = orange
donnant-cards-G = verte
donnant-cards-B = bleue
donnant-cards-V = violette
donnant-effect-per-adj-completed = { $points } points par carte complétée sur ses côtés.
donnant-effect-per-card-of-colour = { $points } points par carte { $target } de votre étal.
donnant-effect-per-adj-of-colour = { $points } points par carte { $target } sur ses côtés.
donnant-effect-per-completed-line = { $points } points par ligne ou colonne de trois cartes complétées.
donnant-effect-set-of-five-colours = { $points } points si votre étal réunit les cinq couleurs.
donnant-effect-per-monochrome-line = { $points } points par ligne ou colonne de trois cartes d’une même couleur.
donnant-effect-per-distinct-bonus = { $points } points par bonus différent que vous avez complété.
donnant-effect-pip-plus-minus-1 = Bonus : un de plus ou de moins sur un dé, { $uses } fois.
donnant-effect-change-die-colour = Bonus : une autre couleur pour un dé, { $uses } fois.
donnant-effect-extra-rejected-die = Bonus : un dé rejeté de plus, { $uses } fois.
donnant-effect-card-colour-at-end = Bonus : à la fin, cette carte a la couleur qui vous arrange le mieux.
donnant-effect-one-die-cheaper = Bonus : une carte coûte un dé de moins, { $uses } fois.

## What is picked

donnant-hint-keep = Les dés du chantier restent ; les autres sont relancés, et vos adversaires peuvent d’abord s’en servir.
donnant-hint-write = Touchez un dé, puis une des cases qui s’allument.
donnant-hint-box = Touchez maintenant une des cases qui s’allument.
donnant-hint-use = Les cartes qui s’allument peuvent être achetées ou complétées. Touchez-en une pour voir ce qu’elle demande.
donnant-hint-discard = Touchez une carte pour lire ce qu’elle fait.
donnant-hint-lay = Touchez une carte, puis une place. Chaque place dit ce que la carte y rapporterait.
donnant-hint-look = Touchez une carte pour lire ce qu’elle fait.
donnant-would-lay = Ici, elle rapporte { $laid } aussitôt et { $done } une fois complétée.
donnant-would-buy = Dans votre étal, elle rapporterait jusqu’à { $points } une fois complétée.
donnant-would-save = { $count ->
    [one] Un bonus paie un dé.
   *[other] Des bonus paient { $count } dés.
}
donnant-would-complete = La compléter rapporte { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
donnant-clear = Ne rien choisir
donnant-do-write = { $completes ->
    [yes] Inscrire { $value } et compléter la carte
   *[no] Inscrire { $value }
}
donnant-do-buy = { $count ->
    [one] Acheter avec un dé
   *[other] Acheter avec { $count } dés
}
donnant-do-complete = Compléter
donnant-do-lay = Poser ici
donnant-do-discard = La mettre sous sa pile
donnant-do-stop = Tout garder et agir
donnant-do-reroll = { $count ->
    [one] Relancer un dé
   *[other] Relancer { $count } dés
}
donnant-do-skip = Ne rien inscrire
donnant-do-decline = La mettre sous sa pile
donnant-do-end = Terminer le tour

## The guided first game

donnant-lesson-cards-title = Voici vos premières cartes
donnant-lesson-cards = Les cartes à chiffre rapportent des points quand toutes leurs cases sont remplies ; celles à double cadre sont des bonus qui aident en chemin. Touchez une carte pour lire ce qu’elle fait.
donnant-lesson-discard-title = Une carte s’en va
donnant-lesson-discard = Vous gardez trois cartes sur quatre. Touchez celle qui vous plaît le moins, puis mettez-la sous sa pile.
donnant-lesson-lay-title = Montez votre étal
donnant-lesson-lay = Touchez une carte, puis une place : posez les trois cartes de sorte qu’elles se touchent, dans un carré de trois sur trois. Chaque place dit ce que la carte y rapporterait ; une carte posée ne bouge plus.
donnant-lesson-roll-title = Votre premier lancer
donnant-lesson-roll = Il vous faut des dés identiques pour acheter une carte, ou juste les chiffres de toutes les cases vides d’une carte. Touchez les dés à garder, puis relancez les autres.
donnant-lesson-again-title = Donnant, donnant
donnant-lesson-again = Avant la relance, votre adversaire peut inscrire un des dés relancés. Relancez encore, ou arrêtez-vous pour agir.
donnant-lesson-joker-title = Un joker
donnant-lesson-joker = Rien à acheter ni à compléter. Le joker permet d’inscrire un ou deux dés, ou de prendre une carte sans la connaître. Choisissez ce qui vous arrange.
donnant-lesson-act-title = C’est le moment d’agir
donnant-lesson-act = Ce qui s’allume peut être acheté ou complété. Une carte se paie avec des dés identiques : trois dans les deux premières colonnes, quatre dans les autres. Un dé ne sert qu’une fois.
donnant-lesson-turn-title = Terminez votre tour
donnant-lesson-turn = Vous pouvez faire tout ce que vos dés permettent. Quand c’est fait, terminez le tour.
donnant-lesson-window-title = Un dé pour vous
donnant-lesson-window = Votre adversaire relance ces dés. Vous pouvez d’abord en inscrire un : touchez une case qui s’allume, voyez le chiffre, touchez encore.
donnant-lesson-own-title = Et ainsi de suite
donnant-lesson-own = Voici ce que vaut votre étal à présent. Les chiffres sombres sur les cartes disent ce que les compléter ajouterait.
donnant-lesson-last-title = La fin approche
donnant-lesson-last = Quelqu’un a neuf cartes. Après ce tour, il en reste un : complétez ce que vous pouvez.
donnant-lesson-over-title = C’était votre première partie
donnant-lesson-over = Vous voyez ci-dessus ce que chaque étal a rapporté. Jouez maintenant avec des amis, ou revoyez la partie d’une autre place.
