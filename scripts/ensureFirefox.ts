import { inPath, installPackages, isExecutable } from './programs';

const NAMES = ['firefox-esr', 'firefox'];

/** Path of an installed Firefox: `FIREFOX_BIN` when set, else the first one in the PATH. */
export function findFirefox(): string | undefined {
  const chosen = process.env.FIREFOX_BIN;
  if (chosen !== undefined && chosen !== '') return isExecutable(chosen) ? chosen : undefined;
  return NAMES.map(inPath).find((path) => path !== undefined);
}

/** What is missing for tests in Firefox: the browser, or an output that takes its sound. Null: nothing. */
function obstacle(): string | null {
  if (findFirefox() === undefined) {
    return 'there is no Firefox here (Debian: as root, apt-get install firefox-esr)';
  }
  if (inPath('pulseaudio') === undefined) {
    return 'Firefox has no sound output here (Debian, Ubuntu: as root, apt-get install pulseaudio)';
  }
  return null;
}

/** Installs Debian's packages where they are missing and we may; what is missing then. */
export function ensureFirefox(): string | null {
  if (obstacle() === null) return null;
  const isMissing = findFirefox() === undefined;
  if (isMissing && process.env.FIREFOX_BIN) {
    return `FIREFOX_BIN names ${process.env.FIREFOX_BIN}, which is not a program that can run`;
  }
  installPackages(...(isMissing ? ['firefox-esr'] : []), 'pulseaudio');
  return obstacle();
}
