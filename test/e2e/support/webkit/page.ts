import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKeyboard, createMouse } from './input';
import { createFinding, createLocator, type Finding } from './locator';
import type { Matcher, Route } from './routes';
import { createPageScript } from './script';
import { spoken } from './spoken';
import { assertInPage, rest, type Assertion, type AssertionOptions, type ChosenFile, type Tab } from './tab';
import type { WebDriver } from './webDriver';

interface Size {
  width: number;
  height: number;
}

/** The profile that a page is of, as far as the page and its matchers ask. */
export interface Owner {
  /** None that Playwright knows. */
  browser(): null;
  /** Relative addresses begin here. */
  _options: { baseURL: string };
  patience(): number;
  route(matcher: Matcher, handler: (route: Route) => unknown): Promise<void>;
  unroute(matcher: Matcher): Promise<void>;
}

type Listener = (what: never) => void;

/** The system's dialog for files. */
interface FileChooser {
  setFiles(files: ChosenFile | readonly ChosenFile[]): Promise<void>;
}

/** A page of Playwright's, over WebDriver. */
export interface Page extends Finding {
  /** By which the matchers know it. */
  _apiName: 'Page';
  keyboard: Tab['keyboard'];
  mouse: Tab['mouse'];
  context(): Owner;
  /** What matchers ask about the page as a whole. */
  mainFrame(): { _expect(expression: string, options: AssertionOptions): Promise<Assertion> };
  goto(path: string): Promise<void>;
  close(): Promise<void>;
  waitForTimeout(ms: number): Promise<void>;
  route: Owner['route'];
  unroute: Owner['unroute'];
  reload(): Promise<void>;
  title(): Promise<string>;
  evaluate<T, A>(program: string | ((arg: A) => T | Promise<T>), arg?: A): Promise<T | undefined>;
  viewportSize(): Size;
  setViewportSize(size: Size): Promise<void>;
  screenshot(options: { path: string }): Promise<void>;
  on(event: string, listener: Listener): void;
  /** Tells those who listen. */
  emit(event: string, what: unknown): void;
  /** The next of what happens in the page: files that are asked for, or a document that was loaded. */
  waitForEvent(event: 'filechooser' | 'load'): Promise<unknown>;
  /** The dialog for files, of the field that asked last. */
  chooser(): FileChooser;
}

/** The name of WebDriver for an element that a script gives. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Marks the field that asked for files last. */
export const CHOOSER = 'data-journey-chooser';

function createTab(driver: WebDriver, folder: string, patience: () => number): Tab {
  return {
    script: createPageScript(driver),
    keyboard: createKeyboard(driver),
    mouse: createMouse(driver),
    patience,
    choose: async (selector, files) => {
      const paths = files.map((file) => {
        if (typeof file === 'string') return file;
        const path = join(folder, file.name);
        writeFileSync(path, file.buffer);
        return path;
      });
      const program = 'return globalThis.journeyFinder.one(arguments[0])';
      const found = (await driver.script(program, [selector])) as Record<string, string>;
      await driver.command('POST', `/element/${found[ELEMENT] ?? ''}/value`, { text: paths.join('\n') });
    },
  };
}

/** What a page is made of. */
export interface PageParts {
  owner: Owner;
  driver: WebDriver;
  /** Of the profile, where chosen files are put. */
  folder: string;
  firstSize: Size;
  closed(): void;
}

/** Makes the page of a driver's tab. */
export function createPage({ owner, driver, folder, firstSize, closed }: PageParts): Page {
  const tab = createTab(driver, folder, () => owner.patience());
  const listeners = new Map<string, Listener[]>();
  let size = firstSize;
  const on: Page['on'] = (event, listener) => {
    listeners.set(event, [...(listeners.get(event) ?? []), listener]);
  };
  const find = (selector: string) => createLocator(tab, selector);
  return spoken<Page>('page', {
    _apiName: 'Page',
    ...createFinding(find),
    keyboard: tab.keyboard,
    mouse: tab.mouse,
    context: () => owner,
    mainFrame: () => ({
      _expect: (expression, options) => assertInPage(tab, null, expression, options),
    }),
    goto: async (path) => {
      await driver.command('POST', '/url', { url: new URL(path, owner._options.baseURL).href });
    },
    close: async () => {
      closed();
      await driver.close();
    },
    waitForTimeout: rest,
    route: (...asked) => owner.route(...asked),
    unroute: (...asked) => owner.unroute(...asked),
    reload: async () => {
      await driver.command('POST', '/refresh');
    },
    title: () => tab.script.run(() => document.title),
    evaluate: async <T, A>(program: string | ((arg: A) => T | Promise<T>), arg?: A) => {
      if (typeof program !== 'string') return tab.script.runAlone(program, arg as A);
      await tab.script.runText(program);
      return undefined;
    },
    viewportSize: () => size,
    setViewportSize: async (next) => {
      size = next;
      const frame = await tab.script.run(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
      const [across = 0, down = 0] = frame;
      const [width, height] = [size.width + across, size.height + down];
      await driver.command('POST', '/window/rect', { x: 0, y: 0, width, height });
    },
    screenshot: async ({ path }) => {
      const picture = (await driver.command('GET', '/screenshot')) as string;
      writeFileSync(path, Buffer.from(picture, 'base64'));
    },
    on,
    emit: (event, what) => {
      for (const listener of listeners.get(event) ?? []) listener(what as never);
    },
    waitForEvent: (event) => {
      const timeout = owner.patience();
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`No ${event} within ${String(timeout)} ms`)), timeout);
        on(event, (what: unknown) => {
          clearTimeout(late);
          resolve(what);
        });
      });
    },
    chooser: () => ({ setFiles: (files) => find(`[${CHOOSER}]`).setInputFiles([files].flat()) }),
  });
}
