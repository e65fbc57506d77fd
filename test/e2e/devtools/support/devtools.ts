import type { FileChooser, Locator, Page } from '@playwright/test';
import type { RootState } from '../../../../src/store/rootReducer';
import type { Visitor } from '../../support/visitor';
import { builtPage } from './cached';

const PATH = '/redux-devtools';

const HTML = `<!doctype html>
<html>
  <style>html, body, #root { height: 100%; margin: 0 }</style>
  <div id="root"></div>
  <script src="${PATH}/app.js"></script>
</html>`;

/** Type of each action in the list, by one look: they may be thousands. */
const TYPES = `[...document.querySelectorAll('[data-id]')].map((row) => row.firstElementChild.textContent)`;

/** The Redux DevTools application beside a console. */
export interface DevTools {
  page: Page;
  /** The slider of time; its value counts actions. */
  position: Locator;
  /** What the inspector tells of the action that was clicked on. */
  inspected: Locator;
  /** The types in the list, in order. */
  types(): Promise<string[]>;
  /** Lists only those actions whose type has these words: with thousands of rows each click takes long. */
  filter(words: string): Promise<void>;
  /** Clicks on an action and looks at it as text. */
  inspect(nth: number): Promise<void>;
  /** Presses Import and chooses a file, by its path or as it is. */
  importFile(file: Parameters<FileChooser['setFiles']>[0]): Promise<void>;
  /** Travels to the state after so many actions. */
  travel(position: number): Promise<void>;
}

/** Lets the store of the console find the extension; before its page opens. */
export async function installExtension({ context }: Visitor): Promise<void> {
  await context.addInitScript({ content: await builtPage('consolePage') });
}

/** What takes long may be an import: told as a fact, it would be one action more than the file has. */
export async function ignoreLongTasks({ context }: Visitor): Promise<void> {
  await context.addInitScript(
    `Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] })`,
  );
}

/** Opens the application beside the console. */
export async function openDevTools({ context }: Visitor): Promise<DevTools> {
  const script = await builtPage('appPage');
  const page = await context.newPage();
  await page.route(`**${PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: HTML }));
  await page.route(`**${PATH}/app.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script }),
  );
  await page.goto(PATH);
  const position = page.getByRole('slider');
  const file = page.locator('input[type="file"]');
  return {
    page,
    position,
    inspected: page.locator('.cm-content'),
    types: () => page.evaluate<string[]>(TYPES),
    filter: (words) => page.getByPlaceholder('filter...').fill(words),
    inspect: async (nth) => {
      await page.locator(`[data-id="${String(nth)}"]`).click();
      await page.getByText('Action', { exact: true }).click();
      await page.getByText('Raw', { exact: true }).click();
    },
    importFile: async (chosen) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button').filter({ has: file }).click();
      await (await chooser).setFiles(chosen);
    },
    travel: (nth) => position.fill(String(nth)),
  };
}

/** The state of the console now. */
export function stateOf({ page }: Visitor): Promise<RootState> {
  return page.evaluate<RootState>('devToolsState()');
}
