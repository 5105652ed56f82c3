/** Where a sentence names players. */
export interface Part {
  text: string;
  name: boolean;
}

/** The sentence in pieces; of names that begin alike the longest counts. */
export function partsOf(sentence: string, names: readonly string[]): Part[] {
  const known = names.filter((name) => name).sort((a, b) => b.length - a.length);
  if (!known.length) return [{ text: sentence, name: false }];
  const quoted = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${quoted.join("|")})(?![\\p{L}\\p{N}])`, "u");
  return sentence
    .split(found)
    .map((text, at) => ({ text, name: at % 2 === 1 }))
    .filter((part) => part.text);
}
