import type { Browser, Page } from '@playwright/test';
import { WEB_SOCKET_PORT } from './kamailio';

/** A telephone that is not the console's, in a page of its own. */
export interface PlainPhone {
  readonly extension: string;
  readonly page: Page;
  dial(number: string, withVideo?: boolean): Promise<void>;
  /** From now on calls are heard until `answerNow`, and answered by somebody else than was dialled. */
  announce(): Promise<void>;
  answerNow(): Promise<void>;
  askForOffer(): Promise<void>;
  hold(held: boolean): Promise<void>;
  hangUp(): Promise<void>;
  /** Resolves when so many calls are established. */
  talks(calls: number): Promise<void>;
  /** Ends every call, signs off and goes. */
  close(): Promise<void>;
}

/** Opens one and registers it at the exchange. */
export async function openPlainPhone(
  browser: Browser,
  url: string,
  extension: string,
  exchange = `ws://localhost:${String(WEB_SOCKET_PORT)}`,
): Promise<PlainPhone> {
  const context = await browser.newContext({ permissions: ['microphone', 'camera'] });
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(([user, server]) => window.plain.register(user, server), [
    extension,
    `${exchange}/ws`,
  ] as const);
  return {
    extension,
    page,
    dial: (number, withVideo = false) =>
      page.evaluate(([to, video]) => window.plain.dial(to, video), [number, withVideo] as const),
    announce: () => page.evaluate(() => window.plain.announce()),
    answerNow: () => page.evaluate(() => window.plain.answerNow()),
    askForOffer: () => page.evaluate(() => window.plain.askForOffer()),
    hold: (held) => page.evaluate((wanted) => window.plain.hold(wanted), held),
    hangUp: () => page.evaluate(() => window.plain.hangUp()),
    async talks(calls) {
      await page.waitForFunction((wanted) => window.plain.talking() === wanted, calls, { timeout: 15_000 });
    },
    async close() {
      await page.evaluate(() => window.plain.leave()).catch(() => undefined);
      await context.close();
    },
  };
}
