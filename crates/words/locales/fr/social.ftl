# Amis, clubs, blocages et signalements : ce que disent leurs pages

social-title = Amis et clubs
social-sign-in = Dites-nous d’abord votre nom : vous pourrez suivre des personnes et rejoindre des clubs.
social-following = Les personnes que vous suivez
social-following-none = Vous ne suivez encore personne. Ouvrez la page de quelqu’un depuis une table, puis « Suivre ».
social-online = en ligne
social-offline = hors ligne
social-playing = joue à { $game }
social-watch = Regarder
social-follows-you = vous suit
social-mutual = vous suit aussi
social-follow = Suivre
social-unfollow = Ne plus suivre
social-block = Bloquer
social-unblock = Débloquer
social-block-sure = Bloquer { $name } ?
social-block-text = { $name } ne pourra plus rejoindre vos tables, ni vous inviter, et ses messages ne vous parviendront plus. Personne ne l’en avertit. Une partie en cours continue.
social-blocked = Les personnes que vous avez bloquées
social-report = Signaler
social-report-title = Signaler { $name }
social-report-text = Seul l’exploitant de ce serveur le lit. { $name } n’en saura rien.
social-report-reason = Motif
social-report-abuse = Insultes ou menaces
social-report-name = Nom offensant ou trompeur
social-report-spam = Publicité
social-report-cheating = Triche
social-report-other = Autre chose
social-report-more = Que s’est-il passé ? (facultatif)
social-report-send = Envoyer le signalement
social-report-done = Merci. L’exploitant va l’examiner.
social-settings = Qui peut vous voir et vous inviter
social-presence = Qui voit que vous êtes en ligne
social-invitations = Qui peut vous inviter
social-audience-anyone = Tout le monde
social-audience-known = Les personnes que vous suivez et les membres de vos clubs
social-audience-nobody = Personne
social-saved = Enregistré.
social-play-with = Jouer avec { $name }

# Clubs
social-clubs-title = Clubs
social-clubs-none = Vous n’êtes encore dans aucun club.
social-clubs-members = { $n ->
    [one] 1 membre
   *[other] { $n } membres
}
social-clubs-found = Fonder un club
social-clubs-name = Nom du club
social-clubs-about = Description (facultatif)
social-clubs-account = Il faut un compte pour fonder un club.
social-clubs-tables = Les tables du club
social-clubs-tables-none = Aucune table n’est ouverte.
social-clubs-new-table = Nouvelle table pour le club
social-clubs-people = Membres
social-clubs-role-founder = à la tête du club
social-clubs-role-organiser = à l’organisation
social-clubs-role-member = membre
social-clubs-link = Lien d’invitation
social-clubs-link-text = Toute personne qui l’ouvre peut rejoindre le club.
social-clubs-link-new = Nouveau lien
social-clubs-link-renewed = L’ancien lien ne fonctionne plus.
social-clubs-promote = Confier l’organisation
social-clubs-demote = Redevenir simple membre
social-clubs-hand-over = Transmettre le club
social-clubs-hand-over-sure = Transmettre le club à { $name } ? Vous garderez l’organisation.
social-clubs-remove = Retirer
social-clubs-remove-sure = Retirer { $name } du club ?
social-clubs-leave = Quitter le club
social-clubs-leave-sure = Quitter { $club } ?
social-clubs-delete = Supprimer le club
social-clubs-delete-sure = Supprimer { $club } pour tous ses membres ?
social-clubs-founder-stays = Transmettez le club avant de le quitter.
social-clubs-edit = Changer le nom et la description
social-clubs-save = Enregistrer
social-clubs-join = Rejoindre le club
social-clubs-join-go = Aller au club
social-clubs-join-gone = Cette invitation ne fonctionne plus. Demandez un nouveau lien.
social-clubs-missing = Ce club n’existe pas, ou vous n’en êtes pas membre.
social-clubs-tournaments = Tournois du club
social-clubs-tournaments-none = Pas encore de tournoi.
social-clubs-new-tournament = Ouvrir un tournoi pour le club
social-clubs-board = Classement du club
social-clubs-board-game = Jeu
social-clubs-board-none = Aucun membre n’a encore de cote ici. Les parties cotées entre membres comptent comme toutes les autres.

# Inviter depuis une page
social-invite = Inviter
social-invited = Invitation envoyée à { $name }.
social-invite-waiting = À une table qui attend
social-invite-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
social-invite-new = À une nouvelle table
