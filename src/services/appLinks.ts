import { linkOfAddress, type AppLink } from '../lib/appLink';
import { TEL_PATH, TEL_QUERY } from '../lib/telLink';

/** Links and shortcuts of other pages, programs and the desktop that lead to the console. */
export interface AppLinks {
  /** Asks the browser, and that asks the agent, to lead `tel:` links here. Does nothing where it cannot. */
  register(): void;
  /** Whom this page was opened to call or to write to, told once; its address forgets it. Null: for a screen alone. */
  take(): AppLink | null;
  /** Leads this page to the screen of the history. */
  showHistory(): void;
  /**
   * Calls the listener for each link of these kinds that leads to this page while it is open, also for those that came
   * before somebody listened; returns how to unsubscribe.
   */
  subscribe(kinds: readonly AppLink['kind'][], listener: (link: AppLink) => void): () => void;
}

/** Where a page stays whose link another tab follows. */
const HOME = '/home';

interface Listener {
  kinds: readonly AppLink['kind'][];
  listen: (link: AppLink) => void;
}

/** What another tab is to follow: whom to call or to write to. Screens are shown where they were opened. */
function toHandOn(address: string): AppLink | null {
  const link = linkOfAddress(address);
  if (link === null || link.kind === 'history') return null;
  return link.kind === 'dial' && link.number === '' ? null : link;
}

function openedWith(page: Window): string {
  return page.performance.getEntriesByType('navigation')[0]?.name ?? page.location.href;
}

/** The links of this page. An installed console gets them by its launch queue. */
export function createAppLinks(page: Window): AppLinks {
  const listeners = new Set<Listener>();
  let waiting: AppLink[] = [];
  let isTaken = false;
  let isFirst = true;
  let isListening = false;

  function launched(target: string | null): void {
    // The page that was opened for the first one shows it by its address.
    const isOwn = isFirst && target === openedWith(page);
    isFirst = false;
    const link = isOwn || target === null ? null : linkOfAddress(target);
    if (link === null) return;
    const interested = [...listeners].filter(({ kinds }) => kinds.includes(link.kind));
    if (interested.length === 0) waiting.push(link);
    for (const { listen } of interested) listen(link);
  }

  return {
    register() {
      const { navigator, location } = page;
      if (!('registerProtocolHandler' in navigator)) return;
      navigator.registerProtocolHandler('tel', `${location.origin}${TEL_PATH}?${TEL_QUERY}=%s`);
    },
    take() {
      const link = isTaken ? null : toHandOn(openedWith(page));
      isTaken = true;
      const path = link?.kind === 'dial' ? TEL_PATH : HOME;
      if (link !== null) page.history.replaceState(page.history.state, '', path);
      return link;
    },
    showHistory() {
      page.history.pushState(null, '', '/historico');
      // The router follows the browser's own steps alone.
      page.dispatchEvent(new PopStateEvent('popstate'));
    },
    subscribe(kinds, listen) {
      const listener = { kinds, listen };
      listeners.add(listener);
      const due = waiting.filter(({ kind }) => kinds.includes(kind));
      waiting = waiting.filter((link) => !due.includes(link));
      due.forEach(listen);
      if (!isListening) page.launchQueue?.setConsumer(({ targetURL = null }) => launched(targetURL));
      isListening = true;
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
