# El marco: todo lo que rodea a los juegos.

# --- páginas -----------------------------------------------------------------
nav = Páginas
nav-hall = Inicio
nav-hall-short = Inicio
nav-games = Tus partidas
nav-games-short = Partidas
nav-replays = Repeticiones
nav-learn = Aprender
nav-account = { $name }, tu perfil
skip = Ir al contenido
title-hall = Meadhall
title-table = { $game } · Meadhall
title-replay = Repetición: { $game } · Meadhall
title-games = Tus partidas · Meadhall
title-replays = Repeticiones · Meadhall
title-learn = Aprender · Meadhall
title-account = Perfil · Meadhall
to-the-hall = Volver al inicio
lost = Página no encontrada
lost-more = El enlace es erróneo o la página ya no existe.
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
you = Tú
bot = Bot
anyone = Asiento libre
owner = Organiza
here = En línea
not-here = Sin conexión
somebody = Alguien
close = Cerrar
save = Guardar
saved = Cambios guardados
loading = Cargando…
older = Ver anteriores
stay = Seguir jugando
go-on = Siguiente

# --- la sala -----------------------------------------------------------------
hero = ¿A qué jugamos?
hero-more = Juega con amigos o completa los asientos con bots.
play-bot = Jugar contra un bot
games = Juegos
players = Jugadores
weight = Dificultad { $weight } de 5
read-rules = Leer las reglas
yours = Tus partidas
open-tables = Mesas abiertas
filter = Mostrar
filter-all = Todas: { $count }
no-tables = No hay mesas abiertas
no-tables-more = Crea una y comparte el código, o juega mientras contra los bots.
wait-for-you = { $count ->
    [one] Te toca en { $count } partida
   *[other] Te toca en { $count } partidas
}
join = Unirse
join-seat = Unirse, asiento { $number }
join-table = Unirse a { $name }: { $game }
join-friend = Unirse a amigos
code-placeholder = CÓDIGO
table-code = Código de la mesa
code-unknown = Ninguna mesa tiene el código { $code }.
your-open-table = Tu mesa abierta
no-games = No hay partidas en curso
no-games-more = Crea una mesa en el inicio o únete a una abierta.
replays-mine = Tus partidas terminadas
replays-others = Repeticiones públicas
no-replays = Aún no hay partidas terminadas
no-replays-more = Aquí puedes ver tus partidas terminadas.
import-record = Abrir partida

# --- una mesa en una lista -----------------------------------------------------
seated = { $seated } de { $seats } asientos ocupados
your-turn = Te toca
your-turn-left = Te toca · quedan { $time }
is-deciding = { $name } elige.
bot-finished-for-you = Un bot terminó por ti
imported = De un archivo
finished-won = Victoria: { $names }
finished-rank = Terminada: puesto { $rank }
abandoned = Terminada sin resultado

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
shield-by-seat = Tu emblema: { $emblem }. En { $game } cada asiento tiene el suyo.
shield-taken = Tu emblema: { $emblem }. El habitual ya está ocupado.
bot-random = Bot fácil
bot-rollout = Bot medio
bot-greedy = Bot codicioso
bot-mcts = Bot difícil
fill-bots = Completar con bots
which-bot = Qué bot
pace = Ritmo
pace-none = Sin reloj
pace-live = En vivo, { $time }
pace-live-short = En vivo
pace-own-short = Por turnos
pace-days = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
}
minutes-each = Minutos por jugador
days-each = Días por jugada
may-watch = Permitir mirar
chat-allowed = Chat
more-options = Más opciones
open-table = Crear mesa
start-game = Empezar partida

# --- la sala de espera -------------------------------------------------------------
public = Mesa pública
private = Privada: solo con enlace o código
stand-up = Dejar el asiento
seat-a-bot = Añadir un bot al asiento { $number }
remove = Quitar a { $name }
close-table = Cancelar mesa
waiting-players = { $count ->
    [one] Queda { $count } asiento libre.
   *[other] Quedan { $count } asientos libres.
}
waiting-owner = Esperando a que empiece la partida.
invite-title = Invitar a amigos
invite = Envía el enlace o el código, o deja que escaneen el código QR.
invite-watch = Invitar a mirar
qr-label = Código QR del enlace a esta mesa
copy-link = Copiar enlace
copied = Copiado
share = Compartir

# --- en la mesa ----------------------------------------------------------------------
stage = Tablero
bench = Tu turno
sheet = Altura del panel
sheet-peek = solo la instrucción
sheet-half = normal
sheet-full = entera
sheet-bigger = Ampliar el panel
sheet-smaller = Ampliar el tablero
players-in-order = Jugadores en orden de turno
log-and-chat = Historial y chat
log = Historial
log-empty = La partida acaba de empezar.
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
chat-empty = No hay mensajes
chat-off = El chat está desactivado en esta mesa.
say-something = Mensaje
send = Enviar
mute = Silenciar a { $name }
chat-from = Mensajes de
unmute-name = Reactivar a { $name }
unmute = Reactivar
muted = No recibes mensajes de { $name }.
mute-short = Silenciar
live = En vivo
watchers = { $count ->
    [one] { $count } mirando
   *[other] { $count } mirando
}
rules = Reglas
rules-of = Reglas: { $game }
search-rules = Buscar en las reglas
rules-options = Opciones de esta mesa
rules-otherwise = Con otras opciones
rules-unusual = { $option } (normalmente: { $most })
rules-failed = No se pudieron cargar las reglas.
nothing-found = Sin resultados
cards-of = Cartas: { $game }
cards-all = Todas las cartas
cards-none = Este juego no tiene lista de cartas.
cards-failed = No se pudieron cargar las cartas.
search-cards = Buscar en las cartas
cards-decks = Mazo
cards-all-decks = Todos los mazos
cards-deck = Mazo { $deck }
cards-kind = Efecto
cards-topic = Tema
cards-any = Todos
cards-starting = Carta inicial
cards-shown = { $count } de { $all } cartas
cards-points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
menu = Menú
text-view = Vista de texto
text-view-help = Muestra el tablero y las jugadas como texto, también para lectores de pantalla. Tecla T.
sound-on = Activar el sonido
sound-off = Desactivar el sonido
your-moves = Tus jugadas
no-moves-now = No es tu turno.
find-move = Buscar una jugada
no-move-found = Ninguna jugada coincide.
the-table = Mesa
doing-decides = Eligiendo
doing-thinks = Pensando
doing-away = Ausencia, juega un bot
doing-resigned = Abandono, juega un bot
left-away = Terminó un bot
left-resigned = Abandono, terminó un bot
confirm = Hacer la jugada
sending = Enviando…
undo = Deshacer
plan = Previsto
back-to-here = Deshacer hasta aquí
plan-turn = Termina tu turno
plan-reveal = No podrás deshacer después de mirar.
plan-final = no se puede deshacer: se revela algo
plan-over = Termina la partida
forced = Solo hay una jugada posible. Se hace en { $seconds } s.
no-undo-reveal = No se puede deshacer: se reveló algo nuevo.
no-undo-other-seat = No se puede deshacer: alguien ya jugó después.
waiting-for = Esperando a { $names }.
bot-decides-for-you = Un bot juega por ti.
over = La partida ha terminado.
skip-moves = Saltar
stale = La situación ha cambiado. Elige otra vez.
pass-device = Pasa el dispositivo a { $name }.
i-am = Soy { $name }
you-away = Un bot juega por ti.
you-resigned = Abandonaste. Un bot juega por ti.
i-am-back = He vuelto
asks-undo = { $name } pide deshacer una jugada.
asks-abandon = { $name } propone terminar sin resultado.
asked-waiting = Esperando a los demás.
agree = De acuerdo
refuse = Rechazar
withdraw = Retirar
settled-agreed = Todo el mundo está de acuerdo.
settled-refused = La petición fue rechazada.
settled-withdrawn = La petición fue retirada.
settled-overtaken = Alguien ya jugó. La petición ya no vale.
this-table = Esta mesa
at-the-table = En la mesa: { $names }.
ask-undo = Pedir deshacer
ask-abandon = Proponer terminar sin resultado
leave = Ausentarse
resign = Abandonar
sure-leave = ¿Ausentarte? Un bot juega por ti hasta que vuelvas. Si no vuelves, quedas detrás de quienes siguieron.
sure-resign = ¿Abandonar la partida? Cuenta como derrota y no puedes volver. Un bot sigue jugando por ti.
leave-now = Ausentarse
resign-now = Abandonar
report = Denunciar a alguien
report-more = La moderación lee tu denuncia y el chat de esta mesa.
report-who = Persona
report-reason = Motivo
report-reason-insult = Insultos o amenazas
report-reason-spam = Publicidad o spam
report-reason-cheating = Trampas
report-reason-name = Nombre ofensivo
report-reason-other = Otra cosa
report-text = Qué ha pasado
report-sent = Denuncia enviada. Gracias.

# --- el final ----------------------------------------------------------------------------
counting = Contando puntos
you-win = ¡Ganas!
wins = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten la victoria!
}
tie-broken = Empate a puntos. Decide el desempate.
won-by = { $points ->
    [one] { $points } punto por delante de { $names }.
   *[other] { $points } puntos por delante de { $names }.
}
place = Puesto { $rank }
line-by-line = Desglose de puntos
chart-title = Puntos a lo largo de la partida
chart-says = Puntos de cada asiento tras cada jugada. La tabla de abajo tiene las mismas cifras.
chart-table = Ver como tabla
chart-round = Ronda
chart-turn = Turno
tick-round = ronda { $number }
tick-turn = turno { $number }
points-for = Puntos por
total = Total
final-score = Resultado final
look-at-board = Ver tablero
play-again = Jugar otra vez
join-rematch = Unirse a la revancha
replay = Ver repetición
record = Descargar partida
check-seed = Azar verificable: comprobar la semilla
took = Duración
promised = Compromiso
secret = Semilla
fair-good = Comprobado: el azar estaba fijado antes de la primera jugada.
fair-bad = La semilla no coincide con el compromiso publicado antes de la partida.
fair-unknown = Esta partida no se puede comprobar aquí.

# --- repetición -------------------------------------------------------------------------------
scrubber = Jugadas
the-start = Inicio de la partida
no-line = Elección oculta
first-move = Ir al principio
back-one = Una jugada atrás
forward-one = Una jugada adelante
last-move = Ir al final
play = Reproducir
pause = Pausa
move-number = Jugada
move-of = Jugada { $at } de { $of }
seen-by = Punto de vista
things-of = { $name }: piezas
spectator = Público
back-to-live = Volver a la partida
read-only-rules-version = Esta partida siguió otras reglas (versión { $version }). Se puede leer, no reproducir.
read-only-game-missing = Este juego no está instalado aquí.

# --- aprender -----------------------------------------------------------------------------------
new-here = ¿Primera vez aquí?
new-here-more = Una primera partida guiada explica cada jugada.
learn-title = Aprende un juego
guided-game = Primera partida guiada

# --- ajustes ------------------------------------------------------------------------------------
settings = Ajustes
all-settings = Todos los ajustes
theme = Tema
theme-day = Claro
theme-night = Oscuro
theme-to-night = Tema oscuro
theme-to-day = Tema claro
as-system = Sistema
language = Idioma
motion = Animaciones
motion-less = Reducidas
sounds = Sonidos
confirm-moves = Confirmar las jugadas
confirm-moves-help = Muestra antes qué hace la jugada. Sin esto, un clic la hace al momento.
forced-moves = Si solo tengo una jugada
forced-soon = Hacerla tras 3 segundos
forced-once = Hacerla al momento
forced-never = Preguntarme
events = Mostrar los sucesos
events-full = Completos
events-short = Breves
events-off = Solo una línea
patterns = Patrones en los colores
patterns-help = Añade patrones a todos los colores.
notify = Aviso del navegador
notify-help = Cuando te toca y esta pestaña está en segundo plano.
notify-denied = El navegador bloquea los avisos. Se cambia en sus ajustes para esta página.
call-me = Aviso en este dispositivo
call-me-help = Cuando te toca, aunque Meadhall esté cerrado.
call-denied = El navegador bloquea los avisos o su servicio no responde.
call-offer = Esta partida dura días. ¿Quieres un aviso cuando te toque?
call-yes = Avisarme
call-no = Ahora no
call-title = Te toca: { $game }
call-text = Los demás te esperan.
keyboard = Teclado
key-tab = zona siguiente
key-arrows = moverse entre opciones
key-digits = elegir de la 1 a la 9
key-enter = elegir, luego jugar
key-esc = borrar la elección
key-undo = deshacer
key-text = vista de texto
key-rules = reglas
key-log = historial
key-chat = chat
key-menu = menú
key-step = atrás, adelante (repetición)
key-ends = principio, final (repetición)
key-zoom = acercar, alejar, restablecer
key-help = estas teclas; sobre una pieza: qué es

# --- cuenta ---------------------------------------------------------------------------------------
account = Perfil
guest = Sin cuenta, en este dispositivo
has-account = Cuenta
name = Nombre
shield = Emblema
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
make-account = Crear cuenta
log-in = Iniciar sesión
log-out = Cerrar sesión
log-out-all = Cerrar sesión en todas partes
change-password = Cambiar contraseña
muted-title = Personas silenciadas
muted-more = No recibes sus mensajes en ninguna mesa.
vacation = Vacaciones
vacation-more = En las mesas por turnos tus relojes se paran hasta entonces.
vacation-until = Hasta
delete-title = Borrar cuenta
delete-more = Se borra tu nombre. Tus partidas quedan, de forma anónima.
delete-now = Borrar definitivamente

# --- acerca de ---------------------------------------------------------------------------------------
about = Acerca de Meadhall
about-what = En Meadhall se juega a juegos de mesa en el navegador: con amigos, con bots o a solas. Los programas siguen las mismas reglas.
about-rights = Meadhall es independiente y no oficial. Los títulos solo nombran el juego cuyas reglas se aplican; no se usa ninguna imagen, texto ni logotipo de una editorial.
about-games = Juegos: { $games }.
about-fair = Azar verificable
about-fair-more = El azar queda fijado antes de la primera jugada, con una semilla del servidor y una de cada asiento. Publicamos primero el compromiso y después la semilla, así cualquiera puede comprobarlo.
credits = Créditos
credits-art = Todos los dibujos se hicieron para Meadhall y comparten su licencia, Apache 2.0.
credits-fonts = Tipografías: Grenze de Omnibus-Type; Atkinson Hyperlegible Next y Mono del Braille Institute. SIL Open Font License 1.1.
credits-code = Hecho con Svelte, Fluent y qrcode-generator.

# --- la línea con la sala -------------------------------------------------------------------------------
try-now = Probar ahora
line-reconnecting = Reconectando
line-reconnecting-more = Ves el último tablero conocido. No se ha perdido nada.
line-restarting = Meadhall se está reiniciando
line-restarting-more = Vuelve en un momento. No se pierde nada.
line-offline = Sin conexión
line-offline-more = Lo intentamos de nuevo cada pocos segundos.
line-silent = Meadhall no responde
line-silent-more = Tu conexión parece buena. Lo intentamos cada pocos segundos. No se ha perdido nada.
line-again = La conexión ha vuelto. No se ha perdido nada.
elsewhere = Este asiento está abierto en otra ventana o en otro dispositivo.
elsewhere-more = Ambos muestran la misma mesa. Cuenta la primera jugada que hagas.
someone-else = Sesión cerrada. Miras como { $name }. Inicia sesión para volver a tu asiento.
newer-ready = Hay una versión nueva.
newer-needed = Esta página no está actualizada.
newer-more = Conservas tu asiento, tu partida y una elección aún sin jugar.
newer-failed = No se puede conectar con Meadhall. Prueba dentro de un momento.
newer-load = Actualizar
line-signed-out = Sesión cerrada
line-signed-out-more = Entrando sin cuenta…
line-forbidden = Esta mesa es privada.
line-forbidden-more = No se puede mirar.
line-gone = Mesa no encontrada
line-gone-more = Se canceló, o el enlace es erróneo.
line-crowded = Demasiadas personas miran esta mesa
line-crowded-more = Prueba más tarde. Quien juega siempre puede entrar.
line-windows = Tienes demasiadas ventanas abiertas
line-windows-more = Cierra una y prueba otra vez.

# --- cuando la sala dice no --------------------------------------------------------------------------------
problem-bad-request = La petición no se entendió. Nada ha cambiado.
problem-not-signed-in = Inicia sesión primero.
problem-forbidden = Aquí no puedes hacer eso.
problem-wrong-origin = La petición vino de otro sitio.
problem-wrong-host = Meadhall no está en esta dirección.
problem-not-found = No encontrado
problem-wrong-method = La petición no se entendió. Nada ha cambiado.
problem-too-large = Es demasiado grande.
problem-too-many = Demasiadas peticiones. Espera un momento y prueba otra vez.
problem-too-many-sockets = Tienes demasiadas ventanas abiertas aquí.
problem-too-many-watchers = Demasiadas personas miran esta mesa.
problem-busy = Meadhall está muy ocupado. Prueba otra vez en un momento.
problem-name-taken = Ese nombre ya está en uso.
problem-name-bad = Ese nombre no está permitido.
problem-name-bad-short = Ese nombre es demasiado corto.
problem-name-bad-long = Ese nombre es demasiado largo.
problem-name-bad-characters = El nombre tiene caracteres no permitidos.
problem-name-bad-confusable = Ese nombre se parece demasiado a otro.
problem-name-bad-reserved = Ese nombre está reservado.
problem-password-bad = Esa contraseña no está permitida.
problem-password-bad-short = La contraseña es demasiado corta: al menos 8 caracteres.
problem-password-bad-long = La contraseña es demasiado larga.
problem-password-bad-simple = La contraseña es demasiado simple: al menos 5 caracteres distintos.
problem-password-bad-common = Esa contraseña es demasiado común.
problem-password-bad-name = La contraseña es tu nombre. Elige otra.
problem-login-failed = El nombre o la contraseña no son correctos.
problem-banned = Esta cuenta está cerrada.
problem-vacation-spent = No te quedan tantos días este año. Elige un día anterior.
problem-bad-options = Esas opciones no son compatibles.
problem-no-such-game = Ese juego no está instalado aquí.
problem-seat-taken = Alguien ocupó ese asiento.
problem-seats-empty = Aún quedan asientos libres.
problem-wrong-state = En la mesa ya se sigue jugando. Nada ha cambiado.
problem-not-your-seat = Ese no es tu asiento.
problem-not-your-turn = No es tu turno.
problem-illegal-move = Esa jugada no es posible ahora.
problem-cannot-undo = Eso ya no se puede deshacer.
problem-read-only = Esta partida solo se puede leer.
problem-chat-off = El chat está desactivado en esta mesa.
problem-no-request = Esa petición ya está resuelta.
problem-request-open = Hay otra petición abierta.
problem-unavailable = Meadhall no puede hacerlo ahora. Nada ha cambiado.
problem-internal = Algo falló en el servidor. Tus jugadas están a salvo.
problem-offline = No se puede conectar con Meadhall.
