# The messages of Mint Works. The table of ids is on the page of the crate `words`.
#
# One term for one thing, in this file and in mint-works-board.ftl:
#
# | fr | en |
# |---|---|
# | mint | mint |
# | plan, bâtiment | plan, building |
# | lieu, emplacement | location, space |
# | lieu à contrat, lieu avancé | deed location, advanced location |
# | points de prestige (★) | stars (★) |
# | placer, passer | place, pass |
# | gagner, perdre | gain, lose |
# | réserve de plans, réserve de mints, pioche | plan supply, mint supply, deck |
# | développement, entretien | development, upkeep |
# | jeton Premier joueur | first-player token |
# | manche | round |

mint-works-name = Mint Works
mint-works-pitch = Placez vos mints comme des ouvriers, achetez des plans, construisez-les et soyez le premier à réunir sept points de prestige.
mint-works-help = À votre tour, placez des mints sur un emplacement libre d’un lieu et appliquez son effet, ou passez ; vous pourrez encore placer plus tard. Quand tous les joueurs ont passé à la suite, vient la phase d’entretien : les bâtiments rapportent des mints, les lieux sont vidés et chacun gagne un mint. Les plans s’achètent au Fournisseur et se construisent au Constructeur. La partie se termine dès qu’un joueur a sept points de prestige, ou que la réserve de plans ne peut plus être complétée. Le joueur qui a le plus de points de prestige gagne.

## Options

mint-works-option-advanced = Lieux avancés
mint-works-option-advanced-help = Deux lieux supplémentaires pour qui connaît déjà le jeu. Il n’y en a pas en solo.
mint-works-option-advanced-none = aucun
mint-works-option-advanced-random = deux, tirés au sort
mint-works-option-advanced-crowdfunder = Financement participatif
mint-works-option-advanced-recycler = Recyclerie
mint-works-option-advanced-swap-meet = Échange cordial
mint-works-option-advanced-temp-agency = Agence d’intérim
mint-works-option-recycler = Recyclerie
mint-works-option-recycler-help = Ce que l’on peut perdre à la Recyclerie, si elle est en jeu.
mint-works-option-recycler-plans = les plans seulement
mint-works-option-recycler-buildings-too = les plans et les bâtiments
mint-works-option-ages = Âges
mint-works-option-ages-help = Un âge par place, dans l’ordre : en dernier recours, l’égalité profite au joueur dont l’âge est le plus proche de 42 ans. Sans âges, la victoire est partagée.
mint-works-option-ai = Adversaire
mint-works-option-ai-help = Votre adversaire en solo.
mint-works-option-ai-justin = Justin
mint-works-option-ai-rachael = Rachael
mint-works-option-ai-sonic = Sonic
mint-works-option-ai-mort = Mort
mint-works-setup-advanced-solo = Il n’y a pas de lieux avancés en solo.
mint-works-setup-advanced-count = Choisissez exactement { $detail } lieux avancés, ou aucun.
mint-works-setup-ages-solo = L’adversaire d’une partie en solo n’a pas d’âge.
mint-works-setup-ages-count = Donnez { $detail } âges, un par place, ou aucun.

## Phases

mint-works-phase-development = Développement
mint-works-phase-co-op = Entretien
mint-works-phase-upkeep = Entretien
mint-works-phase-over = Fin de la partie

## Words

mint-works-word-mints = mints
mint-works-word-stars = points de prestige
mint-works-word-plans = plans
mint-works-word-buildings = bâtiments
mint-works-word-supply = réserve de plans
mint-works-word-token = jeton Premier joueur
mint-works-word-culture = culture
mint-works-word-production = production
mint-works-word-utility = utilitaire
mint-works-word-deed = contrat

## Moves

mint-works-action-pass = Passer
mint-works-action-place = { $a }
mint-works-action-place-producer = { $a } : gagner des mints
mint-works-action-place-wholesaler = { $a } : gagner des mints
mint-works-action-place-crowdfunder = { $a } : gagner des mints
mint-works-action-place-council = { $a } : prendre le jeton Premier joueur
mint-works-action-place-lotto = { $a } : piocher un plan
mint-works-action-place-supplier = Fournisseur : acheter le plan { $b }
mint-works-action-place-builder = Constructeur : construire le plan { $b }
mint-works-action-place-recycler = Recyclerie : perdre { $b }
mint-works-action-place-swap-meet = Échange cordial : perdre { $b }, gagner { $c }
mint-works-action-place-temp-agency = { $words ->
    [2] Agence d’intérim : copier { $b }
    [3] Agence d’intérim : copier { $b } ({ $c })
   *[other] Agence d’intérim : copier { $b } (perdre { $c }, gagner { $d })
}
mint-works-action-co-op = Coopérative : donner un mint à { $a-name }

## What happens

mint-works-event-first = { $seat-is ->
    [you] Vous avez le jeton Premier joueur.
   *[other] { $seat } a le jeton Premier joueur.
}
mint-works-event-in-play = Lieu en jeu : { $location }.
mint-works-event-supplied = Nouveau plan dans la réserve : { $plan }.
mint-works-event-round = { $seat-is ->
    [you] Manche { $round }. Vous commencez.
   *[other] Manche { $round }. { $seat } commence.
}
mint-works-event-placed = { $seat-is ->
    [you] { $mints ->
        [one] { $location } : vous placez un mint.
       *[other] { $location } : vous placez { $mints } mints.
    }
   *[other] { $mints ->
        [one] { $location } : { $seat } place un mint.
       *[other] { $location } : { $seat } place { $mints } mints.
    }
}
mint-works-event-copied = { $seat-is ->
    [you] Agence d’intérim : vous copiez un autre lieu ({ $location }).
   *[other] Agence d’intérim : { $seat } copie un autre lieu ({ $location }).
}
mint-works-event-blocked = { $seat-is ->
    [you] { $location } : vous bloquez les autres emplacements.
   *[other] { $location } : { $seat } bloque les autres emplacements.
}
mint-works-event-gained = { $seat-is ->
    [you] { $mints ->
        [0] Vous ne gagnez aucun mint.
        [one] Vous gagnez un mint.
       *[other] Vous gagnez { $mints } mints.
    }
   *[other] { $mints ->
        [0] { $seat } ne gagne aucun mint.
        [one] { $seat } gagne un mint.
       *[other] { $seat } gagne { $mints } mints.
    }
}
mint-works-event-others-gained = { $seat-is ->
    [you] { $mints ->
        [one] Tous les autres joueurs gagnent un mint.
       *[other] Tous les autres joueurs gagnent { $mints } mints.
    }
   *[other] { $mints ->
        [one] Tout le monde gagne un mint, sauf { $seat }.
       *[other] Tout le monde gagne { $mints } mints, sauf { $seat }.
    }
}
mint-works-event-token = { $seat-is ->
    [you] Vous prenez le jeton Premier joueur.
   *[other] { $seat } prend le jeton Premier joueur.
}
mint-works-event-bought = { $seat-is ->
    [you] Vous gagnez un plan : { $plan }.
   *[other] { $seat } gagne un plan : { $plan }.
}
mint-works-event-built = { $seat-is ->
    [you] Vous construisez : { $plan }.
   *[other] { $seat } construit : { $plan }.
}
mint-works-event-opened = { $seat-is ->
    [you] { $location } : ce lieu à contrat est désormais ouvert à tous et vous appartient.
   *[other] { $location } : ce lieu à contrat est désormais ouvert à tous et appartient à { $seat }.
}
mint-works-event-drew = { $seat-is ->
    [you] Vous piochez un plan : { $plan }.
   *[other] { $seat } pioche un plan : { $plan }.
}
mint-works-event-drew-unseen = { $seat-is ->
    [you] Vous piochez un plan.
   *[other] { $seat } pioche un plan en secret.
}
mint-works-event-lost = { $seat-is ->
    [you] Vous perdez une carte, placée sous la pioche : { $plan }.
   *[other] { $seat } perd une carte, placée sous la pioche : { $plan }.
}
mint-works-event-lost-unseen = { $seat-is ->
    [you] Vous perdez un plan, placé sous la pioche.
   *[other] { $seat } perd un plan caché, placé sous la pioche.
}
mint-works-event-passed = { $seat-is ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
mint-works-event-upkeep = Tout le monde a passé : phase d’entretien de la manche { $round }.
mint-works-event-swept = Personne n’a utilisé le Fournisseur. Plans placés sous la pioche : { $plans }.
mint-works-event-income = { $seat-is ->
    [you] { $mints ->
        [0] { $plan } : vous ne gagnez aucun mint.
        [one] { $plan } : vous gagnez un mint.
       *[other] { $plan } : vous gagnez { $mints } mints.
    }
   *[other] { $mints ->
        [0] { $plan } : { $seat } ne gagne aucun mint.
        [one] { $plan } : { $seat } gagne un mint.
       *[other] { $plan } : { $seat } gagne { $mints } mints.
    }
}
mint-works-event-hoarded = { $seat-is ->
    [you] { $mints ->
        [one] Votre Galerie porte un mint.
       *[other] Votre Galerie porte { $mints } mints.
    }
   *[other] { $mints ->
        [one] La Galerie { DE($seat) } porte un mint.
       *[other] La Galerie { DE($seat) } porte { $mints } mints.
    }
}
mint-works-event-shared = { $mints ->
    [0] { $other-is ->
        [you] La Coopérative { DE($seat) } n’a plus de mint pour vous.
       *[other] { $seat-is ->
            [you] Votre Coopérative n’a plus de mint pour { $other }.
           *[other] La Coopérative { DE($seat) } n’a plus de mint pour { $other }.
        }
    }
   *[other] { $other-is ->
        [you] La Coopérative { DE($seat) } vous donne un mint.
       *[other] { $seat-is ->
            [you] Votre Coopérative donne un mint à { $other }.
           *[other] La Coopérative { DE($seat) } donne un mint à { $other }.
        }
    }
}
mint-works-event-rent = { $seat-is ->
    [you] { $mints ->
        [0] { $location } : votre lieu a été utilisé, mais ne vous rapporte aucun mint.
        [one] { $location } : votre lieu a été utilisé et vous rapporte un mint.
       *[other] { $location } : votre lieu a été utilisé et vous rapporte { $mints } mints.
    }
   *[other] { $mints ->
        [0] { $location } : le lieu a été utilisé, mais ne rapporte aucun mint à { $seat }.
        [one] { $location } : le lieu a été utilisé et rapporte un mint à { $seat }.
       *[other] { $location } : le lieu a été utilisé et rapporte { $mints } mints à { $seat }.
    }
}
mint-works-event-spent = { $mints ->
    [one] Un mint de Rachael quitte la partie.
   *[other] { $mints } mints de Rachael quittent la partie.
}
mint-works-event-wages = { $mints ->
    [one] Les lieux sont vidés et chacun gagne un mint.
   *[other] Les lieux sont vidés et chacun gagne { $mints } mints.
}
mint-works-event-prestige = { $seats-is ->
    [you] Fin de la partie : vous avez au moins sept points de prestige.
    [with-you] Fin de la partie : { $seats } avez au moins sept points de prestige.
   *[other] { $seats-count ->
        [one] Fin de la partie : { $seats } a au moins sept points de prestige.
       *[other] Fin de la partie : { $seats } ont au moins sept points de prestige.
    }
}
mint-works-event-supply-short = La réserve de plans ne peut pas être complétée : la partie se termine.
mint-works-event-last-round = C’était la dernière manche possible : la partie se termine.
mint-works-event-mints-gone = { $seat-is ->
    [you] La réserve de mints est vide : vous gagnez immédiatement.
   *[other] La réserve de mints est vide : { $seat } gagne immédiatement.
}
mint-works-event-scored = { $seat-is ->
    [you] { $stars ->
        [0] Vous n’avez aucun point de prestige ; cartes : { $cards }.
        [one] Vous avez un point de prestige ; cartes : { $cards }.
       *[other] Vous avez { $stars } points de prestige ; cartes : { $cards }.
    }
   *[other] { $stars ->
        [0] { $seat } n’a aucun point de prestige ; cartes : { $cards }.
        [one] { $seat } a un point de prestige ; cartes : { $cards }.
       *[other] { $seat } a { $stars } points de prestige ; cartes : { $cards }.
    }
}
mint-works-event-won = { $winners-is ->
    [you] { $stars ->
        [0] Vous gagnez sans aucun point de prestige.
        [one] Vous gagnez avec un point de prestige.
       *[other] Vous gagnez avec { $stars } points de prestige.
    }
   *[other] { $winners-count ->
        [one] { $stars ->
            [0] { $winners } gagne sans aucun point de prestige.
            [one] { $winners } gagne avec un point de prestige.
           *[other] { $winners } gagne avec { $stars } points de prestige.
        }
       *[other] { $stars ->
            [0] Victoire partagée sans aucun point de prestige : { $winners }.
            [one] Victoire partagée avec un point de prestige : { $winners }.
           *[other] Victoire partagée avec { $stars } points de prestige : { $winners }.
        }
    }
}

## Refusals

mint-works-refusal-co-op-first = Choisissez d’abord qui reçoit le mint de votre Coopérative.
mint-works-refusal-no-co-op = Le mint de la Coopérative ne se donne que pendant la phase d’entretien.
mint-works-refusal-not-another = Le mint de la Coopérative doit aller à un autre joueur.
mint-works-refusal-not-in-play = Ce lieu n’est pas en jeu dans cette partie.
mint-works-refusal-closed = Ce lieu est fermé tant que son contrat n’est pas construit.
mint-works-refusal-no-space = Tous les emplacements de ce lieu sont occupés.
mint-works-refusal-still-free = L’Agence d’intérim ne copie qu’un lieu dont tous les emplacements sont occupés.
mint-works-refusal-not-in-supply = Ce plan n’est pas dans la réserve.
mint-works-refusal-not-your-plan = Vous n’avez pas ce plan.
mint-works-refusal-not-your-card = Vous n’avez ni ce plan ni ce bâtiment.
mint-works-refusal-no-plan-left = Il ne reste aucun plan à piocher.
mint-works-refusal-too-few-mints = Vous n’avez pas assez de mints.

## Score

mint-works-score-culture = Culture
mint-works-score-production = Production
mint-works-score-utility = Utilitaires
mint-works-score-deed = Contrats
mint-works-tie = À égalité de points de prestige : le plus de cartes, puis le plus de mints.
mint-works-tie-cards = Cartes
mint-works-tie-mints = Mints

## Plans and deed locations

mint-works-piece-windmill = Moulin
mint-works-piece-statue = Statue
mint-works-piece-gardens = Jardins
mint-works-piece-bridge = Pont
mint-works-piece-museum = Musée
mint-works-piece-gallery = Galerie
mint-works-piece-co-op = Coopérative
mint-works-piece-mine = Mine
mint-works-piece-workshop = Atelier
mint-works-piece-corporate-hq = Siège social
mint-works-piece-factory = Usine
mint-works-piece-stripmine = Mine à ciel ouvert
mint-works-piece-plant = Centrale
mint-works-piece-truck = Camion
mint-works-piece-crane = Grue
mint-works-piece-landfill = Décharge
mint-works-piece-obelisk = Obélisque
mint-works-piece-assembler = Assembleur
mint-works-piece-vault = Coffre
mint-works-piece-wholesaler = Grossiste
mint-works-piece-lotto = Loterie

## Locations

mint-works-piece-producer = Producteur
mint-works-piece-supplier = Fournisseur
mint-works-piece-builder = Constructeur
mint-works-piece-council = Conseil
mint-works-piece-crowdfunder = Financement participatif
mint-works-piece-recycler = Recyclerie
mint-works-piece-swap-meet = Échange cordial
mint-works-piece-temp-agency = Agence d’intérim

## Opponents

mint-works-word-justin = Justin
mint-works-word-rachael = Rachael
mint-works-word-sonic = Sonic
mint-works-word-mort = Mort

## What makes a move better

mint-works-why-estimate = de meilleures perspectives dans l’ensemble
mint-works-why-stars = des points de prestige
mint-works-why-mints = des mints à dépenser
mint-works-why-spare-mints = des mints d’avance
mint-works-why-income = le revenu des bâtiments
mint-works-why-best-plan = le meilleur plan à construire
mint-works-why-other-plans = des plans en plus
mint-works-why-buildings = plus de bâtiments
mint-works-why-token = le jeton Premier joueur
mint-works-why-turn = l’avantage du tour
mint-works-why-at-goal = l’objectif atteint

## The opponent of a solo game

mint-works-rival = { $ai ->
    [rachael] Rachael
    [sonic] Sonic
    [mort] Mort
   *[justin] Justin
}
