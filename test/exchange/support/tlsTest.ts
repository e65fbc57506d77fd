import { startKamailio, TLS_PORT } from '../../interop/support/kamailio';
import { account } from '../../interop/support/phone';
import { openPlainPhone } from '../../interop/support/plainPhone';
import { expect, test as base } from '../../interop/support/test';
import { makeCertificates, type Certificates } from './certificates';

export { expect };

/** The account of an extension by TLS, on this port. */
export const accountByTls = (extension: string, port = TLS_PORT) => account(extension, port, 'wss');

/** A test of calls whose signalling is TLS; the browser trusts one of the proxy's two certificates. */
export const test = base.extend<object, { certificates: Certificates }>({
  certificates: [
    async ({}, use) => {
      const certificates = makeCertificates();
      await use(certificates);
      certificates.remove();
    },
    { scope: 'worker' },
  ],
  launchOptions: async ({ launchOptions, certificates }, use) => {
    const trust = `--ignore-certificate-errors-spki-list=${certificates.trustedKeyHash}`;
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), trust] });
  },
  kamailio: [
    async ({ certificates }, use) => {
      const proxy = await startKamailio({ certificates: certificates.folder });
      await use(proxy);
      await proxy.stop();
    },
    { scope: 'worker' },
  ],
  ana: async ({ phone }, use) => {
    const ana = await phone('1001');
    await ana.register(accountByTls('1001'));
    await use(ana);
  },
  bia: async ({ phone }, use) => {
    const bia = await phone('1002');
    await bia.register(accountByTls('1002'));
    await use(bia);
  },
  customer: async ({ browser, pages }, use) => {
    const exchange = accountByTls('1004').exchange;
    const customer = await openPlainPhone(browser, pages.url('plainPage'), '1004', exchange);
    await use(customer);
    await customer.close();
  },
});
