import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Page } from 'playwright-core';
import webpack from 'webpack';
import { root } from '../../../scripts/run';
import makeConfig from '../../../webpack.config';
import { contentPolicy } from '../../../sandbox/web/csp';
import { openBrowser } from '../support/browser';
import type { Look } from './editorPage';

/** A page of a secure origin, which the clipboard wants; nothing listens there. */
const ORIGIN = 'http://localhost:9/';

/** The page with the editor as the console is built, in one script and one sheet. */
async function build(): Promise<{ script: string; sheet: string }> {
  const { module: modules, optimization, resolve, target } = makeConfig({}, { mode: 'production' });
  // Another worker may build it at the same time.
  const folder = join(root, '.cache/editor-page', process.env.JEST_WORKER_ID ?? '');
  const compiler = webpack({
    ...{ mode: 'production', devtool: false, performance: { hints: false } },
    ...(modules === undefined ? {} : { module: modules }),
    ...(optimization === undefined ? {} : { optimization: { ...optimization, minimize: false } }),
    ...(resolve === undefined ? {} : { resolve }),
    ...(target === undefined ? {} : { target }),
    entry: join(import.meta.dirname, 'editorPage.tsx'),
    output: { path: folder, filename: 'page.js', publicPath: '/' },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new MiniCssExtractPlugin({ filename: 'page.css' }),
    ],
    cache: { type: 'filesystem', name: 'editor-page', cacheDirectory: join(root, '.cache/webpack') },
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error !== null) fail(error);
      else if (stats?.hasErrors() === true) fail(new Error(stats.toString('errors-only')));
      else compiler.close(() => done());
    });
  });
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { script: read('page.js'), sheet: read('page.css') };
}

/** A page that holds the editor. */
export interface EditorPage {
  page: Page;
  /** Puts a new editor into the page, empty unless told; it has the focus. */
  open(look?: Look): Promise<Page>;
  close(): Promise<void>;
}

const BODY =
  '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Editor</title><link rel="stylesheet" href="/page.css"><main></main><script src="/page.js"></script>';

/** Builds the page and opens it in the installed Chromium, without a window. */
export async function openEditorPage(): Promise<EditorPage> {
  const [{ script, sheet }, browser] = await Promise.all([build(), openBrowser()]);
  const page = await browser.newPage({
    ...{ viewport: { width: 1000, height: 700 }, locale: 'pt-BR' },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const headers = { 'Content-Security-Policy': contentPolicy('n') };
  await page.route(`${ORIGIN}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    if (pathname === '/page.css') return route.fulfill({ contentType: 'text/css', body: sheet });
    return route.fulfill({ contentType: 'text/html', headers, body: BODY });
  });
  await page.goto(ORIGIN);
  let opened = 0;

  async function open(look: Look = {}): Promise<Page> {
    opened += 1;
    await page.evaluate((how) => window.bench.open(how), look);
    await page.locator(`[data-editor="${opened}"]`).waitFor();
    await page.getByRole('textbox').click();
    return page;
  }

  return { page, open, close: () => browser.close() };
}
