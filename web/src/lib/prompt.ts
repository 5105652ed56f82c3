/** The text of the prompt: who must do what. */
import type { AnyView } from "../boards/contract";
import type { Room } from "./room.svelte";
import type { Teller } from "./teller";
import { t } from "./texts.svelte";

export function promptText(room: Room, view: AnyView, words: Teller): string {
  const { preview } = room.plan;
  if (room.plan.moves.length && preview?.stopped) return t(`plan-${preview.stopped}`);
  if (view.over) return t("over");
  const asked = view.prompt;
  if (!asked) return "";
  if (room.asked) return words.say(asked.key, asked.args);
  const others = view.waiting.filter((seat) => seat !== room.hand || room.away);
  const [first] = others;
  if (first === undefined) return "";
  if (others.length > 1) {
    const names = others.map((seat) => words.names[seat] ?? "");
    return t("waiting-for", { names: new Intl.ListFormat(words.language).format(names) });
  }
  if (room.away && first === room.hand) return t("bot-decides-for-you");
  return words.has(asked.key, "other")
    ? words.say(asked.key, { ...asked.args, seat: first }, "other")
    : t("is-deciding", { name: words.names[first] ?? "" });
}
