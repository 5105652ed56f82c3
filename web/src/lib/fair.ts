/** Checks in the browser that a finished game's seed was fixed before it began. */
import type { TableInfo } from "../generated/protocol";

export type Check = "good" | "bad" | "unknown";

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function unhex(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length / 2);
  for (let at = 0; at < bytes.length; at++) bytes[at] = parseInt(text.slice(at * 2, at * 2 + 2), 16);
  return bytes;
}

/** commitment = SHA-256(secret); seed = SHA-256(secret ‖ \n ‖ table ‖ \n ‖ nonces joined by \n). */
export async function check(table: Pick<TableInfo, "id" | "fair">): Promise<Check> {
  const { commitment, nonces, seed_hash, secret, seed } = table.fair;
  if (!secret || !seed || !seed_hash || !globalThis.crypto?.subtle) return "unknown";
  const key = unhex(secret);
  const rest = encode(`\n${table.id}\n${nonces.join("\n")}`);
  const whole = new Uint8Array(key.length + rest.length);
  whole.set(key);
  whole.set(rest, key.length);
  const right =
    (await sha256(key)) === commitment &&
    BigInt(`0x${await sha256(whole)}`).toString() === seed &&
    (await sha256(encode(seed))) === seed_hash;
  return right ? "good" : "bad";
}
