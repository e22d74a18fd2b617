# What the board says besides the messages of the game, in the terms listed there.

## What can be done now

donnant-prompt-deal = Distribution des cartes…
donnant-prompt-discard = Défaussez une de vos quatre cartes.
donnant-prompt-lay-first = Posez vos trois cartes : touchez une carte, puis sa place.
donnant-prompt-wait-setup = Étals en préparation : { $seats }.
donnant-prompt-rolling = Lancer des dés…
donnant-prompt-roll = Touchez les dés à garder et relancez les autres, ou arrêtez-vous pour agir.
donnant-prompt-roll-must = Toutes vos cartes sont complétées : au dernier tour, vous devez lancer les dés trois fois.
donnant-prompt-wait-roll = { $seats } lance les dés.
donnant-prompt-window = { $roller } va relancer : inscrivez d’abord un de ces dés, ou passez.
donnant-prompt-window-bonus = { $roller } va relancer. Aucun de ces dés ne convient tel quel : un bonus peut en changer un.
donnant-prompt-window-more = Votre bonus vous permet d’inscrire un autre de ces dés.
donnant-prompt-window-done = C’est inscrit, { $roller } va relancer. { $count ->
    [0] La partie continue.
   *[other] En attente : { $seats }.
}
donnant-prompt-window-nothing = { $roller } va relancer : aucun de ces dés ne convient à votre étal. { $count ->
    [0] La partie continue.
   *[other] En attente : { $seats }.
}
donnant-prompt-wait-window = { $roller } va relancer. Qui inscrit un dé rejeté ? En attente : { $seats }.
donnant-prompt-window-own = Vous allez relancer. Qui inscrit un de vos dés rejetés ? En attente : { $seats }.
donnant-prompt-act = Achetez ou complétez des cartes, ou terminez votre tour.
donnant-prompt-act-bonus = Seul un bonus peut vous aider : touchez un dé, ou terminez votre tour.
donnant-prompt-act-none = Vos dés ne permettent ni d’acheter ni de compléter une carte.
donnant-prompt-wait-act = { $seats } joue son tour.
donnant-prompt-joker = Rien à acheter ni à compléter : jouez un joker, ou terminez votre tour.
donnant-prompt-joker-dice = Joker : inscrivez un ou deux dés.
donnant-prompt-lay = Choisissez une place pour votre nouvelle carte.
donnant-prompt-wait-lay = { $seats } pose une carte.
donnant-prompt-end = Votre tour est terminé.
donnant-prompt-over = La partie est terminée.

## The table

donnant-round = Tour { $round }
donnant-round-roll = Tour { $round } · lancer { $roll } sur 3
donnant-ending = { $when ->
    [this-round] Une neuvième carte est posée : encore un tour complet après celui-ci.
   *[other] Dernier tour.
}
donnant-window-waits = Rien ne presse : les dés ne seront relancés qu’une fois que tout le monde aura choisi.
donnant-window-clock = Votre pendule :
donnant-dice = Dés
donnant-mat-box = Au fond de la boîte
donnant-mat-reroll = À relancer
donnant-mat-rejected = Rejetés, à inscrire
donnant-mat-box-short = Boîte
donnant-mat-reroll-short = À relancer
donnant-mat-rejected-short = Rejetés
donnant-site = Chantier : dés conservés
donnant-site-short = Gardés
donnant-die = Dé { $die } : { $value }, { $state ->
    [used] utilisé
    [kept] sur le chantier
   *[mat] au fond de la boîte
}
donnant-die-as = Dé { $die } : { $value }, compte comme { $as }, { $state ->
    [used] utilisé
    [kept] sur le chantier
   *[mat] au fond de la boîte
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
donnant-bonus-paint = changer en { $colour }
donnant-hand = { $count ->
    [one] Carte à poser
   *[other] Cartes à poser
}
donnant-your-stall = Votre étal
donnant-parts = Parties de la table
donnant-part-stall = Étal
donnant-part-market = Marché
donnant-part-others = Adversaires
donnant-stall-of = Étal { DE($name) }
donnant-stall-bare = Vos trois cartes iront ici.
donnant-worth = vaut { $points } actuellement
donnant-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
donnant-dealt = { $count } cartes reçues, encore cachées.
donnant-active = lance les dés
donnant-choosing = choisit
donnant-place = Ligne { $row }, colonne { $column } : { $laid } points tout de suite, { $done } une fois complétée
donnant-write-here = Case { $box } de la carte { $card }

## Jokers

donnant-joker-why = Vos dés ne suffisent pour aucune carte : inscrivez-en, ou piochez une carte.
donnant-joker-why-free = Au lieu d’acheter ou de compléter, vous pouvez inscrire des dés ou piocher.
donnant-joker-write = Inscrire un ou deux dés
donnant-joker-write-brief = Inscrire
donnant-joker-draw-brief = { $back ->
    [green] + Évaluation
   *[other] + Bonus
}
donnant-joker-draw = { $back ->
    [green] Piocher une Évaluation
   *[other] Piocher un Bonus
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
donnant-boxes-sum = { $list } ; total d’au moins { $sum }
donnant-box-filled = { $value } inscrit
donnant-box-any = { $colour ->
    [one] le dé { $name }
   *[other] n’importe quel dé
}
donnant-box-number = { $colour ->
    [one] un { $number } avec le dé { $name }
   *[other] un { $number }
}
donnant-sign-less = puis une valeur supérieure : { $box }
donnant-sign-equal = puis une valeur égale : { $box }
donnant-cards-Y = jaune
donnant-cards-O = orange
donnant-cards-G = verte
donnant-cards-B = bleue
donnant-cards-V = violette
donnant-effect-per-adj-completed = { $points } points par carte complétée adjacente.
donnant-effect-per-card-of-colour = { $points } points par carte { $target } de votre étal.
donnant-effect-per-adj-of-colour = { $points } points par carte { $target } adjacente.
donnant-effect-per-completed-line = { $points } points par ligne ou colonne de trois cartes complétées.
donnant-effect-set-of-five-colours = { $points } points si votre étal réunit les cinq couleurs.
donnant-effect-per-monochrome-line = { $points } points par ligne ou colonne de trois cartes d’une même couleur.
donnant-effect-per-distinct-bonus = { $points } points par carte Bonus différente que vous avez complétée.
donnant-effect-pip-plus-minus-1 = Bonus : ajouter ou soustraire 1 à un dé, { $uses } fois.
donnant-effect-change-die-colour = Bonus : changer la couleur d’un dé, { $uses } fois.
donnant-effect-extra-rejected-die = Bonus : inscrire un dé rejeté de plus, { $uses } fois.
donnant-effect-card-colour-at-end = Bonus : en fin de partie, cette carte prend la couleur de votre choix.
donnant-effect-one-die-cheaper = Bonus : acheter une carte avec un dé de moins, { $uses } fois.

## What is picked

donnant-hint-keep = Le chantier est conservé. Avant la relance, vos adversaires peuvent inscrire un des autres dés.
donnant-hint-write = Touchez un dé, puis une des cartes surlignées.
donnant-hint-box = Touchez maintenant une des cartes surlignées.
donnant-hint-which-box = Choisissez la case.
donnant-hint-misfit = Ce dé ne convient à aucune case de votre étal.
donnant-hint-bonus = Touchez un dé pour lui appliquer un bonus, ou n’inscrivez rien.
donnant-hint-nothing = Rien à faire de plus avec ces dés.
donnant-hint-use = Vous pouvez acheter ou compléter les cartes surlignées. Touchez-en une pour voir ce qu’elle coûte.
donnant-hint-discard = Touchez une carte pour lire son effet.
donnant-hint-lay = Touchez une carte, puis une place. Chaque place indique ce que la carte y rapporterait.
donnant-would-lay = Ici, elle rapporte { $laid } tout de suite et { $done } une fois complétée.
donnant-would-buy = Dans votre étal, elle rapporterait jusqu’à { $points } une fois complétée.
donnant-would-save = { $count ->
    [one] Un bonus remplace un dé.
   *[other] Vos bonus remplacent { $count } dés.
}
donnant-would-complete = La compléter rapporte { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
donnant-clear = Annuler le choix
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
donnant-do-discard = Défausser
donnant-do-stop = Garder tous les dés
donnant-do-reroll = { $count ->
    [one] Relancer un dé
   *[other] Relancer { $count } dés
}
donnant-do-skip = Ne rien inscrire
donnant-do-decline = Défausser
donnant-do-end = Terminer le tour
donnant-do-end-brief = Terminer

## A decision, as a hint or an analysis says it

donnant-decision-discard = Défausser la carte { $card }
donnant-decision-mark = Inscrire le dé { $die } sur la carte { $card }
donnant-decision-buy = Acheter la carte { $card } avec les dés { $dice }
donnant-decision-complete = Compléter la carte { $card } avec { $count ->
    [one] le dé { $dice }
   *[other] les dés { $dice }
}
donnant-cards-with-code = { $colour } { $card }

## The guided first game

donnant-lesson-cards-title = Voici vos premières cartes
donnant-lesson-cards = Les cartes qui portent un chiffre rapportent des points une fois toutes leurs cases remplies ; celles à double cadre sont des bonus qui vous aident pendant la partie. Touchez une carte pour lire son effet.
donnant-lesson-discard-title = Défaussez une carte
donnant-lesson-discard = Vous gardez trois cartes sur quatre. Touchez celle qui vous intéresse le moins, puis défaussez-la.
donnant-lesson-lay-title = Montez votre étal
donnant-lesson-lay = Touchez une carte, puis une place : vos trois cartes doivent se toucher et tenir dans un carré de trois sur trois. Chaque place indique ce que la carte y rapporterait ; une fois posée, une carte ne bouge plus.
donnant-lesson-roll-title = Votre premier lancer
donnant-lesson-roll = Il vous faut des dés identiques pour acheter une carte, ou exactement les chiffres de toutes les cases vides d’une carte. Touchez les dés à garder, puis relancez les autres.
donnant-lesson-again-title = Donnant, donnant
donnant-lesson-again = Avant la relance, votre adversaire peut inscrire un des dés rejetés. Relancez encore, ou arrêtez-vous pour agir.
donnant-lesson-joker-title = Un joker
donnant-lesson-joker = Rien à acheter ni à compléter. Le joker permet d’inscrire un ou deux dés, ou de piocher une carte. À vous de choisir.
donnant-lesson-act-title = À vous d’agir
donnant-lesson-act = Vous pouvez acheter ou compléter les cartes surlignées. Une carte se paie avec des dés identiques : trois dans les deux premières colonnes, quatre dans les autres. Chaque dé ne sert qu’une fois.
donnant-lesson-turn-title = Terminez votre tour
donnant-lesson-turn = Vous pouvez faire tout ce que vos dés permettent. Ensuite, terminez votre tour.
donnant-lesson-window-title = Un dé pour vous
donnant-lesson-window = Votre adversaire va relancer ces dés. Vous pouvez d’abord en inscrire un : touchez un dé, puis une carte surlignée, et confirmez en bas.
donnant-lesson-own-title = Et ainsi de suite
donnant-lesson-own = Voici ce que vaut votre étal pour l’instant. Les chiffres foncés sur les cartes indiquent ce que vous gagneriez à les compléter.
donnant-lesson-last-title = La fin approche
donnant-lesson-last = Un joueur a neuf cartes. Il reste un tour complet après celui-ci : complétez ce que vous pouvez.
donnant-lesson-over-title = C’était votre première partie
donnant-lesson-over = Voici ce que chaque étal a rapporté. Jouez maintenant avec des amis, ou revoyez la partie depuis une autre place.
donnant-lesson-about = Après le dernier tour, qui a le plus de points gagne.

## Prévu d’avance

donnant-prepare-skip = Laisser passer les dés des autres
donnant-stop-round = la manche est terminée
donnant-stop-yellow = vous pouvez inscrire un dé jaune
donnant-stop-orange = vous pouvez inscrire un dé orange
donnant-stop-green = vous pouvez inscrire un dé vert
donnant-stop-blue = vous pouvez inscrire un dé bleu
donnant-stop-violet = vous pouvez inscrire un dé violet

## The glossary: the forms of a word, and what it means

donnant-term-stall = étal, étals
donnant-term-stall-means = Vos cartes, dans un carré de trois sur trois. Une carte posée ne bouge plus.
donnant-term-rejected = dé rejeté, dés rejetés
donnant-term-rejected-means = Un dé sur le point d’être relancé. Avant, chaque adversaire peut en inscrire un dans une case.
donnant-term-box = case, cases
donnant-term-box-means = Ce qu’il faut remplir pour compléter une carte, avec le chiffre ou la couleur qu’elle demande.
donnant-term-evaluation = carte Évaluation, cartes Évaluation
donnant-term-evaluation-means = Une fois complétée, elle rapporte des points à la fin.
donnant-term-bonus = carte Bonus, cartes Bonus
donnant-term-bonus-means = Une fois complétée, elle aide pendant la partie : changer un dé, payer moins cher…
donnant-term-joker = joker, jokers
donnant-term-joker-means = Après un troisième lancer qui n’a rien donné : inscrire un ou deux dés, ou piocher une carte.
