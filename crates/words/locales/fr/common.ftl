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
turn-others = On attend { $seats }.
turn-both = À vous de jouer ; on attend aussi { $seats }.
turn-chance = Le hasard décide.
turn-over = La partie est terminée.

## A text that is not a move

unknown-verb = « { $text } » ne commence par aucun coup de ce jeu.
unknown-piece = « { $text } » nomme un élément que ce jeu n’a pas.
bad-seat = « { $text } » ne désigne aucune place à cette table.
bad-number = « { $text } » contient un nombre illisible ou hors limites.
bad-form = « { $text } » a un mot de trop, un mot de moins ou un mot mal placé.

## A move that is refused

over = La partie est terminée : plus rien ne se joue.
not-your-turn = Ce n’est pas à vous de jouer.
choice-refused = Choix { $n } : { $why }
choice-reveals = Le choix { $n } dévoile quelque chose, ce doit donc être le dernier de votre envoi ; continuez après avoir vu.
nothing-to-play = Aucun coup n’a été envoyé.
nothing-to-undo = Il n’y a encore rien à reprendre.
too-late-to-undo = Trop tard pour reprendre ce coup : quelque chose a été dévoilé, ou quelqu’un d’autre a joué.

## Options

players = Ce jeu se joue de { $min } à { $max }.
unknown-option = L’option « { $key } » n’existe pas. { $known-count ->
    [0] Ce jeu n’en a aucune.
   *[other] Options de ce jeu : { $known }.
}
bad-option-value = Pour l’option « { $key } », il faut { $expected }.
refused-value = Cette valeur de l’option « { $key } » ne convient pas à cette partie.
expected-number = un nombre entier de { $min } à { $max }
expected-flag = true (oui) ou false (non)
expected-choice = une valeur parmi { $of }
expected-several = des valeurs parmi { $of }, séparées par des virgules, ou rien
expected-choice-or-several = { $words }, ou des valeurs parmi { $of }, séparées par des virgules
expected-numbers = un nombre de { $min } à { $max } par place, séparés par des virgules
expected-text = un texte d’au plus { $max } octets

## A text that is not a record

not-a-record = Ligne { $line } : ceci n’est pas une partie enregistrée par Comptoir, qui commence par « comptoir record 1 ».
too-large = Ligne { $line } : l’enregistrement est trop grand.
truncated = Ligne { $line } : l’enregistrement s’arrête trop tôt.
unexpected-line = La ligne { $line } n’a rien à faire ici.
bad-value = Ligne { $line } : la valeur est illisible.
wrong-count = Ligne { $line } : le nombre de coups annoncé n’est pas celui des lignes qui précèdent.
bad-seed = Une graine s’écrit avec 64 chiffres hexadécimaux en minuscules.

## A record that cannot be played again

other-game = Cet enregistrement est celui d’un autre jeu.
other-revision = L’enregistrement suit la révision { $found } des règles ; celles-ci en sont à la révision { $expected }.
bad-options = Les options de l’enregistrement sont refusées. { $why }
step-unreadable = Le coup { $step } est illisible. { $why }
step-refused = Le coup { $step } est contraire aux règles. { $why }
step-impossible = Le coup { $step } ne peut pas se produire à cet endroit.
step-not-dice = Le coup { $step } n’est pas celui que donne la graine.
other-seed = La graine n’est pas celle dont l’empreinte a été publiée.
wrong-end = L’enregistrement et les règles ne s’accordent pas sur la fin de la partie.
wrong-result = Le résultat enregistré n’est pas celui auquel mènent les coups.

## What a record was held against

verdict-rules = Chaque coup respecte les règles.
verdict-seed = Chaque tirage découle de la graine.
verdict-no-seed = L’enregistrement n’a pas de graine : les tirages sont possibles, mais rien ne dit qui les a choisis.
verdict-hash = La graine est bien celle dont l’empreinte a été publiée.
verdict-no-hash = Sans la graine et son empreinte, rien ne prouve que la graine était fixée d’avance.
verdict-ended = La partie est allée à son terme et le résultat est juste.
verdict-unfinished = La partie s’arrête avant son terme.

## Les niveaux des robots

level-random = Hasard
level-random-help = Joue n’importe quel coup permis.
level-easy = Facile
level-easy-help = Prend le meilleur de quelques coups qui lui viennent à l’esprit, et se trompe parfois.
level-medium = Moyen
level-medium-help = Prend le coup après lequel sa position est tout de suite la meilleure.
level-hard = Fort
level-hard-help = Réfléchit un instant : il imagine ce qui est caché et ce que les autres peuvent répondre.
level-expert = Expert
level-expert-help = Réfléchit bien plus longtemps que le robot fort.
