/** The move that pointer or focus is on, until the view changes. Call it while a component is set up. */
import type { Name } from "../contract";
import type { Hands } from "./target";
import { onNewView } from "./turn.svelte";

export function pointing(view: () => unknown, peek: Hands["peek"]): Hands & { readonly at: Name | null } {
  let at = $state.raw<Name | null>(null);
  onNewView(view, () => (at = null));
  return {
    get at() {
      return at;
    },
    peek(moves) {
      at = moves?.[0] ?? null;
      peek(moves);
    },
  };
}
