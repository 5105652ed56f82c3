/** The lobby: open tables and our own, as they change. */
import type { LobbyMessage, TableInfo } from "../generated/protocol";
import { PROTOCOL } from "../generated/protocol";
import { build, lookForNewer } from "./build.svelte";
import { hall } from "./hall.svelte";
import { Line, type LineState } from "./line";
import { after } from "./lists";

class Lobby {
  open: TableInfo[] = $state.raw([]);
  mine: TableInfo[] = $state.raw([]);
  state: LineState = $state("connecting");
  /** the lists have come: an empty one is empty */
  known = $state(false);
  private line: Line | null = null;
  private users = 0;

  /** As long as any page looks at the lobby, the line is held. */
  enter(): () => void {
    this.users += 1;
    this.line ??= new Line(
      "/ws/lobby",
      (message) => this.heard(message as LobbyMessage),
      (state) => this.became(state),
    );
    return () => {
      this.users -= 1;
      if (this.users) return;
      this.line?.close();
      this.line = null;
    };
  }

  hurry(): void {
    this.line?.hurry();
  }

  private heard(message: LobbyMessage): void {
    if (message.type === "lobby" && message.protocol !== PROTOCOL) build.newer = "needed";
    const lists = after({ open: this.open, mine: this.mine }, message);
    this.open = lists.open;
    this.mine = lists.mine;
    this.known = true;
  }

  private became(state: LineState): void {
    if (state === "open" && this.state !== "connecting") void lookForNewer();
    this.state = state;
    if (state === "signed-out") void hall.enter().then(() => this.line?.hurry());
  }
}

export const lobby = new Lobby();
