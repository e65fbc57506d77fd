import type { WebDriver } from './webDriver';

/** The tabs of a driver, of which it speaks to one at a time. */
export interface DriverTabs {
  /** The tab that is there with the browser. */
  first(): Promise<WebDriver>;
  /** Opens another, in a window of its own: what is behind a tab is drawn by nobody. */
  open(): Promise<WebDriver>;
}

/** Makes each tab of a driver one that can be asked whatever another was asked before. */
export function createDriverTabs(driver: WebDriver): DriverTabs {
  let shown: string | null = null;
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: who asks means the tab that was turned to. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  function tab(handle: string): WebDriver {
    const inTab = <T>(work: () => Promise<T>): Promise<T> =>
      inTurn(async () => {
        if (shown !== handle) await driver.command('POST', '/window', { handle });
        shown = handle;
        return work();
      });
    return {
      command: (...asked) => inTab(() => driver.command(...asked)),
      script: (...asked) => inTab(() => driver.script(...asked)),
      perform: (...asked) => inTab(() => driver.perform(...asked)),
      close: async () => {
        await inTab(() => driver.command('DELETE', '/window'));
        shown = null;
      },
    };
  }

  return {
    first: async () => {
      shown = (await driver.command('GET', '/window')) as string;
      return tab(shown);
    },
    open: async () => {
      const opened = await inTurn(() => driver.command('POST', '/window/new', { type: 'window' }));
      return tab((opened as { handle: string }).handle);
    },
  };
}
