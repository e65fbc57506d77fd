import { startKamailio, type Proxy } from './kamailio';
import type { Phone } from './phone';
import { openPlainPhone, type PlainPhone } from './plainPhone';
import { endSipps } from './sipp';
import { expect, test as base } from './telephoneTest';

export { expect };

/** What a test against the proxy gets: extensions of it that are registered, when it asks for them. */
interface Extensions {
  ana: Phone;
  bia: Phone;
  /** Somebody whose telephone is not the console's. */
  customer: PlainPhone;
  /** Ends what a test that failed left of its scripts, and keeps the words of the proxy. */
  tidied: undefined;
}

/** What the tests of a worker share. */
interface Exchange {
  kamailio: Proxy;
}

/** A test of calls through a SIP proxy. Calls between browsers must not leave this machine: there is to be no way out. */
export const test = base.extend<Extensions, Exchange>({
  kamailio: [
    async ({}, use) => {
      const proxy = await startKamailio();
      await use(proxy);
      await proxy.stop();
    },
    { scope: 'worker' },
  ],
  tidied: [
    async ({ kamailio }, use, testInfo) => {
      await use(undefined);
      await endSipps();
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('kamailio', { body: kamailio.log(), contentType: 'text/plain' });
      }
    },
    { auto: true },
  ],
  ana: async ({ phone }, use) => {
    const ana = await phone('1001');
    await ana.register();
    await use(ana);
  },
  bia: async ({ phone }, use) => {
    const bia = await phone('1002');
    await bia.register();
    await use(bia);
  },
  customer: async ({ browser, pages }, use) => {
    const customer = await openPlainPhone(browser, pages.url('plainPage'), '1004');
    await use(customer);
    await customer.close();
  },
});
