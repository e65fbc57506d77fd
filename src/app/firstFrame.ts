import { isRecord } from '../lib/records';
import { applyLook, type Look } from '../components/appearance/cssVariables';
import { PANE_WIDTHS, WIDTH_FROM } from '../components/theme';
import { isBrowserSupported } from '../services/browserSupport';
import { readSessionMark, type SessionMark } from '../services/storage/sessionMark';
import type { FirstFiles } from './firstFiles';

/** Where the conversations are; every other address has a screen of its own. */
const WITH_LIST = ['/', '/home', '/chat'];

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function within(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : null;
}

/** A field that redux-persist keeps of a domain; null where there is none. */
function keptOf({ localStorage }: Window, domain: string, field: string): unknown {
  return parsed(within(parsed(localStorage.getItem(`persist:${domain}`)), field));
}

function schemeOf(page: Window): Look['scheme'] {
  const chosen = keptOf(page, 'ui', 'theme');
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return page.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** How the agent arranged the screen. */
function layoutOf(page: Window, login: string): { look: Look; listWidth: number | null } {
  const layout = within(keptOf(page, 'layout', 'byAgent'), login);
  const density = within(layout, 'density') === 'compact' ? 'compact' : 'comfortable';
  const textSize = within(layout, 'textSize');
  const textScale = typeof textSize === 'number' ? textSize / 100 : 1;
  const width = within(within(layout, 'widths'), 'list');
  const { max, min } = PANE_WIDTHS.list;
  const listWidth = typeof width === 'number' ? Math.round(Math.min(max, Math.max(min, width))) : null;
  return { look: { scheme: schemeOf(page), density, textScale }, listWidth };
}

/** The language on screen: what was saved, else the first of the browser's that the product speaks, else its own. */
function languageOf(page: Window, { languages }: FirstFiles): string {
  const saved = within(keptOf(page, 'config', 'configuration'), 'language');
  if (typeof saved === 'string' && Object.hasOwn(languages, saved)) return saved;
  const primary = (tag: string) => tag.toLowerCase().split('-', 1)[0];
  const preferred = page.navigator.languages.flatMap((tag) =>
    Object.keys(languages).filter((name) => primary(languages[name]?.tag ?? '') === primary(tag)),
  );
  return preferred[0] ?? 'pt_BR';
}

function preload({ head }: Document, files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href });
    head.append(link);
  }
}

/** As `ConversationPanes` arranges them. */
function arrangeList(page: Window, frame: HTMLElement, { listWidth }: { listWidth: number | null }): void {
  const panes = frame.querySelector<HTMLElement>('.panes');
  const list = frame.querySelector('.list-pane');
  const has = (part: keyof typeof WIDTH_FROM) =>
    page.matchMedia(`(min-width: ${WIDTH_FROM[part]}px)`).matches;
  const isWide = has('list');
  const isOpen = keptOf(page, 'conversations', 'selectedId') !== null;
  const isRail = isOpen && (isWide ? keptOf(page, 'ui', 'listPinned') === false : has('rail'));
  panes?.classList.toggle('panes--narrow', !isWide);
  // Where no other pane stands beside it, the list has no pin.
  if (!isWide) frame.querySelector('.first-frame__pin')?.remove();
  // Where only one pane shows, it is the list.
  if (!isWide && !isOpen) frame.querySelector('.panes__main')?.remove();
  list?.classList.toggle('list-pane--rail', isRail);
  if (!WITH_LIST.includes(page.location.pathname)) panes?.remove();
  else if (isOpen && !isWide && !isRail) list?.remove();
  if (listWidth !== null && isWide) panes?.style.setProperty('--list-width', `${listWidth}px`);
}

/** The login tells of calls that cannot be, as `LoginPage` does: not to who has no telephone. */
function showLogin(page: Window, frame: HTMLElement): void {
  frame.querySelector('.frame')?.remove();
  const hasNone = within(keptOf(page, 'config', 'configuration'), 'webrtc') === false;
  if (hasNone || isBrowserSupported(page)) frame.querySelector('.first-frame__no-calls')?.remove();
}

function showConsole(page: Window, frame: HTMLElement, mark: SessionMark): void {
  frame.querySelector('.login')?.remove();
  if (!mark.hasTelephone) frame.querySelector('.first-frame__phone')?.remove();
  arrangeList(page, frame, layoutOf(page, mark.login));
}

/**
 * Shows the frame that stands in the document, as this browser's agent arranged it, and begins to fetch the files of the
 * screen that will take its place. An address that has none of the console's screens has no frame.
 */
export function showFirstFrame(page: Window, frame: HTMLElement, files: FirstFiles): void {
  const { document: doc, location } = page;
  if (location.pathname === '/replay') {
    frame.remove();
    return;
  }
  const mark = location.pathname === '/login' ? null : readSessionMark(() => page.localStorage);
  const language = languageOf(page, files);
  const words = files.languages[language];
  applyLook(layoutOf(page, mark?.login ?? '').look, doc.documentElement);
  doc.documentElement.lang = words?.tag ?? doc.documentElement.lang;
  if (mark === null) showLogin(page, frame);
  else showConsole(page, frame, mark);
  frame.hidden = false;
  preload(doc, words?.first ?? []);
  if (mark === null) return;
  const isOpen = keptOf(page, 'conversations', 'selectedId') !== null;
  preload(doc, [...files.console, ...(words?.rest ?? []), ...(isOpen ? files.conversation : [])]);
}
