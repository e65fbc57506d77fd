import { numberOfAddress, TEL_PATH, TEL_QUERY } from '../lib/telLink';

/** `tel:` links that other pages and programs lead to the console. */
export interface TelLinks {
  /** Asks the browser, and that asks the agent, to lead them here. Does nothing where it cannot. */
  register(): void;
  /** The number that this page was opened with, told once; its address forgets it. Null: none. */
  take(): string | null;
  /** Calls the listener for each link that leads to this page while it is open; returns how to unsubscribe. */
  subscribe(listener: (number: string) => void): () => void;
}

function openedWith(page: Window): string {
  return page.performance.getEntriesByType('navigation')[0]?.name ?? page.location.href;
}

/** The links of this page. An installed console gets them by its launch queue. */
export function createTelLinks(page: Window): TelLinks {
  const listeners = new Set<(number: string) => void>();
  let isTaken = false;
  let isFirst = true;
  let isListening = false;

  function launched(target: string | null): void {
    // The page that was opened for the first one shows it by its address.
    const isOwn = isFirst && target === openedWith(page);
    isFirst = false;
    const number = isOwn || target === null ? null : numberOfAddress(target);
    if (number !== null) for (const listener of [...listeners]) listener(number);
  }

  return {
    register() {
      const { navigator, location } = page;
      if (!('registerProtocolHandler' in navigator)) return;
      navigator.registerProtocolHandler('tel', `${location.origin}${TEL_PATH}?${TEL_QUERY}=%s`);
    },
    take() {
      const number = isTaken ? null : numberOfAddress(openedWith(page));
      isTaken = true;
      if (number !== null) page.history.replaceState(page.history.state, '', TEL_PATH);
      return number;
    },
    subscribe(listener) {
      listeners.add(listener);
      if (!isListening) page.launchQueue?.setConsumer(({ targetURL = null }) => launched(targetURL));
      isListening = true;
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
