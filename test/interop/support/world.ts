import type { Browser } from 'playwright-core';
import { isIsolated } from '../../../scripts/isolate';
import { openTelephoneBrowser } from './browser';
import { startKamailio } from './kamailio';
import type { Proxy } from './kamailio';
import { servePages } from './pageServer';
import { openPhone } from './phone';
import type { Phone } from './phone';
import { openPlainPhone } from './plainPhone';
import type { PlainPhone } from './plainPhone';

/** A SIP proxy, a browser, and phones in it. */
export interface World {
  browser: Browser;
  proxy: Proxy;
  /** Opens a phone that is not connected yet. */
  phone(extension: string): Promise<Phone>;
  /** Opens a telephone that is not the console's, and registers it. */
  plainPhone(extension: string): Promise<PlainPhone>;
  close(): Promise<void>;
}

/** Starts a proxy and a browser. Calls between browsers must not leave this machine, so there has to be no way out. */
export async function startWorld(): Promise<World> {
  if (!isIsolated())
    throw new Error('Run these by "npx tsx scripts/interop.ts": they need loopback as the only network');
  const server = await servePages();
  const proxy = await startKamailio();
  const browser = await openTelephoneBrowser().catch(async (error: unknown) => {
    await proxy.stop();
    server.close();
    throw error;
  });
  const phones: Phone[] = [];
  return {
    browser,
    proxy,
    plainPhone: (extension) => openPlainPhone(browser, server.url('plainPage'), extension),
    async phone(extension) {
      const phone = await openPhone(browser, server.url('phonePage'), extension);
      phones.push(phone);
      return phone;
    },
    async close() {
      const ends = await Promise.allSettled(phones.map((phone) => phone.close()));
      await browser.close();
      await proxy.stop();
      server.close();
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    },
  };
}
