# El marco: todo lo que rodea a los juegos.

# --- páginas -----------------------------------------------------------------
nav = Páginas
nav-hall = La sala
nav-hall-short = Sala
nav-games = Tus partidas
nav-games-short = Partidas
nav-replays = Repeticiones
nav-learn = Aprender
nav-account = { $name }, tu cuenta
skip = Ir al contenido
title-hall = Meadhall
title-table = { $game } · Meadhall
title-replay = Repetición de { $game } · Meadhall
title-games = Tus partidas · Meadhall
title-replays = Repeticiones · Meadhall
title-learn = Aprender · Meadhall
title-account = Cuenta · Meadhall
to-the-hall = A la sala
lost = Esta página no existe
lost-more = Se la llevó el viento. La sala sigue en pie.
unofficial = Independiente y no oficial; sin relación con las editoriales de los juegos.

# --- palabras ----------------------------------------------------------------
yes = sí
no = no
nothing = nada
hidden = { $count ->
    [one] { $count } oculta
   *[other] { $count } ocultas
}
empty-places = { $count ->
    [one] { $count } vacía
   *[other] { $count } vacías
}
you = tú
bot = Bot
anyone = para cualquiera
owner = abrió la mesa
here = presente
not-here = ausente
somebody = Alguien
close = Cerrar
save = Guardar
saved = Guardado.
loading = Cargando …
older = Ver anteriores
stay = Quedarse
go-on = Seguir

# --- la sala -----------------------------------------------------------------
hero = ¿Qué barco esta noche?
hero-more = Juega con amigos, con desconocidos, o llena los bancos de bots.
play-bot = Jugar ya contra un bot
games = Juegos
players = Jugadores
weight = Dificultad { $weight } de 5
read-rules = Leer las reglas
yours = Lo tuyo
open-tables = Mesas abiertas
filter = Mostrar
filter-all = Todas: { $count }
no-tables = Ahora no hay mesas abiertas
no-tables-more = Abre una y comparte el código, o rema mientras contra los bots.
wait-for-you = { $count ->
    [one] 1 te espera
   *[other] { $count } te esperan
}
join = Unirse
join-table = Unirse a { $name }: { $game }
join-friend = Unirse a amigos
code-placeholder = CÓDIGO
table-code = Código de la mesa
code-unknown = Ninguna mesa tiene el código { $code }.
your-open-table = Tu mesa abierta
no-games = No estás en ninguna mesa
no-games-more = Abre una en la sala, o únete a una que espere.
replays-mine = Tus partidas
replays-others = Partidas de otros
no-replays = Aún no hay partidas terminadas
no-replays-more = Cada partida terminada se puede volver a ver aquí.
import-record = Abrir un archivo de partida

# --- una mesa en una lista -----------------------------------------------------
seated = { $seated } de { $seats } ocupados
your-turn = Te toca
your-turn-left = Te toca · quedan { $time }
is-deciding = { $name } está decidiendo
bot-finished-for-you = un bot terminó por ti
imported = de un archivo
finished-won = Victoria: { $names }
finished-rank = Terminada: quedaste en el puesto { $rank }
abandoned = Acabó sin resultado

# --- una mesa nueva --------------------------------------------------------------
new-table = Mesa nueva: { $game }
seats = Asientos
seat-number = Asiento { $number }
seat-open = Libre
seat-bot = { $bot }
seat-hot = En este dispositivo
seat-none = Vacío
hot-name = Jugador { $number }
hot-name-of = Nombre en el asiento { $number }
shield-by-seat = En { $game } cada asiento tiene su propio escudo. El tuyo aquí: { $emblem }.
shield-taken = Tu escudo ya está ocupado aquí. Juegas con este: { $emblem }.
bot-random = Bot fácil
bot-rollout = Bot firme
bot-greedy = Bot codicioso
bot-mcts = Bot agudo
fill-bots = Completar con bots
which-bot = Qué bot
pace = Ritmo
pace-none = Sin reloj
pace-live = En vivo, { $time }
pace-live-short = En vivo
pace-own-short = A tu ritmo
pace-days = { $days ->
    [one] Un día por jugada
   *[other] { $days } días por jugada
}
minutes-each = Minutos por jugador
days-each = Días por jugada
anyone-may-join = Abierta a todos
may-watch = Se puede mirar
chat-allowed = Chat
more-options = Más opciones
open-table = Abrir la mesa
start-game = Empezar la partida

# --- la sala de espera -------------------------------------------------------------
public = Abierta a todos
private = Solo con enlace o código
sit = Sentarse aquí
sit-down = Sentarse
stand-up = Levantarse
seat-a-bot = Un bot en el asiento { $number }
remove = Quitar a { $name }
close-table = Cerrar la mesa
waiting-players = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
waiting-owner = A la espera del comienzo.
invite-title = Trae a tus amigos
invite = Envía este enlace, dicta el código o deja que escaneen la imagen.
invite-watch = Invitar a mirar
qr-label = Código QR del enlace a esta mesa
copy-link = Copiar el enlace
copied = Copiado
share = Compartir

# --- en la mesa ----------------------------------------------------------------------
stage = El tablero
bench = Tu decisión
sheet = Altura de tu parte
sheet-peek = solo la pregunta
sheet-half = normal
sheet-full = entera
sheet-bigger = Mostrar más de tu parte
sheet-smaller = Mostrar más del tablero
players-in-order = Jugadores en orden de turno
log-and-chat = Registro y chat
log = Registro
log-empty = Todavía no ha pasado nada.
scene = suceso
scene-steps = Pasos del suceso
scene-skip = Saltar
scene-waiting = { $count } más
scene-again = Ver otra vez
scene-missed = { $count ->
        [one] Un suceso mientras no estabas
       *[other] { $count } sucesos mientras no estabas
    }
your-turn-next = Después te toca
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-off = En esta mesa no hay chat.
say-something = Di algo
chat-message = Mensaje del chat
send = Enviar
mute = No más mensajes de { $name }
chat-from = De quién recibes mensajes
unmute-name = De nuevo mensajes de { $name }
unmute = Reactivar
muted = No recibes mensajes de { $name }.
mute-short = Silenciar
live = En vivo
watchers = { $count ->
    [one] 1 mira
   *[other] { $count } miran
}
rules = Reglas
rules-of = Reglas de { $game }
search-rules = Buscar en las reglas
rules-options = Opciones de esta mesa
rules-otherwise = Si tu mesa juega con otras opciones
rules-unusual = { $option } (normalmente: { $most })
rules-failed = No se pudieron cargar las reglas.
nothing-found = No se encontró nada.
cards-of = Cartas de { $game }
cards-all = Todas las cartas
cards-none = Este juego no tiene lista de cartas.
cards-failed = No se pudieron cargar las cartas.
search-cards = Buscar en las cartas
cards-decks = Mazo
cards-all-decks = Todos los mazos
cards-deck = Mazo { $deck }
cards-kind = Actúa
cards-topic = Trata de
cards-any = Cualquiera
cards-starting = Carta inicial
cards-shown = { $count } de { $all } cartas
cards-points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
menu = Menú
text-view = Vista de texto
text-view-help = Tablero y jugadas como texto, para todos y para lectores de pantalla. Tecla T.
sound-on = Activar el sonido
sound-off = Quitar el sonido
your-moves = Tus jugadas
no-moves-now = Ahora no hay nada que decidir.
find-move = Buscar una jugada
no-move-found = Ninguna jugada contiene estas palabras.
the-table = La mesa
doing-decides = decidiendo
doing-away = ausente, juega un bot
doing-resigned = se rindió, juega un bot
left-away = terminado por un bot
left-resigned = se rindió, terminado por un bot
confirm = Confirmar
sending = Enviando …
undo = Deshacer
plan = Previsto
back-to-here = Volver hasta aquí
plan-turn = Con esto acaba tu turno. Confirma o deshaz.
plan-reveal = Lo que sigue se ve al confirmar.
plan-final = no se puede deshacer: se revela algo
plan-over = Con esto acaba la partida. Confirma o deshaz.
forced = La única jugada posible. Se hace sola en { $seconds } s.
no-undo-reveal = No se puede deshacer: algo quedó a la vista.
no-undo-other-seat = No se puede deshacer: otro jugador ya decidió.
waiting-for = A la espera de { $names }.
bot-decides-for-you = Un bot decide por ti.
over = La partida ha terminado.
skip-moves = Saltar
stale = La mesa siguió adelante. Este es el nuevo tablero; elige otra vez.
pass-device = Pasa el dispositivo a { $name }.
i-am = Soy { $name }
you-away = Un bot juega por ti.
you-resigned = Te rendiste; un bot juega por ti.
i-am-back = He vuelto
asks-undo = { $name } pide deshacer una jugada.
asks-abandon = { $name } propone acabar sin resultado.
asked-waiting = A la espera de la respuesta de los demás.
agree = De acuerdo
refuse = Rechazar
withdraw = Retirar
settled-agreed = Todos de acuerdo.
settled-refused = La petición fue rechazada.
settled-withdrawn = La petición fue retirada.
settled-overtaken = Entretanto hubo una jugada; la petición ya no vale.
this-table = Esta mesa
at-the-table = En la mesa: { $names }.
ask-undo = Pedir deshacer la última jugada
ask-abandon = Proponer acabar sin resultado
leave = Ausentarse un rato
resign = Rendirse
sure-leave = ¿Dejar la mesa? Un bot juega por ti. Puedes volver hasta el final; si no, quedas detrás de quienes siguieron.
sure-resign = ¿Rendirse? Un bot juega tu asiento hasta el final y no podrás volver. Quedas detrás de quienes siguen.
leave-now = Ausentarse
resign-now = Rendirse
report = Denunciar a alguien
report-more = Lo lee el anfitrión de la sala, junto con el chat de esta mesa.
report-who = A quién
report-reason = Por qué
report-reason-insult = Insultos o amenazas
report-reason-spam = Publicidad o mensajes en masa
report-reason-cheating = Trampas
report-reason-name = Un nombre ofensivo
report-reason-other = Otra cosa
report-text = Qué ha pasado
report-sent = Gracias. El anfitrión lo verá.

# --- el final ----------------------------------------------------------------------------
counting = Contando …
wins = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten la victoria!
}
tie-broken = Empate a puntos; decide el desempate.
won-by = { $points ->
    [one] Un punto por delante de { $names }.
   *[other] { $points } puntos por delante de { $names }.
}
place = Puesto { $rank }
line-by-line = Línea por línea
chart-title = Puntos a lo largo de la partida
chart-says = Puntos de cada jugador tras cada jugada. La tabla de abajo dice lo mismo.
chart-table = Como tabla
chart-round = Ronda
chart-turn = Turno
tick-round = ronda { $number }
tick-turn = turno { $number }
points-for = Puntos por
total = Total
final-score = Resultado final
look-at-board = Ver el tablero
play-again = Jugar otra vez
join-rematch = Ir a la revancha
replay = Repetición
record = Archivo
check-seed = Azar limpio: comprobar la semilla
took = Duró
promised = Prometido
secret = Secreto
fair-good = Comprobado aquí: el azar de esta partida estaba fijado antes de empezar.
fair-bad = La semilla no coincide con lo prometido antes de la partida.
fair-unknown = Esta partida no se puede comprobar aquí.

# --- repetición -------------------------------------------------------------------------------
scrubber = Jugada a jugada
the-start = El comienzo.
no-line = Una decisión de la que no se cuenta nada.
first-move = Principio
back-one = Una atrás
forward-one = Una adelante
last-move = Final
play = Reproducir
pause = Pausa
move-number = Jugada
move-of = Jugada { $at } de { $of }
seen-by = Vista por
things-of = Lo que tiene { $name }
spectator = Un espectador
back-to-live = Volver a la partida
read-only-rules-version = Esta partida siguió otras reglas (versión { $version }). Se puede leer, no reproducir.
read-only-game-missing = El juego de esta mesa no está instalado aquí.

# --- aprender -----------------------------------------------------------------------------------
new-here = ¿Primera vez aquí?
new-here-more = Una primera partida guiada se explica jugada a jugada.
learn-title = Aprende un juego
guided-game = Primera partida guiada

# --- ajustes ------------------------------------------------------------------------------------
settings = Ajustes
all-settings = Todos los ajustes
theme = Luz
theme-day = Día
theme-night = Noche
theme-to-night = Tema de noche
theme-to-day = Tema de día
as-system = Como el sistema
language = Idioma
motion = Movimiento
motion-less = El mínimo posible
sounds = Sonidos
confirm-moves = Confirmar las jugadas
confirm-moves-help = Muestra antes qué pasaría. Sin ello, un clic es una jugada.
forced-moves = Cuando queda una sola jugada
forced-soon = Hacerla tras 3 segundos
forced-once = Hacerla enseguida
forced-never = Esperarme
events = Mostrar los sucesos
events-full = Completos
events-short = Breves
events-off = Solo una línea
patterns = Dibujos sobre los colores
patterns-help = Lo que solo distingue el color recibe también un dibujo.
notify = Avisarme cuando me toque
notify-help = Un aviso del navegador mientras la página está oculta.
notify-denied = El navegador no lo permite. Se cambia en sus ajustes para esta página.
call-me = Avisarme cuando sea mi turno
call-me-help = Un mensaje en este dispositivo, aunque Meadhall esté cerrado.
call-denied = El navegador no lo permite, o su servicio de mensajes no responde.
call-offer = Esta partida dura días. ¿Te avisamos cuando sea tu turno?
call-yes = Sí, avisadme
call-no = No, gracias
call-title = Tu turno: { $game }
call-text = Los demás te esperan.
keyboard = Teclado
key-tab = zona siguiente
key-arrows = entre lo que puedes elegir
key-digits = elegir del primero al noveno
key-enter = elegir, luego confirmar
key-esc = borrar la elección
key-undo = deshacer
key-text = vista de texto
key-rules = reglas
key-log = registro
key-chat = chat
key-menu = menú
key-step = atrás, adelante (repetición)
key-ends = principio, final (repetición)
key-zoom = más cerca, más lejos, ajustar
key-help = estas teclas; sobre una pieza: qué es

# --- cuenta ---------------------------------------------------------------------------------------
account = Tú
guest = Invitado en este dispositivo
has-account = Cuenta
name = Nombre
shield = Escudo
emblem-moon = Luna
emblem-hammer = Martillo
emblem-pine = Pino
emblem-sun = Sol
emblem-knot = Nudo
keep-title = Conserva tus partidas
keep-more = Con una contraseña encuentras tu nombre, asientos y partidas en cualquier dispositivo.
password = Contraseña
password-old = Contraseña actual
password-new = Contraseña nueva
make-account = Crear una cuenta
log-in = Entrar
log-out = Salir
log-out-all = Salir en todas partes
change-password = Cambiar la contraseña
muted-title = Personas silenciadas
muted-more = No recibes sus mensajes en ninguna mesa.
vacation = Vacaciones
vacation-more = En mesas con días por jugada tus relojes se paran hasta entonces.
vacation-until = Hasta
delete-title = Borrar la cuenta
delete-more = Tu nombre desaparece; las partidas jugadas quedan, sin él.
delete-now = Borrar para siempre

# --- acerca de ---------------------------------------------------------------------------------------
about = Acerca de y créditos
about-what = Meadhall es una sala donde la gente juega a juegos de mesa en el navegador, con amigos, con bots o a solas, y donde los programas juegan con exactamente las mismas reglas.
about-rights = Es independiente y no oficial. Los títulos solo dicen de quién son las reglas; aquí no se usa ninguna imagen, texto ni logotipo de una editorial.
about-games = Los juegos de esta sala: { $games }.
about-fair = Azar limpio
about-fair-more = El azar de cada partida queda fijado antes de la primera jugada, a partir de un secreto del servidor y una parte de cada jugador. Primero se muestra su huella y, tras el final, el secreto; cualquiera puede comprobarlo.
credits = Créditos
credits-art = Todos los dibujos se hicieron para Meadhall y comparten su licencia, Apache 2.0.
credits-fonts = Letras: Grenze de Omnibus-Type; Atkinson Hyperlegible Next y Mono del Braille Institute. SIL Open Font License 1.1.
credits-code = Hecho con Svelte, Fluent y qrcode-generator.

# --- la línea con la sala -------------------------------------------------------------------------------
try-now = Probar ahora
line-reconnecting = Reconectando
line-reconnecting-more = El tablero está como lo viste. Nada de lo que confirmaste se ha perdido.
line-restarting = La sala se está reiniciando
line-restarting-more = Vuelve sola en un momento. No se pierde nada.
line-offline = Estás sin conexión.
line-offline-more = Lo intentamos de nuevo cada pocos segundos.
line-silent = La sala no responde
line-silent-more = Tu conexión parece buena. Lo intentamos cada pocos segundos; nada de lo confirmado se pierde.
line-again = La conexión ha vuelto. No se ha perdido nada.
elsewhere = Este asiento está abierto en otra ventana o en otro dispositivo.
elsewhere-more = Ambos muestran la misma mesa; cuenta lo que confirmes primero.
someone-else = Se cerró tu sesión. Miras como { $name }; inicia sesión para volver a tu asiento.
newer-ready = Hay una página más nueva de la sala.
newer-needed = Esta página es demasiado antigua para la sala.
newer-more = Tu asiento y tu partida se quedan, y también una elección sin confirmar.
newer-failed = Ahora no se puede llegar a la sala. Prueba dentro de un momento.
newer-load = Cargarla
line-signed-out = Se cerró tu sesión
line-signed-out-more = Entrando otra vez como invitado …
line-forbidden = Esta mesa no está abierta para ti.
line-forbidden-more = Sus jugadores no quieren espectadores.
line-gone = Esa mesa no existe.
line-gone-more = Se cerró, o el enlace es erróneo.
line-crowded = Demasiadas personas miran esta mesa.
line-crowded-more = Prueba otra vez más tarde. Sus jugadores siempre pueden entrar.
line-windows = Tienes demasiadas ventanas abiertas aquí.
line-windows-more = Cierra una y prueba otra vez.

# --- cuando la sala dice no --------------------------------------------------------------------------------
problem-bad-request = No se pudo entender.
problem-not-signed-in = No has entrado.
problem-forbidden = Eso no te corresponde.
problem-wrong-origin = La petición vino de otro sitio.
problem-wrong-host = Esta sala no está en esta dirección.
problem-not-found = Eso no existe.
problem-wrong-method = No se pudo entender.
problem-too-large = Es demasiado grande.
problem-too-many = Demasiado a la vez. Espera un momento y prueba otra vez.
problem-too-many-sockets = Tienes demasiadas ventanas abiertas aquí.
problem-too-many-watchers = Demasiadas personas miran esta mesa.
problem-busy = La sala tiene mucho que hacer. Prueba otra vez en un momento.
problem-name-taken = Alguien ya tiene ese nombre.
problem-name-bad = Ese nombre no sirve.
problem-name-bad-short = Ese nombre es demasiado corto.
problem-name-bad-long = Ese nombre es demasiado largo.
problem-name-bad-characters = El nombre tiene caracteres que no sirven.
problem-name-bad-confusable = Ese nombre se parece al de otra persona.
problem-name-bad-reserved = Ese nombre está reservado para la sala.
problem-password-bad = Esa contraseña no sirve.
problem-password-bad-short = La contraseña es demasiado corta: al menos 8 caracteres.
problem-password-bad-long = La contraseña es demasiado larga.
problem-password-bad-simple = La contraseña es demasiado simple: al menos 5 caracteres distintos.
problem-password-bad-common = Esa contraseña la conocen demasiados.
problem-password-bad-name = La contraseña es tu nombre. Elige otra.
problem-login-failed = El nombre o la contraseña no son correctos.
problem-banned = El anfitrión cerró esta cuenta.
problem-vacation-spent = Son más vacaciones de las que tiene aquí un año. Elige un día anterior.
problem-bad-options = Esas opciones no encajan.
problem-no-such-game = Ese juego no está instalado aquí.
problem-seat-taken = Alguien ocupó ese asiento.
problem-seats-empty = Aún quedan asientos libres.
problem-wrong-state = La mesa ya no está en ese punto.
problem-not-your-seat = Ese no es tu asiento.
problem-not-your-turn = No te toca.
problem-illegal-move = Esa jugada no es posible ahora.
problem-cannot-undo = Eso ya no se puede deshacer.
problem-read-only = Esta partida solo se puede leer.
problem-chat-off = En esta mesa no hay chat.
problem-no-request = La pregunta ya está resuelta.
problem-request-open = Hay otra pregunta abierta.
problem-unavailable = La sala no puede hacerlo ahora. Nada ha cambiado.
problem-internal = Algo falló en la sala. Lo confirmado está a salvo.
problem-offline = No se puede llegar a la sala.
