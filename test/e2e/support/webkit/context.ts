import { createProfile, type Display } from './display';
import { allowNotices } from './noticesAllowed';
import { CHOOSER, createPage, type Owner, type Page } from './page';
import { openProxy } from './proxy';
import { createRoutes } from './routes';
import { spoken } from './spoken';
import { watchPage } from './watchPage';
import { createDriverTabs, type DriverTabs } from './tabsOfDriver';
import { openDriver } from './webDriver';

/** What of Playwright's options for a profile is spoken here. */
export interface ContextOptions {
  baseURL: string;
  locale: string;
  timezoneId: string;
  colorScheme: 'light' | 'dark';
  reducedMotion: 'reduce' | 'no-preference';
  viewport: { width: number; height: number };
  serviceWorkers: 'allow' | 'block';
}

/** The programs that a profile is opened with. */
export interface Programs {
  driver: string;
  browser: string;
  display: Display;
}

type Binding = (source: object, ...args: never[]) => unknown;

/** Runs in pages: what they are told of a network that comes or goes; no machine of a test loses its own. */
function tellNetwork(isThere: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isThere });
  dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

/** A profile of a browser of its own, as Playwright's `BrowserContext`. */
export interface Context extends Owner {
  setDefaultTimeout(timeout: number): void;
  on(event: 'page', listener: (page: Page) => void): void;
  pages(): Page[];
  exposeBinding(name: string, binding: Binding): Promise<void>;
  addInitScript<A>(program: (arg: A) => void, arg?: A): Promise<void>;
  /** Notices are all that can be allowed. */
  grantPermissions(names: readonly ['notifications']): Promise<void>;
  setOffline(isOffline: boolean): Promise<void>;
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

/** Hands what a page reports on to those who listen to it, in the form that Playwright gives it. */
function pass(page: Page, name: string, [text, stack]: readonly unknown[]): void {
  if (name === 'pageerror') page.emit(name, { message: text, stack: `${String(text)}\n${String(stack)}` });
  else if (name === 'console') page.emit(name, { type: () => 'error', text: () => String(text) });
  else if (name === 'framenavigated') page.emit(name, { url: () => String(text) });
  else if (name === 'filechooser') page.emit(name, page.chooser());
  else page.emit(name, {});
}

/** Makes a profile; its browser starts with the page. */
export function createContext({ browser, driver, display }: Programs, options: ContextOptions): Context {
  const { baseURL, viewport } = options;
  const routes = createRoutes();
  const bindings = new Map<string, Binding>();
  const watched = [JSON.stringify(CHOOSER), String(options.serviceWorkers === 'block')].join();
  const beginnings = [`(${String(watchPage)})(${watched});`];
  const opened: ((page: Page) => void)[] = [];
  const closing: (() => Promise<void> | void)[] = [];
  const pages = new Set<Page>();
  let tabs: DriverTabs | null = null;
  let folder = '';
  let isOffline = false;
  let cut = (): void => undefined;
  let patienceMs = 30_000;

  function report(name: string, args: unknown[]): void {
    const binding = bindings.get(name);
    if (binding !== undefined) binding({}, ...(args as never[]));
    // Which of them told it nobody knows.
    else for (const page of pages) pass(page, name, args);
  }

  /** Starts the browser of the profile, and what stands between it and its servers. */
  async function openBrowser(): Promise<DriverTabs> {
    const profile = createProfile(display, {
      locale: options.locale,
      timezoneId: options.timezoneId,
      isDark: options.colorScheme === 'dark',
      isCalm: options.reducedMotion === 'reduce',
    });
    ({ folder } = profile);
    closing.unshift(() => profile.remove());
    const offline = `(${String(tellNetwork)})(false);`;
    const proxy = await openProxy({
      routes,
      report,
      isOffline: () => isOffline,
      beginning: () => [...beginnings, isOffline ? offline : ''].join('\n'),
      seen: ({ url, headers }) => {
        for (const page of pages) page.emit('request', { url: () => url, headers: () => headers });
      },
    });
    ({ cut } = proxy);
    closing.unshift(() => proxy.close());
    const started = await openDriver({ browser, driver, env: profile.env, proxy: proxy.address });
    closing.unshift(() => started.close());
    return createDriverTabs(started);
  }

  const owner: Owner = {
    _options: { baseURL },
    browser: () => null,
    patience: () => patienceMs,
    route: (matcher, handler) => {
      routes.add(matcher, handler);
      return Promise.resolve();
    },
    unroute: (matcher) => {
      routes.remove(matcher);
      return Promise.resolve();
    },
  };
  return spoken<Context>('context', {
    ...owner,
    setDefaultTimeout: (timeout) => {
      patienceMs = timeout;
    },
    on: (_event, listener) => {
      opened.push(listener);
    },
    pages: () => [...pages],
    exposeBinding: (name, binding) => {
      bindings.set(name, binding);
      const key = JSON.stringify(name);
      beginnings.push(`globalThis[${key}] = (...args) => globalThis.journeyReport(${key}, ...args);`);
      return Promise.resolve();
    },
    addInitScript: (program, arg) => {
      beginnings.push(`(${String(program)})(${JSON.stringify(arg)});`);
      return Promise.resolve();
    },
    grantPermissions: () => {
      beginnings.push(`(${String(allowNotices)})();`);
      return Promise.resolve();
    },
    setOffline: async (goesOffline) => {
      isOffline = goesOffline;
      if (isOffline) cut();
      for (const page of pages) await page.evaluate(tellNetwork, !isOffline);
    },
    newPage: async () => {
      const others = tabs;
      tabs ??= await openBrowser();
      const tab = await (others === null ? tabs.first() : tabs.open());
      const page = createPage({
        owner,
        driver: tab,
        folder,
        firstSize: viewport,
        closed: () => pages.delete(page),
      });
      pages.add(page);
      for (const listener of opened) listener(page);
      await page.setViewportSize(viewport);
      return page;
    },
    close: async () => {
      pages.clear();
      for (const end of closing.splice(0)) await end();
    },
  });
}
