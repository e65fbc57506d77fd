import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
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
  path: string;
  /** Of the page's size. */
  scale: number;
  /** 1 to 100, of WebP. */
  quality: number;
}

/** Takes pictures of a page as it is. */
export interface Camera {
  turn(scheme: Scheme): Promise<void>;
  resize(size: Size): Promise<void>;
  take(print: Print): Promise<void>;
}

/** A camera that puts its pictures into a folder. */
export async function openCamera(page: Page, folder: string): Promise<Camera> {
  const cdp = await page.context().newCDPSession(page);
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
      const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality, clip });
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), Buffer.from(data, 'base64'));
    },
  };
}
