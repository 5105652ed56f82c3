import { afterEach, expect, test, vi } from "vitest";

const answer = (value: unknown) => new Response(JSON.stringify(value));
const turns = () => new Promise((done) => setTimeout(done));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A fresh API module with recorded requests; `answerGuest` answers the guest request. */
async function freshApi() {
  let answerGuest: (one: Response | Error) => void = () => {};
  const requests: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    requests.push(path);
    if (path !== "/api/guest") return Promise.resolve(answer({}));
    return new Promise<Response>((good, bad) => {
      answerGuest = (one) => (one instanceof Error ? bad(one) : good(one));
    });
  });
  const { api } = await import("../lib/api");
  return { api, requests, answerGuest: (one: Response | Error) => answerGuest(one) };
}

test("requests of a new visitor wait for the guest request", async () => {
  const { api, requests, answerGuest } = await freshApi();
  void api.guest();
  void api.games();
  const table = api.table("t1");
  await turns();
  expect(requests).toEqual(["/api/guest", "/api/games"]);
  answerGuest(answer({ person: {} }));
  await table;
  expect(requests.at(-1)).toBe("/api/tables/t1");
});

test("requests are sent even if the guest request failed", async () => {
  const { api, requests, answerGuest } = await freshApi();
  const guest = api.guest();
  const table = api.table("t1");
  answerGuest(new Error("no network"));
  await expect(guest).rejects.toMatchObject({ code: "offline" });
  await table;
  expect(requests).toEqual(["/api/guest", "/api/tables/t1"]);
});

test("a request to a busy hall is retried a limited number of times", async () => {
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
