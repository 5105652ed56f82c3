/** Events in the log: lines between `scene-<name>` and `scene-end` belong together. */
import type { SceneStory } from "../boards/contract";
import type { LogLine } from "../generated/protocol";

/** The lines of one event, as far as they are known. */
export interface Scene {
  name: string;
  args: Readonly<Record<string, unknown>>;
  lines: LogLine[];
  closed: boolean;
}

const MARK = "scene-";
const END = "scene-end";
const BEAT = 700; // ms
const LAST_BEAT = 1100; // ms to read the result
const MORE_ROWS = 250; // ms for each row of the result beyond three
const [LEAST, MOST, MOST_AT_END, SMALL] = [2000, 4000, 6000, 1200]; // ms for a whole event

/** Whether this line only marks an event and has no text. */
export const isMark = (line: LogLine): boolean => line.key.startsWith(MARK);

/** Adds lines to the events: `open` is the last one if it is not closed. Returns the new events. */
export function readScenes(
  lines: readonly LogLine[],
  open: Scene | null,
): { begun: Scene[]; open: Scene | null } {
  const begun: Scene[] = [];
  for (const line of lines) {
    if (line.key === END) {
      if (open) open.closed = true;
      open = null;
    } else if (isMark(line)) {
      open = { name: line.key.slice(MARK.length), args: line.args, lines: [], closed: false };
      begun.push(open);
    } else open?.lines.push(line);
  }
  return { begun, open };
}

/** The closed events of a log by the line that is printed last of each. */
export function endings(lines: readonly LogLine[]): Map<LogLine, Scene> {
  const found = new Map<LogLine, Scene>();
  for (const scene of readScenes(lines, null).begun) {
    const last = scene.lines.at(-1);
    if (scene.closed && last) found.set(last, scene);
  }
  return found;
}

/** How long each beat is shown, in ms: the whole fits the size of the event. */
export function durations(story: SceneStory, hurry: boolean): number[] {
  const { beats } = story;
  const rows = beats.at(-1)?.rows?.length ?? 0;
  const plain = beats.map((_, at) =>
    at < beats.length - 1 ? BEAT : LAST_BEAT + MORE_ROWS * Math.max(0, rows - 3),
  );
  const sum = plain.reduce((a, b) => a + b, 0);
  const most = story.end ? MOST_AT_END : MOST;
  const whole = story.size === "small" ? SMALL : Math.min(most, Math.max(LEAST, sum));
  return plain.map((length) => (length * whole) / sum / (hurry ? 2 : 1));
}
