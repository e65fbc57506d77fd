import type { Browser, BrowserEvent } from '../../../src/services/browser';

/** A page without a browser: the test says what happens to it. */
export interface FakeBrowser extends Browser {
  online: boolean;
  visible: boolean;
  reloads: number;
  /** Whether it may be loaded anew by itself. */
  mayReload: boolean;
  /** What was opened in tabs of their own. */
  tabs: string[];
  /** Whether the browser lets no tab open. */
  blocksTabs: boolean;
  /** Lets something happen, and keeps `online` and `visible` in step. */
  emit(event: BrowserEvent): void;
  /** How many listeners hang on the page. */
  listeners(): number;
}

/** A page that is online and can be seen. */
export function createFakeBrowser(): FakeBrowser {
  const listeners = new Set<(event: BrowserEvent) => void>();
  const fake: FakeBrowser = {
    online: true,
    visible: true,
    reloads: 0,
    tabs: [],
    blocksTabs: false,
    isOnline: () => fake.online,
    isVisible: () => fake.visible,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    untilIdle: () => Promise.resolve(),
    mayReload: true,
    reload() {
      fake.reloads += 1;
    },
    mayReloadByItself: () => fake.mayReload,
    reloadByItself() {
      fake.reloads += 1;
    },
    openTab(url) {
      if (!fake.blocksTabs) fake.tabs.push(url);
      return !fake.blocksTabs;
    },
    listeners: () => listeners.size,
    emit(event) {
      if (event.kind === 'online' || event.kind === 'offline') fake.online = event.kind === 'online';
      if (event.kind === 'shown' || event.kind === 'hidden') fake.visible = event.kind === 'shown';
      for (const listener of [...listeners]) listener(event);
    },
  };
  return fake;
}
