import type { BrowserContext, WebSocketRoute } from '@playwright/test';

/** How the console's socket is: as the server speaks, not to be had, or open with nothing ever coming over it. */
type State = 'whole' | 'cut' | 'mute';

/** The way of the console's socket to its server. */
export interface Line {
  /** Ends the socket that there is, and every one that is opened from now on. */
  cut(): void;
  /** Lets nothing of the server's through any more, over the socket that there is and those to come. */
  mute(): void;
  /** Lets new sockets speak; one that was muted stays so until `cut`. */
  mend(): void;
}

/** What engine.io itself says to keep the line, and socket.io's word that it is open: the server behind it is mute. */
const KEEPS_LINE = /^(?:[01236]|40)/;

/** Takes the sockets of a browser profile in hand; call it before the first one opens. */
export async function holdLine(context: BrowserContext): Promise<Line> {
  let state: State = 'whole';
  const open = new Set<WebSocketRoute>();
  await context.routeWebSocket(/socket\.io/, (socket) => {
    if (state === 'cut') {
      void socket.close();
      return;
    }
    let isMute = state === 'mute';
    const server = socket.connectToServer();
    open.add(socket);
    server.onMessage((message) => {
      isMute ||= state === 'mute';
      if (!isMute || (typeof message === 'string' && KEEPS_LINE.test(message))) socket.send(message);
    });
    socket.onClose(() => {
      open.delete(socket);
      void server.close();
    });
  });
  return {
    cut: () => {
      state = 'cut';
      for (const socket of open) void socket.close();
    },
    mute: () => {
      state = 'mute';
    },
    mend: () => {
      state = 'whole';
    },
  };
}
