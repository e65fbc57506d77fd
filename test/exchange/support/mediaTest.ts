import { startKamailio } from '../../interop/support/kamailio';
import { expect, test as base } from '../../interop/support/test';
import { startBaresip, type Baresip, type Manners } from './baresip';
import { startRtpengine, type Rtpengine } from './rtpengine';

export { expect };

interface Telephones {
  /** Starts the customer's telephone; it ends with the test. */
  baresip(manners?: Manners): Promise<Baresip>;
}

/** A test of calls between the console's softphone and a telephone that speaks plain RTP, through rtpengine. */
export const test = base.extend<Telephones, { rtpengine: Rtpengine }>({
  rtpengine: [
    async ({}, use) => {
      const rtpengine = await startRtpengine();
      await use(rtpengine);
      await rtpengine.stop();
    },
    { scope: 'worker' },
  ],
  kamailio: [
    async ({ rtpengine: _needed }, use) => {
      const proxy = await startKamailio({ media: true });
      await use(proxy);
      await proxy.stop();
    },
    { scope: 'worker' },
  ],
  baresip: async ({ rtpengine }, use, testInfo) => {
    const started: Baresip[] = [];
    await use(async (manners = 'auto') => {
      const baresip = await startBaresip(manners);
      started.push(baresip);
      return baresip;
    });
    if (testInfo.status !== testInfo.expectedStatus) {
      const logs = [rtpengine, ...started].map((one) => one.log());
      await testInfo.attach('rtpengine, baresip', { body: logs.join('\n\n'), contentType: 'text/plain' });
    }
    await Promise.all(started.map((one) => one.stop()));
  },
});
