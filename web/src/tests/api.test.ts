import { afterEach, expect, test, vi } from "vitest";

const answer = (value: unknown) => new Response(JSON.stringify(value));
const turns = () => new Promise((done) => setTimeout(done));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The module fresh, and what it asks for; the guest's answer comes when it is told. */
async function atTheDoor() {
  let letIn: (one: Response | Error) => void = () => {};
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (path !== "/api/guest") return Promise.resolve(answer({}));
    return new Promise<Response>((good, bad) => {
      letIn = (one) => (one instanceof Error ? bad(one) : good(one));
    });
  });
  const { api } = await import("../lib/api");
  return { api, asked, letIn: (one: Response | Error) => letIn(one) };
}

test("a newcomer with a link is let in before the page asks for what it shows", async () => {
  const { api, asked, letIn } = await atTheDoor();
  void api.guest();
  void api.games();
  const table = api.table("t1");
  await turns();
  expect(asked).toEqual(["/api/guest", "/api/games"]);
  letIn(answer({ person: {} }));
  await table;
  expect(asked.at(-1)).toBe("/api/tables/t1");
});

test("if the door stays shut, whoever asks hears of it all the same", async () => {
  const { api, asked, letIn } = await atTheDoor();
  const guest = api.guest();
  const table = api.table("t1");
  letIn(new Error("no line"));
  await expect(guest).rejects.toMatchObject({ code: "offline" });
  await table;
  expect(asked).toEqual(["/api/guest", "/api/tables/t1"]);
});

test("a busy hall is asked again, and not for ever", async () => {
  vi.useFakeTimers();
  const busy = () =>
    new Response(JSON.stringify({ code: "busy", details: { retry_after: 1000 } }), { status: 503 });
  const answers = [busy(), busy(), answer({ by: [] })];
  const fetch = vi.fn(() => Promise.resolve(answers.shift() ?? busy()));
  vi.stubGlobal("fetch", fetch);
  const { api } = await import("../lib/api");
  const course = api.course("t1");
  await vi.advanceTimersByTimeAsync(900);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(course).resolves.toEqual({ by: [] });
  const refused = expect(api.course("t1")).rejects.toMatchObject({ code: "busy" });
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(fetch).toHaveBeenCalledTimes(3 + 5);
  vi.useRealTimers();
});
