import { callBar, incomingSheet } from '../support/screens/calls';
import { expect, test } from '../support/test';
import { EMILY } from './support/customerCall';
import { expectNothingLeft } from './support/leftOver';
import { sitDownHeard } from './support/telephone';
import { ANA } from './support/telephonists';

test.use({ centre: { sipPort: 0 } });

/** 64 · T1 (RFC 3261 §13.3.1.4): so long an answer waits for its ACK. */
const ACK_LIMIT_MS = 32_000;

test('an answer that nobody confirms ends the call after 32 s, with a BYE, and says why', async ({
  world,
}) => {
  const [ana, sip] = await sitDownHeard(world, ANA);
  world.control.withholdAcks({ nome: ANA.login });
  world.control.customerCalls(EMILY);
  await incomingSheet(ana).answer.click();
  const why = ana.page.getByText(ana.w('call.cause.unconfirmed'), { exact: true });
  await expect(why.first()).toBeVisible({ timeout: 2 * ACK_LIMIT_MS });
  await callBar(ana).gone();
  expect(sip.requests('BYE')).toBe(1);
  await expectNothingLeft(world, ana);
});
