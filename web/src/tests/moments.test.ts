/** The event stage: which lines belong together, how long each beat lasts, queue and skip. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SceneStory } from "../boards/contract";
import type { LogLine } from "../generated/protocol";
import { Moments, type Events } from "../lib/moments.svelte";
import { durations, endings, readScenes } from "../lib/scenes";

const line = (key: string, move = 1): LogLine => ({ key, args: {}, move });
const event = (name = "sail"): LogLine[] => [
  line(`scene-${name}`),
  line("log-a"),
  line("log-b"),
  line("scene-end"),
];
const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
const story = (beats: number, more: Partial<SceneStory> = {}): SceneStory => ({
  size: "large",
  seat: 0,
  kicker: "",
  title: "Pine leads",
  beats: Array.from({ length: beats }, (_, at) => ({ label: String(at) })),
  ...more,
});

describe("events in the log", () => {
  it("are the lines between the marks", () => {
    const { begun, open } = readScenes([line("log-x"), ...event(), line("log-y")], null);
    expect(begun.map(({ name, lines, closed }) => [name, lines.length, closed])).toEqual([["sail", 2, true]]);
    expect(open).toBeNull();
  });
  it("go on with later lines until their end is told", () => {
    const first = readScenes(event().slice(0, 2), null);
    const { begun } = readScenes(event().slice(2), first.open);
    expect(begun).toEqual([]);
    expect(first.begun[0]?.lines.map(({ key }) => key)).toEqual(["log-a", "log-b"]);
    expect(first.begun[0]?.closed).toBe(true);
  });
  it("can be shown again from their last line", () => {
    const lines = event();
    expect([...endings(lines).keys()]).toEqual([lines[2]]);
  });
});

describe("the length of an event", () => {
  it("is 2 to 4 s, and 6 s at the end of the game", () => {
    expect(sum(durations(story(1), false))).toBe(2000);
    expect(sum(durations(story(9), false))).toBe(4000);
    expect(sum(durations(story(9, { end: true }), false))).toBe(6000);
  });
  it("is 1.2 s for a small one, and half while others wait", () => {
    expect(sum(durations(story(2, { size: "small" }), false))).toBe(1200);
    expect(sum(durations(story(9), true))).toBe(2000);
  });
});

describe("the event stage", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const stage = (events: Events = "full", told: SceneStory = story(3)): Moments =>
    new Moments(
      () => told,
      () => events,
    );

  it("shows one beat after another and leaves", () => {
    const moments = stage();
    moments.add(event());
    expect(moments.shown?.beat).toBe(0);
    vi.advanceTimersByTime(701);
    expect(moments.shown?.beat).toBe(1);
    vi.advanceTimersByTime(5000);
    expect(moments.shown).toBeNull();
    expect(moments.busy).toBe(false);
  });
  it("shows the result for a moment when it is skipped", () => {
    const moments = stage();
    moments.add(event());
    moments.skip();
    expect(moments.shown?.beat).toBe(2);
    vi.advanceTimersByTime(251);
    expect(moments.shown).toBeNull();
  });
  it("queues events, and folds more than three into a list", () => {
    const moments = stage();
    moments.add([...event(), ...event()]);
    expect(moments.waiting).toBe(1);
    moments.clear();
    expect(moments.busy).toBe(false);
    moments.add([...event(), ...event(), ...event(), ...event()]);
    expect(moments.missed).toHaveLength(4);
    vi.advanceTimersByTime(2501);
    expect(moments.busy).toBe(false);
  });
  it("waits as a ribbon for a decision inside the event, and goes on with its end", () => {
    const moments = stage();
    moments.add(event().slice(0, 2));
    vi.advanceTimersByTime(5000);
    expect(moments.shown).toMatchObject({ ribbon: true, lasts: null });
    expect(moments.busy).toBe(false);
    moments.add(event().slice(2));
    expect(moments.shown?.ribbon).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(moments.shown).toBeNull();
  });
  it("shows only the last beat in short, and only a ribbon when it is off", () => {
    const short = stage("short");
    short.add(event());
    expect(short.shown).toMatchObject({ beat: 2, ribbon: false, lasts: 1200 });
    const off = stage("off");
    off.add(event());
    expect(off.shown).toMatchObject({ beat: 2, ribbon: true });
    expect(off.covers).toBe(false);
  });
  it("knows that the points of the game were counted", () => {
    const moments = stage("full", story(2, { end: true }));
    moments.add(event());
    expect(moments.counted).toBe(true);
  });
});
