import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type CDPSession, type Page } from '@playwright/test';
import { pathOf } from './album';
import { SIZES, type Scheme, type Shot } from './shots';

/** Words of 12 px stay legible; smaller pictures do not fit many into a repository. */
const SCALE = 0.5;

const QUALITY = 40;

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

/** Takes pictures of a page. */
export interface Camera {
  /** Takes these pictures of what the page shows, and leaves it light and as wide as it was. */
  take(name: string, shots: readonly Shot[]): Promise<void>;
}

async function picture(cdp: CDPSession, { width, height }: { width: number; height: number }) {
  const clip = { x: 0, y: 0, width, height, scale: SCALE };
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  return Buffer.from(data, 'base64');
}

/** A camera that puts its pictures into a folder, by screen. */
export async function openCamera(page: Page, folder: string, language: string): Promise<Camera> {
  const cdp = await page.context().newCDPSession(page);
  const own = page.viewportSize() ?? { width: 1440, height: 900 };

  async function turn(scheme: Scheme): Promise<void> {
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
  }

  return {
    take: async (name, shots) => {
      mkdirSync(join(folder, name), { recursive: true });
      await page.mouse.move(0, 0);
      for (const { scheme, size } of shots) {
        await page.setViewportSize(SIZES[size]);
        await turn(scheme);
        await page.evaluate(settle);
        const bytes = await picture(cdp, SIZES[size]);
        writeFileSync(join(folder, pathOf(name, language, scheme, size)), bytes);
      }
      await page.setViewportSize(own);
      await turn('light');
    },
  };
}
