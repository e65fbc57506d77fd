/** Texts of one language by key. */
export type Texts = Readonly<Record<string, string>>;

/** What the frame is made of. */
export interface FrameParts {
  /** The texts of each language, by its BCP 47 tag. */
  texts: Readonly<Record<string, Texts>>;
  /** The version as the rail and the login show it. */
  version: string;
}

/** As many as the list's own skeleton has. */
const ROWS = 6;

/** The classes that the page's first script gives to the frame (src/app/firstFrame.ts). */
export const GIVEN_CLASSES = ['list-pane--rail', 'panes--narrow'];

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The attribute in which the words of a language stand, until the style sheet makes room for them. */
export function wordsAttribute(tag: string): string {
  return `data-${tag.toLowerCase()}`;
}

/**
 * The place of a text: as wide as it is in the language on screen, and drawn by nobody. In attributes it is neither read
 * out nor found.
 */
function placer({ texts }: FrameParts) {
  return (key: string): string => {
    const words = Object.entries(texts).map(([tag, of]) => {
      const text = of[key];
      if (text === undefined) throw new Error(`No text ${key} in ${tag}`);
      return `${wordsAttribute(tag)}="${escaped(text)}"`;
    });
    return `<i class="first-frame__word" ${words.join(' ')}></i>`;
  };
}

/** What is the same in every language. */
const said = (text: string): string => `<i class="first-frame__said" data-said="${escaped(text)}"></i>`;

const times = (count: number, html: string): string => html.repeat(count);

const ICON = '<b class="icon first-frame__shape"></b>';

const BAR = '<b class="skeleton__bar"></b>';

const ROW = `<div class="first-frame__row"><b class="skeleton__avatar"></b><span class="skeleton__lines">${BAR}<b class="skeleton__bar skeleton__bar--short"></b></span></div>`;

const iconButton = (name = '') => `<span class="button button--quiet button--icon ${name}">${ICON}</span>`;

function rail(word: (key: string) => string, version: string): string {
  const icon = '<b class="icon nav-rail__icon first-frame__shape"></b>';
  const named = (key: string, name = '') =>
    `<span class="nav-rail__entry ${name}">${icon}<span class="nav-rail__name">${word(key)}</span></span>`;
  const bare = `<span class="nav-rail__entry">${icon}</span>`;
  return `<div class="nav-rail">${[
    named('nav.conversations'),
    named('nav.phone', 'first-frame__phone'),
    named('nav.contacts'),
    named('nav.history'),
    named('nav.myDay'),
    '<span class="nav-rail__gap"></span>',
    times(3, bare),
    `<span class="nav-rail__version">${said(version)}</span>`,
  ].join('')}</div>`;
}

function topBar(word: (key: string) => string): string {
  const begin = `<span class="button button--primary title-bar__new"><b class="icon"></b><span class="title-bar__new-word">${word('frame.new')}</span><b class="icon title-bar__new-arrow"></b></span>`;
  return `<div class="title-bar"><div class="global-field">${ICON}</div><div class="call-slot"></div><div class="title-bar__end">${begin}<div class="status-pill"></div></div></div>`;
}

function list(word: (key: string) => string): string {
  const chip = (key: string) =>
    `<span class="chip">${word(key)} <span class="chip__count tabular">${said('0')}</span></span>`;
  return `<div class="list-pane"><div class="list-pane__head"><div class="waiting">${times(4, '<span class="waiting__badge"></span>')}</div>${iconButton()}${iconButton('first-frame__pin')}</div><div class="conversations"><div class="conversations__search"><div class="search-field">${ICON}<div class="first-frame__field"></div></div></div><div class="conversations__head"><span class="conversations__title">${word('conversations.active')}</span></div><div class="chips">${['all', 'unanswered', 'unreadChip'].map((key) => chip(`conversations.${key}`)).join('')}</div><div class="first-frame__rows">${times(ROWS, ROW)}</div></div></div>`;
}

function login(word: (key: string) => string, version: string): string {
  const field = (key: string) =>
    `<span class="login__label">${word(key)}</span><span class="login__input"></span>`;
  const noCalls = `<div class="login__alert login__alert--ended first-frame__no-calls"><div><p><strong>${word('login.noCalls')}</strong></p><p>${word('login.noCallsHint')}</p></div></div>`;
  return `<div class="login"><div class="login__card"><p class="login__title"><b class="skeleton__bar skeleton__bar--short"></b></p><p class="login__subtitle">${word('login.subtitle')}</p>${noCalls}<div class="login__form">${field('login.user')}${field('login.password')}<p class="login__hint"></p><span class="login__check"><input type="checkbox">${word('login.save')}</span><span class="button button--primary login__submit"></span></div></div><div class="login__foot">${said(version)}</div></div>`;
}

/**
 * The frame of the console and that of the login as they stand in the document, by the classes of the real ones, so that
 * their sizes are the same; the page's first script shows one of them. Nothing in it has a name or takes the focus.
 */
export function frameMarkup(parts: FrameParts): string {
  const word = placer(parts);
  const screen = `<div class="frame__screen"><div class="panes">${list(word)}<div class="panes__main"></div></div></div>`;
  const console = `<div class="frame">${rail(word, parts.version)}<div class="frame__column">${topBar(word)}${screen}</div></div>`;
  return `<div id="first-frame" class="first-frame" aria-hidden="true" inert hidden>${console}${login(word, parts.version)}</div>`;
}
