/** @jest-environment jsdom */
import { isFirstFiles, type FirstFiles } from '../../src/app/firstFiles';
import { showFirstFrame } from '../../src/app/firstFrame';

const FILES: FirstFiles = {
  console: ['/assets/effects.js', '/assets/console.js'],
  conversation: ['/assets/conversation.js'],
  languages: {
    pt_BR: { tag: 'pt-BR', first: ['/assets/first-pt.js'], rest: ['/assets/rest-pt.js'] },
    eng_US: { tag: 'en-US', first: ['/assets/first-en.js'], rest: ['/assets/rest-en.js'] },
  },
};

const HTML = `<div id="first-frame" hidden><div class="frame"><span class="first-frame__phone"></span>
  <div class="panes"><div class="list-pane"><i class="first-frame__pin"></i></div><div class="panes__main"></div></div></div><div class="login"><div
  class="first-frame__no-calls"></div></div></div>`;

let width = 1600;

function begin(path: string): HTMLElement | null {
  window.history.replaceState(null, '', path);
  document.head.innerHTML = '';
  document.body.innerHTML = HTML;
  const frame = document.getElementById('first-frame');
  if (frame !== null) showFirstFrame(window, frame, FILES);
  return document.getElementById('first-frame');
}

const preloaded = (): (string | null)[] =>
  [...document.querySelectorAll('link[rel="preload"]')].map((link) => link.getAttribute('href'));

const has = (selector: string): boolean => document.querySelector(`#first-frame ${selector}`) !== null;

function keep(domain: string, fields: Record<string, unknown>): void {
  const kept = Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]);
  localStorage.setItem(`persist:${domain}`, JSON.stringify(Object.fromEntries(kept)));
}

function keepMark(hasTelephone = false): void {
  localStorage.setItem('agent-console.sessionMark', JSON.stringify({ login: 'ana', hasTelephone }));
}

beforeEach(() => {
  localStorage.clear();
  width = 1600;
  const matches = (query: string): boolean => {
    const [, from] = /min-width: (\d+)px/.exec(query) ?? [];
    return from !== undefined && width >= Number(from);
  };
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: matches(query) }),
    RTCPeerConnection: () => undefined,
    AudioContext: () => undefined,
  });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => undefined },
  });
});

describe('the first frame', () => {
  it('is the login where no session is kept, and fetches its words alone', () => {
    expect(begin('/home')?.hidden).toBe(false);
    expect([has('.login'), has('.frame')]).toEqual([true, false]);
    expect(preloaded()).toEqual(['/assets/first-en.js']);
  });

  it('is the console where one is, and fetches effects, screens and words at once', () => {
    keepMark();
    keep('config', { configuration: { language: 'pt_BR' } });
    begin('/home');
    expect([has('.login'), has('.frame'), has('.first-frame__phone')]).toEqual([false, true, false]);
    expect(document.documentElement.lang).toBe('pt-BR');
    expect(preloaded()).toEqual([
      '/assets/first-pt.js',
      '/assets/effects.js',
      '/assets/console.js',
      '/assets/rest-pt.js',
    ]);
  });

  it('is the login at its own address, whoever is in', () => {
    keepMark();
    begin('/login');
    expect([has('.login'), has('.frame')]).toEqual([true, false]);
  });

  it('has the telephone of an agent with an extension, and no list where a page of its own opens', () => {
    keepMark(true);
    begin('/historico');
    expect([has('.first-frame__phone'), has('.panes')]).toEqual([true, false]);
  });

  it('arranges the list as the console will', () => {
    keepMark();
    begin('/home');
    expect([has('.list-pane--rail'), has('.panes--narrow'), has('.panes__main')]).toEqual([
      false,
      false,
      true,
    ]);
    keep('conversations', { selectedId: '7' });
    keep('ui', { listPinned: false });
    begin('/home');
    expect(has('.list-pane--rail')).toBe(true);
    expect(preloaded()).toContain('/assets/conversation.js');
    width = 1000;
    begin('/home');
    expect([has('.list-pane--rail'), has('.panes--narrow')]).toEqual([true, true]);
    expect(has('.first-frame__pin')).toBe(false);
    width = 500;
    begin('/home');
    expect(has('.list-pane')).toBe(false);
    keep('conversations', { selectedId: null });
    begin('/home');
    expect([has('.list-pane'), has('.panes__main')]).toEqual([true, false]);
  });

  it('looks as the agent chose', () => {
    keepMark();
    keep('ui', { theme: 'dark' });
    keep('layout', { byAgent: { ana: { density: 'compact', textSize: 125, widths: { list: 999 } } } });
    begin('/home');
    const { dataset, style } = document.documentElement;
    expect([dataset['scheme'], dataset['density']]).toEqual(['dark', 'compact']);
    expect(style.getPropertyValue('--text-scale')).toBe('1.25');
    expect(document.querySelector<HTMLElement>('.panes')?.style.getPropertyValue('--list-width')).toBe(
      '400px',
    );
  });

  it('takes nothing from what is damaged', () => {
    localStorage.setItem('agent-console.sessionMark', '{"login":1}');
    localStorage.setItem('persist:ui', 'x');
    localStorage.setItem('persist:layout', '{"byAgent":"["}');
    begin('/home');
    expect(has('.login')).toBe(true);
  });

  it('is not there for a replay', () => {
    expect(begin('/replay')).toBeNull();
    expect(preloaded()).toEqual([]);
  });

  it('has the room of what the login says of calls where the browser has none, to who would call', () => {
    begin('/login');
    expect(has('.first-frame__no-calls')).toBe(false);
    Reflect.deleteProperty(window, 'AudioContext');
    begin('/login');
    expect(has('.first-frame__no-calls')).toBe(true);
    keep('config', { configuration: { webrtc: false } });
    begin('/login');
    expect([has('.login'), has('.first-frame__no-calls')]).toEqual([true, false]);
  });
});

it('knows a document that names its files otherwise', () => {
  expect(isFirstFiles(FILES)).toBe(true);
  expect(isFirstFiles({ ...FILES, console: [1] })).toBe(false);
  expect(isFirstFiles({ ...FILES, languages: { pt_BR: { tag: 'pt-BR' } } })).toBe(false);
  expect(isFirstFiles(null)).toBe(false);
});
