import type { CheckResult } from '../../store/selfCheck/types';
import { hasMicrophones } from '../browserSupport';

/** The oldest versions that the product promises to run in; a test holds them to `browserslist`. */
export const OLDEST = { Edge: 110, Chrome: 110, Firefox: 115, Safari: 16.4 } as const;

type Name = keyof typeof OLDEST;

/** By what each says its version; Edge says Chrome's as well, so it comes first. */
const MARKS: readonly (readonly [Name, RegExp])[] = [
  ['Edge', /\bEdg\/(\d+\.\d+)/],
  ['Chrome', /\b(?:Chrome|Chromium|HeadlessChrome)\/(\d+\.\d+)/],
  ['Firefox', /\bFirefox\/(\d+\.\d+)/],
  ['Safari', /\bVersion\/(\d+\.\d+).* Safari\//],
];

/** The name and version in a user agent string; null for one that the product promises nothing about. */
export function browserOf(userAgent: string): { name: Name; version: number } | null {
  for (const [name, mark] of MARKS) {
    const version = mark.exec(userAgent)?.[1];
    if (version !== undefined) return { name, version: Number(version) };
  }
  return null;
}

/** What the console uses wherever it is there, by the names of the web's standards. */
function lackingIn(page: Window & typeof globalThis): string[] {
  const { navigator } = page;
  const wanted: Record<string, boolean> = {
    HTTPS: page.isSecureContext,
    WebRTC: 'RTCPeerConnection' in page,
    getUserMedia: hasMicrophones(page),
    AudioContext: 'AudioContext' in page,
    IndexedDB: 'indexedDB' in page,
    'Web Locks': 'locks' in navigator,
    setSinkId: 'HTMLAudioElement' in page && 'setSinkId' in page.HTMLAudioElement.prototype,
  };
  return Object.keys(wanted).filter((name) => wanted[name] !== true);
}

/** Whether the browser threw the tab away to save memory, and the agent came back to it. */
function wasDiscarded(document: Document): boolean {
  return 'wasDiscarded' in document && document.wasDiscarded === true;
}

/** Whether a page's browser is one that the product promises to run in, and keeps its tab alive. */
export function browserCheck(page: Window & typeof globalThis): CheckResult {
  const browser = browserOf(page.navigator.userAgent);
  const lacks = lackingIn(page);
  const figures = {
    ...(browser === null ? {} : { browser: `${browser.name} ${String(browser.version)}` }),
    ...(lacks.length === 0 ? {} : { lacks: lacks.join(', ') }),
  };
  if (browser === null || browser.version < OLDEST[browser.name])
    return { outcome: 'failed', reason: 'browserOld', figures };
  if (lacks.length > 0) return { outcome: 'warning', reason: 'browserLacks', figures };
  if (wasDiscarded(page.document)) return { outcome: 'warning', reason: 'tabDiscarded', figures };
  return { outcome: 'ok', reason: null, figures };
}
