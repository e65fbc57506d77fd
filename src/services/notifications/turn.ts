/** Which of the console's tabs speaks: the one that works, and never two while another begins to. */
export interface Turn {
  /** Stands in line, or goes to its head: the tab that the agent looks at speaks, it knows what is open. */
  take(isSeen: boolean): void;
  isMine(): boolean;
  /** Lets the next tab speak. */
  leave(): void;
}

const NAME = 'agent-console/notices';

/** A turn by Web Locks; where the browser has none (plain http) or gives none, every tab speaks. */
export function createTurn(page: Pick<Window, 'navigator'>): Turn {
  if (!('locks' in page.navigator)) {
    return { take: () => undefined, isMine: () => true, leave: () => undefined };
  }
  const { locks } = page.navigator;
  let isMine = false;
  let isWanted = false;
  let isRefused = false;
  let waiting: AbortController | null = null;
  let isSeizing = false;
  let release: () => void = () => undefined;

  /** Keeps the lock until it is given back. */
  function hold(): Promise<void> {
    isMine = isWanted;
    waiting = null;
    return isWanted ? new Promise((resolve) => (release = resolve)) : Promise.resolve();
  }

  /** Another tab took it, or there is none to be had: blocked by the browser, or by a page that is being left. */
  function lost(): void {
    const wasMine = isMine;
    isMine = false;
    waiting = null;
    // Asked for once more, what was refused is refused at once: without an end, and a page could not even be left.
    if (!wasMine) isRefused = true;
    else if (isWanted) queue();
  }

  function queue(): void {
    const { signal } = (waiting = new AbortController());
    locks.request(NAME, { signal }, hold).catch(() => {
      if (!signal.aborted) lost();
    });
  }

  /** Asked for twice before it is granted, this tab would take it from itself. */
  function seize(): void {
    waiting?.abort();
    waiting = null;
    if (isSeizing) return;
    isSeizing = true;
    const seized = () => {
      isSeizing = false;
      return hold();
    };
    locks.request(NAME, { steal: true }, seized).catch(() => {
      isSeizing = false;
      lost();
    });
  }

  return {
    take(isSeen) {
      isWanted = true;
      if (isMine) return;
      isRefused = false;
      if (isSeen) seize();
      else if (waiting === null) queue();
    },
    isMine: () => isMine || (isWanted && isRefused),
    leave() {
      isWanted = false;
      isMine = false;
      waiting?.abort();
      waiting = null;
      release();
    },
  };
}
