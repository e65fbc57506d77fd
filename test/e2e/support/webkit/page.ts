import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from './context';
import { createKeyboard, createMouse } from './input';
import { Locator } from './locator';
import { createPageScript } from './script';
import {
  labelSelector,
  roleSelector,
  textSelector,
  filterSelector,
  type FilterOptions,
  type RoleOptions,
} from './selectors';
import { spoken } from './spoken';
import { assertInPage, type AssertionOptions, type ChosenFile, type Tab } from './tab';
import type { WebDriver } from './webDriver';

interface Size {
  width: number;
  height: number;
}

/** The name of WebDriver for an element that a script gives. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** How a key or a click that opens the system's dialog for files is told, instead of the dialog. */
export const CHOOSER = 'journeyFileChooser';

type Listener = (what: never) => void;

function createTab(driver: WebDriver, folder: string, patience: () => number): Tab {
  return {
    script: createPageScript(driver),
    keyboard: createKeyboard(driver),
    mouse: createMouse(driver),
    patience,
    choose: async (selector, files) => {
      const paths = files.map(({ name, buffer }) => {
        const path = join(folder, name);
        writeFileSync(path, buffer);
        return path;
      });
      const program = 'return globalThis.journeyFinder.one(arguments[0])';
      const found = (await driver.script(program, [selector])) as Record<string, string>;
      await driver.command('POST', `/element/${found[ELEMENT] ?? ''}/value`, { text: paths.join('\n') });
    },
  };
}

/** A page of Playwright's, over WebDriver. */
export class Page {
  /** By which the matchers know it. */
  readonly _apiName = 'Page';
  private readonly tab: Tab;
  private readonly listeners = new Map<string, Listener[]>();
  readonly keyboard: Tab['keyboard'];
  readonly mouse: Tab['mouse'];

  constructor(
    private readonly owner: Context,
    private readonly driver: WebDriver,
    folder: string,
    private size: Size,
  ) {
    this.tab = createTab(driver, folder, () => owner.patience());
    this.keyboard = this.tab.keyboard;
    this.mouse = this.tab.mouse;
  }

  context(): Context {
    return this.owner;
  }

  private find(selector: string): Locator {
    return spoken('locator', new Locator(this.tab, selector));
  }

  getByRole(role: string, options?: RoleOptions): Locator {
    return this.find(roleSelector(role, options));
  }

  getByText(text: string | RegExp, { exact = false } = {}): Locator {
    return this.find(textSelector(text, exact));
  }

  getByLabel(text: string | RegExp, { exact = false } = {}): Locator {
    return this.find(labelSelector(text, exact));
  }

  locator(selector: string, options: FilterOptions = {}): Locator {
    return this.find(`${selector}${filterSelector(options)}`);
  }

  /** What matchers ask about the page as a whole. */
  mainFrame() {
    return {
      _expect: (expression: string, options: AssertionOptions) =>
        assertInPage(this.tab, null, expression, options),
    };
  }

  async goto(path: string): Promise<void> {
    await this.driver.command('POST', '/url', { url: new URL(path, this.owner.baseURL).href });
  }

  async reload(): Promise<void> {
    await this.driver.command('POST', '/refresh');
  }

  async title(): Promise<string> {
    return this.tab.script.run(() => document.title);
  }

  async evaluate<T, A>(program: string | ((arg: A) => T | Promise<T>), arg?: A): Promise<T | undefined> {
    if (typeof program !== 'string') return this.tab.script.runAlone(program, arg as A);
    await this.tab.script.runText(program);
    return undefined;
  }

  viewportSize(): Size {
    return this.size;
  }

  async setViewportSize(size: Size): Promise<void> {
    this.size = size;
    const inner = await this.tab.script.run(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
    const [across = 0, down = 0] = inner;
    const [width, height] = [size.width + across, size.height + down];
    await this.driver.command('POST', '/window/rect', { x: 0, y: 0, width, height });
  }

  async screenshot({ path }: { path: string }): Promise<void> {
    const picture = (await this.driver.command('GET', '/screenshot')) as string;
    writeFileSync(path, Buffer.from(picture, 'base64'));
  }

  on(event: string, listener: Listener): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }

  /** Tells those who listen. */
  emit(event: string, what: unknown): void {
    for (const listener of this.listeners.get(event) ?? []) listener(what as never);
  }

  /** The next of what happens in the page: files that the agent is asked for, or a document that was loaded. */
  waitForEvent(event: 'filechooser' | 'load'): Promise<unknown> {
    const timeout = this.owner.patience();
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`No ${event} within ${String(timeout)} ms`)), timeout);
      this.on(event, (what: unknown) => {
        clearTimeout(late);
        resolve(what);
      });
    });
  }

  /** The system's dialog for files, of the field that asked last. */
  chooser(): { setFiles(files: ChosenFile | readonly ChosenFile[]): Promise<void> } {
    return {
      setFiles: (files) => this.find(`[data-${CHOOSER.toLowerCase()}]`).setInputFiles([files].flat()),
    };
  }
}
