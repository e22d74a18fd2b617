# The messages of Donnant Donnant. The table of ids is on the page of the crate `words`.
#
# One term for one thing, in this file and in donnant-board.ftl:
#
# | fr | en |
# |---|---|
# | étal, marché, chantier | stall, market, building site |
# | carte Évaluation, carte Bonus | evaluation card, bonus card |
# | case, inscrire | box, write |
# | compléter (une carte) | complete (a card) |
# | lancer, relancer | roll, re-roll |
# | dé conservé, dé rejeté | kept die, rejected die |
# | dés identiques | matching dice |
# | défausser | discard |
# | joker | joker |

donnant-name = Donnant Donnant
donnant-pitch = Complétez les cartes de votre étal à coups de dés. Mais attention : les dés que vous relancez profitent aux autres !
donnant-help = À votre tour, lancez les cinq dés jusqu’à trois fois. Avant chaque relance, chacun de vos adversaires peut inscrire un des dés rejetés dans une case. Ensuite, achetez des cartes avec des dés identiques, complétez des cartes en remplissant toutes leurs cases vides ou, après un troisième lancer sans résultat, jouez un joker. Dès qu’un joueur a neuf cartes, il reste un tour complet à jouer. Les cartes Évaluation complétées rapportent des points ; les cartes Bonus complétées vous aident pendant la partie.

## Options

donnant-option-window = Dés rejetés
donnant-option-window-help = À quel moment les adversaires peuvent inscrire un dé rejeté.
donnant-option-window-A = avant la relance, avec leur valeur actuelle
donnant-option-window-B = après la relance, avec leur nouvelle valeur
donnant-option-joker = Jokers
donnant-option-joker-help = À quelle condition on peut jouer un joker après le troisième lancer.
donnant-option-joker-strict = seulement si l’on ne peut rien acheter ni compléter
donnant-option-joker-free = dès lors qu’on n’a rien acheté ni complété
donnant-option-joker-card = Carte du joker
donnant-option-joker-card-help = Que faire de la carte piochée avec un joker.
donnant-option-joker-card-must-lay = il faut la poser
donnant-option-joker-card-may-decline = on peut la défausser
donnant-option-deck = Cartes
donnant-option-deck-help = Notre jeu de cartes, ou le vôtre dans un fichier de même format.
donnant-option-deck-built-in = notre jeu de cartes
donnant-option-deck-own = un fichier personnel

donnant-setup-deck-too-long = Le fichier de cartes est trop long : 8192 octets au maximum.
donnant-setup-deck-title = Fichier de cartes, ligne { $detail } : la première ligne doit être id,back,colour,objective,boxes,effect,target_colour,points,uses.
donnant-setup-deck-fields = Fichier de cartes, ligne { $detail } : une carte a neuf champs, séparés par des virgules.
donnant-setup-deck-missing = Fichier de cartes, ligne { $detail } : il manque une carte. Un jeu va de E01 à E29, puis de B01 à B20.
donnant-setup-deck-extra = Fichier de cartes, ligne { $detail } : rien ne doit suivre la dernière carte.
donnant-setup-deck-value = Fichier de cartes, ligne { $detail } : ce champ contient une valeur inattendue.
donnant-setup-deck-kind = Fichier de cartes, ligne { $detail } : les cases ne correspondent pas à l’objectif de la carte.
donnant-setup-deck-impossible = Fichier de cartes, ligne { $detail } : ces cases ne pourraient jamais être toutes remplies.
donnant-setup-deck-too-many-boxes = Fichier de cartes, ligne { $detail } : une carte a au plus huit cases.
donnant-setup-deck-too-many-marks = Fichier de cartes, ligne { $detail } : les neuf plus grandes cartes ont trop de cases acceptant n’importe quel dé.
donnant-setup-deck-too-many-colours = Fichier de cartes, ligne { $detail } : au plus quatre cartes peuvent changer de couleur à la fin.

## Phases

donnant-phase-setup = Mise en place
donnant-phase-roll = Lancers
donnant-phase-window = Dés rejetés
donnant-phase-act = Actions
donnant-phase-lay = Pose de la carte
donnant-phase-joker-dice = Joker
donnant-phase-joker-lay = Joker
donnant-phase-end = Fin du tour
donnant-phase-over = Fin de la partie

## Words

donnant-word-green = Évaluation
donnant-word-yellow = Bonus
donnant-word-market = marché
donnant-word-stall = étal
donnant-word-deck = pile
donnant-word-hand = main
donnant-word-rise = { $c-sign ->
    [minus] , { $c-abs } plus bas
    [plus] , { $c-abs } plus haut
   *[zero] {""}
}

## Moves

donnant-action-discard = Défausser { $a }
donnant-action-lay = { $b-sign ->
    [zero] { $c-sign ->
        [minus] Poser { $a } : { $c-abs } au-dessous de votre première carte
        [plus] Poser { $a } : { $c-abs } au-dessus de votre première carte
       *[zero] Poser { $a } en premier
    }
    [minus] Poser { $a } : { $b-abs } à gauche de votre première carte{ donnant-word-rise }
   *[plus] Poser { $a } : { $b-abs } à droite de votre première carte{ donnant-word-rise }
}
donnant-action-reroll = Relancer : { $a }
donnant-action-stop = Garder tous les dés
donnant-action-mark = Inscrire le dé { $a } dans la case { $c } de la carte { $b }
donnant-action-skip = Ne rien inscrire
donnant-action-buy = Acheter la carte { $a } (dés : { $b })
donnant-action-complete = Compléter la carte { $a } (dés : { $b })
donnant-action-joker = { $a ->
    [dice] Joker : inscrire un ou deux dés
   *[other] Joker : piocher une carte { $b }
}
donnant-action-decline = Défausser la carte
donnant-action-tweak = { $b ->
    [1] Ajouter 1 au dé { $a }
   *[other] Retirer 1 au dé { $a }
}
donnant-action-paint = Changer la couleur du dé { $a } : { $b }
donnant-action-end = Terminer le tour

## What happens

donnant-event-market = Cartes au marché : { $evaluation } ; { $bonus }.
donnant-event-hand = { $seat-is ->
    [you] Vous recevez { $cards }.
   *[other] { $seat } reçoit { $cards }.
}
donnant-event-stall = { $seat-is ->
    [you] Vous commencez avec { $cards } et défaussez votre quatrième carte sous la pile { $back }.
   *[other] { $seat } commence avec { $cards } et défausse sa quatrième carte sous la pile { $back }.
}
donnant-event-turn = { $seat-is ->
    [you] Tour { $round } : à vous de jouer.
   *[other] Tour { $round } : au tour { DE($seat) }.
}
donnant-event-rolled = Lancer { $rolls } : jaune { $y }, orange { $o }, vert { $g }, bleu { $b }, violet { $v }.
donnant-event-rerolls = { $seat-is ->
    [you] Vous relancez : { $dice }.
   *[other] { $seat } relance : { $dice }.
}
donnant-event-stopped = { $seat-is ->
    [you] Vous gardez tous les dés.
   *[other] { $seat } garde tous les dés.
}
donnant-event-used = { $seat-is ->
    [you] Vous utilisez le bonus { $card } { $times ->
        [1] une fois
       *[other] { $times } fois
    }.
   *[other] { $seat } utilise le bonus { $card } { $times ->
        [1] une fois
       *[other] { $times } fois
    }.
}
donnant-event-wrote = { $seat-is ->
    [you] Vous inscrivez { $value } dans la case { $number } de la carte { $card }.
   *[other] { $seat } inscrit { $value } dans la case { $number } de la carte { $card }.
}
donnant-event-completed = { $seat-is ->
    [you] Vous complétez la carte { $card }.
   *[other] { $seat } complète la carte { $card }.
}
donnant-event-bought = { $seat-is ->
    [you] Vous achetez la carte { $card } (dés : { $dice }).
   *[other] { $seat } achète la carte { $card } (dés : { $dice }).
}
donnant-event-laid = { $seat-is ->
    [you] Vous posez la carte { $card }.
   *[other] { $seat } pose la carte { $card }.
}
donnant-event-refilled = Nouvelle carte au marché : { $card }.
donnant-event-tweaked = { $seat-is ->
    [you] Pour vous, le dé { $die } vaut { $value }.
   *[other] Pour { $seat }, le dé { $die } vaut { $value }.
}
donnant-event-painted = { $seat-is ->
    [you] Pour vous, le dé { $die } change de couleur : { $colour }.
   *[other] Pour { $seat }, le dé { $die } change de couleur : { $colour }.
}
donnant-event-joker-dice = { $seat-is ->
    [you] Vous jouez un joker pour inscrire des dés.
   *[other] { $seat } joue un joker pour inscrire des dés.
}
donnant-event-joker-card = { $seat-is ->
    [you] Vous jouez un joker pour piocher une carte { $back }.
   *[other] { $seat } joue un joker pour piocher une carte { $back }.
}
donnant-event-drew = { $seat-is ->
    [you] Vous piochez la carte { $card }.
   *[other] { $seat } pioche la carte { $card }.
}
donnant-event-declined = { $seat-is ->
    [you] Vous défaussez la carte { $card } sous sa pile.
   *[other] { $seat } défausse la carte { $card } sous sa pile.
}
donnant-event-ninth = { $seat-is ->
    [you] Vous avez posé votre neuvième carte : encore un tour complet après celui-ci.
   *[other] { $seat } a posé sa neuvième carte : encore un tour complet après celui-ci.
}
donnant-event-last-round = Le dernier tour commence.
donnant-event-late = Quarante tours ont été joués : la partie s’arrête ici.
donnant-event-scored = { $seat-is ->
    [you] Vous marquez { $points } : cartes voisines { $neighbours }, cartes d’une couleur { $colour }, voisines d’une couleur { $colour-neighbours }, lignes complétées { $lines }, cinq couleurs { $five-colours }, lignes d’une seule couleur { $one-colour-lines }, bonus { $bonuses }.
   *[other] { $seat } marque { $points } : cartes voisines { $neighbours }, cartes d’une couleur { $colour }, voisines d’une couleur { $colour-neighbours }, lignes complétées { $lines }, cinq couleurs { $five-colours }, lignes d’une seule couleur { $one-colour-lines }, bonus { $bonuses }.
}
donnant-event-won = { $winners-is ->
    [you] Vous gagnez avec { $points } points.
   *[other] { $winners-count ->
        [one] { $winners } gagne avec { $points } points.
       *[other] Victoire partagée avec { $points } points : { $winners }.
    }
}

## Refusals

donnant-refusal-setup-first = Tous les étals doivent d’abord être en place : défaussez une carte, puis posez les trois autres.
donnant-refusal-discard-once = On ne défausse qu’une seule carte, et seulement à la mise en place.
donnant-refusal-discard-first = Défaussez d’abord une de vos quatre cartes.
donnant-refusal-not-in-hand = Vous n’avez pas cette carte en main.
donnant-refusal-first-place = La première carte d’un étal se pose en 0 0.
donnant-refusal-place-taken = Il y a déjà une carte à cet endroit.
donnant-refusal-not-touching = Une carte doit en toucher une autre par un côté ou par un coin.
donnant-refusal-too-wide = Un étal compte au plus trois cartes par ligne et par colonne.
donnant-refusal-lay-first = Posez d’abord la carte que vous avez prise.
donnant-refusal-rolling-over = Les lancers de ce tour sont terminés.
donnant-refusal-stop-first = Gardez d’abord tous vos dés : vous ne pouvez agir qu’une fois les lancers terminés.
donnant-refusal-must-roll = Au dernier tour, si toutes vos cartes sont complétées, vous devez lancer les dés trois fois.
donnant-refusal-window-open = Pour l’instant, vous pouvez seulement inscrire un dé rejeté ou passer.
donnant-refusal-no-window = Il n’y a pas de dé rejeté à inscrire pour l’instant.
donnant-refusal-not-rejected = Ce dé n’est pas rejeté.
donnant-refusal-die-used = Vous avez déjà utilisé ce dé.
donnant-refusal-not-your-card = Cette carte n’est pas dans votre étal.
donnant-refusal-no-such-box = La carte n’a pas cette case.
donnant-refusal-box-filled = Cette case est déjà remplie.
donnant-refusal-wrong-colour = Cette case demande un dé d’une autre couleur.
donnant-refusal-wrong-number = Cette case demande un autre chiffre.
donnant-refusal-never-complete = Avec ce chiffre, la carte ne pourrait plus jamais être complétée.
donnant-refusal-already-complete = Cette carte est déjà complétée.
donnant-refusal-all-boxes = Pour compléter une carte, il faut un dé pour chacune de ses cases vides.
donnant-refusal-not-met = Ces dés ne remplissent pas la condition de la carte.
donnant-refusal-dice-order = Ces dés conviennent aussi dans un autre ordre : donnez le premier qui convient.
donnant-refusal-not-on-market = Cette carte n’est pas au marché.
donnant-refusal-stall-full = Votre étal a déjà neuf cartes.
donnant-refusal-unequal-dice = Une carte se paie avec des dés identiques.
donnant-refusal-wrong-price = Cette carte coûte un autre nombre de dés.
donnant-refusal-third-roll = Un joker ne se joue qu’après le troisième lancer.
donnant-refusal-acted-already = On ne joue pas de joker après un achat ou une carte complétée.
donnant-refusal-joker-not-needed = Vos dés permettent d’acheter ou de compléter une carte : vous ne pouvez pas jouer de joker.
donnant-refusal-after-joker = Après un joker, vous ne pouvez que terminer votre tour.
donnant-refusal-joker-only = Sans joker, on ne remplit des cases que pour compléter une carte.
donnant-refusal-nothing-fits = Aucun de vos dés ne convient à une case libre.
donnant-refusal-mark-first = Vous avez joué votre joker : inscrivez au moins un dé.
donnant-refusal-deck-empty = Il n’y a plus de carte dans cette pile.
donnant-refusal-must-lay = Vous n’avez pas de carte à défausser.
donnant-refusal-no-bonus = Vous n’avez plus de bonus de ce type.
donnant-refusal-pip-range = La valeur d’un dé reste entre 1 et 6.
donnant-refusal-same-colour = Le dé a déjà cette couleur.

## Score

donnant-score-neighbours = Cartes voisines
donnant-score-colour = Cartes d’une couleur
donnant-score-colour-neighbours = Voisines d’une couleur
donnant-score-lines = Lignes complétées
donnant-score-five-colours = Cinq couleurs
donnant-score-one-colour-lines = Lignes d’une seule couleur
donnant-score-bonuses = Bonus

## Cards and dice

donnant-piece-Y = jaune
donnant-piece-O = orange
donnant-piece-G = vert
donnant-piece-B = bleu
donnant-piece-V = violet

## What makes a move better

donnant-why-laid = le potentiel des cartes de l’étal
donnant-why-held = des cartes encore en main
donnant-why-dice = le potentiel des dés
donnant-why-now = des points déjà acquis
donnant-why-completed = des cartes complétées
donnant-why-cards = plus de cartes
donnant-why-uses = des bonus à utiliser
donnant-why-active = l’avantage du tour
