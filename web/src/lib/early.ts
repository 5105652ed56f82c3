/** Hands over the requests that early.ts started before the scripts were loaded, each once. */
export interface Early {
  guest?: Promise<Response>;
  page?: string;
  socket?: WebSocket;
  heard?: MessageEvent<string>[];
  taken?: boolean;
}

const early: Early = (globalThis as { early?: Early }).early ?? {};

export function earlyGuest(): Promise<Response> | null {
  const guest = early.guest;
  delete early.guest;
  return guest ?? null;
}

/** The page id of the early socket; a connection that takes over the socket must use it. */
export function earlyPage(): string | null {
  const page = early.page;
  delete early.page;
  return page ?? null;
}

/** The early socket, if it has this URL and is open or opening; its buffered messages are replayed. */
export function earlySocket(url: string): WebSocket | null {
  const { socket, heard = [] } = early;
  early.taken = true; // early.ts opens no socket after this
  delete early.socket;
  if (!socket) return null;
  if (socket.url !== url || socket.readyState > WebSocket.OPEN) {
    socket.close();
    return null;
  }
  queueMicrotask(() => {
    for (const event of heard.splice(0)) socket.onmessage?.(event);
  });
  return socket;
}
