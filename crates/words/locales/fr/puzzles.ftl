# Problèmes : des positions où un choix est nettement le meilleur

puzzles-title = Problèmes
puzzles-about = Des positions tirées de vraies parties, où un choix vaut nettement mieux que tous les autres. Vous voyez ce que voyait le joueur, rien de plus.
puzzles-no-engine = Les problèmes ont besoin de la partie du site qui joue sans serveur, et elle n’a pas pu être chargée.
puzzles-today = Le problème du jour
puzzles-games = Jeu par jeu
puzzles-number = { $game }, problème { $n }
puzzles-hard = Difficulté { $rating }
puzzles-all = Tous les problèmes
puzzles-solve = Résoudre
puzzles-next = Problème suivant
puzzles-again = Réessayer
puzzles-show = Voir la réponse
puzzles-solved = { $count ->
    [0] aucun résolu pour l’instant
    [one] un résolu
   *[other] { $count } résolus
}
puzzles-was-solved = Vous l’avez résolu.
puzzles-was-failed = Vous l’avez déjà essayé.
puzzles-rating = Votre niveau : { $rating }
puzzles-provisional = provisoire
puzzles-you = Vous
puzzles-opponent = { $players ->
    [2] Adversaire
   *[other] Adversaire { $n }
}
puzzles-task = À vous : quel est le meilleur choix ?
puzzles-task-help = Un choix vous donne { $lead } points de chances de gagner de plus que tout autre. Faites-le sur le plateau.
puzzles-right = Bien vu !
puzzles-wrong = Il y avait mieux
puzzles-shown = La réponse
puzzles-best = Le meilleur choix : { $best }
puzzles-why = Ce qui parle pour lui : { $why }
puzzles-why-later = Ce qu’il vaut se voit dans les coups qui suivent.
puzzles-yours = votre choix
puzzles-worse = Votre choix, « { $choice } », promet moins que tous ceux-ci.
