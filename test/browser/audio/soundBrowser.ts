import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/ensureChromium';

/** How a browser treats the microphone. */
const FLAGS = {
  /** Three microphones and three loudspeakers, and nobody is asked. */
  devices: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  /** The same, and the question is answered with no. */
  refusing: ['--use-fake-device-for-media-stream'],
  /** No device at all, on a machine without sound hardware. */
  bare: ['--use-fake-ui-for-media-stream'],
};

const COMMON = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--autoplay-policy=document-user-activation-required',
];

/** A browser with the console's sound on an otherwise empty page. */
export interface SoundBrowser {
  /** Opens the page anew, in a profile of its own, and clicks on it. */
  open(): Promise<Page>;
  /** The same without a click; `report` hears of each event, since asking the page would count as one. */
  openUntouched(report: (kind: string) => void, hash?: string): Promise<Page>;
  close(): Promise<void>;
}

/** Serves a page with this script on loopback and starts the installed Chromium without a window. */
export async function openSoundBrowser(script: string, kind: keyof typeof FLAGS): Promise<SoundBrowser> {
  const server = createServer(({ url }, response) => {
    const isScript = url === '/audio.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><title>Sound</title><script src="audio.js"></script>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('Chromium is not installed: see the README, "Tests"');
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    args: [...COMMON, ...FLAGS[kind]],
  });
  let context: BrowserContext | null = null;

  async function openUntouched(report: (kind: string) => void, hash = ''): Promise<Page> {
    await context?.close();
    context = await browser.newContext();
    await context.exposeBinding('report', (_source, kind: string) => {
      report(kind);
    });
    const page = await context.newPage();
    await page.goto(`http://localhost:${String(port)}/${hash}`);
    return page;
  }

  return {
    openUntouched,
    async open() {
      const page = await openUntouched(() => undefined);
      await page.mouse.click(20, 20);
      await page.evaluate(() => window.sound.until('sound', () => window.sound.audio.isUnlocked()));
      await page.evaluate(() => window.sound.heard());
      return page;
    },
    async close() {
      await browser.close();
      await new Promise((closed) => server.close(closed));
    },
  };
}
