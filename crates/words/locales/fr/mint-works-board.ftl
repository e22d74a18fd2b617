# What the board of Mint Works says besides the words of the game.

## What can be done now

mint-works-round = Manche { $round } · { $phase ->
    [upkeep] entretien
   *[development] développement
}
mint-works-prompt-place = À vous : touchez un lieu, ou un plan pour l’acheter ou le construire.
mint-works-prompt-confirm = Est-ce bien votre choix ?
mint-works-prompt-gain = Quel plan de la réserve ?
mint-works-prompt-builder = Lequel de vos plans construisez-vous ?
mint-works-prompt-recycler = Quelle carte cédez-vous contre des mints ?
mint-works-prompt-swap-meet = Laquelle de vos cartes cédez-vous ?
mint-works-prompt-copy = Lequel des lieux complets l’Agence d’intérim copie-t-elle ?
mint-works-prompt-wait = Au tour de { $name } : placer des mints ou passer.
mint-works-prompt-co-op = Votre Coopérative a un mint pour un autre joueur. Qui le reçoit ?
mint-works-prompt-wait-co-op = { $name } choisit qui reçoit le mint de la Coopérative.
mint-works-prompt-chance = Des plans sont tirés.
mint-works-prompt-over = La partie est terminée.
mint-works-closer = { $who ->
    [you] Si plus personne ne place, vous terminez la phase.
   *[other] Si plus personne ne place, { $name } termine la phase.
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
mint-works-does-lotto = Tirez un plan en secret.
mint-works-does-crowdfunder = Gagnez { $gain } mints ; les autres en gagnent { $others }.
mint-works-does-recycler = Cédez une carte, gagnez son coût et ses étoiles en mints.
mint-works-does-swap-meet = Cédez une carte, gagnez un plan de la réserve.
mint-works-does-temp-agency = Utilisez un lieu complet.
mint-works-price = { $mints ->
    [one] vous coûte un mint
   *[other] vous coûte { $mints } mints
}
mint-works-price-plan = coûte autant que le plan
mint-works-price-copied = coûte { $more } de plus que le lieu copié
mint-works-free = { $free ->
    [0] Aucun emplacement n’est libre.
    [one] Un emplacement est libre.
   *[other] { $free } emplacements sont libres.
}
mint-works-closed = fermé tant que son contrat n’est pas construit
mint-works-owner = { $name } : +{ $income } si utilisé

## Plans

mint-works-supply = Plans à acheter
mint-works-supply-none = Plus aucun plan ici avant l’entretien.
mint-works-deck = { $count ->
    [0] pioche vide
   *[other] { $count } dans la pioche
}
mint-works-tin = boîte à mints
mint-works-tin-left = { $mints ->
    [one] encore { $mints } mint
   *[other] encore { $mints } mints
}
mint-works-face-down = un plan, face cachée
mint-works-stars-printed = { $stars ->
    [0] aucune étoile
    [one] une étoile
   *[other] { $stars } étoiles
}
mint-works-stars-none = sans ★
mint-works-stars-per = { $per ->
    [culture] ★ par bâtiment culturel
    [building] ★ par bâtiment
    [mint] ★ par mint posé dessus
   *[plan] { $each } ★ par plan non construit
}
mint-works-effect-bridge = Compte comme deux bâtiments.
mint-works-effect-gallery = Entretien : un mint y est posé.
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
mint-works-effect-assembler = Ce que vous achetez est construit aussitôt.
mint-works-effect-wholesaler = Ouvre le Grossiste : +1 s’il sert.
mint-works-effect-lotto = Ouvre la Loterie : +2 si elle sert.

## Neighbourhoods

mint-works-stars = { $stars } étoiles sur { $goal }
mint-works-mints = { $mints ->
    [one] { $mints } mint
   *[other] { $mints } mints
}
mint-works-mints-endless = ∞ mints
mint-works-income = entretien +{ $mints }
mint-works-passed = a passé
mint-works-closes = terminerait la phase
mint-works-plans = Plans
mint-works-buildings = Bâtiments
mint-works-street-none = Rien de construit.
mint-works-worth = { $stars } ★

mint-works-trait-justin = Va au premier de ces lieux qu’il peut utiliser : Producteur, Grossiste, Constructeur, Fournisseur, Conseil, Loterie, et en bloque les autres emplacements. Achète le moins cher.
mint-works-trait-rachael = Va au premier de ces lieux qu’elle peut utiliser : Producteur, Grossiste, Constructeur, Fournisseur, Conseil, Loterie. Achète le plus cher ; ces mints quittent la partie. Quand la boîte est vide, elle gagne.
mint-works-trait-sonic = Va au premier de ces lieux qu’il peut utiliser : Producteur, Grossiste, Constructeur, Fournisseur, Conseil, Loterie. Joue deux tours de suite. Achète le plus cher, et seulement s’il n’a pas de plan.
mint-works-trait-mort = Va au premier de ces lieux qu’il peut utiliser : Producteur, Grossiste, Constructeur, Fournisseur, Conseil, Loterie. Ne manque jamais de mints. Achète le plus cher, mais aucune production.

## The choice

mint-works-idle = { $mints ->
    [0] Il ne vous reste aucun mint.
    [one] Il vous reste un mint.
   *[other] Vous avez { $mints } mints.
}
mint-works-will-pay = { $mints ->
    [one] Vous posez un mint.
   *[other] Vous posez { $mints } mints.
}
mint-works-will-gain = Vous en gagnez { $mints }.
mint-works-will-left = Il vous en reste { $mints }.
mint-works-will-stars = { $stars } ★ ({ $change })
mint-works-place = Placer { $mints }
mint-works-give = Un mint pour { $name }
mint-works-clear = Choisir autre chose

## Upkeep

mint-works-upkeep = Entretien de la manche { $round }
mint-works-step-stars = 1 · Sept étoiles ?
mint-works-step-stars-none = Personne encore.
mint-works-step-supply = 2 · Nouveaux plans
mint-works-step-supply-none = La réserve était complète.
mint-works-step-buildings = 3 · Bâtiments
mint-works-step-buildings-none = Aucun bâtiment ne rapporte.
mint-works-step-deeds = 4 · Contrats
mint-works-step-deeds-none = Aucun lieu sous contrat ne rapporte.
mint-works-step-wages = 5 · Salaire
mint-works-step-wages-none = Pas de mints.

## The guided first game

mint-works-lesson-mints-title = Voici vos ouvriers
mint-works-lesson-mints = Les mints sont vos ouvriers et votre argent. À chaque tour, vous en posez sur un lieu, qui agit aussitôt pour vous. Ce que vous y posez est dépensé.
mint-works-lesson-locations-title = C’est ici qu’ils travaillent
mint-works-lesson-locations = Chaque cercle sert une fois par manche ; le chiffre est ce qu’il vous coûte. Quand tous les cercles d’un lieu sont pleins, plus personne ne l’utilise pendant cette manche.
mint-works-lesson-buy-title = Achetez votre premier plan
mint-works-lesson-buy = Touchez un plan que vous pouvez payer. En bas, vous voyez ce qu’il coûte et ce qu’il vous reste ; placez ensuite les mints. Si vous n’en pouvez payer aucun, passez d’abord par le Producteur.
mint-works-lesson-plan-title = Un plan n’est pas encore un bâtiment
mint-works-lesson-plan = Seuls les bâtiments donnent des étoiles. Pour construire un plan, il faut placer deux autres mints chez le Constructeur.
mint-works-lesson-pass-title = Continuez, ou passez
mint-works-lesson-pass = Le Producteur fait deux mints d’un seul. Quand vous ne pouvez ou ne voulez plus rien faire, passez. Qui passe peut encore placer plus tard, tant que les autres continuent.
mint-works-lesson-upkeep-title = L’entretien
mint-works-lesson-upkeep = Tout le monde avait passé : la réserve a été complétée, les bâtiments ont payé leurs propriétaires, les lieux ont été vidés et chacun a gagné un mint.
mint-works-lesson-build-title = Construisez-le
mint-works-lesson-build = Touchez votre plan : cela veut dire le Constructeur. La ligne du bas annonce combien d’étoiles vous aurez.
mint-works-lesson-street-title = Votre premier bâtiment
mint-works-lesson-street = Le chiffre sous chaque bâtiment est ce qu’il vaut maintenant. Certains changent avec chaque bâtiment que vous ajoutez.
mint-works-lesson-passing-title = Qui termine la phase ?
mint-works-lesson-passing = La ligne du haut dit toujours qui termine la phase si plus personne ne place. Il est bon de placer en dernier, et bon d’en empêcher les autres.
mint-works-lesson-goal-title = La fin approche
mint-works-lesson-goal = Si quelqu’un a sept étoiles à l’entretien, la partie se termine et le plus grand nombre d’étoiles l’emporte. Surveillez les étoiles à côté de chaque nom.
mint-works-lesson-over-title = C’était votre première partie
mint-works-lesson-over = Jouez maintenant entre amis, essayez les lieux avancés, ou jouez seul contre Justin, Rachael, Sonic et Mort.
