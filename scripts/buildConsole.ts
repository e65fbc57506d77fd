import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runAside, runTool, type Ended } from './run';
import { sourceHash } from './sourceHash';

const page = join(root, 'dist/index.html');
const stamp = join(root, '.cache/dist.sha256');

function isFresh(hash: string): boolean {
  return existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/** Builds the console for production into dist/; false when the build or its budget failed. */
export function buildConsole(): boolean {
  const hash = sourceHash(root);
  rmSync(stamp, { force: true });
  if (!runTool('webpack/bin/webpack.js', ['--mode', 'production'])) return false;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

/** As `buildConsole`, but keeps a dist/ that was built from the very same sources. */
export function ensureConsole(): boolean {
  return isFresh(sourceHash(root)) || buildConsole();
}

/** As `ensureConsole`, beside others. */
export async function ensureConsoleAside(): Promise<Ended> {
  if (isFresh(sourceHash(root))) return { ok: true, output: '' };
  return runAside(process.execPath, ['--import', 'tsx', join(root, 'scripts/build.ts')]);
}
