import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { SIZES, type Scheme, type Size } from './shots';

/** Runs in the page: what moves comes to its end, what loads is there, and no caret blinks. */
async function settle(): Promise<void> {
  if (document.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { caret-color: transparent !important; }');
    document.adoptedStyleSheets = [sheet];
  }
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  // What hangs on the size of another finds its place a frame later.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** How a picture is kept. */
export interface Print {
  /** Its ending says the format: AVIF, which is the smallest by far, or WebP, which is shown everywhere. */
  path: string;
  /** Of the page's size. */
  scale: number;
  /** 1 to 100. */
  quality: number;
}

/** Takes pictures of a page as it is. */
export interface Camera {
  turn(scheme: Scheme): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Takes a picture, which is put into the folder beside what goes on. */
  take(print: Print): Promise<void>;
  /** Waits until all pictures are in the folder. */
  close(): Promise<void>;
}

/** A third of the usual time, for pictures little larger: a whole run takes minutes. */
const EFFORT = 3;

/** Thin coloured letters are blurred where colours are kept at half the size, as is usual. */
async function develop(shot: Buffer, file: string, quality: number): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const image = sharp(shot);
  const print = file.endsWith('.webp')
    ? image.webp({ quality, smartSubsample: true })
    : image.avif({ quality, effort: EFFORT, chromaSubsampling: '4:4:4' });
  await print.toFile(file);
}

/** A camera that puts its pictures into a folder. */
export async function openCamera(page: Page, folder: string): Promise<Camera> {
  const cdp = await page.context().newCDPSession(page);
  const developed: Promise<void>[] = [];
  return {
    turn: async (scheme) => {
      await page.emulateMedia({ colorScheme: scheme });
      await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
    },
    resize: (size) => page.setViewportSize(SIZES[size]),
    take: async ({ path, scale, quality }) => {
      await page.evaluate(settle);
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      const clip = { x: 0, y: 0, width, height, scale };
      const { data } = await cdp.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        clip,
      });
      developed.push(develop(Buffer.from(data, 'base64'), join(folder, path), quality));
    },
    close: async () => {
      await Promise.all(developed);
    },
  };
}
