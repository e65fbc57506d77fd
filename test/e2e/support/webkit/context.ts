import { createProfile, type Display } from './display';
import { allowNotices } from './noticesAllowed';
import { CHOOSER, createPage, type Owner, type Page } from './page';
import { openProxy } from './proxy';
import { createRoutes, type Matcher, type Route } from './routes';
import { spoken } from './spoken';
import { watchPage } from './watchPage';
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

/** A profile of a browser of its own, as Playwright's `BrowserContext`. */
export interface Context extends Owner {
  setDefaultTimeout(timeout: number): void;
  on(event: 'page', listener: (page: Page) => void): void;
  pages(): Page[];
  exposeBinding(name: string, binding: Binding): Promise<void>;
  addInitScript<A>(program: (arg: A) => void, arg?: A): Promise<void>;
  /** Notices are all that can be allowed. */
  grantPermissions(names: readonly ['notifications']): Promise<void>;
  route(matcher: Matcher, handler: (route: Route) => unknown): Promise<void>;
  unroute(matcher: Matcher): Promise<void>;
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
  let page: Page | null = null;
  let patienceMs = 30_000;

  function report(name: string, args: unknown[]): void {
    const binding = bindings.get(name);
    if (binding !== undefined) binding({}, ...(args as never[]));
    else if (page !== null) pass(page, name, args);
  }

  const owner: Owner = { _options: { baseURL }, browser: () => null, patience: () => patienceMs };
  return spoken<Context>('context', {
    ...owner,
    setDefaultTimeout: (timeout) => {
      patienceMs = timeout;
    },
    on: (_event, listener) => {
      opened.push(listener);
    },
    pages: () => (page === null ? [] : [page]),
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
    route: (matcher, handler) => {
      routes.add(matcher, handler);
      return Promise.resolve();
    },
    unroute: (matcher) => {
      routes.remove(matcher);
      return Promise.resolve();
    },
    newPage: async () => {
      const profile = createProfile(display, {
        locale: options.locale,
        timezoneId: options.timezoneId,
        isDark: options.colorScheme === 'dark',
        isCalm: options.reducedMotion === 'reduce',
      });
      closing.unshift(() => profile.remove());
      const proxy = await openProxy({
        routes,
        report,
        beginning: () => beginnings.join('\n'),
        seen: ({ url, headers }) => page?.emit('request', { url: () => url, headers: () => headers }),
      });
      closing.unshift(() => proxy.close());
      const started = await openDriver({ browser, driver, env: profile.env, proxy: proxy.address });
      closing.unshift(() => started.close());
      const first = createPage(owner, started, profile.folder, viewport);
      page = first;
      for (const listener of opened) listener(first);
      await first.setViewportSize(viewport);
      return first;
    },
    close: async () => {
      page = null;
      for (const end of closing.splice(0)) await end();
    },
  });
}
