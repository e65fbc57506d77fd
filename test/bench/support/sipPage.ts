import { Inviter, Registerer, SessionState, URI, UserAgent } from 'sip.js';

/**
 * Runs in the page before the console: notes the clicks and what goes over the socket to the exchange, and
 * holds a telephone of plain SIP.js, as it is shipped, for comparison.
 */

interface Note {
  at: number;
  direction: 'in' | 'out';
  text: string;
}

/** What the bench asks of the page. */
export interface SipPage {
  /** Forgets what was noted. */
  forget: () => void;
  /**
   * ms from the last click to the first message after it that matches.
   * @param pattern of a regular expression over the whole message
   */
  sinceClick: (direction: 'in' | 'out', pattern: string) => Promise<number>;
  /** ms from the last end of a socket to the exchange to the first message after it that comes and matches. */
  sinceClosed: (pattern: string) => Promise<number>;
  /** Registers plain SIP.js under an extension. */
  registerPlain: (extension: string, password: string, url: string) => Promise<void>;
  /** Calls with plain SIP.js: ms until its INVITE is on the wire. It hangs up by itself. */
  callPlain: (number: string) => Promise<number>;
}

declare global {
  interface Window {
    sipPage: SipPage;
  }
}

const LIMIT_MS = 10_000;

let notes: Note[] = [];
let clicked = 0;
let closed: ((at: number) => void) | null = null;
let ended: Promise<number> = Promise.resolve(0);
const waiting = new Set<() => void>();

function note(direction: Note['direction'], data: unknown): void {
  if (typeof data !== 'string') return;
  notes.push({ at: performance.now(), direction, text: data });
  waiting.forEach((look) => {
    look();
  });
}

/** When the first message after a moment went or came, ms on the page's clock. */
function noted(direction: Note['direction'], pattern: RegExp, after: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      waiting.delete(look);
      reject(new Error(`Nothing like ${String(pattern)} went over the socket`));
    }, LIMIT_MS);
    function look(): void {
      const found = notes.find(
        ({ at, direction: way, text }) => way === direction && at >= after && pattern.test(text),
      );
      if (found === undefined) return;
      clearTimeout(limit);
      waiting.delete(look);
      resolve(found.at);
    }
    waiting.add(look);
    look();
  });
}

const NativeSocket = window.WebSocket;

/** Notes a message when it is handed to the socket, and when it comes before anybody else hears it. */
class NotedSocket extends NativeSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    this.addEventListener('message', ({ data }) => {
      note('in', data);
    });
    this.addEventListener('close', () => {
      if (protocols !== 'sip') return;
      closed?.(performance.now());
      closed = null;
    });
  }
  override send(data: Parameters<WebSocket['send']>[0]): void {
    note('out', data);
    super.send(data);
  }
}

window.WebSocket = NotedSocket;
window.addEventListener(
  'click',
  ({ timeStamp }) => {
    clicked = timeStamp;
  },
  true,
);

let plain: UserAgent | null = null;

async function registerPlain(extension: string, password: string, url: string): Promise<void> {
  plain = new UserAgent({
    uri: new URI('sip', extension, 'localhost'),
    authorizationUsername: extension,
    authorizationPassword: password,
    transportOptions: { server: url },
    sessionDescriptionHandlerFactoryOptions: { peerConnectionConfiguration: { iceServers: [] } },
    logBuiltinEnabled: false,
  });
  await plain.start();
  const registerer = new Registerer(plain);
  await new Promise<void>((resolve, reject) => {
    const requestDelegate = {
      onAccept: () => {
        resolve();
      },
      onReject: () => {
        reject(new Error('The exchange refused plain SIP.js'));
      },
    };
    void registerer.register({ requestDelegate });
  });
}

async function callPlain(number: string): Promise<number> {
  if (plain === null) throw new Error('Plain SIP.js is not registered');
  const inviter = new Inviter(plain, new URI('sip', number, 'localhost'));
  const established = new Promise<void>((resolve) => {
    inviter.stateChange.addListener((state) => {
      if (state === SessionState.Established) resolve();
    });
  });
  const began = performance.now();
  void inviter.invite();
  const sent = await noted('out', /^INVITE /, began);
  await established;
  await inviter.bye();
  return sent - began;
}

window.sipPage = {
  forget() {
    notes = [];
    ended = new Promise((resolve) => {
      closed = resolve;
    });
  },
  async sinceClosed(pattern) {
    const at = await ended;
    return (await noted('in', new RegExp(pattern), at)) - at;
  },
  sinceClick: async (direction, pattern) => (await noted(direction, new RegExp(pattern), clicked)) - clicked,
  registerPlain,
  callPlain,
};
