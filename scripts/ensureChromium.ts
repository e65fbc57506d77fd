import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of the program of this name, in the folders of PATH. */
export function inPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** Path of an installed Chromium or Chrome: `CHROME_BIN` when set, else the first one in the PATH. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROME_BIN;
  if (chosen !== undefined && chosen !== '') return isExecutable(chosen) ? chosen : undefined;
  return NAMES.map(inPath).find((path) => path !== undefined);
}

/**
 * As `findChromium`, and installs Debian's package when there is none and we may. Undefined, after
 * saying what to install, when the browser tests cannot run.
 */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.env.CHROME_BIN) {
    console.error(`CHROME_BIN names ${process.env.CHROME_BIN}, which is not a program that can run.`);
    return undefined;
  }
  if (process.getuid?.() === 0 && inPath('apt-get') !== undefined) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update'], quiet);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
  }
  const installed = findChromium();
  if (installed === undefined) {
    console.error(
      'The browser tests need Chromium: install the package "chromium" (Debian, Ubuntu: as root,',
    );
    console.error('apt-get install chromium), or point CHROME_BIN at a Chromium or Chrome program.');
  }
  return installed;
}
