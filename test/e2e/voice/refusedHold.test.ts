import { callBar } from '../support/screens/calls';
import { telephoneStatus } from '../support/screens/telephone';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { EMILY, answered, hangUp } from './support/customerCall';
import { fallsSilent, talksBothWays } from './support/hearing';
import { registered, sitDownHeard } from './support/telephone';
import { ANA } from './support/telephonists';

test.use({ centre: { sipPort: 0 } });

/** The agent asks for hold in vain, is told so, and both are heard as before. */
async function holdsInVain(world: World, ana: Visitor): Promise<void> {
  const { hold, talking } = callBar(ana);
  await hold.click();
  const told = ana.page.getByText(ana.w('call.holdFailed', { who: EMILY.nome }), { exact: true });
  await expect(told.first()).toBeVisible();
  await talking();
  await talksBothWays(world, ana, EMILY.numero);
}

async function holdsAndResumes(world: World, ana: Visitor): Promise<void> {
  const { hold, held, resume, talking } = callBar(ana);
  await hold.click();
  await held();
  await fallsSilent(world, ana, EMILY.numero);
  await resume.click();
  await talking();
  await talksBothWays(world, ana, EMILY.numero);
}

const REFUSALS: [status: number, times: number][] = [
  [488, 1],
  [500, 1],
  [603, 1],
  [403, 1],
  [408, 1],
  [491, 4],
];

for (const [status, times] of REFUSALS) {
  test(`a hold that is refused with ${String(status)} leaves both heard, and works later`, async ({
    world,
  }) => {
    const [ana] = await sitDownHeard(world, ANA);
    await answered(world, ana);
    world.control.failReinvites({ nome: ANA.login, status, times });
    await holdsInVain(world, ana);
    await holdsAndResumes(world, ana);
    await hangUp(world, ana);
  });
}

test('a hold that nobody answers leaves both heard, and works later', async ({ world }) => {
  const [ana, sip] = await sitDownHeard(world, ANA);
  await answered(world, ana);
  world.control.failReinvites({ nome: ANA.login, status: null });
  await holdsInVain(world, ana);
  expect(sip.requests('CANCEL')).toBe(1);
  await holdsAndResumes(world, ana);
  await hangUp(world, ana);
});

test('a hold without a socket leaves both heard, and works later', async ({ world }) => {
  const [ana] = await sitDownHeard(world, ANA);
  await answered(world, ana);
  world.control.dropSipSockets({ nome: ANA.login, refuseMs: 6_000 });
  await expect(telephoneStatus(ana).sign).toBeVisible();
  await holdsInVain(world, ana);
  await registered(world, ANA.extension);
  await expect(telephoneStatus(ana).sign).toBeHidden();
  await holdsAndResumes(world, ana);
  await hangUp(world, ana);
});
