# Words that belong to no single game.
#
# The ids are those that the code gives to its errors. A game's words are in a file of their own.

## Players and lists

# Put in place of a name, it makes messages speak to the reader.
you = vous
seat-name = Joueur { $n }
list-none = rien
list-more = { $a }, { $b }
list-last = { $a } et { $b }
yes = oui
no = non

## Whose turn it is

turn-yours = À vous de jouer.
turn-others = En attente : { $seats }.
turn-both = À vous de jouer ; en attente aussi : { $seats }.
turn-chance = Tirage au sort…
turn-over = La partie est terminée.

## A text that is not a move

unknown-verb = « { $text } » ne correspond à aucun coup de ce jeu.
unknown-piece = « { $text } » désigne un élément qui n’existe pas dans ce jeu.
bad-seat = « { $text } » ne désigne aucune place à cette table.
bad-number = « { $text } » contient un nombre illisible ou hors limites.
bad-form = « { $text } » a un mot en trop, un mot manquant ou un mot mal placé.

## A move that is refused

over = La partie est terminée : on ne peut plus jouer.
not-your-turn = Ce n’est pas à vous de jouer.
choice-refused = Choix n° { $n } : { $why }
choice-reveals = Le choix n° { $n } révèle quelque chose : il doit être le dernier de l’envoi. Continuez une fois le résultat connu.
nothing-to-play = Aucun coup n’a été envoyé.
nothing-to-undo = Il n’y a encore rien à annuler.
too-late-to-undo = Trop tard pour annuler ce coup : quelque chose a été révélé, ou un autre joueur a joué.

## Options

players = Ce jeu se joue à { $min } joueurs au minimum et { $max } au maximum.
unknown-option = L’option « { $key } » n’existe pas. { $known-count ->
    [0] Ce jeu n’en a aucune.
   *[other] Options de ce jeu : { $known }.
}
bad-option-value = Pour l’option « { $key } », il faut { $expected }.
refused-value = Cette valeur de l’option « { $key } » ne convient pas à cette partie.
expected-number = un nombre entier de { $min } à { $max }
expected-flag = true (oui) ou false (non)
expected-choice = une valeur parmi { $of }
expected-several = des valeurs parmi { $of }, séparées par des virgules, ou rien
expected-choice-or-several = { $words }, ou des valeurs parmi { $of }, séparées par des virgules
expected-numbers = un nombre de { $min } à { $max } pour chaque place, séparés par des virgules
expected-text = un texte d’au plus { $max } octets

## A text that is not a record

not-a-record = Ligne { $line } : ce n’est pas une partie enregistrée par Comptoir, qui commence par « comptoir record 1 ».
too-large = Ligne { $line } : l’enregistrement est trop volumineux.
truncated = Ligne { $line } : l’enregistrement s’arrête trop tôt.
unexpected-line = Ligne { $line } : cette ligne est inattendue ici.
bad-value = Ligne { $line } : la valeur est illisible.
wrong-count = Ligne { $line } : le nombre d’étapes annoncé ne correspond pas aux lignes qui précèdent.
bad-seed = Une graine se compose de 64 chiffres hexadécimaux en minuscules.

## A record that cannot be played again

other-game = Cet enregistrement est celui d’un autre jeu.
other-revision = L’enregistrement suit la révision { $found } des règles ; la révision actuelle est la { $expected }.
bad-options = Les options de l’enregistrement sont refusées. { $why }
step-unreadable = L’étape { $step } est illisible. { $why }
step-refused = L’étape { $step } enfreint les règles. { $why }
step-impossible = L’étape { $step } est impossible à ce moment de la partie.
step-not-dice = L’étape { $step } ne correspond pas au tirage que donne la graine.
other-seed = La graine ne correspond pas à l’empreinte publiée.
other-share = La part de hasard du joueur { $seat } n’est pas celle à laquelle son navigateur s’était engagé.
wrong-end = L’enregistrement et les règles ne s’accordent pas sur la fin de la partie.
wrong-result = Le résultat enregistré n’est pas celui auquel aboutit la partie.

## What a record was held against

verdict-rules = Chaque étape respecte les règles.
verdict-seed = Chaque tirage découle de la graine.
verdict-no-seed = L’enregistrement ne contient pas la graine : les tirages sont possibles, mais rien ne prouve qu’ils n’ont pas été choisis.
verdict-hash = La graine correspond à l’empreinte publiée.
verdict-no-hash = Sans la graine et son empreinte, rien ne prouve que la graine avait été fixée d’avance.
verdict-shares = { $n ->
        [one] Le navigateur d’un joueur a ajouté sa part à la graine, celle à laquelle il s’était engagé.
       *[other] Les navigateurs de { $n } joueurs ont ajouté leur part à la graine, chacun celle à laquelle il s’était engagé.
    }
verdict-no-shares = Aucun navigateur n’a rien ajouté à la graine : seul le serveur sait comment elle a été faite.
verdict-absent = Absents du tirage : { $names }. La graine ne contient pas de part à eux.
verdict-withheld = Engagés sur une part jamais montrée : { $names }. Le tirage a été refait sans eux.
verdict-ended = La partie est allée à son terme et son résultat est exact.
verdict-unfinished = La partie s’arrête avant son terme.

## The levels of bots

level-random = Hasard
level-random-help = Joue un coup au hasard.
level-easy = Facile
level-easy-help = N’examine que quelques coups, joue le meilleur d’entre eux et se trompe parfois.
level-medium = Moyen
level-medium-help = Joue le coup qui améliore le plus sa position immédiate.
level-hard = Difficile
level-hard-help = Réfléchit un instant : envisage ce qui est caché et les réponses des autres.
level-expert = Expert
level-expert-help = Réfléchit bien plus longtemps que le robot difficile.
level-master = Maître
level-master-help = Juge les positions avec un réseau de neurones qui a appris en jouant des milliers de parties contre lui-même.

## Les parties d’une vue, pour un jeu sans plateau à lui

view-active = Au tour de
view-actor = Au tour de
view-cards = Cartes
view-chips = Jetons
view-deck = Pioche
view-discard = Défausse
view-first-player = Premier joueur
view-hand = Main
view-last-round = Dernier tour
view-market = Marché
view-owner = Propriétaire
view-phase = Phase
view-player = Joueur
view-players = Joueurs
view-points = Points
view-round = Manche
view-score = Score
view-seat = Joueur
view-seats = Joueurs
view-supply = Réserve
view-turn = Tour
view-waiting = Doivent encore choisir
view-winners = Vainqueurs
