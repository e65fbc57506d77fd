import type { Phone } from '../../interop/support/phone';
import { test as base } from '../../interop/support/test';
import type { Daemon } from '../../interop/support/daemon';
import { startCoturn, startCredentialService, type CredentialService } from './coturn';

export { expect } from '../../interop/support/test';

/** A test of calls through a TURN server. */
export const test = base.extend<{ credentials: CredentialService }, { coturn: Daemon }>({
  coturn: [
    async ({}, use) => {
      const server = await startCoturn();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', auto: true },
  ],
  credentials: async ({}, use) => {
    const service = await startCredentialService();
    await use(service);
    await service.stop();
  },
});

/** Gives a telephone's deployment these words about networks, and lets it go by them. */
export async function deploy(phone: Phone, file: object): Promise<void> {
  await phone.page.evaluate((written) => {
    window.phone.network = written;
  }, file);
  await phone.do('useNetwork', { addresses: [], relayOnly: false });
}

/** What kind of address this side of the newest connected call sends from. */
export function sendsFrom(phone: Phone): Promise<string> {
  return phone.page.evaluate(async () => {
    const peer = window.phone.peers.findLast(({ connectionState }) => connectionState === 'connected');
    const stats = (await peer?.getStats()) ?? new Map<string, never>();
    const rows = new Map<string, Record<string, unknown>>(stats as Iterable<[string, never]>);
    const transport = [...rows.values()].find(({ type }) => type === 'transport');
    const pair = rows.get(String(transport?.['selectedCandidatePairId']));
    return String(rows.get(String(pair?.['localCandidateId']))?.['candidateType']);
  });
}
