/** Finds player names in a sentence. */
export interface Part {
  text: string;
  name: boolean;
}

/** Splits sentences at these names; the longest matching name wins. */
export function splitAtNames(names: readonly string[]): (sentence: string) => Part[] {
  const known = names.filter((name) => name).sort((a, b) => b.length - a.length);
  if (!known.length) return (sentence) => [{ text: sentence, name: false }];
  const quoted = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${quoted.join("|")})(?![\\p{L}\\p{N}])`, "u");
  return (sentence) =>
    sentence
      .split(found)
      .map((text, at) => ({ text, name: at % 2 === 1 }))
      .filter((part) => part.text);
}
