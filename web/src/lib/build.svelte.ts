/** Detects that the hall serves a newer build of the client, and loads it. */

class Build {
  /** "ready": a newer build is available; "needed": this build does not support the hall's protocol */
  newer: "ready" | "needed" | null = $state(null);
}

export const build = new Build();

/** URL of the module script in a page's markup; null if there is none. */
export function scriptOf(markup: string): string | null {
  const tag = /<script[^>]*type="module"[^>]*>/.exec(markup)?.[0] ?? "";
  return /\ssrc="([^"]+)"/.exec(tag)?.[1] ?? null;
}

async function servedScript(): Promise<string | null> {
  try {
    const answer = await fetch("/", { cache: "no-cache" });
    return answer.ok ? scriptOf(await answer.text()) : null;
  } catch {
    return null; // the hall is unreachable
  }
}

/** Checks after every reconnect, since the hall may have restarted with another build. */
export async function checkForNewerBuild(): Promise<void> {
  const mine = document.querySelector('script[type="module"]')?.getAttribute("src");
  const theirs = await servedScript();
  if (theirs && mine && theirs !== mine) build.newer ??= "ready";
}

/** Reloads the page if the hall is reachable; else returns false. */
export async function reload(): Promise<boolean> {
  if (!(await servedScript())) return false;
  location.reload();
  return true;
}
