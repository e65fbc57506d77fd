import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { contentPolicy } from '../../../sandbox/web/csp';
import { root, runAside } from '../../../scripts/run';
import { fillAsTyped } from '../../e2e/support/firefox';
import type { Look } from './editorPage';

export { expect };

/** A page of a secure origin, which the clipboard wants; nothing listens there. */
const ORIGIN = 'http://localhost:49151/';

const BODY =
  '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Editor</title><link rel="stylesheet" href="/page.css"><h1 class="visually-hidden">Editor</h1><main></main><script src="/page.js"></script>';

/** What the page loads. */
interface BuiltPage {
  script: string;
  sheet: string;
}

async function buildPage(): Promise<BuiltPage> {
  // Another worker may build it at the same time.
  const folder = join(root, '.cache/editor-page', process.env['TEST_PARALLEL_INDEX'] ?? '');
  const program = join(import.meta.dirname, 'buildEditorPage.ts');
  const { ok, output } = await runAside(process.execPath, ['--import', 'tsx', program, folder]);
  if (!ok) throw new Error(`The page of the editor could not be built: ${output}`);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { script: read('page.js'), sheet: read('page.css') };
}

/** A page of the test's own that holds the editor. */
export interface Editor {
  /** Puts a new editor into the page, empty unless told; it has the focus. */
  open(look?: Look): Promise<Page>;
}

async function openEditor(page: Page, { script, sheet }: BuiltPage): Promise<Editor> {
  const headers = { 'Content-Security-Policy': contentPolicy('n') };
  await page.route(`${ORIGIN}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    if (pathname === '/page.css') return route.fulfill({ contentType: 'text/css', body: sheet });
    return route.fulfill({ contentType: 'text/html', headers, body: BODY });
  });
  await page.goto(ORIGIN);
  let opened = 0;
  return {
    open: async (look = {}) => {
      opened += 1;
      await page.evaluate((how) => window.bench.open(how), look);
      await page.locator(`[data-editor="${opened}"]`).waitFor();
      await page.getByRole('textbox').click();
      return page;
    },
  };
}

/** A test of the e-mail editor alone, in a page that each worker builds once. */
export const test = base.extend<{ editor: Editor }, { builtPage: BuiltPage }>({
  viewport: { width: 1000, height: 700 },
  locale: 'pt-BR',
  permissions: ['clipboard-read', 'clipboard-write'],
  builtPage: [
    async ({}, use) => {
      await use(await buildPage());
    },
    { scope: 'worker' },
  ],
  editor: async ({ page, builtPage, browserName }, use) => {
    if (browserName === 'firefox') await fillAsTyped(page.context());
    await use(await openEditor(page, builtPage));
  },
});
