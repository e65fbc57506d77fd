import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inPath, installPackages } from './programs';

/** WebKitGTK as it can run here. */
export interface WebKit {
  /** Speaks WebDriver. */
  driver: string;
  /** The browser that it starts. */
  browser: string;
}

/** The browser, its driver, a screen that nobody sees, and the languages of the C library. */
const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'locales'];

const LIBRARIES = '/usr/lib';

/** Debian keeps the browser that comes with the library beside it, under the architecture. */
function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .map((architecture) => join(LIBRARIES, architecture, 'webkit2gtk-4.1/MiniBrowser'))
    .find(existsSync);
}

/** WebKitGTK that is installed with all that it takes; `undefined` where something is missing. */
export function findWebKit(): WebKit | undefined {
  const driver = inPath('WebKitWebDriver');
  const browser = findMiniBrowser();
  const isComplete = inPath('Xvfb') !== undefined && existsSync('/usr/share/i18n/locales/pt_BR');
  return isComplete && driver !== undefined && browser !== undefined ? { driver, browser } : undefined;
}

/** As `findWebKit`, and installs Debian's packages where we may. */
export function ensureWebKit(): WebKit | undefined {
  const found = findWebKit();
  if (found !== undefined) return found;
  installPackages(...PACKAGES);
  const installed = findWebKit();
  if (installed === undefined) {
    console.error(`The journeys in WebKit need Debian's packages ${PACKAGES.join(', ')}.`);
  }
  return installed;
}
