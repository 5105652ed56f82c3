/** Updates the lobby's lists of tables. */
import type { LobbyMessage, TableInfo } from "../generated/protocol";

/** The lists after a message of the lobby. */
export function applyMessage(
  lists: { open: TableInfo[]; mine: TableInfo[] },
  message: LobbyMessage,
): { open: TableInfo[]; mine: TableInfo[] } {
  switch (message.type) {
    case "lobby":
      return { open: message.open, mine: message.mine };
    case "lobby-table": {
      const { table } = message;
      const listed = table.state === "open" && table.public;
      return {
        open: put(lists.open, table, listed),
        mine: put(lists.mine, table, message.mine),
      };
    }
    case "lobby-gone":
      return {
        open: lists.open.filter((table) => table.id !== message.id),
        mine: lists.mine.filter((table) => table.id !== message.id),
      };
    default:
      return lists;
  }
}

function put(list: TableInfo[], table: TableInfo, keep: boolean): TableInfo[] {
  const at = list.findIndex((known) => known.id === table.id);
  if (!keep) return at < 0 ? list : list.filter((known) => known.id !== table.id);
  if (at < 0) return [table, ...list];
  return list.map((known) => (known.id === table.id ? table : known));
}
