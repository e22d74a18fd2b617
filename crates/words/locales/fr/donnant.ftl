# Les mots de Donnant Donnant
#
# Ids are made by rule: a piece's code, an event's type, a refusal's id and so on, after the name of the game.

donnant-name = Donnant Donnant
donnant-pitch = Remplissez votre étal à coups de dés, et gare à ceux que vous relancez : les autres s’en servent.
donnant-help = À votre tour, lancez les cinq dés jusqu’à trois fois. Avant chaque relance, chacun des autres peut inscrire un des dés relancés dans une case. Achetez ensuite des cartes avec des dés identiques, complétez des cartes en remplissant toutes leurs cases vides ou, après un troisième lancer infructueux, jouez un joker. Une neuvième carte annonce le dernier tour. Les cartes Évaluation complétées rapportent des points ; les cartes Bonus complétées aident en chemin.

## Options

donnant-option-window = Les dés des autres
donnant-option-window-help = À quel moment les autres peuvent inscrire un des dés relancés.
donnant-option-window-A = avant la relance, tels qu’ils sont
donnant-option-window-B = après la relance, tels qu’ils tombent
donnant-option-joker = Jokers
donnant-option-joker-help = Ce qu’il faut pour jouer un joker après le troisième lancer.
donnant-option-joker-strict = seulement si rien ne peut être acheté ni complété
donnant-option-joker-free = dès que rien n’a été acheté ni complété
donnant-option-joker-card = Carte du joker
donnant-option-joker-card-help = Ce que devient la carte piochée par un joker.
donnant-option-joker-card-must-lay = doit être posée
donnant-option-joker-card-may-decline = peut aller sous sa pile
donnant-option-deck = Cartes
donnant-option-deck-help = Notre propre jeu de cartes, ou un fichier de la même forme.
donnant-option-deck-built-in = notre propre jeu de cartes
donnant-option-deck-own = un fichier à part

donnant-setup-deck-too-long = Le fichier de cartes est trop long : au plus 8192 octets.
donnant-setup-deck-title = Fichier de cartes, ligne { $detail } : la première ligne doit être id,back,colour,objective,boxes,effect,target_colour,points,uses.
donnant-setup-deck-fields = Fichier de cartes, ligne { $detail } : une carte a neuf champs, séparés par des virgules.
donnant-setup-deck-missing = Fichier de cartes, ligne { $detail } : il manque une carte. Un jeu va de E01 à E29, puis de B01 à B20.
donnant-setup-deck-extra = Fichier de cartes, ligne { $detail } : rien ne doit suivre la dernière carte.
donnant-setup-deck-value = Fichier de cartes, ligne { $detail } : ce champ contient quelque chose qui n’y a pas sa place.
donnant-setup-deck-kind = Fichier de cartes, ligne { $detail } : les cases ne correspondent pas à l’objectif de la carte.
donnant-setup-deck-impossible = Fichier de cartes, ligne { $detail } : ces cases ne pourraient jamais être toutes remplies.
donnant-setup-deck-too-many-boxes = Fichier de cartes, ligne { $detail } : une carte a au plus huit cases.
donnant-setup-deck-too-many-marks = Fichier de cartes, ligne { $detail } : les neuf plus grandes cartes ont trop de cases ouvertes à tous les dés.
donnant-setup-deck-too-many-colours = Fichier de cartes, ligne { $detail } : au plus quatre cartes peuvent choisir leur couleur à la fin.

## Phases

donnant-phase-setup = Mise en place
donnant-phase-roll = Lancers
donnant-phase-window = Les dés des autres
donnant-phase-act = Actions
donnant-phase-over = Fin de la partie

## Words

donnant-word-green = Évaluation
donnant-word-yellow = Bonus
donnant-word-market = marché
donnant-word-stall = étal
donnant-word-deck = pile
donnant-word-hand = main

## Moves

donnant-action-discard = Mettre { $a } sous sa pile
donnant-action-lay = Poser { $a } en colonne { $b }, ligne { $c }
donnant-action-reroll = Relancer : { $a }
donnant-action-stop = Garder tous les dés
donnant-action-mark = Inscrire le dé { $a } dans la case { $c } de { $b }
donnant-action-skip = Ne rien inscrire
donnant-action-buy = Acheter { $a } avec { $b }
donnant-action-complete = Compléter { $a } avec { $b }
donnant-action-joker = { $a ->
    [dice] Joker : un ou deux dés dans des cases
   *[other] Joker : la première carte de la pile { $b }
}
donnant-action-decline = Mettre la carte sous sa pile
donnant-action-tweak = { $b ->
    [1] Compter un de plus sur le dé { $a }
   *[other] Compter un de moins sur le dé { $a }
}
donnant-action-paint = Compter le dé { $a } comme { $b }
donnant-action-end = Terminer le tour

## What happens

donnant-event-market = Au marché : { $evaluation } ; { $bonus }.
donnant-event-hand = { $seat-is ->
    [you] Vous recevez { $cards }.
   *[other] { $seat } reçoit { $cards }.
}
donnant-event-stall = { $seat-is ->
    [you] Vous commencez avec { $cards } ; votre quatrième carte est sous la pile { $back }.
   *[other] { $seat } commence avec { $cards } ; la quatrième carte est sous la pile { $back }.
}
donnant-event-turn = { $seat-is ->
    [you] Tour { $round } : à vous de jouer.
   *[other] Tour { $round } : au tour de { $seat }.
}
donnant-event-rolled = Lancer { $rolls } : jaune { $y }, orange { $o }, vert { $g }, bleu { $b }, violet { $v }.
donnant-event-rerolls = { $seat-is ->
    [you] Vous relancez : { $dice }.
   *[other] { $seat } relance : { $dice }.
}
donnant-event-stopped = { $seat-is ->
    [you] Vous gardez tous les dés.
   *[other] { $seat } garde tous les dés.
}
donnant-event-used = { $seat-is ->
    [you] Vous utilisez { $card } { $times ->
        [1] une fois
       *[other] { $times } fois
    }.
   *[other] { $seat } utilise { $card } { $times ->
        [1] une fois
       *[other] { $times } fois
    }.
}
donnant-event-wrote = { $seat-is ->
    [you] Vous inscrivez { $value } dans la case { $number } de { $card }.
   *[other] { $seat } inscrit { $value } dans la case { $number } de { $card }.
}
donnant-event-completed = { $seat-is ->
    [you] Vous complétez { $card }.
   *[other] { $seat } complète { $card }.
}
donnant-event-bought = { $seat-is ->
    [you] Vous achetez { $card } (dés : { $dice }).
   *[other] { $seat } achète { $card } (dés : { $dice }).
}
donnant-event-laid = { $seat-is ->
    [you] Vous posez { $card } en colonne { $x }, ligne { $y }.
   *[other] { $seat } pose { $card } en colonne { $x }, ligne { $y }.
}
donnant-event-refilled = Nouvelle carte au marché : { $card }.
donnant-event-tweaked = { $seat-is ->
    [you] Le dé { $die } compte { $value } pour vous.
   *[other] Le dé { $die } compte { $value } pour { $seat }.
}
donnant-event-painted = { $seat-is ->
    [you] Le dé { $die } compte comme { $colour } pour vous.
   *[other] Le dé { $die } compte comme { $colour } pour { $seat }.
}
donnant-event-joker-dice = { $seat-is ->
    [you] Vous jouez un joker : des dés dans des cases.
   *[other] { $seat } joue un joker : des dés dans des cases.
}
donnant-event-joker-card = { $seat-is ->
    [you] Vous jouez un joker : la première carte de la pile { $back }.
   *[other] { $seat } joue un joker : la première carte de la pile { $back }.
}
donnant-event-drew = { $seat-is ->
    [you] Vous piochez { $card }.
   *[other] { $seat } pioche { $card }.
}
donnant-event-declined = { $seat-is ->
    [you] Vous mettez { $card } sous sa pile.
   *[other] { $seat } met { $card } sous sa pile.
}
donnant-event-ninth = { $seat-is ->
    [you] Vous avez posé votre neuvième carte : il reste un tour complet après celui-ci.
   *[other] { $seat } a posé sa neuvième carte : il reste un tour complet après celui-ci.
}
donnant-event-last-round = Le dernier tour commence.
donnant-event-late = Quarante tours sont joués : la partie s’arrête ici.
donnant-event-scored = { $seat-is ->
    [you] Vous marquez { $points } : voisines { $neighbours }, cartes d’une couleur { $colour }, voisines d’une couleur { $colour-neighbours }, lignes complètes { $lines }, cinq couleurs { $five-colours }, lignes d’une couleur { $one-colour-lines }, bonus { $bonuses }.
   *[other] { $seat } marque { $points } : voisines { $neighbours }, cartes d’une couleur { $colour }, voisines d’une couleur { $colour-neighbours }, lignes complètes { $lines }, cinq couleurs { $five-colours }, lignes d’une couleur { $one-colour-lines }, bonus { $bonuses }.
}
donnant-event-won = { $winners-is ->
    [you] Vous gagnez avec { $points } points.
   *[other] { $winners-count ->
        [one] { $winners } gagne avec { $points } points.
       *[other] Victoire partagée, avec { $points } points : { $winners }.
    }
}

## Refusals

donnant-refusal-setup-first = Il faut d’abord poser tous les étals : défaussez une carte, puis posez les trois autres.
donnant-refusal-discard-once = On ne défausse qu’une carte, et seulement à la mise en place.
donnant-refusal-discard-first = Mettez d’abord une de vos quatre cartes sous sa pile.
donnant-refusal-not-in-hand = Vous n’avez pas cette carte à poser ni à défausser.
donnant-refusal-first-place = La première carte d’un étal se pose en 0 0.
donnant-refusal-place-taken = Il y a déjà une carte à cet endroit.
donnant-refusal-not-touching = Une carte doit en toucher une autre, par un côté ou par un coin.
donnant-refusal-too-wide = Un étal compte au plus trois cartes en largeur et trois en hauteur.
donnant-refusal-lay-first = Posez d’abord la carte que vous avez prise.
donnant-refusal-rolling-over = Les lancers de ce tour sont terminés.
donnant-refusal-stop-first = Gardez d’abord vos dés : agir met fin aux lancers.
donnant-refusal-must-roll = Au dernier tour, si toutes vos cartes sont complétées, il faut lancer trois fois.
donnant-refusal-window-open = Pour l’instant, vous pouvez seulement inscrire un dé rejeté, ou rien.
donnant-refusal-no-window = Il n’y a rien à passer pour l’instant.
donnant-refusal-not-rejected = Ce dé n’est pas relancé.
donnant-refusal-die-used = Vous avez déjà utilisé ce dé.
donnant-refusal-not-your-card = Cette carte n’est pas dans votre étal.
donnant-refusal-no-such-box = La carte n’a pas cette case.
donnant-refusal-box-filled = Cette case est déjà remplie.
donnant-refusal-wrong-colour = Cette case demande un dé d’une autre couleur.
donnant-refusal-wrong-number = Cette case demande un autre chiffre.
donnant-refusal-never-complete = Avec ce chiffre, la carte ne pourrait plus jamais être complétée.
donnant-refusal-already-complete = Cette carte est déjà complétée.
donnant-refusal-all-boxes = Pour compléter une carte, remplissez toutes ses cases vides, avec un dé chacune.
donnant-refusal-not-met = Ces dés ne remplissent pas la condition de la carte.
donnant-refusal-dice-order = Ces dés conviennent aussi dans un autre ordre : nommez le premier qui convient.
donnant-refusal-not-on-market = Cette carte n’est pas au marché.
donnant-refusal-stall-full = Votre étal a neuf cartes : il n’en prend pas d’autre.
donnant-refusal-unequal-dice = Une carte se paie avec des dés identiques.
donnant-refusal-wrong-price = La carte coûte un autre nombre de dés.
donnant-refusal-third-roll = Un joker ne se joue qu’après le troisième lancer.
donnant-refusal-acted-already = Pas de joker après un achat ou une carte complétée.
donnant-refusal-joker-not-needed = Ces dés permettent d’acheter ou de compléter une carte : pas de joker.
donnant-refusal-after-joker = Après un joker, vous ne pouvez que terminer votre tour.
donnant-refusal-joker-only = Sans joker, on ne remplit des cases que pour compléter une carte.
donnant-refusal-nothing-fits = Aucun de vos dés ne convient à une case.
donnant-refusal-mark-first = Le joker est joué : inscrivez au moins un dé.
donnant-refusal-deck-empty = Il n’y a plus de carte dans cette pile.
donnant-refusal-must-lay = Il n’y a pas de carte que vous puissiez mettre sous sa pile.
donnant-refusal-no-bonus = Il ne vous reste pas de bonus de ce genre.
donnant-refusal-pip-range = Un dé compte de 1 à 6.
donnant-refusal-same-colour = Le dé compte déjà comme cette couleur.

## Score

donnant-score-neighbours = Voisines
donnant-score-colour = Cartes d’une couleur
donnant-score-colour-neighbours = Voisines d’une couleur
donnant-score-lines = Lignes complètes
donnant-score-five-colours = Cinq couleurs
donnant-score-one-colour-lines = Lignes d’une couleur
donnant-score-bonuses = Bonus

## Cards and dice

donnant-piece-Y = jaune
donnant-piece-O = orange
donnant-piece-G = vert
donnant-piece-B = bleu
donnant-piece-V = violet

donnant-piece-E01 = E01
donnant-piece-E02 = E02
donnant-piece-E03 = E03
donnant-piece-E04 = E04
donnant-piece-E05 = E05
donnant-piece-E06 = E06
donnant-piece-E07 = E07
donnant-piece-E08 = E08
donnant-piece-E09 = E09
donnant-piece-E10 = E10
donnant-piece-E11 = E11
donnant-piece-E12 = E12
donnant-piece-E13 = E13
donnant-piece-E14 = E14
donnant-piece-E15 = E15
donnant-piece-E16 = E16
donnant-piece-E17 = E17
donnant-piece-E18 = E18
donnant-piece-E19 = E19
donnant-piece-E20 = E20
donnant-piece-E21 = E21
donnant-piece-E22 = E22
donnant-piece-E23 = E23
donnant-piece-E24 = E24
donnant-piece-E25 = E25
donnant-piece-E26 = E26
donnant-piece-E27 = E27
donnant-piece-E28 = E28
donnant-piece-E29 = E29
donnant-piece-B01 = B01
donnant-piece-B02 = B02
donnant-piece-B03 = B03
donnant-piece-B04 = B04
donnant-piece-B05 = B05
donnant-piece-B06 = B06
donnant-piece-B07 = B07
donnant-piece-B08 = B08
donnant-piece-B09 = B09
donnant-piece-B10 = B10
donnant-piece-B11 = B11
donnant-piece-B12 = B12
donnant-piece-B13 = B13
donnant-piece-B14 = B14
donnant-piece-B15 = B15
donnant-piece-B16 = B16
donnant-piece-B17 = B17
donnant-piece-B18 = B18
donnant-piece-B19 = B19
donnant-piece-B20 = B20

## Ce qui rend un coup meilleur

donnant-why-laid = ce que les cartes de l’étal peuvent rapporter
donnant-why-held = cartes encore en main
donnant-why-dice = ce que promettent les dés
donnant-why-now = points qui comptent déjà
donnant-why-completed = cartes complétées
donnant-why-cards = plus de cartes
donnant-why-uses = usages de bonus
donnant-why-active = le tour
