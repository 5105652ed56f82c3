/** Live lists of open tables and own tables. */
import type { LobbyMessage, TableInfo } from "../generated/protocol";
import { PROTOCOL } from "../generated/protocol";
import { build, checkForNewerBuild } from "./build.svelte";
import { hall } from "./hall.svelte";
import { Connection, type ConnectionState } from "./connection";
import { applyMessage } from "./lists";

class Lobby {
  open: TableInfo[] = $state.raw([]);
  mine: TableInfo[] = $state.raw([]);
  state: ConnectionState = $state("connecting");
  /** the lists are loaded */
  known = $state(false);
  private connection: Connection<LobbyMessage> | null = null;
  private users = 0;

  /** Keeps the connection open while any page uses the lobby; returns the function that releases it. */
  enter(): () => void {
    this.users += 1;
    this.connection ??= new Connection(
      "/ws/lobby",
      (message) => this.receive(message),
      (state) => this.onConnectionState(state),
    );
    return () => {
      this.users -= 1;
      if (this.users) return;
      this.connection?.close();
      this.connection = null;
    };
  }

  retryNow(): void {
    this.connection?.retryNow();
  }

  private receive(message: LobbyMessage): void {
    if (message.type === "lobby" && message.protocol !== PROTOCOL) build.newer = "needed";
    const lists = applyMessage({ open: this.open, mine: this.mine }, message);
    this.open = lists.open;
    this.mine = lists.mine;
    this.known = true;
  }

  private onConnectionState(state: ConnectionState): void {
    if (state === "open" && this.state !== "connecting") void checkForNewerBuild();
    this.state = state;
    if (state === "signed-out") void hall.enter().then(() => this.connection?.retryNow());
  }
}

export const lobby = new Lobby();
