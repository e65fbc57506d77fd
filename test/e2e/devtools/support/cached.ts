import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root, runAside } from '../../../../scripts/run';
import { sourceHash } from '../../../../scripts/sourceHash';
import { bundlePage } from '../../../bench/support/bundlePage';

const cache = join(root, '.cache/devtools');

/** What the two pages are made of; the lock file stands for the packages. */
const PAGE_PARTS = [
  'test/e2e/devtools/appPage.ts',
  'test/e2e/devtools/consolePage.ts',
  'test/e2e/devtools/support/bridge.ts',
  'test/bench/support/bundlePage.ts',
  'package-lock.json',
];

/** The folder with what `make` puts there, made once for each content (`hash`); an older one goes. */
async function cached(name: string, hash: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(cache, `${name}-${hash.slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const made = mkdtempSync(join(cache, 'part-'));
  await make(made);
  for (const old of readdirSync(cache)) {
    if (old.startsWith(`${name}-`)) rmSync(join(cache, old), { recursive: true, force: true });
  }
  renameSync(made, folder);
  return folder;
}

/** One of the two pages as a script. */
export async function builtPage(name: 'appPage' | 'consolePage'): Promise<string> {
  const hash = createHash('sha256');
  for (const part of PAGE_PARTS) hash.update(readFileSync(join(root, part)));
  const folder = await cached(name, hash.digest('hex'), async (to) => {
    writeFileSync(join(to, 'page.js'), await bundlePage(name, join(root, 'test/e2e/devtools')));
  });
  return readFileSync(join(folder, 'page.js'), 'utf8');
}

/** The folder of the console as `npm run dev` builds it: states are frozen, actions and states checked. */
export function developmentConsole(): Promise<string> {
  return cached('console', sourceHash(root), async (to) => {
    const webpack = join(root, 'node_modules/webpack/bin/webpack.js');
    const build = [webpack, '--mode', 'development', '--output-path', to];
    const { ok, output } = await runAside(process.execPath, build);
    if (!ok) throw new Error(output);
  });
}
