/** Looks whether an exchange can be reached, before anything is made of it. */
export interface Reach {
  /** Whether a socket opened within 500 ms (spec 2 §9), or one of those before it did since. */
  probe(): Promise<boolean>;
  /** The socket that opened, to be used; null where there is none. */
  take(): WebSocket | null;
  /** Lets go of every socket. */
  drop(): void;
}

const LIMIT_MS = 500;

/** A slow line opens a socket later than in 500 ms: so many may go on trying. */
const MOST = 4;

/** Probes of the exchange at an address. A socket that opens too late for its own probe serves the next one. */
export function createReach(url: string): Reach {
  const opening = new Set<WebSocket>();
  let found: WebSocket | null = null;
  let settled: () => void = () => undefined;

  const isFound = (): boolean => found !== null;

  function letGo(socket: WebSocket): void {
    opening.delete(socket);
    if (found === socket) found = null;
    socket.close();
  }

  function begin(): void {
    const [oldest] = opening;
    if (oldest !== undefined && opening.size >= MOST) letGo(oldest);
    const socket = new WebSocket(url, 'sip');
    opening.add(socket);
    socket.addEventListener('open', () => {
      const isAwaited = opening.delete(socket);
      if (isAwaited && found === null) {
        found = socket;
        settled();
      } else letGo(socket);
    });
    socket.addEventListener('close', () => {
      letGo(socket);
      if (opening.size === 0) settled();
    });
  }

  return {
    async probe() {
      if (isFound()) return true;
      begin();
      await new Promise<void>((resolve) => {
        const limit = setTimeout(resolve, LIMIT_MS);
        settled = () => {
          clearTimeout(limit);
          resolve();
        };
      });
      return isFound();
    },
    take() {
      const taken = found;
      found = null;
      opening.forEach(letGo);
      return taken;
    },
    drop() {
      if (found !== null) letGo(found);
      opening.forEach(letGo);
    },
  };
}
