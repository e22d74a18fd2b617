# The words of the page, outside of a game and its table.

# A line must not break after its hyphen.
-email = e-{"\u2060"}mail

## Around every page

web-skip = Aller au contenu
web-home = Comptoir, retour à l’accueil
web-nav = Navigation principale
web-nav-lobby = Accueil
web-nav-tournaments = Tournois
web-nav-rules = Règles
web-nav-me = Profil
web-close = Fermer
web-cancel = Annuler
web-save = Enregistrer
web-back = Retour
web-copy = Copier
web-copied = Copié.
web-copy-failed = La copie a échoué : sélectionnez le texte et copiez-le vous-même.
web-loading = Un instant…
web-again = Réessayer
web-offline = Le serveur ne répond pas. Rien n’est perdu : nouvelle tentative en cours.
web-outdated = Cette page a été mise à jour. Elle se rechargera d’elle-même dès que vous aurez terminé ce que vous faites.
web-outdated-stuck = Cette page et le serveur ne vont pas ensemble, et recharger n’y a rien changé. Réessayez dans un instant.
web-failed = Cette partie de la page n’a pas pu s’afficher.
web-failed-help = Votre partie est en sûreté sur le serveur. Réessayez, ou rechargez la page.
web-retry = Réessayer
web-reload = Recharger
web-language = Langue
web-lang-fr = Français
web-lang-en = English
web-theme = Apparence
web-theme-auto = Système
web-theme-light = Claire
web-theme-dark = Sombre
web-your-turn-at = { $n ->
    [one] À vous de jouer à une table
   *[other] À vous de jouer à { $n } tables
}
web-footer-fair = Un hasard vérifiable : chaque mélange est fixé avant le premier coup. Son empreinte est affichée dès le début, la graine est révélée à la fin, et chacun peut vérifier qu’elles concordent.
web-footer-docs = Documentation (en anglais)
web-footer-licence = Logiciel libre sous licence MIT ou Apache 2.0, au choix, distribué avec son code source. Les jeux appartiennent à leurs auteurs ; les textes des règles et les dessins sont de nous.
web-missing-title = Page introuvable
web-missing-text = Cette adresse ne mène nulle part. La table a peut-être été supprimée.
web-to-lobby = Retour à l’accueil

## The lobby

web-hero-title = Prenez place au comptoir
web-hero-text = Des jeux d’échanges, de marchés et de construction, entre amis ou contre des robots. Sans compte et sans attente : installez-vous et jouez.
web-hero-play = Jouer à { $game } tout de suite
web-hero-name = Choisir un nom ou se connecter
web-hero-hello = Bonjour, { $name }
web-hero-known = À quoi voulez-vous jouer ? Ouvrez une table, rejoignez-en une, ou jouez tout de suite contre des robots.
web-name-label = Votre nom
web-name-ask = Comment vous appelez-vous ?
web-name-help = 24 caractères au maximum. Les autres joueurs le verront à la table ; on ne vous demande rien d’autre.
web-name-go = Prendre place
web-name-have-account = J’ai un compte
web-turn-title = À vous de jouer
web-turn-go = Jouer
web-mine-title = Vos tables
web-games-title = Les jeux
web-game-players = De { $min } à { $max } joueurs
web-game-play = Jouer contre des robots
web-game-new = Nouvelle table…
web-game-learn = Apprendre en jouant
web-game-rules = Règles
web-game-leaderboard = Classement
web-game-puzzles = Problèmes
web-puzzles-today = Le problème du jour
web-also = Également au comptoir
web-also-puzzles = Une position tirée d’une vraie partie, et un coup nettement meilleur.
web-also-tournaments = Pour une soirée ou sur plusieurs semaines, entre joueurs et robots.
web-also-friends = Voyez qui joue, invitez vos proches et retrouvez-vous dans un club.
web-game-plain = Plateau simple
web-game-plain-help = Ce jeu se joue sur un plateau simple : tout est écrit, et chaque choix est un bouton.
web-tables-open = Tables ouvertes
web-tables-open-none = Aucune table n’attend de joueurs. Ouvrez-en une : elle s’affichera ici.
web-tables-running = Parties en cours
web-tables-running-none = Aucune partie publique en cours.
web-table-join = Rejoindre
web-table-watch = Regarder
web-table-continue = Continuer
web-table-open = Ouvrir
web-table-seats = { $taken ->
    [one] { $taken } place prise sur { $all }
   *[other] { $taken } places prises sur { $all }
}
web-table-option = { $option } : { $value }
web-table-private = Table privée
web-table-spectators = { $n ->
    [one] Un spectateur
   *[other] { $n } spectateurs
}
web-seat-open = Place libre
web-seat-invite = Réservée à un invité
web-seat-you = { $name } (vous)
web-seat-away = { $name } (un robot joue à sa place)
web-result-won = Vous avez gagné
web-result-shared = Victoire partagée
web-result-lost = Victoire : { $names }
web-result-resigned = Vous avez abandonné. Victoire : { $names }
web-result-late = Votre temps était écoulé. Victoire : { $names }
web-clock-none = Sans pendule
web-clock-live = { $minutes } min + { $increment } s
web-clock-days = { $days ->
    [one] Un jour par coup
   *[other] { $days } jours par coup
}

## A new table

web-new-title = Nouvelle table : { $game }
web-new-players = Joueurs
web-new-seats = Répartition des places
web-new-seat = Place { $n }
web-new-more = Un joueur de plus
web-new-fewer = Un joueur de moins
web-new-me = Moi
web-new-open = Ouverte à tous
web-new-invite = Invité, par lien
web-level-random = Robot aléatoire
web-level-easy = Robot facile
web-level-medium = Robot moyen
web-level-hard = Robot difficile
web-level-expert = Robot expert
web-level-master = Robot maître
web-level-other = Robot ({ $level })
web-new-screen = Une table, plusieurs mains
web-new-screen-help = Cet écran montre la table à tous ; chacun rejoint avec son téléphone par un code QR et y tient ses cartes.
web-new-options = Options de la partie
web-new-choose = Personnalisé
web-new-table = La table
web-new-public = Publique
web-new-public-help = Visible à l’accueil : tout le monde peut regarder et prendre une place libre. Sinon, seules les personnes qui ont le lien le peuvent.
web-new-clock = Temps de réflexion
web-new-clock-none = Illimité
web-new-clock-live = Une pendule pour toute la partie
web-new-clock-days = Un délai en jours pour chaque coup
web-new-minutes = Minutes par joueur
web-new-increment = Secondes ajoutées par coup
web-new-days = Jours par coup
web-new-clock-help = Si un joueur n’a plus de temps, un robot joue à sa place jusqu’à son retour.
web-new-clock-none-help = Sans pendule, rien ne presse. Après { $days } jours sans choix, un robot joue à la place du joueur jusqu’à son retour.
web-new-memory = Aide-mémoire
web-new-memory-help = Affiche les informations que tout le monde a pu voir, pour éviter de prendre des notes.
web-new-hints = Suggestions
web-new-hints-help = Les joueurs peuvent demander ce qu’un robot jouerait.
web-new-rated = Partie cotée
web-new-rated-help = Compte pour la cote si au moins deux joueurs ont un compte. Abandonner, c’est perdre, et il n’y a pas de suggestions.
web-new-players-chat = Discussion réservée aux joueurs
web-new-players-chat-help = Les spectateurs peuvent lire la discussion, pas y écrire.
web-new-advanced = Options avancées
web-file-choose = Choisir un fichier
web-file-drop = ou déposez-le ici
web-file-standard = Fichier utilisé : { $what }
web-file-chosen = { $name } ({ $bytes } octets)
web-file-back = Revenir à { $what }
web-file-template = Télécharger le nôtre comme modèle
web-file-too-large = { $name } fait { $bytes } octets ; le maximum est de { $max }.
web-file-unreadable = Impossible de lire { $name }.
web-new-go = Ouvrir la table
web-new-bots-only = Sans place à cette table, vous pourrez seulement regarder.
web-new-bad-number = Entrez un nombre entier de { $min } à { $max }.

## Rules

web-rules-title = Règles
web-rules-of = Règles : { $game }
web-rules-contents = Sur cette page
web-rules-none = Il n’y a pas de règles pour ce jeu ici.

## Profile

web-me-title = Profil
web-me-nobody = Vous n’avez pas encore choisi de nom.
web-me-name = Nom
web-me-saved = Enregistré.
web-me-account = Compte
web-me-account-none = Vous êtes invité : seul ce navigateur vous reconnaît. Avec un identifiant et un mot de passe ou une clé d’accès, vous retrouverez vos tables partout. Aucune adresse { -email } n’est demandée : des codes de secours vous aideront si vous oubliez le mot de passe ou perdez l’appareil.
web-me-account-have = Vous pouvez vous connecter partout avec l’identifiant { $login }.
web-me-login = Identifiant
web-me-login-help = De 3 à 32 caractères parmi a–z, 0–9, point, tiret et tiret bas.
web-me-password = Mot de passe
web-me-password-help = Au moins 8 caractères, et pas celui de tout le monde.
web-me-account-make = Créer un compte
web-me-account-passkey = Le créer avec une clé d’accès
web-me-account-passkey-help = Aucun mot de passe à retenir : votre appareil demande votre empreinte, votre visage ou son code.
web-me-account-made = Votre compte est créé.
web-me-password-change = Changer de mot de passe
web-me-password-add = Ajouter un mot de passe
web-me-password-change-help = Au moins 8 caractères. Tous les autres appareils seront déconnectés.
web-me-password-current = Mot de passe actuel
web-me-password-new = Nouveau mot de passe
web-me-password-wrong = Ce n’est pas votre mot de passe actuel.
web-me-password-changed = Votre mot de passe a été changé. Tous les autres appareils sont déconnectés.
web-me-codes = Codes de secours
web-me-codes-left = { $n ->
    [0] Vous n’avez pas de codes de secours : sans eux, un mot de passe oublié ne peut pas être remplacé.
    [one] Il vous reste un code de secours.
   *[other] Il vous reste { $n } codes de secours.
}
web-me-codes-help = Chacun de ces codes permet de choisir un nouveau mot de passe en cas d’oubli. De nouveaux codes remplacent les anciens.
web-me-codes-make = Créer dix codes
web-me-codes-shown = Notez ou imprimez ces codes : ils ne seront plus affichés. Chacun sert une fois.
web-me-codes-kept = Je les ai notés
web-me-passkeys = Clés d’accès
web-me-passkeys-help = Connectez-vous avec votre empreinte, votre visage ou le code de l’appareil. Une clé d’accès ne se devine pas et ne sert que sur ce site.
web-me-passkeys-unsupported = Ce navigateur ne connaît pas les clés d’accès.
web-me-passkeys-address = Les clés d’accès demandent un site qui a son propre nom, en https : elles ne fonctionnent pas à cette adresse.
web-me-passkey-add = Ajouter une clé d’accès
web-me-passkey-added = Votre clé d’accès est ajoutée.
web-me-passkey-created = Ajoutée : { $when }
web-me-passkey-used = Dernière utilisation : { $when }
web-me-passkey-rename = Renommer
web-me-passkey-name = Nom de cette clé d’accès
web-me-passkey-remove = Retirer
web-me-passkey-remove-title = Retirer la clé d’accès « { $name } » ?
web-me-passkey-remove-help = Elle ne permettra plus de vous connecter. Votre appareil peut encore la proposer : supprimez-la aussi de son côté.
web-me-passkey-removed = La clé d’accès est retirée.
web-me-passkey-sign-in = Se connecter avec une clé d’accès
web-me-confirm = Confirmez d’abord que c’est bien vous.
web-me-confirm-passkey = Confirmer avec une clé d’accès
web-me-forgotten = Mot de passe oublié ?
web-me-code = Code de secours
web-me-code-help = L’un des codes que vous avez notés. Il sert une fois.
web-me-code-wrong = Identifiant ou code de secours incorrect.
web-me-sign-in = Se connecter
web-me-sign-out = Se déconnecter
web-me-sign-out-help = { $name } n’a pas de compte : après la déconnexion, plus personne ne pourra revenir sous ce nom.
web-me-devices = Appareils
web-me-device-this = Cet appareil
web-me-device-seen = Dernière utilisation : { $when }
web-me-device-unknown = Appareil inconnu
web-me-sign-out-others = Déconnecter tous les autres appareils
web-me-signed-out-others = Tous les autres appareils sont déconnectés.
web-me-link = Ajouter un appareil
web-me-link-until = Lien inutilisé, jusqu’à { $when }
web-me-link-withdraw = Annuler
web-me-devices-text = Un lien privé connecte un autre appareil sous votre nom. Il ne sert qu’une fois, dans les dix minutes ; ne le communiquez à personne.
web-me-devices-make = Créer un lien
web-me-link-label = Lien privé
web-me-ratings = Vos cotes par jeu
web-me-rating-none = Aucune partie cotée pour l’instant.
web-me-settings = Réglages
web-me-sound = Sons
web-me-sound-help = Un léger son quand une carte est posée et quand c’est à vous de jouer.
web-me-notify = M’avertir quand c’est mon tour
web-me-notify-help = Par une notification du navigateur, tant que cette page reste ouverte en arrière-plan.
web-me-notify-denied = Le navigateur bloque les notifications : autorisez-les pour cette page dans ses réglages.
web-me-notify-unsupported = Ce navigateur ne gère pas les notifications.
web-push = Notifications
web-push-switch = Avertir cet appareil quand la page est fermée
web-push-help = Une notification par table, aucune quand vous la regardez. Elle ne dit rien de la partie elle-même.
web-push-install = Sur cet appareil, installez d’abord la page : ouvrez le menu de partage, choisissez « Sur l’écran d’accueil », puis lancez Comptoir depuis là.
web-push-unsupported = Ce navigateur ne sait pas avertir quand la page est fermée. Chrome, Edge, Firefox et Safari le savent, en https.
web-push-denied = Le navigateur bloque les notifications : autorisez-les pour cette page dans ses réglages.
web-push-kinds = M’avertir quand
web-push-kind-turn = c’est mon tour
web-push-kind-begun = une partie commence
web-push-kind-invited = on m’invite à une table
web-push-kind-clock = mon temps va s’écouler
web-push-kind-over = une partie est terminée
web-push-quiet = Heures calmes
web-push-quiet-help = Ce qui arrive entre-temps est annoncé à la fin.
web-push-quiet-zone = Fuseau horaire : { $zone }
web-push-quiet-from = De
web-push-quiet-to = À
web-push-turn = { $game } : c’est à vous de jouer.
web-push-begun = { $game } : la partie commence.
web-push-invited = { $game } : on vous invite à une table.
web-push-clock = { $game } : votre temps va bientôt s’écouler.
web-push-over = { $game } : la partie est terminée.
web-mail = E-mail
web-mail-help = Comptoir peut aussi vous écrire. Un lien vous sera d’abord envoyé pour confirmer l’adresse.
web-mail-address = Adresse
web-mail-ask = M’envoyer le lien
web-mail-sent = Un lien est en route vers { $address }. Ouvrez-le dans la journée.
web-mail-to = Les { -email }s vont à { $address }.
web-mail-kinds = M’écrire quand
web-mail-digest = Un seul { -email } par jour
web-mail-digest-help = À huit heures du matin. Les rappels de temps, eux, partent toujours aussitôt.
web-mail-forget = Arrêter et oublier l’adresse
web-mail-confirm-title = Confirmer votre adresse
web-mail-confirm-ask = Comptoir écrira à cette adresse quand il se passe quelque chose à vos tables. Chaque { -email } contient un lien pour tout arrêter.
web-mail-confirm-go = Confirmer
web-mail-confirm-done = Votre adresse est confirmée. Vous choisissez dans votre profil ce qui vous est annoncé.
web-mail-stop-title = Plus d’{ -email }s
web-mail-stop-ask = Comptoir n’écrira plus à cette adresse.
web-mail-stop-go = Arrêter les { -email }s
web-mail-stop-done = C’est fait : Comptoir n’écrira plus à cette adresse.
web-mail-old = Ce lien est trop vieux, ou a déjà servi.
web-mail-home = Vers les tables
web-vacation = Congés
web-vacation-help = Pendant vos congés, votre pendule s’arrête dans les parties sur plusieurs jours. Les autres, à vos tables, voient jusqu’à quand. Vous pouvez tout de même jouer.
web-vacation-until = Vous êtes en congé jusqu’au { $until }.
web-vacation-days = Jours, dès maintenant
web-vacation-begin = Partir en congé
web-vacation-end = Je suis de retour
web-vacation-left = { $n ->
    [0] Il ne vous reste aucun jour cette année.
    [one] Il vous reste un jour. Tout jour entamé compte, pendant un an.
   *[other] Il vous reste { $n } jours. Tout jour entamé compte, pendant un an.
}
web-push-mute = Ne plus m’avertir pour cette table
web-me-history = Vos parties
web-me-history-none = Vous n’avez encore terminé aucune partie.
web-me-data = Vos données
web-me-export = Tout télécharger
web-me-export-help = Un fichier contenant votre nom, vos tables et les enregistrements de vos parties terminées.
web-me-delete = Supprimer mes données
web-me-delete-help = Votre nom, votre identifiant, votre mot de passe et vos messages sont supprimés définitivement. Vos places dans les parties des autres restent, sans nom.
web-me-delete-title = Tout supprimer ?
web-me-delete-sure = Cette action est irréversible. Saisissez { $word } pour confirmer.
web-me-delete-word = supprimer
web-me-delete-go = Supprimer définitivement
web-me-deleted = Vos données ont été supprimées.
web-link-title = Lien privé
web-link-ask = Ce lien connecte cet appareil à votre profil existant.
web-link-warn = Ici, vous êtes { $name }. Si vous continuez, cet appareil passera à l’autre profil.
web-link-go = Se connecter ici
web-link-done = Bienvenue, { $name }.

## La page comme application

web-app-description = Money!, Alhambra, Mint Works, Ginkgopolis et Donnant Donnant, entre amis ou contre des robots, avec ou sans réseau.
web-install = Comptoir comme application
web-install-text = Elle s’ouvre comme les autres applications, en plein écran, et fonctionne sans réseau.
web-install-ios = Dans Safari, touchez Partager, puis « Sur l’écran d’accueil » : Comptoir s’ouvre alors en plein écran et fonctionne sans réseau.
web-install-go = Installer
web-install-no = Non, merci

## Parties sur cet appareil

local-title = Sur cet appareil
local-link = Jouer sur cet appareil…
local-offline = Pas de connexion au serveur. Vous pouvez continuer à jouer sur cet appareil.
local-none = Les parties que vous jouez sans serveur sont conservées ici.
local-record-open = Ouvrir une partie enregistrée…
local-record-bad = { $name } n’est pas un enregistrement de partie valide.
local-carry-text = { $n ->
    [one] Une partie terminée sur cet appareil n’est pas encore dans votre historique.
   *[other] { $n } parties terminées sur cet appareil ne sont pas encore dans votre historique.
}
local-carry-go = Ajouter à mes parties
local-carry-done = { $n ->
    [one] Une partie ajoutée à votre historique.
   *[other] { $n } parties ajoutées à votre historique.
}
local-carried = Jouée sur un appareil, sans serveur
local-person = Joueur ici
local-player = Joueur { $n }
local-name = Nom, place { $n }
local-bots = { $n ->
    [one] un robot
   *[other] { $n } robots
}
local-all = Tout afficher ({ $n })
local-remove = Supprimer cette partie de { $game }
local-new-title = Sur cet appareil : { $game }
local-new-text = Les robots jouent sur cet appareil, sans serveur ni réseau. La partie est conservée dans ce navigateur.
local-new-shared = Plusieurs personnes jouent sur cet appareil et se le passent. Entre deux tours, les mains sont cachées.
local-new-nobody = Il faut au moins un joueur ici.
local-new-go = Commencer la partie
local-pass-next = Au tour { DE($name) }
local-pass-hide = Cacher ma main et passer l’appareil
local-pass-on = Passez l’appareil à { $name }
local-pass-hidden = Toutes les mains sont cachées ; vous voyez ce que tout le monde peut voir.
local-pass-take = Je suis { $name } : voir ma main

## Notices

web-notify-turn = { $game } : à vous de jouer.

## Refusals of the server

error-bad-request = Le serveur n’a pas compris la demande. ({ $detail })
error-no-session = Le serveur ne reconnaît pas (ou plus) ce navigateur. Choisissez d’abord un nom.
error-bad-login = Identifiant ou mot de passe incorrect.
error-bad-passkey = Cette clé d’accès est inconnue ici, ou l’attente a été trop longue. Réessayez.
error-no-passkeys = Ce serveur n’accepte pas de clés d’accès à cette adresse.
error-blocked = Vous avez bloqué quelqu’un ici : débloquez d’abord cette personne.
error-only-credential = C’est votre seul moyen de vous connecter : ajoutez d’abord un mot de passe ou une autre clé d’accès.
error-passkey-cancelled = Rien n’a été confirmé. Réessayez quand vous voudrez.
error-passkey-known = Cet appareil a déjà une clé d’accès pour votre compte.
error-passkey-failed = Le navigateur n’a pas pu utiliser de clé d’accès.
error-forbidden = Vous ne pouvez pas faire cela.
error-banned = L’exploitant de ce serveur vous a banni, vous ou votre réseau.
error-not-found = Cela n’existe pas, ou n’existe plus.
error-taken = C’est déjà pris.
error-no-account = Il faut un compte pour cela. Créez-le sur votre page de profil.
error-sealed = D’autres tables jouent encore la même donne. Ceci s’ouvrira à la fin de la ronde.
error-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-too-large = L’envoi est trop volumineux.
error-too-many = Vous en avez trop en cours : terminez-en d’abord.
error-rate = Trop de demandes en peu de temps. Attendez un instant.
error-bad-name = Un nom compte de 1 à 24 caractères.
error-bad-password = Un mot de passe compte de 8 à 128 caractères.
error-common-password = Trop de gens utilisent ce mot de passe, ou il contient votre identifiant. Choisissez-en un autre.
error-bad-login-name = Un identifiant compte de 3 à 32 caractères parmi a–z, 0–9, point, tiret et tiret bas.
error-bad-address = Ce n’est pas une adresse { -email } à laquelle on puisse écrire.
error-bad-subscription = Ce serveur ne connaît pas le service de notifications de votre navigateur.
error-bad-seats = Ces places ne conviennent pas à ce jeu.
error-bad-text = Ce texte ne peut pas être envoyé.
error-stale = La partie a avancé entre-temps. Vérifiez la situation, puis choisissez.
error-unavailable = Le serveur est momentanément indisponible. Rien n’est perdu ; réessayez.
error-broken = Cette table a échoué plusieurs fois et reste fermée. La partie est conservée ; prévenez la personne qui gère ce serveur.
error-offline = Le serveur ne répond pas. Réessayez une fois la connexion rétablie.
error-stopped = La connexion à cette table est fermée.
error-lost = La connexion s’est coupée à cet instant. Vérifiez l’état de la table avant de réessayer.
error-elsewhere = Cette partie est ouverte dans une autre fenêtre de ce navigateur. Continuez là-bas, ou fermez-la puis rechargez cette page.
error-no-engine = Ce navigateur ne peut pas jouer sans serveur.
error-unknown = Une erreur s’est produite. ({ $code })
error-misfit = Cette page ne comprend pas la réponse du serveur. Rechargez-la. ({ $detail })

# Amis, invitations, parties rapides, filtres
web-nav-friends = Amis
web-friends-link = Amis et clubs
web-invitations-title = Invitations
web-invitation-by = { $name } vous invite
web-invitation-decline = Refuser
web-quick = Trouver des adversaires
web-quick-help = Des robots prennent les places libres après 30 secondes
web-filter = Filtrer
web-filter-game = Jeu
web-filter-any-game = Tous les jeux
web-filter-clock = Rythme
web-filter-any-clock = Peu importe
web-filter-live = En direct
web-filter-days = Sur plusieurs jours
web-filter-free = Avec des places libres
web-filter-rated = Cotées seulement
web-filter-sort = Trier
web-sort-new = Les plus récentes d’abord
web-sort-full = Presque complètes d’abord
web-sort-game = Par jeu
web-filter-none = Aucune table ne correspond au filtre.
web-new-usual-save = Enregistrer comme ma table habituelle
web-new-usual-saved = Enregistré. Les nouvelles tables de ce jeu commenceront ainsi.
web-new-usual-forget = Revenir aux réglages par défaut
web-new-club = Club
web-new-club-none = Aucun
web-new-club-help = Ses membres voient la table dans leur salon, et eux seuls s’y assoient.
web-table-clone = Nouvelle table identique
web-new-invited = L’invitation est en route.
