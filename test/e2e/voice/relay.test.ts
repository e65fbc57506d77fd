import { failurePopup, incomingSheet } from '../support/screens/calls';
import { frame } from '../support/screens/frame';
import { expect, test } from '../support/test';
import { dial } from './support/dialled';
import { expectNothingLeft } from './support/leftOver';
import { sitDownHeard } from './support/telephone';
import { ANA } from './support/telephonists';

test.use({ centre: { sipPort: 0 } });

const MARTA = '5511955550001';

test('with relayed sound alone and no relay no call comes about, and the agent reads why', async ({
  world,
}) => {
  const [ana, sip] = await sitDownHeard(world, ANA, { turn: ['settings.relayOnly'] });
  const { failed, close } = failurePopup(ana);
  const words = ana.w('call.cause.noRelay');
  await dial(ana, MARTA);
  await expect(failed.getByText(words, { exact: true })).toBeVisible();
  await close();
  expect(sip.requests('INVITE')).toBe(0);

  world.control.customerCalls({ numero: MARTA, agente: ANA.login });
  await incomingSheet(ana).answer.click();
  await expect(failed.getByText(words, { exact: true })).toBeVisible();
  await close();
  await expectNothingLeft(world, ana);

  await frame(ana).openMenu();
  await ana.page.getByRole('link', { name: ana.w('softphone.openPhone') }).click();
  await ana.page.getByRole('tab', { name: ana.w('phone.connection') }).click();
  await expect(ana.page.getByText(ana.w('phone.network.fault.noRelayServer'))).toBeVisible();
});
