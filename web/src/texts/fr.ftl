# Le cadre : tout ce qui entoure les jeux.

# --- pages -----------------------------------------------------------------
nav = Pages
nav-hall = Accueil
nav-hall-short = Accueil
nav-games = Tes parties
nav-games-short = Parties
nav-replays = Replays
nav-learn = Apprendre
nav-account = { $name }, ton profil
skip = Aller au contenu
title-hall = Meadhall
title-table = { $game } · Meadhall
title-replay = Replay : { $game } · Meadhall
title-games = Tes parties · Meadhall
title-replays = Replays · Meadhall
title-learn = Apprendre · Meadhall
title-account = Profil · Meadhall
to-the-hall = Retour à l’accueil
lost = Page introuvable
lost-more = Le lien est faux, ou la page n’existe plus.
unofficial = Indépendant et non officiel ; sans lien avec les éditeurs des jeux.

# --- mots ------------------------------------------------------------------
yes = oui
no = non
nothing = rien
hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
empty-places = { $count ->
    [one] { $count } vide
   *[other] { $count } vides
}
you = Toi
bot = Bot
anyone = Place libre
owner = Hôte
here = En ligne
not-here = Hors ligne
somebody = Quelqu’un
close = Fermer
save = Enregistrer
saved = Modifications enregistrées
loading = Chargement…
older = Voir plus ancien
stay = Continuer à jouer
go-on = Suivant

# --- la halle --------------------------------------------------------------
hero = À quoi on joue ?
hero-more = Joue entre amis ou complète avec des bots.
play-bot = Jouer contre un bot
games = Jeux
players = Joueurs
weight = Difficulté { $weight } sur 5
read-rules = Lire les règles
yours = Tes parties
open-tables = Tables ouvertes
filter = Afficher
filter-all = Toutes : { $count }
no-tables = Aucune table ouverte
no-tables-more = Crée une table et partage le code, ou joue contre les bots.
wait-for-you = { $count ->
    [one] À toi de jouer dans { $count } partie
   *[other] À toi de jouer dans { $count } parties
}
join = Rejoindre
join-seat = Rejoindre, place { $number }
join-table = Rejoindre { $name } : { $game }
join-friend = Rejoindre des amis
code-placeholder = CODE
table-code = Code de la table
code-unknown = Aucune table n’a le code { $code }.
your-open-table = Ta table ouverte
no-games = Aucune partie en cours
no-games-more = Crée une table depuis l’accueil ou rejoins une table ouverte.
replays-mine = Tes parties terminées
replays-others = Replays publics
no-replays = Aucune partie terminée
no-replays-more = Tu peux revoir ici tes parties terminées.
import-record = Ouvrir une partie

# --- une table dans une liste --------------------------------------------------
seated = { $seated } places prises sur { $seats }
your-turn = À toi de jouer
your-turn-left = À toi de jouer · encore { $time }
is-deciding = { $name } choisit.
bot-finished-for-you = Un bot a terminé pour toi
imported = Depuis un fichier
finished-won = Victoire : { $names }
finished-rank = Terminée : { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
abandoned = Arrêtée sans résultat

# --- une nouvelle table ----------------------------------------------------------
new-table = Nouvelle table : { $game }
seats = Places
seat-number = Place { $number }
seat-open = Libre
seat-bot = { $bot }
seat-hot = Sur cet appareil
seat-none = Vide
hot-name = Place { $number }
hot-name-of = Nom à la place { $number }
shield-by-seat = Ton emblème : { $emblem }. Dans { $game }, chaque place a le sien.
shield-taken = Ton emblème : { $emblem }. L’autre est déjà pris ici.
bot-random = Bot facile
bot-rollout = Bot moyen
bot-greedy = Bot avide
bot-mcts = Bot difficile
fill-bots = Compléter avec des bots
which-bot = Quel bot
pace = Rythme
pace-none = Sans pendule
pace-live = En direct, { $time }
pace-live-short = En direct
pace-own-short = Tour par tour
pace-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
minutes-each = Minutes par joueur
days-each = Jours par coup
may-watch = Autoriser à regarder
chat-allowed = Discussion
more-options = Plus d’options
open-table = Créer la table
start-game = Lancer la partie

# --- la salle d’attente -------------------------------------------------------------
public = Table publique
private = Privée : lien ou code seulement
stand-up = Quitter la place
seat-a-bot = Ajouter un bot à la place { $number }
remove = Retirer { $name }
close-table = Supprimer la table
waiting-players = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
}
waiting-owner = On attend que l’hôte lance la partie.
invite-title = Inviter des amis
invite = Envoie le lien ou le code, ou fais scanner le QR code.
invite-watch = Inviter à regarder
qr-label = Code QR du lien vers cette table
copy-link = Copier le lien
copied = Copié
share = Partager

# --- à la table ----------------------------------------------------------------------
stage = Plateau
bench = Ton tour
sheet = Hauteur du volet
sheet-peek = consigne seule
sheet-half = normale
sheet-full = entière
sheet-bigger = Agrandir le volet
sheet-smaller = Agrandir le plateau
players-in-order = Joueurs dans l’ordre du tour
log-and-chat = Journal et discussion
log = Journal
log-empty = La partie vient de commencer.
scene = événement
scene-steps = Étapes de l’événement
scene-skip = Passer
scene-waiting = Encore { $count }
scene-again = Revoir
scene-missed = { $count ->
        [one] Un événement en ton absence
       *[other] { $count } événements en ton absence
    }
your-turn-next = Ensuite, à toi
chat = Discussion
chat-empty = Aucun message
chat-off = La discussion est désactivée à cette table.
say-something = Message
send = Envoyer
mute = Ignorer { $name }
chat-from = Messages reçus
unmute-name = Rétablir { $name }
unmute = Rétablir
muted = Tu ignores { $name }.
mute-short = Ignorer
live = En direct
watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
rules = Règles
rules-of = Règles : { $game }
search-rules = Chercher dans les règles
rules-options = Options de cette table
rules-otherwise = Avec d’autres options
rules-unusual = { $option } (d’habitude : { $most })
rules-failed = Les règles n’ont pas pu être chargées.
nothing-found = Aucun résultat
cards-of = Cartes : { $game }
cards-all = Toutes les cartes
cards-none = Ce jeu n’a pas de liste de cartes.
cards-failed = Les cartes n’ont pas pu être chargées.
search-cards = Chercher dans les cartes
cards-decks = Paquet
cards-all-decks = Tous les paquets
cards-deck = Paquet { $deck }
cards-kind = Effet
cards-topic = Sujet
cards-any = Tous
cards-starting = Carte de départ
cards-shown = Cartes : { $count } sur { $all }
cards-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
menu = Menu
text-view = Vue texte
text-view-help = Affiche le plateau et les coups en texte, aussi pour les lecteurs d’écran. Touche T.
sound-on = Activer le son
sound-off = Couper le son
your-moves = Tes coups
no-moves-now = Ce n’est pas ton tour.
find-move = Chercher un coup
no-move-found = Aucun coup ne correspond.
the-table = Table
doing-decides = Choisit
doing-thinks = Réfléchit
doing-away = Absence, un bot joue
doing-resigned = Abandon, un bot joue
left-away = Partie finie par un bot
left-resigned = Abandon, fini par un bot
confirm = Jouer le coup
sending = Envoi…
undo = Annuler
plan = Prévu
back-to-here = Annuler jusqu’ici
plan-turn = Termine ton tour
plan-reveal = Pas d’annulation après avoir regardé.
plan-final = irréversible : quelque chose est révélé
plan-over = Termine la partie
forced = Un seul coup possible. Joué dans { $seconds } s.
no-undo-reveal = Annulation impossible : quelque chose a été révélé.
no-undo-other-seat = Annulation impossible : quelqu’un d’autre a joué depuis.
waiting-for = On attend { $names }.
bot-decides-for-you = Un bot joue pour toi.
over = La partie est terminée.
skip-moves = Passer
stale = La situation a changé. Choisis à nouveau.
pass-device = Passe l’appareil à { $name }.
i-am = Je suis { $name }
you-away = Un bot joue pour toi.
you-resigned = Tu as abandonné. Un bot joue pour toi.
i-am-back = Reprendre ma place
asks-undo = { $name } demande une annulation.
asks-abandon = { $name } propose d’arrêter sans résultat.
asked-waiting = On attend les autres.
agree = Accepter
refuse = Refuser
withdraw = Retirer
settled-agreed = Tout le monde accepte.
settled-refused = La demande a été refusée.
settled-withdrawn = La demande a été retirée.
settled-overtaken = Quelqu’un a déjà joué. La demande n’est plus valable.
this-table = Cette table
at-the-table = À la table : { $names }.
ask-undo = Demander une annulation
ask-abandon = Proposer d’arrêter
leave = S’absenter
resign = Abandonner
sure-leave = S’absenter ? Un bot joue pour toi jusqu’à ton retour. Sans retour, ta place vient après celles des personnes restées.
sure-resign = Abandonner cette partie ? Cela compte comme une défaite, sans retour possible. Un bot joue pour toi.
leave-now = S’absenter
resign-now = Abandonner
report = Signaler quelqu’un
report-more = L’équipe de modération lit ton signalement et la discussion de cette table.
report-who = Personne
report-reason = Raison
report-reason-insult = Insultes ou menaces
report-reason-spam = Publicité ou spam
report-reason-cheating = Triche
report-reason-name = Nom choquant
report-reason-other = Autre chose
report-text = Ce qui s’est passé
report-sent = Signalement envoyé. Merci.

# --- la fin ------------------------------------------------------------------------------
counting = Décompte des points
you-win = Tu gagnes !
wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
tie-broken = Égalité de points. Le départage décide.
won-by = { $points ->
    [one] { $points } point devant { $names }.
   *[other] { $points } points devant { $names }.
}
place = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
line-by-line = Détail des points
chart-title = Points au fil du temps
chart-says = Points de chaque place après chaque coup. Le tableau ci-dessous a les mêmes chiffres.
chart-table = Afficher en tableau
chart-round = Manche
chart-turn = Tour
tick-round = manche { $number }
tick-turn = tour { $number }
points-for = Points pour
total = Total
final-score = Score final
look-at-board = Voir le plateau
play-again = Rejouer
join-rematch = Rejoindre la revanche
replay = Revoir la partie
record = Télécharger la partie
check-seed = Tirage vérifiable : contrôler la graine
took = Durée
promised = Engagement
secret = Graine
fair-good = Vérifié : les tirages étaient fixés avant le premier coup.
fair-bad = La graine ne correspond pas à l’engagement publié avant la partie.
fair-unknown = Cette partie ne peut pas être vérifiée ici.

# --- rediffusion -----------------------------------------------------------------------------
scrubber = Coups
the-start = Début de la partie
no-line = Choix non affiché
first-move = Aller au début
back-one = Un coup en arrière
forward-one = Un coup en avant
last-move = Aller à la fin
play = Lecture
pause = Pause
move-number = Coup
move-of = Coup { $at } sur { $of }
seen-by = Point de vue
things-of = { $name } : matériel
spectator = Public
back-to-live = Retour au direct
read-only-rules-version = Cette partie suivait d’autres règles (version { $version }). On peut la lire, pas la rejouer.
read-only-game-missing = Ce jeu n’est pas installé ici.

# --- apprendre ---------------------------------------------------------------------------------
new-here = Première visite ?
new-here-more = Une première partie guidée explique chaque coup.
learn-title = Apprendre un jeu
guided-game = Première partie guidée

# --- réglages ----------------------------------------------------------------------------------
settings = Réglages
all-settings = Tous les réglages
theme = Thème
theme-day = Clair
theme-night = Sombre
theme-to-night = Thème sombre
theme-to-day = Thème clair
as-system = Système
language = Langue
motion = Animations
motion-less = Réduites
sounds = Sons
confirm-moves = Confirmer les coups
confirm-moves-help = Montre d’abord l’effet du coup. Sinon, un clic joue aussitôt.
forced-moves = Si un seul coup est possible
forced-soon = Le jouer après 3 secondes
forced-once = Le jouer aussitôt
forced-never = Me demander
events = Montrer les événements
events-full = En entier
events-short = En bref
events-off = Une ligne
patterns = Motifs sur les couleurs
patterns-help = Ajoute des motifs à toutes les couleurs.
notify = Notification du navigateur
notify-help = Quand c’est ton tour et que cet onglet est en arrière-plan.
notify-denied = Le navigateur bloque les notifications. Cela se change dans ses réglages pour cette page.
call-me = Notification sur cet appareil
call-me-help = Quand c’est ton tour, même si Meadhall est fermé.
call-denied = Le navigateur bloque les notifications, ou son service est injoignable.
call-offer = Cette partie dure plusieurs jours. Veux-tu une notification à ton tour ?
call-yes = Activer les notifications
call-no = Pas maintenant
call-title = À toi de jouer : { $game }
call-text = Les autres t’attendent.
keyboard = Clavier
key-tab = zone suivante
key-arrows = passer d’un choix à l’autre
key-digits = choisir de 1 à 9
key-enter = choisir, puis jouer
key-esc = effacer le choix
key-undo = annuler
key-text = vue texte
key-rules = règles
key-log = journal
key-chat = discussion
key-menu = menu
key-step = reculer, avancer (replay)
key-ends = début, fin (replay)
key-zoom = zoom avant, zoom arrière, réinitialiser
key-help = ces touches ; sur une pièce : ce que c’est

# --- compte --------------------------------------------------------------------------------------
account = Profil
guest = Compte invité sur cet appareil
has-account = Compte
name = Nom
shield = Emblème
emblem-moon = Lune
emblem-hammer = Marteau
emblem-pine = Pin
emblem-sun = Soleil
emblem-knot = Nœud
keep-title = Garde tes parties
keep-more = Avec un mot de passe, tu retrouves nom, places et parties sur tout appareil.
password = Mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
make-account = Créer un compte
log-in = Se connecter
log-out = Se déconnecter
log-out-all = Se déconnecter partout
change-password = Changer le mot de passe
muted-title = Personnes ignorées
muted-more = Tu ne reçois leurs messages à aucune table.
vacation = Vacances
vacation-more = Aux tables tour par tour, tes pendules sont en pause jusque-là.
vacation-until = Jusqu’au
delete-title = Supprimer le compte
delete-more = Ton nom est supprimé. Tes parties passées restent, anonymes.
delete-now = Supprimer définitivement

# --- à propos --------------------------------------------------------------------------------------
about = À propos de Meadhall
about-what = Sur Meadhall, on joue à des jeux de société dans le navigateur : entre amis, avec des bots ou en solo. Les programmes suivent les mêmes règles.
about-rights = Meadhall est indépendant et non officiel. Les titres nomment seulement le jeu dont les règles s’appliquent ; aucune image, aucun texte ni logo d’éditeur n’est utilisé.
about-games = Jeux : { $games }.
about-fair = Tirage vérifiable
about-fair-more = Les tirages sont fixés avant le premier coup, à partir d’une graine du serveur et d’une graine par place. On publie d’abord l’engagement, puis la graine : tout le monde peut vérifier.
credits = Crédits
credits-art = Tous les dessins ont été faits pour Meadhall et suivent sa licence, Apache 2.0.
credits-fonts = Polices : Grenze d’Omnibus-Type ; Atkinson Hyperlegible Next et Mono du Braille Institute. SIL Open Font License 1.1.
credits-code = Construit avec Svelte, Fluent et qrcode-generator.

# --- la liaison avec la halle -------------------------------------------------------------------------
try-now = Essayer maintenant
line-reconnecting = Reconnexion
line-reconnecting-more = Tu vois le dernier plateau connu. Rien n’est perdu.
line-restarting = Meadhall redémarre
line-restarting-more = Encore un instant. Rien n’est perdu.
line-offline = Pas de connexion
line-offline-more = Nouvel essai toutes les quelques secondes.
line-silent = Meadhall ne répond pas
line-silent-more = Ta connexion semble bonne. Nouvel essai toutes les quelques secondes. Rien n’est perdu.
line-again = La liaison est rétablie. Rien n’a été perdu.
elsewhere = Cette place est ouverte dans une autre fenêtre ou sur un autre appareil.
elsewhere-more = Les deux montrent la même table. Le premier coup joué compte.
someone-else = Ta session est fermée. Tu regardes sous le nom { $name }. Connecte-toi pour reprendre ta place.
newer-ready = Une nouvelle version est prête.
newer-needed = Cette page n’est plus à jour.
newer-more = Tu gardes ta place, ta partie et un choix pas encore joué.
newer-failed = Meadhall est injoignable. Réessaie dans un moment.
newer-load = Mettre à jour
line-signed-out = Ta session est fermée
line-signed-out-more = Retour avec un compte invité…
line-forbidden = Cette table est privée.
line-forbidden-more = On ne peut pas la regarder.
line-gone = Table introuvable
line-gone-more = Elle a été supprimée, ou le lien est faux.
line-crowded = Trop de monde regarde cette table
line-crowded-more = Réessaie plus tard. Les places de jeu restent accessibles.
line-windows = Tu as trop de fenêtres ouvertes
line-windows-more = Fermes-en une, puis réessaie.

# --- quand la halle dit non ------------------------------------------------------------------------------
problem-bad-request = Demande non comprise. Rien n’a changé.
problem-not-signed-in = Connecte-toi d’abord.
problem-forbidden = Tu ne peux pas faire ça ici.
problem-wrong-origin = La demande venait d’un autre site.
problem-wrong-host = Meadhall n’est pas à cette adresse.
problem-not-found = Introuvable
problem-wrong-method = Demande non comprise. Rien n’a changé.
problem-too-large = C’est trop grand.
problem-too-many = Trop de demandes. Attends un instant et réessaie.
problem-too-many-sockets = Tu as trop de fenêtres ouvertes ici.
problem-too-many-watchers = Trop de personnes regardent cette table.
problem-busy = Meadhall est très sollicité. Réessaie dans un instant.
problem-name-taken = Ce nom est déjà pris.
problem-name-bad = Ce nom n’est pas autorisé.
problem-name-bad-short = Ce nom est trop court.
problem-name-bad-long = Ce nom est trop long.
problem-name-bad-characters = Ce nom contient des caractères non autorisés.
problem-name-bad-confusable = Ce nom ressemble trop à un autre.
problem-name-bad-reserved = Ce nom est réservé.
problem-password-bad = Ce mot de passe n’est pas autorisé.
problem-password-bad-short = Le mot de passe est trop court : 8 caractères au moins.
problem-password-bad-long = Le mot de passe est trop long.
problem-password-bad-simple = Le mot de passe est trop simple : 5 caractères différents au moins.
problem-password-bad-common = Ce mot de passe est trop courant.
problem-password-bad-name = Le mot de passe est ton nom. Choisis-en un autre.
problem-login-failed = Nom ou mot de passe incorrect.
problem-banned = Ce compte a été fermé.
problem-vacation-spent = Il ne te reste pas autant de jours cette année. Choisis un jour plus proche.
problem-bad-options = Ces options ne vont pas ensemble.
problem-no-such-game = Ce jeu n’est pas installé ici.
problem-seat-taken = Cette place vient d’être prise.
problem-seats-empty = Des places sont encore libres.
problem-wrong-state = La table en est déjà plus loin. Rien n’a changé.
problem-not-your-seat = Ce n’est pas ta place.
problem-not-your-turn = Ce n’est pas ton tour.
problem-illegal-move = Ce coup n’est pas possible maintenant.
problem-cannot-undo = Cela ne peut plus être annulé.
problem-read-only = Cette partie ne peut qu’être lue.
problem-chat-off = La discussion est désactivée à cette table.
problem-no-request = Cette demande est déjà réglée.
problem-request-open = Une autre demande est encore ouverte.
problem-unavailable = Meadhall ne peut pas le faire pour l’instant. Rien n’a changé.
problem-internal = Un problème sur le serveur. Tes coups sont en sûreté.
problem-offline = Meadhall est injoignable.
