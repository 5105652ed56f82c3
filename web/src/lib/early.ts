/** What public/early.js asked of the hall while the scripts were on their way; each is taken once. */
interface Early {
  guest?: Promise<Response>;
  page?: string;
  socket?: WebSocket;
  heard?: MessageEvent<string>[];
  taken?: boolean;
}

const early: Early = (globalThis as { early?: Early }).early ?? {};

export function earlyGuest(): Promise<Response> | null {
  const asked = early.guest;
  delete early.guest;
  return asked ?? null;
}

/** The name under which the early socket came in: whoever takes that over goes on with it. */
export function earlyPage(): string | null {
  const page = early.page;
  delete early.page;
  return page ?? null;
}

/** The socket to just this address, if it is open or opening; it tells again what it has heard. */
export function earlySocket(url: string): WebSocket | null {
  const { socket, heard = [] } = early;
  early.taken = true; // from now on everybody opens their own
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
