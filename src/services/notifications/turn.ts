/** Which of the console's tabs speaks: several of them know of the same message. */
export interface Turn {
  /** Stands in line, or goes to its head: the tab that the agent looks at speaks, it knows what is open. */
  take(isSeen: boolean): void;
  isMine(): boolean;
  /** Lets the next tab speak. */
  leave(): void;
}

const NAME = 'agent-console/notices';

/** A turn by Web Locks; where the browser has none (plain http), every tab speaks. */
export function createTurn(page: Pick<Window, 'navigator'>): Turn {
  if (!('locks' in page.navigator)) {
    return { take: () => undefined, isMine: () => true, leave: () => undefined };
  }
  const { locks } = page.navigator;
  let isMine = false;
  let isWanted = false;
  let waiting: AbortController | null = null;
  let release: () => void = () => undefined;

  /** Keeps the lock until it is given back. */
  function hold(): Promise<void> {
    isMine = isWanted;
    waiting = null;
    return isWanted ? new Promise((resolve) => (release = resolve)) : Promise.resolve();
  }

  /** Another tab took it. */
  function lost(): void {
    isMine = false;
    if (isWanted) queue();
  }

  function queue(): void {
    const { signal } = (waiting = new AbortController());
    locks.request(NAME, { signal }, hold).catch(() => {
      if (!signal.aborted) lost();
    });
  }

  function seize(): void {
    waiting?.abort();
    waiting = null;
    locks.request(NAME, { steal: true }, hold).catch(lost);
  }

  return {
    take(isSeen) {
      isWanted = true;
      if (isMine) return;
      if (isSeen) seize();
      else if (waiting === null) queue();
    },
    isMine: () => isMine,
    leave() {
      isWanted = false;
      isMine = false;
      waiting?.abort();
      waiting = null;
      release();
    },
  };
}
