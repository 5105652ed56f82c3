/** Turn notices: tab title, badge on the tab's icon, sound, notification. */
let plainTitle = "Meadhall";
let waiting = 0;
let audio: AudioContext | null = null;

/** Sets the tab title shown without a badge. */
export function title(text: string): void {
  plainTitle = text;
  updateTab();
}

/** Sets the number of games that wait for this player. */
export function badge(count: number): void {
  if (count === waiting) return;
  waiting = count;
  updateTab();
}

function updateTab(): void {
  document.title = waiting ? `(${waiting}) ${plainTitle}` : plainTitle;
  const link = document.getElementById("favicon");
  if (!(link instanceof HTMLLinkElement)) return;
  link.href = waiting ? badgeIcon(waiting) : "/favicon.svg";
  link.type = waiting ? "image/png" : "image/svg+xml";
}

function badgeIcon(count: number): string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 64;
  const pen = canvas.getContext("2d");
  const tokens = getComputedStyle(document.documentElement);
  const paint = (name: string): string => tokens.getPropertyValue(name).trim();
  if (!pen) return "/favicon.svg";
  pen.fillStyle = paint("--paint-ink");
  pen.beginPath();
  pen.roundRect(0, 0, 64, 64, 14);
  pen.fill();
  pen.fillStyle = paint("--paint-mead");
  pen.beginPath();
  pen.arc(32, 32, 25, 0, 7);
  pen.fill();
  pen.fillStyle = paint("--paint-on-mead");
  pen.font = "bold 40px sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(count > 9 ? "9+" : String(count), 32, 34);
  return canvas.toDataURL("image/png");
}

type Sound = "turn" | "piece" | "knock" | "win";

/** Plays a synthesised sound: a horn for a turn, wood for a piece, a knock for the clock, a fanfare. */
export function sound(kind: Sound): void {
  try {
    audio ??= new AudioContext();
  } catch {
    return; // no audio device
  }
  if (audio.state === "suspended") void audio.resume();
  const at = audio.currentTime;
  if (kind === "piece") tone(at, 180, 0.09, "triangle", 0.16);
  else if (kind === "knock") tone(at, 110, 0.12, "sine", 0.25);
  else if (kind === "turn") {
    tone(at, 196, 0.35, "sawtooth", 0.07);
    tone(at + 0.22, 294, 0.6, "sawtooth", 0.08);
  } else {
    [196, 247, 294, 392].forEach((pitch, n) => tone(at + n * 0.14, pitch, 0.5, "sawtooth", 0.06));
  }
}

function tone(at: number, pitch: number, length: number, shape: OscillatorType, loud: number): void {
  if (!audio) return;
  const voice = audio.createOscillator();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch * 0.97, at);
  voice.frequency.linearRampToValueAtTime(pitch, at + 0.06);
  filter.type = "lowpass";
  filter.frequency.value = 900;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(filter).connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length + 0.05);
}

export const canNotify = (): boolean => "Notification" in window;

/** Asks for permission. Called only after the player has switched notices on. */
export async function requestNotifyPermission(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}

/** Shows a system notification if the tab is hidden and the player allowed it. */
export function notify(text: string, body: string, tag: string): void {
  if (!canNotify() || !document.hidden || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(text, { body, tag, icon: "/favicon.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    return; // some phones support it only in a service worker
  }
}
