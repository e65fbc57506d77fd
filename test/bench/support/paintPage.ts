/** Runs in the page before the console: measures from an event's cause to the frame that shows it. */

/** Where a text is expected: the row on top of the list, or a bubble of the open conversation. */
export type Place = 'row' | 'bubble';

interface Wait {
  text: string;
  isShown: () => boolean;
  /** ms on the page's clock; null until the cause happened. */
  began: number | null;
  done: (ms: number) => void;
}

let wait: Wait | null = null;

/** Tells when what the document holds now is on screen: after the frame that it is drawn in. */
function afterPaint(then: (at: number) => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      then(performance.now());
    };
    port2.postMessage(null);
  });
}

function look(): void {
  if (wait?.began == null || !wait.isShown()) return;
  const { began, done } = wait;
  wait = null;
  afterPaint((at) => {
    done(at - began);
  });
}

const NativeSocket = window.WebSocket;

/** Notes when a frame arrives, before the console hears of it. */
class WatchedSocket extends NativeSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    this.addEventListener('message', ({ data }) => {
      if (wait?.began === null && typeof data === 'string' && data.includes(wait.text)) {
        wait.began = performance.now();
      }
    });
  }
}

function holds(selector: string, text: string): boolean {
  return [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(text));
}

const SELECTORS: Record<Place, string> = {
  row: '[role="grid"] [aria-rowindex="1"]',
  bubble: '[role="log"] article',
};

let measured: Promise<number> = Promise.resolve(Number.NaN);

function awaitPaint(text: string, isShown: () => boolean): void {
  measured = new Promise((done) => {
    wait = { text, isShown, began: null, done };
  });
}

/** Lets the awaited paint's time run from the next event of a kind. */
function beginAt(kind: 'click' | 'keydown'): void {
  const onEvent = ({ timeStamp }: Event) => {
    if (wait !== null) wait.began = timeStamp;
  };
  window.addEventListener(kind, onEvent, { capture: true, once: true });
}

/** ms that an empty page takes to paint a changed word, once for each round: less than that nobody can do. */
async function timeFloor(rounds: number): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await new Promise((rested) => setTimeout(rested, 40 + ((round * 7) % 23)));
    const began = performance.now();
    document.body.textContent = String(round);
    samples.push(
      await new Promise((painted) => {
        afterPaint((at) => {
          painted(at - began);
        });
      }),
    );
  }
  return samples;
}

Object.assign(window, {
  timeFloor,
  WebSocket: WatchedSocket,
  /** From now on the socket frame with this text is awaited, and its paint. */
  expectPainted: (place: Place, text: string) => {
    awaitPaint(text, () => holds(SELECTORS[place], text));
  },
  /** From now on the socket frame with the first text is awaited, and the paint of the second. */
  expectSince: (first: string, place: Place, text: string) => {
    awaitPaint(first, () => holds(SELECTORS[place], text));
  },
  /** From now on a click is awaited, and the paint of this customer's conversation, down to this text. */
  expectOpened: (customer: string, text: string) => {
    awaitPaint(text, () => {
      const chat = document.querySelector('section.chat');
      return chat?.getAttribute('aria-label') === customer && holds(SELECTORS.bubble, text);
    });
    beginAt('click');
  },
  /** From now on a click or a key is awaited, and the paint of something in the document. */
  expectShown: (kind: 'click' | 'keydown', selector: string) => {
    awaitPaint(selector, () => document.querySelector(selector) !== null);
    beginAt(kind);
  },
  /** ms from the awaited cause to the paint. */
  measuredPaint: () => measured,
});

new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
