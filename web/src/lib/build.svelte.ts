/** Whether this page is the one the hall serves now; and how a newer one is fetched. */

class Build {
  /** "ready": a newer page lies there; "needed": this one no longer understands the hall */
  newer: "ready" | "needed" | null = $state(null);
}

export const build = new Build();

/** The script of the page whose markup this is; null if it has none. */
export function scriptOf(markup: string): string | null {
  const tag = /<script[^>]*type="module"[^>]*>/.exec(markup)?.[0] ?? "";
  return /\ssrc="([^"]+)"/.exec(tag)?.[1] ?? null;
}

async function served(): Promise<string | null> {
  try {
    const answer = await fetch("/", { cache: "no-cache" });
    return answer.ok ? scriptOf(await answer.text()) : null;
  } catch {
    return null; // out of reach: nothing is known
  }
}

/** Asked after every break of the line: the hall may have come back with another build. */
export async function lookForNewer(): Promise<void> {
  const mine = document.querySelector('script[type="module"]')?.getAttribute("src");
  const theirs = await served();
  if (theirs && mine && theirs !== mine) build.newer ??= "ready";
}

/** Loads the page anew, once the hall can be reached; false if it cannot. */
export async function renew(): Promise<boolean> {
  if (!(await served())) return false;
  location.reload();
  return true;
}
