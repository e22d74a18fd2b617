# The words of Mint Works.
#
# Ids are made by rule: a piece's code, an event's type, a refusal's id and so on, after the name of the game.

mint-works-name = Mint Works
mint-works-pitch = Placez vos mints comme ouvriers, achetez des plans, construisez-les et soyez le premier à bâtir un quartier à sept étoiles.
mint-works-help = À votre tour, placez des mints sur un emplacement libre d’un lieu et appliquez son effet, ou passez ; qui a passé peut encore placer plus tard. Quand tout le monde a passé à la suite, vient l’entretien : les bâtiments rapportent des mints, les lieux sont vidés et chacun gagne un mint. Les plans s’achètent chez le Fournisseur et se construisent chez le Constructeur. Dès que quelqu’un a sept étoiles, ou que la réserve de plans ne peut plus être complétée, le plus grand nombre d’étoiles l’emporte.

## Options

mint-works-option-advanced = Lieux avancés
mint-works-option-advanced-help = Deux lieux de plus pour qui connaît le jeu. Une partie en solitaire n’en a pas.
mint-works-option-advanced-none = aucun
mint-works-option-advanced-random = deux, tirés au sort
mint-works-option-advanced-crowdfunder = Financement participatif
mint-works-option-advanced-recycler = Recyclerie
mint-works-option-advanced-swap-meet = Échange cordial
mint-works-option-advanced-temp-agency = Agence d’intérim
mint-works-option-recycler = Recyclerie
mint-works-option-recycler-help = Ce que prend la Recyclerie, si elle est en jeu.
mint-works-option-recycler-plans = les plans seulement
mint-works-option-recycler-buildings-too = les plans et les bâtiments
mint-works-option-ages = Âges
mint-works-option-ages-help = Un âge par place : en dernier recours, l’égalité revient à qui est le plus près de 42 ans. Sans âges, les égaux partagent la victoire.
mint-works-option-ai = Adversaire
mint-works-option-ai-help = Contre qui vous jouez en solitaire.
mint-works-option-ai-justin = Justin
mint-works-option-ai-rachael = Rachael
mint-works-option-ai-sonic = Sonic
mint-works-option-ai-mort = Mort
mint-works-setup-advanced-solo = Une partie en solitaire n’a pas de lieux avancés.
mint-works-setup-advanced-count = Il y a exactement { $detail } lieux avancés en jeu, ou aucun.
mint-works-setup-ages-solo = L’adversaire d’une partie en solitaire n’a pas d’âge.
mint-works-setup-ages-count = Donnez { $detail } âges, un par place, ou aucun.

## Phases

mint-works-phase-development = Développement
mint-works-phase-upkeep = Entretien
mint-works-phase-over = Fin de la partie

## Words

mint-works-word-mints = mints
mint-works-word-stars = étoiles
mint-works-word-plans = plans
mint-works-word-buildings = bâtiments
mint-works-word-supply = réserve
mint-works-word-token = jeton Premier joueur
mint-works-word-culture = culture
mint-works-word-production = production
mint-works-word-utility = utilitaire
mint-works-word-deed = contrat

## Moves

mint-works-action-pass = Passer
mint-works-action-place = { $a }
mint-works-action-place-supplier = Fournisseur : acheter { $b }
mint-works-action-place-builder = Constructeur : construire { $b }
mint-works-action-place-recycler = Recyclerie : céder { $b }
mint-works-action-place-swap-meet = Échange cordial : céder { $b }, gagner { $c }
mint-works-action-place-temp-agency = { $words ->
    [2] Agence d’intérim, comme { $b }
    [3] Agence d’intérim, comme { $b } : { $c }
   *[other] Agence d’intérim, comme { $b } : céder { $c }, gagner { $d }
}
mint-works-action-co-op = Coopérative : un mint pour { $a-name }

## What happens

mint-works-event-first = { $seat-is ->
    [you] Vous avez le jeton Premier joueur.
   *[other] { $seat } a le jeton Premier joueur.
}
mint-works-event-in-play = En jeu : { $location }.
mint-works-event-supplied = Nouveau dans la réserve : { $plan }.
mint-works-event-round = { $seat-is ->
    [you] Manche { $round }. Vous commencez.
   *[other] Manche { $round }. { $seat } commence.
}
mint-works-event-placed = { $seat-is ->
    [you] { $mints ->
        [one] { $location } : vous placez un mint.
       *[other] { $location } : vous placez { $mints } mints.
    }
   *[other] { $mints ->
        [one] { $location } : { $seat } place un mint.
       *[other] { $location } : { $seat } place { $mints } mints.
    }
}
mint-works-event-copied = { $seat-is ->
    [you] L’Agence d’intérim fait pour vous ce que fait ce lieu : { $location }.
   *[other] L’Agence d’intérim fait pour { $seat } ce que fait ce lieu : { $location }.
}
mint-works-event-blocked = { $seat-is ->
    [you] { $location } : vous bloquez les autres emplacements.
   *[other] { $location } : { $seat } bloque les autres emplacements.
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
        [one] Tous les autres gagnent un mint.
       *[other] Tous les autres gagnent { $mints } mints.
    }
   *[other] { $mints ->
        [one] Tous sauf { $seat } gagnent un mint.
       *[other] Tous sauf { $seat } gagnent { $mints } mints.
    }
}
mint-works-event-token = { $seat-is ->
    [you] Vous prenez le jeton Premier joueur.
   *[other] { $seat } prend le jeton Premier joueur.
}
mint-works-event-bought = { $seat-is ->
    [you] Vous gagnez un plan : { $plan }.
   *[other] { $seat } gagne un plan : { $plan }.
}
mint-works-event-built = { $seat-is ->
    [you] Vous construisez : { $plan }.
   *[other] { $seat } construit : { $plan }.
}
mint-works-event-opened = { $seat-is ->
    [you] { $location } : le lieu est ouvert à tous et vous appartient.
   *[other] { $location } : le lieu est ouvert à tous et appartient à { $seat }.
}
mint-works-event-drew = { $seat-is ->
    [you] Vous piochez un plan : { $plan }.
   *[other] { $seat } pioche un plan : { $plan }.
}
mint-works-event-drew-unseen = { $seat-is ->
    [you] Vous piochez un plan.
   *[other] { $seat } pioche un plan en secret.
}
mint-works-event-lost = { $seat-is ->
    [you] Vous perdez { $plan }, qui va sous la pioche.
   *[other] { $seat } perd { $plan }, qui va sous la pioche.
}
mint-works-event-lost-unseen = { $seat-is ->
    [you] Un de vos plans va sous la pioche.
   *[other] { $seat } perd un plan caché, qui va sous la pioche.
}
mint-works-event-passed = { $seat-is ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
mint-works-event-upkeep = Tout le monde a passé : entretien de la manche { $round }.
mint-works-event-swept = Le Fournisseur n’a servi à personne. Vont sous la pioche : { $plans }.
mint-works-event-income = { $seat-is ->
    [you] { $mints ->
        [0] { $plan } ne vous rapporte aucun mint.
        [one] { $plan } vous rapporte un mint.
       *[other] { $plan } vous rapporte { $mints } mints.
    }
   *[other] { $mints ->
        [0] { $plan } ne rapporte aucun mint à { $seat }.
        [one] { $plan } rapporte un mint à { $seat }.
       *[other] { $plan } rapporte { $mints } mints à { $seat }.
    }
}
mint-works-event-hoarded = { $seat-is ->
    [you] { $mints ->
        [one] Il y a un mint sur votre Galerie.
       *[other] Il y a { $mints } mints sur votre Galerie.
    }
   *[other] { $mints ->
        [one] Il y a un mint sur la Galerie de { $seat }.
       *[other] Il y a { $mints } mints sur la Galerie de { $seat }.
    }
}
mint-works-event-shared = { $mints ->
    [0] { $other-is ->
        [you] La Coopérative de { $seat } n’a plus de mint pour vous.
       *[other] { $seat-is ->
            [you] Votre Coopérative n’a plus de mint pour { $other }.
           *[other] La Coopérative de { $seat } n’a plus de mint pour { $other }.
        }
    }
   *[other] { $other-is ->
        [you] La Coopérative de { $seat } vous donne un mint.
       *[other] { $seat-is ->
            [you] Votre Coopérative donne un mint à { $other }.
           *[other] La Coopérative de { $seat } donne un mint à { $other }.
        }
    }
}
mint-works-event-rent = { $seat-is ->
    [you] { $mints ->
        [0] { $location } : le lieu a servi et ne vous rapporte aucun mint.
        [one] { $location } : le lieu a servi et vous rapporte un mint.
       *[other] { $location } : le lieu a servi et vous rapporte { $mints } mints.
    }
   *[other] { $mints ->
        [0] { $location } : le lieu a servi et ne rapporte aucun mint à { $seat }.
        [one] { $location } : le lieu a servi et rapporte un mint à { $seat }.
       *[other] { $location } : le lieu a servi et rapporte { $mints } mints à { $seat }.
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
    [you] Vous avez au moins sept étoiles : la partie se termine.
   *[other] { $seats-count ->
        [one] { $seats } a au moins sept étoiles : la partie se termine.
       *[other] { $seats } ont au moins sept étoiles : la partie se termine.
    }
}
mint-works-event-supply-short = La réserve de plans ne peut pas être complétée : la partie se termine.
mint-works-event-last-round = C’était la dernière manche possible : la partie se termine.
mint-works-event-mints-gone = { $seat-is ->
    [you] La réserve de mints est vide : vous gagnez aussitôt.
   *[other] La réserve de mints est vide : { $seat } gagne aussitôt.
}
mint-works-event-scored = { $seat-is ->
    [you] { $stars ->
        [0] Vous n’avez aucune étoile ; cartes : { $cards }.
        [one] Vous avez une étoile ; cartes : { $cards }.
       *[other] Vous avez { $stars } étoiles ; cartes : { $cards }.
    }
   *[other] { $stars ->
        [0] { $seat } n’a aucune étoile ; cartes : { $cards }.
        [one] { $seat } a une étoile ; cartes : { $cards }.
       *[other] { $seat } a { $stars } étoiles ; cartes : { $cards }.
    }
}
mint-works-event-won = { $winners-is ->
    [you] { $stars ->
        [0] Vous gagnez sans aucune étoile.
        [one] Vous gagnez avec une étoile.
       *[other] Vous gagnez avec { $stars } étoiles.
    }
   *[other] { $winners-count ->
        [one] { $stars ->
            [0] { $winners } gagne sans aucune étoile.
            [one] { $winners } gagne avec une étoile.
           *[other] { $winners } gagne avec { $stars } étoiles.
        }
       *[other] { $stars ->
            [0] Victoire partagée, sans aucune étoile : { $winners }.
            [one] Victoire partagée, avec une étoile : { $winners }.
           *[other] Victoire partagée, avec { $stars } étoiles : { $winners }.
        }
    }
}

## Refusals

mint-works-refusal-co-op-first = Choisissez d’abord qui gagne le mint de votre Coopérative.
mint-works-refusal-no-co-op = Le mint de la Coopérative se donne pendant l’entretien, et seulement alors.
mint-works-refusal-not-another = Le mint de la Coopérative va à un autre joueur de cette table.
mint-works-refusal-not-in-play = Ce lieu n’est pas en jeu dans cette partie.
mint-works-refusal-closed = Ce lieu est fermé tant que son contrat n’est pas construit.
mint-works-refusal-no-space = Tous les emplacements de ce lieu sont pris.
mint-works-refusal-still-free = L’Agence d’intérim ne copie qu’un lieu sans emplacement libre ; celui-ci en a encore.
mint-works-refusal-not-in-supply = Ce plan n’est pas dans la réserve.
mint-works-refusal-not-your-plan = Ce n’est pas un de vos plans.
mint-works-refusal-not-your-card = Ce n’est ni un de vos plans ni un de vos bâtiments.
mint-works-refusal-no-plan-left = Il ne reste aucun plan à piocher.
mint-works-refusal-too-few-mints = Vous n’avez pas assez de mints.

## Score

mint-works-score-culture = Culture
mint-works-score-production = Production
mint-works-score-utility = Utilitaires
mint-works-score-deed = Contrats
mint-works-tie = À égalité d’étoiles, le plus de cartes l’emporte, puis le plus de mints.

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

## Ce qui rend un coup meilleur

mint-works-why-estimate = de meilleures perspectives en tout
mint-works-why-stars = étoiles
mint-works-why-mints = mints à dépenser
mint-works-why-spare-mints = mints en réserve
mint-works-why-income = revenu des bâtiments
mint-works-why-best-plan = le meilleur plan à construire
mint-works-why-other-plans = d’autres plans
mint-works-why-buildings = plus de bâtiments
mint-works-why-token = le jeton de premier joueur
mint-works-why-turn = le tour
mint-works-why-at-goal = le but est atteint

## The opponent of a solo game

mint-works-rival = { $ai ->
    [rachael] Rachael
    [sonic] Sonic
    [mort] Mort
   *[justin] Justin
}
