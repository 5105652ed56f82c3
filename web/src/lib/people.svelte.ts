/** The people at a table: who is present, what they write, and whom the player has muted. */
import type { ChatLine, PeopleChanged, Presence } from "../generated/protocol";
import { hall } from "./hall.svelte";

export class People {
  present: readonly Presence[] = $state.raw([]);
  watchers = $state(0);
  chat: readonly ChatLine[] = $state.raw([]);
  #unread = $state(0);

  /** ids of muted people */
  readonly muted: ReadonlySet<string> = $derived(new Set(hall.me?.muted ?? []));

  /** number of chat lines that came since the chat was last read */
  get unread(): number {
    return this.#unread;
  }

  reset(present: readonly Presence[], watchers: number, chat: readonly ChatLine[]): void {
    this.present = present;
    this.watchers = watchers;
    this.chat = chat;
  }

  change({ changed, left, watchers }: PeopleChanged): void {
    const gone = new Set([...left, ...changed.map(({ person }) => person.id)]);
    this.present = [...this.present.filter(({ person }) => !gone.has(person.id)), ...changed];
    this.watchers = watchers;
  }

  hear(line: ChatLine): void {
    this.chat = [...this.chat, line];
    this.#unread += 1;
  }

  markRead(): void {
    this.#unread = 0;
  }

  /** Number of windows and devices on which this person has the table open. */
  pagesOf(id: string | undefined): number {
    return this.present.find(({ person }) => person.id === id)?.pages ?? 0;
  }

  /** Updates the list of muted people after the hall has carried out the command. */
  setMuted(person: string, on: boolean): void {
    const rest = (hall.me?.muted ?? []).filter((id) => id !== person);
    if (hall.me) hall.me = { ...hall.me, muted: on ? [...rest, person] : rest };
  }
}
