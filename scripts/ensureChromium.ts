import { inPath, installPackages, isExecutable } from './programs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const HEADLESS_SHELL = 'chromium-headless-shell';

/** Path of an installed Chromium or Chrome: `CHROME_BIN` when set, else the first one in the PATH. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROME_BIN;
  if (chosen !== undefined && chosen !== '') return isExecutable(chosen) ? chosen : undefined;
  return NAMES.map(inPath).find((path) => path !== undefined);
}

/**
 * Path of Chromium's headless shell: the same engine without the window around the page, which takes a quarter of a
 * test's time. Undefined where it is not installed, or `CHROME_BIN` names what all tests run in.
 */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROME_BIN ? undefined : inPath(HEADLESS_SHELL);
}

/** As `findHeadlessShell`, and installs Debian's package where we may; without it Chromium itself serves. */
export function ensureHeadlessShell(): void {
  if (process.env.CHROME_BIN || inPath(HEADLESS_SHELL) !== undefined) return;
  installPackages(HEADLESS_SHELL);
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
  installPackages('chromium');
  const installed = findChromium();
  if (installed === undefined) {
    console.error(
      'The browser tests need Chromium: install the package "chromium" (Debian, Ubuntu: as root,',
    );
    console.error('apt-get install chromium), or point CHROME_BIN at a Chromium or Chrome program.');
  }
  return installed;
}
