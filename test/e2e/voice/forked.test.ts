import { callBar } from '../support/screens/calls';
import { expect, test } from '../support/test';
import { dial } from './support/dialled';
import { hears, talksBothWays } from './support/hearing';
import { expectNothingLeft } from './support/leftOver';
import { openPeers, soundOf } from './support/sound';
import { sitDownHeard } from './support/telephone';
import { ANA } from './support/telephonists';

test.use({ centre: { sipPort: 0 } });

/** Two devices play something before the answer, each under a tag of its own; the second one answers. */
const FORKED_EARLY = '9185';

/** Announces itself on one device and answers on another, each with keys and addresses of its own. */
const FORKED = '9184';

test(
  'who answers on another device than was heard before the answer is heard within 2 s, and hears',
  { tag: '@firefox' },
  async ({ world }) => {
    const [ana, sip] = await sitDownHeard(world, ANA);
    await dial(ana, FORKED);
    const { bar, talking, hangUp, gone } = callBar(ana);
    await hears(ana);
    await expect(bar.getByText(ana.w('call.phase.dialing'), { exact: true })).toBeVisible();
    await talking();
    await expect
      .poll(async () => (await soundOf(ana.page)).received, { timeout: 2_000, intervals: [20] })
      .toBeGreaterThan(0);
    await talksBothWays(world, ana, FORKED);
    // The connection with the device of before is gone, and the other one was offered a new one.
    expect(await openPeers(ana.page)).toBe(1);
    expect(sip.requests('INVITE')).toBe(2);
    await hangUp.click();
    await gone();
    await expectNothingLeft(world, ana);
  },
);

test('of two who are heard before the answer the one who answers is heard after it', async ({ world }) => {
  const [ana, sip] = await sitDownHeard(world, ANA);
  await dial(ana, FORKED_EARLY);
  const { talking, hangUp, gone } = callBar(ana);
  await talking();
  await talksBothWays(world, ana, FORKED_EARLY);
  expect(await openPeers(ana.page)).toBe(1);
  expect(sip.requests('INVITE')).toBe(2);
  await hangUp.click();
  await gone();
  await expectNothingLeft(world, ana);
});

test('a call whose answerer takes no sound of its own ends, and says why', async ({ world }) => {
  const [ana, sip] = await sitDownHeard(world, ANA);
  world.control.failReinvites({ nome: ANA.login, status: 488 });
  await dial(ana, FORKED);
  const why = ana.page.getByText(ana.w('call.cause.incompatible'), { exact: true });
  await expect(why.first()).toBeVisible();
  expect(sip.requests('BYE')).toBe(1);
  await expectNothingLeft(world, ana);
});
