import { afterEach, expect, test, vi } from "vitest";

const answer = (value: unknown) => new Response(JSON.stringify(value));
const turns = () => new Promise((done) => setTimeout(done));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The module fresh, and what it asks for; the guest's answer comes when it is told. */
async function atTheDoor() {
  let letIn = (_: Response | Error) => {};
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
