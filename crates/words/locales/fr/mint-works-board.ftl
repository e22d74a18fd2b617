# What the board says besides the messages of the game, in the terms listed there.

## What can be done now

mint-works-round = Manche { $round } · { $phase ->
    [upkeep] entretien
   *[development] développement
}
mint-works-prompt-place = À vous : touchez un lieu, ou un plan pour l’acheter ou le construire.
mint-works-prompt-pass = Vous ne pouvez plus rien faire dans cette phase : passez.
mint-works-prompt-confirm = Confirmez-vous ce choix ?
mint-works-prompt-gain = Quel plan de la réserve ?
mint-works-prompt-builder = Lequel de vos plans voulez-vous construire ?
mint-works-prompt-recycler = Quelle carte perdez-vous contre des mints ?
mint-works-prompt-swap-meet = Laquelle de vos cartes perdez-vous ?
mint-works-prompt-copy = Quel lieu complet l’Agence d’intérim copie-t-elle ?
mint-works-prompt-wait = Au tour { DE($name) } : placer des mints ou passer.
mint-works-prompt-co-op = Votre Coopérative a un mint pour un autre joueur. Qui le reçoit ?
mint-works-prompt-wait-co-op = { $name } choisit qui reçoit le mint de la Coopérative.
mint-works-prompt-chance = Tirage des plans…
mint-works-prompt-over = La partie est terminée.
mint-works-closer = { $who ->
    [you] Si plus personne ne place de mints, la phase se termine après votre tour.
   *[other] Si plus personne ne place de mints, la phase se termine après le tour { DE($name) }.
}
mint-works-last-pass = { $who ->
    [you] Si vous passez maintenant, la phase se termine.
   *[other] Si { $name } passe maintenant, la phase se termine.
}

## Locations

mint-works-does-producer = Gagnez { $gain } mints.
mint-works-does-supplier = Achetez un plan à son coût.
mint-works-does-builder = Construisez un de vos plans.
mint-works-does-council = Prenez le jeton Premier joueur, gagnez { $gain } mint.
mint-works-does-wholesaler = Gagnez { $gain } mints.
mint-works-does-lotto = Piochez un plan en secret.
mint-works-does-crowdfunder = Gagnez { $gain } mints ; les autres en gagnent { $others }.
mint-works-does-recycler = Perdez une carte et gagnez autant de mints que son coût et ses points de prestige.
mint-works-does-swap-meet = Perdez une carte et gagnez un plan de la réserve.
mint-works-does-temp-agency = Copiez l’effet d’un lieu complet.
mint-works-price = { $mints ->
    [one] vous coûte un mint
   *[other] vous coûte { $mints } mints
}
mint-works-price-plan = prix : le coût du plan
mint-works-price-copied = prix : celui du lieu copié, plus { $more }
mint-works-free = { $free ->
    [0] Aucun emplacement n’est libre.
    [one] Un emplacement est libre.
   *[other] { $free } emplacements sont libres.
}
mint-works-closed = fermé tant que son contrat n’est pas construit
mint-works-closed-brief = Fermé
mint-works-lot = Vos plans et vos bâtiments
mint-works-others = Vos adversaires
mint-works-cannot-full = complet
mint-works-cannot-mints = { $missing ->
    [one] il vous manque 1 mint
   *[other] il vous manque { $missing } mints
}
mint-works-cannot-no-plan = aucun plan à construire
mint-works-cannot-no-card = aucune carte à perdre
mint-works-cannot-no-supply = plus de plans dans la réserve
mint-works-cannot-deck = plus de plans dans la pioche
mint-works-cannot-copy = aucun lieu complet à copier
mint-works-cannot-supplier = Fournisseur complet
mint-works-owner = { $name } : +{ $income } si le lieu est utilisé

## Plans

mint-works-supply = Réserve de plans
mint-works-supply-none = Plus aucun plan avant l’entretien.
mint-works-deck = { $count ->
    [0] pioche vide
   *[other] { $count } dans la pioche
}
mint-works-tin = réserve de mints
mint-works-tin-left = { $mints ->
    [one] il reste { $mints } mint
   *[other] il reste { $mints } mints
}
mint-works-face-down = un plan, face cachée
mint-works-stars-printed = { $stars ->
    [0] aucun point de prestige
    [one] un point de prestige
   *[other] { $stars } points de prestige
}
mint-works-stars-none = sans ★
mint-works-stars-per = { $per ->
    [culture] ★ par bâtiment culturel
    [building] ★ par bâtiment
    [mint] ★ par mint posé dessus
   *[plan] { $each } ★ par plan non construit
}
mint-works-effect-bridge = Compte comme deux bâtiments.
mint-works-effect-gallery = Entretien : 1 mint est posé dessus.
mint-works-effect-co-op = Entretien : 1 mint, et 1 pour un autre joueur.
mint-works-effect-mine = Entretien : 1 mint.
mint-works-effect-workshop = Entretien : 1 mint.
mint-works-effect-corporate-hq = Entretien : 1 mint par bâtiment.
mint-works-effect-factory = Entretien : 1 mint.
mint-works-effect-stripmine = Entretien : 3 mints.
mint-works-effect-plant = Entretien : 2 mints.
mint-works-effect-truck = Le Fournisseur vous coûte 1 de moins.
mint-works-effect-crane = Le Constructeur vous coûte 1 de moins.
mint-works-effect-landfill = Vos bâtiments culturels perdent 1 ★ chacun.
mint-works-effect-assembler = Les plans que vous achetez sont aussitôt construits.
mint-works-effect-wholesaler = Ouvre le Grossiste : +1 s’il est utilisé.
mint-works-effect-lotto = Ouvre la Loterie : +2 si elle est utilisée.

## Neighbourhoods

mint-works-stars = { $stars } points de prestige sur { $goal }
mint-works-mints = { $mints ->
    [one] { $mints } mint
   *[other] { $mints } mints
}
mint-works-mints-endless = ∞ mints
mint-works-income = entretien +{ $least }
mint-works-income-maybe = entretien +{ $least } ou +{ $most }
mint-works-passed = a passé
mint-works-closes = terminerait la phase
mint-works-plans = Plans
mint-works-buildings = Bâtiments
mint-works-street-none = Aucun bâtiment.
mint-works-worth = { $stars } ★

mint-works-trait-justin = Utilise le premier lieu possible dans cet ordre : Producteur, Grossiste, Constructeur, Fournisseur, Conseil, Loterie, et en bloque les autres emplacements. Achète le plan le moins cher.
mint-works-trait-rachael = Utilise le premier lieu possible dans cet ordre : Producteur, Grossiste, Constructeur, Fournisseur, Conseil, Loterie. Achète le plan le plus cher ; ces mints quittent la partie. Quand la réserve de mints est vide, elle gagne.
mint-works-trait-sonic = Utilise le premier lieu possible dans cet ordre : Producteur, Grossiste, Constructeur, Fournisseur, Conseil, Loterie. Joue deux tours de suite. Achète le plan le plus cher, mais seulement s’il n’en a aucun.
mint-works-trait-mort = Utilise le premier lieu possible dans cet ordre : Producteur, Grossiste, Constructeur, Fournisseur, Conseil, Loterie. Ne manque jamais de mints. Achète le plan le plus cher, mais jamais de production.

## The choice

mint-works-idle = { $mints ->
    [0] Il ne vous reste aucun mint.
    [one] Il vous reste un mint.
   *[other] Il vous reste { $mints } mints.
}
mint-works-will-pay = { $mints ->
    [one] Vous placez un mint.
   *[other] Vous placez { $mints } mints.
}
mint-works-will-gain = Vous en gagnez { $mints }.
mint-works-will-left = Il vous en reste { $mints }.
mint-works-will-stars = { $stars } ★ ({ $change })
mint-works-place = { $mints ->
    [0] Placer
   *[other] Placer { $mints }
}
mint-works-give = Donner un mint à { $name }
mint-works-clear = Annuler le choix
mint-works-auto-pass = Passer automatiquement

## Upkeep

mint-works-upkeep = Entretien de la manche { $round }
mint-works-milestone = Manche { $round }
mint-works-upkeep-brief = Entretien { $round }
mint-works-step-stars = 1 · Sept points de prestige ?
mint-works-step-stars-none = Personne pour l’instant.
mint-works-step-supply = 2 · Nouveaux plans
mint-works-step-supply-none = La réserve était complète.
mint-works-step-buildings = 3 · Bâtiments
mint-works-step-buildings-none = Aucun bâtiment ne rapporte.
mint-works-step-deeds = 4 · Lieux à contrat
mint-works-step-deeds-none = Aucun lieu à contrat ne rapporte.
mint-works-step-wages = 5 · Un mint pour chacun
mint-works-step-wages-none = Pas de mints.

## The guided first game

mint-works-lesson-mints-title = Voici vos ouvriers
mint-works-lesson-mints = Les mints sont à la fois vos ouvriers et votre monnaie. À chaque tour, placez-en sur un lieu pour appliquer aussitôt son effet. Les mints placés sont dépensés.
mint-works-lesson-locations-title = Voici les lieux
mint-works-lesson-locations = Chaque cercle est un emplacement, utilisable une fois par manche ; le chiffre indique ce qu’il coûte. Quand tous les emplacements d’un lieu sont occupés, plus personne ne peut l’utiliser pendant la manche.
mint-works-lesson-buy-title = Achetez votre premier plan
mint-works-lesson-buy = Touchez un plan que vous avez de quoi acheter. Ce qu’il coûte et ce qu’il vous restera s’affiche en bas ; confirmez ensuite. S’ils sont tous trop chers, passez d’abord par le Producteur.
mint-works-lesson-plan-title = Un plan n’est pas encore un bâtiment
mint-works-lesson-plan = Seuls les bâtiments rapportent des points de prestige. Pour construire un plan, placez deux mints au Constructeur lors d’un prochain tour.
mint-works-lesson-pass-title = Continuez, ou passez
mint-works-lesson-pass = Le Producteur change un mint en deux. Quand vous ne pouvez ou ne voulez plus rien faire, passez. Vous pourrez encore placer des mints tant que les autres continuent.
mint-works-lesson-upkeep-title = L’entretien
mint-works-lesson-upkeep = Tout le monde a passé : la réserve de plans a été complétée, les bâtiments ont rapporté leurs mints, les lieux ont été vidés et chacun a gagné un mint.
mint-works-lesson-build-title = Construisez votre plan
mint-works-lesson-build = Touchez votre plan pour le construire au Constructeur. La ligne du bas indique combien de points de prestige vous aurez.
mint-works-lesson-street-title = Votre premier bâtiment
mint-works-lesson-street = Le chiffre à côté d’un bâtiment indique ce qu’il vaut actuellement. Certains valent davantage à chaque bâtiment que vous ajoutez.
mint-works-lesson-passing-title = Qui termine la phase ?
mint-works-lesson-passing = Les ronds en haut comptent les joueurs qui ont passé à la suite : quand tous ont passé, la phase se termine. Mieux vaut être le dernier à placer.
mint-works-lesson-goal-title = La fin approche
mint-works-lesson-goal = Si un joueur a sept points de prestige à l’entretien, la partie se termine et le plus grand total l’emporte. Surveillez les points de prestige à côté de chaque nom.
mint-works-lesson-over-title = C’était votre première partie
mint-works-lesson-over = Jouez maintenant avec des amis, essayez les lieux avancés, ou affrontez Justin, Rachael, Sonic et Mort en solo.
mint-works-lesson-about = À la fin, qui a le plus de points de prestige gagne.

## Prévu d’avance

mint-works-prepare-pass = Passer
mint-works-stop-round = la manche est terminée
mint-works-stop-builder = vous pouvez utiliser le Constructeur
mint-works-stop-supplier = vous pouvez utiliser le Fournisseur
mint-works-stop-producer = vous pouvez utiliser le Producteur

## The glossary: the forms of a word, and what it means

mint-works-term-mint = mint, mints
mint-works-term-mint-means = À la fois l’ouvrier que l’on place et l’argent que l’on dépense.
mint-works-term-location = lieu, lieux
mint-works-term-location-means = Une carte où l’on place des mints pour appliquer son effet. Chaque emplacement sert une fois par manche.
mint-works-term-plan = plan, plans
mint-works-term-plan-means = Une carte achetée et pas encore construite. Seule, elle ne rapporte rien.
mint-works-term-building = bâtiment, bâtiments
mint-works-term-building-means = Un plan construit. Il vaut des points de prestige et garde son effet jusqu’à la fin.
mint-works-term-upkeep = entretien
mint-works-term-upkeep-means = La fin d’une manche : nouveaux plans, revenus des bâtiments et des contrats, lieux vidés, un mint pour chacun.
mint-works-term-deed = contrat, contrats
mint-works-term-deed-means = Un bâtiment qui ouvre un lieu à tous. Son propriétaire gagne des mints si le lieu a été utilisé.
mint-works-term-token = jeton Premier joueur
mint-works-term-token-means = Qui l’a commence la manche. On le prend au Conseil.
