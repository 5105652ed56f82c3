# Le cadre : tout ce qui entoure les jeux.

# --- pages -----------------------------------------------------------------
nav = Pages
nav-hall = La halle
nav-hall-short = Halle
nav-games = Tes parties
nav-games-short = Parties
nav-replays = Rediffusions
nav-learn = Apprendre
nav-account = { $name }, ton compte
skip = Aller au contenu
title-hall = Meadhall
title-table = { $game } · Meadhall
title-replay = Rediffusion de { $game } · Meadhall
title-games = Tes parties · Meadhall
title-replays = Rediffusions · Meadhall
title-learn = Apprendre · Meadhall
title-account = Compte · Meadhall
to-the-hall = Vers la halle
lost = Cette page n’existe pas
lost-more = Le vent l’a emportée. La halle est toujours là.
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
you = toi
bot = Bot
anyone = à tous
owner = a ouvert la table
here = présent
not-here = absent
somebody = Quelqu’un
close = Fermer
save = Enregistrer
saved = Enregistré.
loading = Chargement …
older = Voir plus ancien
stay = Rester
go-on = Continuer

# --- la halle --------------------------------------------------------------
hero = Quel navire ce soir ?
hero-more = Joue entre amis ou complète avec des bots.
play-bot = Jouer contre un bot
games = Jeux
players = Joueurs
weight = Difficulté { $weight } sur 5
read-rules = Lire les règles
yours = À toi
open-tables = Tables ouvertes
filter = Afficher
filter-all = Toutes : { $count }
no-tables = Aucune table ouverte pour l’instant
no-tables-more = Crée une table et partage le code, ou joue contre les bots.
wait-for-you = { $count ->
    [one] À toi de jouer dans 1 partie
   *[other] À toi de jouer dans { $count } parties
}
join = Rejoindre
join-table = Rejoindre { $name } pour { $game }
join-friend = Rejoindre des amis
code-placeholder = CODE
table-code = Code de la table
code-unknown = Aucune table n’a le code { $code }.
your-open-table = Ta table ouverte
no-games = Aucune partie en cours
no-games-more = Ouvres-en une dans la halle, ou rejoins-en une qui attend.
replays-mine = Tes parties
replays-others = Parties des autres
no-replays = Pas encore de partie terminée
no-replays-more = Chaque partie terminée peut être revue ici.
import-record = Ouvrir un fichier de partie

# --- une table dans une liste --------------------------------------------------
seated = { $seated } places prises sur { $seats }
your-turn = À toi de jouer
your-turn-left = À toi de jouer · encore { $time }
is-deciding = { $name } réfléchit
bot-finished-for-you = un bot a terminé pour toi
imported = depuis un fichier
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
hot-name = Joueur { $number }
hot-name-of = Nom à la place { $number }
shield-by-seat = Dans { $game }, chaque place a son propre bouclier. Le tien ici : { $emblem }.
shield-taken = Ton bouclier est déjà pris ici. Tu joues sous celui-ci : { $emblem }.
bot-random = Bot facile
bot-rollout = Bot solide
bot-greedy = Bot avide
bot-mcts = Bot redoutable
fill-bots = Compléter avec des bots
which-bot = Quel bot
pace = Rythme
pace-none = Sans pendule
pace-live = En direct, { $time }
pace-live-short = En direct
pace-own-short = À son rythme
pace-days = { $days ->
    [one] Un jour par coup
   *[other] { $days } jours par coup
}
minutes-each = Minutes par joueur
days-each = Jours par coup
anyone-may-join = Ouverte à tous
may-watch = On peut regarder
chat-allowed = Discussion
more-options = Plus d’options
open-table = Ouvrir la table
start-game = Commencer la partie

# --- la salle d’attente -------------------------------------------------------------
public = Ouverte à tous
private = Par lien ou code seulement
sit = S’asseoir ici
sit-down = S’asseoir
stand-up = Se lever
seat-a-bot = Un bot à la place { $number }
remove = Retirer { $name }
close-table = Fermer la table
waiting-players = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
waiting-owner = En attente du début.
invite-title = Invite tes amis
invite = Envoie ce lien, dicte le code ou fais scanner l’image.
invite-watch = Inviter à regarder
qr-label = Code QR du lien vers cette table
copy-link = Copier le lien
copied = Copié
share = Partager

# --- à la table ----------------------------------------------------------------------
stage = Le plateau
bench = Ta décision
sheet = Hauteur du volet
sheet-peek = question seule
sheet-half = normale
sheet-full = entière
sheet-bigger = Agrandir le volet
sheet-smaller = Montrer plus du plateau
players-in-order = Joueurs dans l’ordre du tour
log-and-chat = Journal et discussion
log = Journal
log-empty = Rien ne s’est encore passé.
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
chat-empty = Personne n’a encore rien dit.
chat-off = Pas de discussion à cette table.
say-something = Dites quelque chose
chat-message = Message
send = Envoyer
mute = Plus de messages de { $name }
chat-from = De qui tu reçois des messages
unmute-name = À nouveau les messages de { $name }
unmute = Rétablir
muted = Tu ne reçois pas les messages de { $name }.
mute-short = Ignorer
live = En direct
watchers = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
rules = Règles
rules-of = Règles : { $game }
search-rules = Chercher dans les règles
rules-options = Options de cette table
rules-otherwise = Si ta table joue avec d’autres options
rules-unusual = { $option } (d’habitude : { $most })
rules-failed = Les règles n’ont pas pu être chargées.
nothing-found = Rien trouvé.
cards-of = Cartes de { $game }
cards-all = Toutes les cartes
cards-none = Ce jeu n’a pas de liste de cartes.
cards-failed = Les cartes n’ont pas pu être chargées.
search-cards = Chercher dans les cartes
cards-decks = Paquet
cards-all-decks = Tous les paquets
cards-deck = Paquet { $deck }
cards-kind = Agit
cards-topic = Concerne
cards-any = Indifférent
cards-starting = Carte de départ
cards-shown = Cartes : { $count } sur { $all }
cards-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
menu = Menu
text-view = Vue texte
text-view-help = Plateau et coups sous forme de texte, pour tous et pour les lecteurs d’écran. Touche T.
sound-on = Activer le son
sound-off = Couper le son
your-moves = Tes coups
no-moves-now = Rien à décider pour l’instant.
find-move = Chercher un coup
no-move-found = Aucun coup ne contient ces mots.
the-table = La table
doing-decides = réfléchit
doing-away = absent, un bot joue
doing-resigned = a abandonné, un bot joue
left-away = terminé par un bot
left-resigned = abandon, terminé par un bot
confirm = Confirmer
sending = Envoi …
undo = Annuler
plan = Prévu
back-to-here = Revenir ici
plan-turn = Cela termine ton tour. Confirme ou annule.
plan-reveal = La suite se dévoile quand tu confirmes.
plan-final = irréversible : quelque chose est révélé
plan-over = Cela termine la partie. Confirme ou annule.
forced = Un seul coup possible. Joué dans { $seconds } s.
no-undo-reveal = Plus d’annulation : quelque chose a été dévoilé.
no-undo-other-seat = Plus d’annulation : un autre joueur a décidé depuis.
waiting-for = En attente de { $names }.
bot-decides-for-you = Un bot décide pour toi.
over = La partie est terminée.
skip-moves = Passer
stale = La table a avancé. Voici le nouveau plateau ; choisis à nouveau.
pass-device = Passe l’appareil à { $name }.
i-am = Je suis { $name }
you-away = Un bot joue pour toi.
you-resigned = Tu as abandonné ; un bot joue pour toi.
i-am-back = Je suis de retour
asks-undo = { $name } demande à reprendre un coup.
asks-abandon = { $name } propose d’arrêter sans résultat.
asked-waiting = En attente de la réponse des autres.
agree = Accepter
refuse = Refuser
withdraw = Retirer
settled-agreed = Tous ont accepté.
settled-refused = La demande a été refusée.
settled-withdrawn = La demande a été retirée.
settled-overtaken = Un coup a été joué entre-temps ; la demande est caduque.
this-table = Cette table
at-the-table = À la table : { $names }.
ask-undo = Demander à reprendre le dernier coup
ask-abandon = Proposer d’arrêter sans résultat
leave = S’absenter
resign = Abandonner
sure-leave = Quitter la table ? Un bot joue pour toi. Tu peux revenir jusqu’à la fin ; sinon ta place au classement vient après toutes les personnes qui sont restées.
sure-resign = Abandonner ? Un bot joue ta place jusqu’au bout, sans retour possible. Ta place au classement vient après toutes les personnes qui restent.
leave-now = S’absenter
resign-now = Abandonner
report = Signaler quelqu’un
report-more = L’hôte de la halle le lit, avec la discussion de cette table.
report-who = Qui
report-reason = Pourquoi
report-reason-insult = Insultes ou menaces
report-reason-spam = Publicité ou messages en masse
report-reason-cheating = Triche
report-reason-name = Un nom choquant
report-reason-other = Autre chose
report-text = Ce qui s’est passé
report-sent = Merci. L’hôte le verra.

# --- la fin ------------------------------------------------------------------------------
counting = On compte …
wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
tie-broken = Égalité de points ; le départage décide.
won-by = { $points ->
    [one] Un point devant { $names }.
   *[other] { $points } points devant { $names }.
}
place = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
line-by-line = Ligne par ligne
chart-title = Points au fil du temps
chart-says = Points de chacun après chaque coup. Le tableau ci-dessous dit la même chose.
chart-table = En tableau
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
replay = Rediffusion
record = Fichier
check-seed = Hasard loyal : vérifier la graine
took = Durée
promised = Promis
secret = Secret
fair-good = Vérifié ici : le hasard de cette partie était fixé avant son début.
fair-bad = La graine ne correspond pas à ce qui était promis avant la partie.
fair-unknown = Cette partie ne peut pas être vérifiée ici.

# --- rediffusion -----------------------------------------------------------------------------
scrubber = Coup par coup
the-start = Le début.
no-line = Une décision dont rien n’est dit.
first-move = Début
back-one = Reculer d’un
forward-one = Avancer d’un
last-move = Fin
play = Lecture
pause = Pause
move-number = Coup
move-of = Coup { $at } sur { $of }
seen-by = Vu par
things-of = Ce qu’a { $name }
spectator = Un spectateur
back-to-live = Retour au direct
read-only-rules-version = Cette partie suivait d’autres règles (version { $version }). On peut la lire, pas la rejouer.
read-only-game-missing = Le jeu de cette table n’est pas installé ici.

# --- apprendre ---------------------------------------------------------------------------------
new-here = Première visite ?
new-here-more = Une première partie guidée s’explique coup par coup.
learn-title = Apprendre un jeu
guided-game = Première partie guidée

# --- réglages ----------------------------------------------------------------------------------
settings = Réglages
all-settings = Tous les réglages
theme = Lumière
theme-day = Jour
theme-night = Nuit
theme-to-night = Thème de nuit
theme-to-day = Thème de jour
as-system = Comme le système
language = Langue
motion = Mouvement
motion-less = Le moins possible
sounds = Sons
confirm-moves = Confirmer les coups
confirm-moves-help = Montre d’abord ce qui se passerait. Sinon, un clic est un coup.
forced-moves = Quand un seul coup reste
forced-soon = Le jouer après 3 secondes
forced-once = Le jouer aussitôt
forced-never = M’attendre
events = Montrer les événements
events-full = En entier
events-short = En bref
events-off = Une ligne
patterns = Motifs sur les couleurs
patterns-help = Ce que seule la couleur distingue reçoit aussi un motif.
notify = Me prévenir quand c’est mon tour
notify-help = Un message du navigateur tant que cette page est cachée.
notify-denied = Le navigateur ne l’autorise pas. Cela se change dans ses réglages pour cette page.
call-me = M’appeler quand c’est mon tour
call-me-help = Un message sur cet appareil, même quand Meadhall est fermé.
call-denied = Le navigateur ne le permet pas, ou son service de messages est injoignable.
call-offer = Cette partie dure plusieurs jours. Faut-il t’appeler quand ce sera ton tour ?
call-yes = Oui, appelle-moi
call-no = Non, merci
call-title = À toi : { $game }
call-text = Les autres t’attendent.
keyboard = Clavier
key-tab = zone suivante
key-arrows = entre ce que tu peux choisir
key-digits = choisir du premier au neuvième
key-enter = choisir, puis confirmer
key-esc = effacer le choix
key-undo = annuler
key-text = vue texte
key-rules = règles
key-log = journal
key-chat = discussion
key-menu = menu
key-step = reculer, avancer (rediffusion)
key-ends = début, fin (rediffusion)
key-zoom = plus près, plus loin, ajuster
key-help = ces touches ; sur une pièce : ce que c’est

# --- compte --------------------------------------------------------------------------------------
account = Ton compte
guest = Invité sur cet appareil
has-account = Compte
name = Nom
shield = Bouclier
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
vacation-more = Aux tables à jours par coup, tes pendules s’arrêtent jusque-là.
vacation-until = Jusqu’au
delete-title = Supprimer le compte
delete-more = Ton nom disparaît ; les parties jouées restent, sans lui.
delete-now = Supprimer pour de bon

# --- à propos --------------------------------------------------------------------------------------
about = À propos et crédits
about-what = Meadhall est une halle où l’on joue à des jeux de société dans le navigateur, avec des amis, des bots ou seul, et où des programmes jouent selon exactement les mêmes règles.
about-rights = Elle est indépendante et non officielle. Les titres disent seulement de qui sont les règles ; aucune image, aucun texte ni logo d’éditeur n’est utilisé ici.
about-games = Les jeux de cette halle : { $games }.
about-fair = Hasard loyal
about-fair-more = Le hasard de chaque partie est fixé avant le premier coup, à partir d’un secret du serveur et d’une part de chaque joueur. Son empreinte est montrée d’abord, le secret après la fin ; chacun peut vérifier.
credits = Crédits
credits-art = Tous les dessins ont été faits pour Meadhall et suivent sa licence, Apache 2.0.
credits-fonts = Polices : Grenze d’Omnibus-Type ; Atkinson Hyperlegible Next et Mono du Braille Institute. SIL Open Font License 1.1.
credits-code = Construit avec Svelte, Fluent et qrcode-generator.

# --- la liaison avec la halle -------------------------------------------------------------------------
try-now = Essayer maintenant
line-reconnecting = Reconnexion
line-reconnecting-more = Le plateau est tel que tu l’as vu. Rien de ce que tu as confirmé n’est perdu.
line-restarting = La halle redémarre
line-restarting-more = Elle revient d’elle-même dans un instant. Rien n’est perdu.
line-offline = Pas de connexion.
line-offline-more = Nouvel essai toutes les quelques secondes.
line-silent = La halle ne répond pas
line-silent-more = Ta connexion semble bonne. Nouvel essai toutes les quelques secondes ; rien de ce qui est confirmé n’est perdu.
line-again = La liaison est rétablie. Rien n’a été perdu.
elsewhere = Cette place est ouverte dans une autre fenêtre ou sur un autre appareil.
elsewhere-more = Les deux montrent la même table ; c’est ce que tu confirmes en premier qui compte.
someone-else = Ta session est fermée. Tu regardes sous le nom { $name } ; connecte-toi pour reprendre ta place.
newer-ready = Une page plus récente de la halle est prête.
newer-needed = Cette page est trop ancienne pour la halle.
newer-more = Ta place et ta partie restent, ainsi qu’un choix pas encore confirmé.
newer-failed = La halle est injoignable pour l’instant. Réessaie dans un moment.
newer-load = Charger
line-signed-out = Ta session est fermée
line-signed-out-more = Retour comme invité …
line-forbidden = Cette table ne t’est pas ouverte.
line-forbidden-more = Ses joueurs ne veulent pas de spectateurs.
line-gone = Cette table n’existe pas.
line-gone-more = Elle a été fermée, ou le lien est faux.
line-crowded = Trop de personnes regardent cette table.
line-crowded-more = Réessaie plus tard. Ses joueurs entrent toujours.
line-windows = Tu as trop de fenêtres ouvertes ici.
line-windows-more = Fermes-en une, puis réessaie.

# --- quand la halle dit non ------------------------------------------------------------------------------
problem-bad-request = Cela n’a pas été compris.
problem-not-signed-in = Tu n’as pas de session ouverte.
problem-forbidden = Tu ne peux pas faire ça ici.
problem-wrong-origin = La demande venait d’un autre site.
problem-wrong-host = Cette halle n’est pas à cette adresse.
problem-not-found = Cela n’existe pas.
problem-wrong-method = Cela n’a pas été compris.
problem-too-large = C’est trop grand.
problem-too-many = Trop à la fois. Attends un instant et réessaie.
problem-too-many-sockets = Tu as trop de fenêtres ouvertes ici.
problem-too-many-watchers = Trop de personnes regardent cette table.
problem-busy = La halle a beaucoup à faire. Réessaie dans un instant.
problem-name-taken = Ce nom est déjà pris.
problem-name-bad = Ce nom ne convient pas.
problem-name-bad-short = Ce nom est trop court.
problem-name-bad-long = Ce nom est trop long.
problem-name-bad-characters = Le nom contient des caractères impossibles.
problem-name-bad-confusable = Ce nom ressemble à celui d’un autre.
problem-name-bad-reserved = Ce nom est réservé à la halle.
problem-password-bad = Ce mot de passe ne convient pas.
problem-password-bad-short = Le mot de passe est trop court : 8 caractères au moins.
problem-password-bad-long = Le mot de passe est trop long.
problem-password-bad-simple = Le mot de passe est trop simple : 5 caractères différents au moins.
problem-password-bad-common = Ce mot de passe est trop connu.
problem-password-bad-name = Le mot de passe est ton nom. Choisis-en un autre.
problem-login-failed = Nom ou mot de passe incorrect.
problem-banned = Ce compte a été fermé par l’hôte.
problem-vacation-spent = C’est plus de vacances qu’une année n’en a ici. Choisis un jour plus proche.
problem-bad-options = Ces options ne vont pas ensemble.
problem-no-such-game = Ce jeu n’est pas installé ici.
problem-seat-taken = Cette place vient d’être prise.
problem-seats-empty = Des places sont encore libres.
problem-wrong-state = La table n’en est plus là.
problem-not-your-seat = Ce n’est pas ta place.
problem-not-your-turn = Ce n’est pas ton tour.
problem-illegal-move = Ce coup n’est pas possible maintenant.
problem-cannot-undo = Cela ne peut plus être repris.
problem-read-only = Cette partie ne peut qu’être lue.
problem-chat-off = Pas de discussion à cette table.
problem-no-request = La question est déjà réglée.
problem-request-open = Une autre question est encore ouverte.
problem-unavailable = La halle ne peut pas le faire pour l’instant. Rien n’a changé.
problem-internal = Un incident dans la halle. Ce qui était confirmé est en sûreté.
problem-offline = La halle est injoignable.
