import { createProfile, type Display } from './display';
import { CHOOSER, Page } from './page';
import { openProxy, type JourneyProxy } from './proxy';
import { createRoutes, type Matcher, type RequestSeen, type Route } from './routes';
import { spoken } from './spoken';
import { openDriver, type WebDriver } from './webDriver';

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

/** Runs in the page: tells what went wrong in it, and which files it asks for. */
function watchPage(chooser: string, blocksWorkers: boolean): void {
  const { journeyReport } = globalThis as unknown as {
    journeyReport(name: string, ...args: unknown[]): void;
  };
  addEventListener('error', ({ error, message }) =>
    journeyReport('pageerror', message, error instanceof Error ? error.stack : undefined),
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    journeyReport('pageerror', String(reason), reason instanceof Error ? reason.stack : undefined),
  );
  const { error: write } = console;
  console.error = (...parts: unknown[]) => {
    journeyReport('console', parts.map(String).join(' '));
    write.apply(console, parts);
  };
  addEventListener('load', () => journeyReport('load'));
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name];
    history[name] = (...args: Parameters<History['pushState']>) => {
      change.apply(history, args);
      journeyReport('framenavigated', location.href);
    };
  }
  document.addEventListener('click', (event) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || field.type !== 'file') return;
    event.preventDefault();
    document.querySelector(`[data-${chooser}]`)?.removeAttribute(`data-${chooser}`);
    field.setAttribute(`data-${chooser}`, '');
    journeyReport('filechooser');
  });
  if (!blocksWorkers || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register = () => Promise.resolve(undefined as unknown as ServiceWorkerRegistration);
}

type Binding = (source: object, ...args: never[]) => unknown;

/** A profile of a browser of its own, as Playwright's `BrowserContext`. */
export class Context {
  readonly _options: { baseURL: string };
  readonly baseURL: string;
  private readonly routes = createRoutes();
  private readonly bindings = new Map<string, Binding>();
  private readonly beginnings: string[] = [];
  private readonly opened: ((page: Page) => void)[] = [];
  private readonly closing: (() => Promise<void> | void)[] = [];
  private page: Page | null = null;
  private patienceMs = 30_000;

  constructor(
    private readonly programs: Programs,
    private readonly options: ContextOptions,
  ) {
    this.baseURL = options.baseURL;
    this._options = { baseURL: options.baseURL };
    const blocks = options.serviceWorkers === 'block';
    this.beginnings.push(
      `(${String(watchPage)})(${JSON.stringify(CHOOSER.toLowerCase())}, ${String(blocks)});`,
    );
  }

  setDefaultTimeout(timeout: number): void {
    this.patienceMs = timeout;
  }

  patience(): number {
    return this.patienceMs;
  }

  on(_event: 'page', listener: (page: Page) => void): void {
    this.opened.push(listener);
  }

  pages(): Page[] {
    return this.page === null ? [] : [this.page];
  }

  exposeBinding(name: string, binding: Binding): Promise<void> {
    this.bindings.set(name, binding);
    const key = JSON.stringify(name);
    this.beginnings.push(`globalThis[${key}] = (...args) => globalThis.journeyReport(${key}, ...args);`);
    return Promise.resolve();
  }

  addInitScript<A>(program: (arg: A) => void, arg?: A): Promise<void> {
    this.beginnings.push(`(${String(program)})(${JSON.stringify(arg)});`);
    return Promise.resolve();
  }

  route(matcher: Matcher, handler: (route: Route) => unknown): Promise<void> {
    this.routes.add(matcher, handler);
    return Promise.resolve();
  }

  unroute(matcher: Matcher): Promise<void> {
    this.routes.remove(matcher);
    return Promise.resolve();
  }

  private report(name: string, args: unknown[]): void {
    const binding = this.bindings.get(name);
    if (binding !== undefined) {
      binding({}, ...(args as never[]));
      return;
    }
    const [text, stack] = args;
    const page = this.page ?? undefined;
    if (name === 'pageerror') page?.emit(name, { message: text, stack: `${String(text)}\n${String(stack)}` });
    else if (name === 'console') page?.emit(name, { type: () => 'error', text: () => String(text) });
    else if (name === 'framenavigated') page?.emit(name, { url: () => String(text) });
    else if (name === 'filechooser') page?.emit(name, page.chooser());
    else page?.emit(name, {});
  }

  private openProxy(): Promise<JourneyProxy> {
    return openProxy({
      routes: this.routes,
      beginning: () => this.beginnings.join('\n'),
      report: (name, args) => this.report(name, args),
      seen: ({ url, headers }: RequestSeen) =>
        this.page?.emit('request', { url: () => url, headers: () => headers }),
    });
  }

  private async openDriver(proxy: JourneyProxy, env: NodeJS.ProcessEnv): Promise<WebDriver> {
    const { browser, driver } = this.programs;
    const opened = await openDriver({ browser, driver, env, proxy: proxy.address });
    this.closing.unshift(() => opened.close());
    return opened;
  }

  async newPage(): Promise<Page> {
    const { locale, timezoneId, colorScheme, reducedMotion, viewport } = this.options;
    const profile = createProfile(this.programs.display, {
      locale,
      timezoneId,
      isDark: colorScheme === 'dark',
      isCalm: reducedMotion === 'reduce',
    });
    this.closing.unshift(() => profile.remove());
    const proxy = await this.openProxy();
    this.closing.unshift(() => proxy.close());
    const driver = await this.openDriver(proxy, profile.env);
    const page = spoken('page', new Page(this, driver, profile.folder, viewport));
    this.page = page;
    for (const listener of this.opened) listener(page);
    await page.setViewportSize(viewport);
    return page;
  }

  async close(): Promise<void> {
    this.page = null;
    for (const end of this.closing.splice(0)) await end();
  }
}
