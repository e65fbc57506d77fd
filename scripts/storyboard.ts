import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { albumPage, albumReadme } from '../test/storyboard/album';
import { SCREENS } from '../test/storyboard/screens';
import { browserTests } from './browserRun';
import { ensureConsole } from './buildConsole';
import { readOptions } from './commandLine';
import { ensureChromium } from './ensureChromium';
import { root, runTool } from './run';

const USAGE = `Usage: npm run storyboard -- [options]
  --out DIR     where the pictures go (default: docs/storyboard)
  --language L  pt_BR, es_cl or eng_US alone; the pictures of the others stay
  --walk W      desk, telephone or developer alone
  --help        this`;

/** Of what everybody who clones the repository fetches. */
const MOST_BYTES = 6_000_000;

const {
  out,
  language = '',
  walk = '',
} = readOptions(USAGE, {
  out: { type: 'string', default: join(root, 'docs/storyboard') },
  language: { type: 'string' },
  walk: { type: 'string' },
});
const folder = resolve(out);

function bytesOf(path: string): number {
  if (!statSync(path).isDirectory()) return statSync(path).size;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
}

/** Takes the pictures, all of them anew unless only some are asked for. */
async function takePictures(): Promise<boolean> {
  const isWhole = language === '' && walk === '';
  if (isWhole) rmSync(folder, { recursive: true, force: true });
  const some = isWhole ? [] : ['--grep', `the ${walk === '' ? '.*' : walk}, in ${language}`];
  const args = ['--project=storyboard', '--workers', '2', ...some];
  return (await browserTests('storyboard', args, { env: { STORYBOARD: folder } })).ok;
}

function writeAlbum(): void {
  const has = (path: string) => existsSync(join(folder, path));
  writeFileSync(join(folder, 'README.md'), albumReadme(SCREENS, has));
  writeFileSync(join(folder, 'index.html'), albumPage(SCREENS, has));
  runTool('oxfmt/bin/oxfmt', [join(folder, 'README.md'), join(folder, 'index.html')]);
}

if (!ensureConsole() || ensureChromium() === undefined) process.exit(1);
const isTaken = await takePictures();
writeAlbum();
const bytes = bytesOf(folder);
console.log(`${folder}: ${(bytes / 1e6).toFixed(2)} MB of at most ${(MOST_BYTES / 1e6).toFixed(0)} MB`);
process.exitCode = isTaken && bytes <= MOST_BYTES ? 0 : 1;
