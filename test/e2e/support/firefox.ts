import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import { inPath } from '../../../scripts/programs';

/**
 * A light, calm Firefox whose microphone beeps, is given without asking, and shows the addresses that it has. What
 * Playwright tells Chromium for each context are preferences of the whole browser here.
 */
export const FIREFOX_PREFS = {
  'layout.css.prefers-color-scheme.content-override': 1,
  'ui.prefersReducedMotion': 1,
  // Else the scripts of a last tab are ended at some moment of its `pagehide`, and what it still sends is a matter of luck.
  'dom.abort_script_on_child_shutdown': false,
  'media.navigator.permission.disabled': true,
  'media.navigator.streams.fake': true,
  'media.peerconnection.ice.obfuscate_host_addresses': false,
};

/** Whether a browser is Firefox. */
export function isFirefox(browser: Browser | null): boolean {
  return browser?.browserType().name() === 'firefox';
}

/**
 * An IPv4 address of this machine beside loopback, undefined where it has none: Firefox never has sound on loopback. What
 * a machine sends to its own address does not leave it.
 */
export function ownAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

/** Where sound goes that nobody listens to. */
export interface SilentOutput {
  /** What a browser that is to play there has in its environment. */
  env: { PULSE_SERVER: string };
  close(): void;
}

const STARTS_WITHIN_MS = 10_000;

/** Opens an output that takes sound at the pace of time: without one Firefox never lets a page play or record. */
export async function openSilentOutput(): Promise<SilentOutput> {
  const program = inPath('pulseaudio');
  if (program === undefined) throw new Error('Sound in Firefox needs the package pulseaudio');
  const folder = mkdtempSync(join(tmpdir(), 'silent-output-'));
  const socket = join(folder, 'native');
  const own = ['-n', '--daemonize=no', '--use-pid-file=no', '--exit-idle-time=-1', '--disable-shm=yes'];
  const calm = ['--realtime=no', '--high-priority=no', '--log-level=error'];
  const modules = [
    '-L',
    'module-null-sink',
    '-L',
    `module-native-protocol-unix auth-anonymous=1 socket=${socket}`,
  ];
  const server = spawn(program, [...own, ...calm, ...modules], {
    env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder },
    stdio: 'ignore',
  });
  const end = performance.now() + STARTS_WITHIN_MS;
  while (!existsSync(socket)) {
    if (performance.now() > end) throw new Error('pulseaudio does not start');
    await sleep(50);
  }
  return {
    env: { PULSE_SERVER: `unix:${socket}` },
    close: () => {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs in the page: puts text where the focus is, as typing does. */
function insertAsTyped(): void {
  function insert(text: string): Element | undefined {
    const { activeElement } = document;
    if (activeElement instanceof HTMLIFrameElement) return activeElement;
    // An editor that keeps its own text hears of it before the page changes.
    const typed = Object.assign(new Event('textInput', { bubbles: true, cancelable: true }), { data: text });
    if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) {
      const { value, selectionStart, selectionEnd } = activeElement;
      const start = selectionStart ?? value.length;
      const written = value.slice(0, start) + text + value.slice(selectionEnd ?? value.length);
      // By the prototype: React keeps count of what is set by the element itself.
      Reflect.set(Object.getPrototypeOf(activeElement) as object, 'value', written, activeElement);
      if (selectionStart !== null) activeElement.setSelectionRange(start + text.length, start + text.length);
      activeElement.dispatchEvent(
        new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }),
      );
    } else if (activeElement?.dispatchEvent(typed) === true) {
      // Where it is content with that, the browser writes.
      const command: unknown = Reflect.get(document, 'execCommand');
      if (typeof command === 'function') Reflect.apply(command, document, ['insertText', false, text]);
    }
    return undefined;
  }
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => undefined });
}

/**
 * Playwright fills a field of Firefox by its `value`, which React takes for its own doing and puts back; with this it
 * hears of what is typed.
 */
export async function fillAsTyped(context: BrowserContext): Promise<void> {
  await context.addInitScript(insertAsTyped);
}
