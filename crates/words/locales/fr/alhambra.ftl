# The words of Alhambra, the card game
#
# Ids are made by rule: a piece's code, an event's type, a refusal's id and so on, after the name of the game.

alhambra-name = Alhambra, le jeu de cartes
alhambra-pitch = Achetez des bâtiments en quatre monnaies, payez le compte juste pour rejouer et soyez majoritaire quand vient le décompte.
alhambra-help = À votre tour, prenez un billet visible, ou plusieurs dont la somme ne dépasse pas 5, ou bien achetez un bâtiment du chantier avec des billets de la monnaie de son emplacement. On ne rend pas la monnaie, mais qui paie le prix exact joue encore. Trois fois dans la partie, avoir le plus de bâtiments d’une catégorie rapporte des points : à un seul joueur d’abord, puis à deux, à trois à la fin. La partie s’achève quand le chantier ne peut plus être complété.

## Words

alhambra-word-martin = Martin
alhambra-word-1 = 1
alhambra-word-2 = 2
alhambra-word-3 = 3
alhambra-word-4 = 4

## Moves

alhambra-action-take = Prendre { $pieces }
alhambra-action-buy = { $last ->
    [martin] Acheter pour Martin le bâtiment de l’emplacement { $a } avec { $pieces }
   *[other] Acheter le bâtiment de l’emplacement { $a } avec { $pieces }
}
alhambra-action-pass = Passer

## What happens

alhambra-event-martin = Martin reçoit un bâtiment : { $building }.
alhambra-event-laid = À l’emplacement { $place } du chantier : { $building }.
alhambra-event-dealt = { $seat-is ->
    [you] Vous commencez avec { $total } : { $notes }.
   *[other] { $seat } commence avec { $total } : { $notes }.
}
alhambra-event-starts = { $seat-is ->
    [you] À vous de commencer.
   *[other] { $seat } commence la partie.
}
alhambra-event-opened = Un billet est retourné : { $note }.
alhambra-event-reshuffled = { $notes ->
    [one] La défausse est mélangée : un billet à piocher.
   *[other] La défausse est mélangée : { $notes } billets à piocher.
}
alhambra-event-took = { $seat-is ->
    [you] Vous prenez { $notes }.
   *[other] { $seat } prend { $notes }.
}
alhambra-event-bought = { $seat-is ->
    [you] Vous achetez pour { $paid } ({ $notes }) à l’emplacement { $place } : { $building }.
   *[other] { $seat } achète pour { $paid } ({ $notes }) à l’emplacement { $place } : { $building }.
}
alhambra-event-bought-exactly = { $seat-is ->
    [you] Vous achetez pour { $paid } tout juste ({ $notes }) à l’emplacement { $place }, et vous rejouez : { $building }.
   *[other] { $seat } achète pour { $paid } tout juste ({ $notes }) à l’emplacement { $place }, et rejoue : { $building }.
}
alhambra-event-offered = { $seat-is ->
    [you] Vous achetez pour Martin, au prix de { $paid } ({ $notes }), à l’emplacement { $place } : { $building }.
   *[other] { $seat } achète pour Martin, au prix de { $paid } ({ $notes }), à l’emplacement { $place } : { $building }.
}
alhambra-event-offered-exactly = { $seat-is ->
    [you] Vous achetez pour Martin, au prix de { $paid } tout juste ({ $notes }), à l’emplacement { $place }, et vous rejouez : { $building }.
   *[other] { $seat } achète pour Martin, au prix de { $paid } tout juste ({ $notes }), à l’emplacement { $place }, et rejoue : { $building }.
}
alhambra-event-passed = { $seat-is ->
    [you] Vous ne pouvez ni prendre ni acheter : vous passez.
   *[other] { $seat } ne peut ni prendre ni acheter, et passe.
}
alhambra-event-scored = { $seat-is ->
    [you] Décompte { $scoring } : vous marquez { $points } (pavillons { $pavilion }, sérails { $seraglio }, arcades { $arcades }, chambres { $chambers }, jardins { $garden }, tours { $tower }).
   *[other] Décompte { $scoring } : { $seat } marque { $points } (pavillons { $pavilion }, sérails { $seraglio }, arcades { $arcades }, chambres { $chambers }, jardins { $garden }, tours { $tower }).
}
alhambra-event-martin-scored = Décompte { $scoring } : Martin marque { $points } (pavillons { $pavilion }, sérails { $seraglio }, arcades { $arcades }, chambres { $chambers }, jardins { $garden }, tours { $tower }).
alhambra-event-last-buildings = Le chantier ne peut plus être complété : la partie s’achève.
alhambra-event-inherited = { $seat-is ->
    [you] Vous avez le plus d’argent de l’emplacement { $place } et recevez { $building }.
   *[other] { $seat } a le plus d’argent de l’emplacement { $place } et reçoit { $building }.
}
alhambra-event-unclaimed = Personne n’a, à soi seul, le plus d’argent de l’emplacement { $place } : { $building } ne revient à personne.
alhambra-event-won = { $winners-is ->
    [you] Vous gagnez avec { $points } points.
   *[other] { $winners-count ->
        [one] { $winners } gagne avec { $points } points.
       *[other] La victoire est partagée, avec { $points } points chacun : { $winners }.
    }
}

## Refusals

alhambra-refusal-not-open = On ne prend que des billets visibles.
alhambra-refusal-over-five = Plusieurs billets pris ensemble ne doivent pas dépasser 5.
alhambra-refusal-empty-place = Il n’y a pas de bâtiment à cet emplacement.
alhambra-refusal-wrong-currency = Chaque emplacement du chantier se paie dans sa propre monnaie.
alhambra-refusal-not-in-hand = Vous n’avez pas tous ces billets en main.
alhambra-refusal-too-little = Ces billets ne suffisent pas à payer le prix.
alhambra-refusal-note-to-spare = Vous payez trop de billets : il y aurait assez sans l’un d’eux.
alhambra-refusal-no-martin = Il n’y a de Martin à qui offrir un bâtiment qu’à deux joueurs.
alhambra-refusal-must-act = Vous pouvez encore prendre de l’argent ou acheter : vous ne pouvez pas passer.

## Score

alhambra-score-scoring-a = Décompte A
alhambra-score-scoring-b = Décompte B
alhambra-score-scoring-c = Décompte C

## Cards

alhambra-piece-A = A
alhambra-piece-B = B
alhambra-piece-C = C

alhambra-piece-pavilion = pavillon
alhambra-piece-seraglio = sérail
alhambra-piece-arcades = arcades
alhambra-piece-chambers = chambres
alhambra-piece-garden = jardin
alhambra-piece-tower = tour

alhambra-piece-florin = florin (jaune)
alhambra-piece-dinar = dinar (bleu)
alhambra-piece-dirham = dirham (vert)
alhambra-piece-ducat = ducat (orange)

alhambra-piece-P2 = pavillon (2)
alhambra-piece-P3 = pavillon (3)
alhambra-piece-P4 = pavillon (4)
alhambra-piece-P5 = pavillon (5)
alhambra-piece-P6 = pavillon (6)
alhambra-piece-P7 = pavillon (7)
alhambra-piece-P8 = pavillon (8)

alhambra-piece-S3 = sérail (3)
alhambra-piece-S4 = sérail (4)
alhambra-piece-S5 = sérail (5)
alhambra-piece-S6 = sérail (6)
alhambra-piece-S7 = sérail (7)
alhambra-piece-S8 = sérail (8)
alhambra-piece-S9 = sérail (9)

alhambra-piece-A4 = arcades (4)
alhambra-piece-A5 = arcades (5)
alhambra-piece-A6a = arcades (6)
alhambra-piece-A6b = arcades (6)
alhambra-piece-A7 = arcades (7)
alhambra-piece-A8a = arcades (8)
alhambra-piece-A8b = arcades (8)
alhambra-piece-A9 = arcades (9)
alhambra-piece-A10 = arcades (10)

alhambra-piece-C5 = chambres (5)
alhambra-piece-C6 = chambres (6)
alhambra-piece-C7a = chambres (7)
alhambra-piece-C7b = chambres (7)
alhambra-piece-C8 = chambres (8)
alhambra-piece-C9a = chambres (9)
alhambra-piece-C9b = chambres (9)
alhambra-piece-C10 = chambres (10)
alhambra-piece-C11 = chambres (11)

alhambra-piece-J6 = jardin (6)
alhambra-piece-J7 = jardin (7)
alhambra-piece-J8a = jardin (8)
alhambra-piece-J8b = jardin (8)
alhambra-piece-J8c = jardin (8)
alhambra-piece-J9 = jardin (9)
alhambra-piece-J10a = jardin (10)
alhambra-piece-J10b = jardin (10)
alhambra-piece-J10c = jardin (10)
alhambra-piece-J11 = jardin (11)
alhambra-piece-J12 = jardin (12)

alhambra-piece-T7 = tour (7)
alhambra-piece-T8 = tour (8)
alhambra-piece-T9a = tour (9)
alhambra-piece-T9b = tour (9)
alhambra-piece-T9c = tour (9)
alhambra-piece-T10 = tour (10)
alhambra-piece-T11a = tour (11)
alhambra-piece-T11b = tour (11)
alhambra-piece-T11c = tour (11)
alhambra-piece-T12 = tour (12)
alhambra-piece-T13 = tour (13)

alhambra-piece-Y1 = 1 florin
alhambra-piece-Y2 = 2 florins
alhambra-piece-Y3 = 3 florins
alhambra-piece-Y4 = 4 florins
alhambra-piece-Y5 = 5 florins
alhambra-piece-Y6 = 6 florins
alhambra-piece-Y7 = 7 florins
alhambra-piece-Y8 = 8 florins
alhambra-piece-Y9 = 9 florins

alhambra-piece-B1 = 1 dinar
alhambra-piece-B2 = 2 dinars
alhambra-piece-B3 = 3 dinars
alhambra-piece-B4 = 4 dinars
alhambra-piece-B5 = 5 dinars
alhambra-piece-B6 = 6 dinars
alhambra-piece-B7 = 7 dinars
alhambra-piece-B8 = 8 dinars
alhambra-piece-B9 = 9 dinars

alhambra-piece-G1 = 1 dirham
alhambra-piece-G2 = 2 dirhams
alhambra-piece-G3 = 3 dirhams
alhambra-piece-G4 = 4 dirhams
alhambra-piece-G5 = 5 dirhams
alhambra-piece-G6 = 6 dirhams
alhambra-piece-G7 = 7 dirhams
alhambra-piece-G8 = 8 dirhams
alhambra-piece-G9 = 9 dirhams

alhambra-piece-O1 = 1 ducat
alhambra-piece-O2 = 2 ducats
alhambra-piece-O3 = 3 ducats
alhambra-piece-O4 = 4 ducats
alhambra-piece-O5 = 5 ducats
alhambra-piece-O6 = 6 ducats
alhambra-piece-O7 = 7 ducats
alhambra-piece-O8 = 8 ducats
alhambra-piece-O9 = 9 ducats

## Ce qui rend un coup meilleur

alhambra-why-points = points déjà marqués
alhambra-why-majority = majorités à compter
alhambra-why-buildings = plus de bâtiments
alhambra-why-money = plus d’argent
alhambra-why-notes = plus de billets pour payer
alhambra-why-exact = bâtiments que l’on peut payer juste
alhambra-why-turn = le tour
