import { callBar, incomingSheet } from '../support/screens/calls';
import { telephoneStatus } from '../support/screens/telephone';
import { expect, test } from '../support/test';
import { EMILY, customerHangsUp } from './support/customerCall';
import { talksBothWays } from './support/hearing';
import { expectNothingLeft } from './support/leftOver';
import { registered, sitDownHeard } from './support/telephone';
import { ANA } from './support/telephonists';

test.use({ centre: { sipPort: 0 } });

test('a call that rings when the socket is lost can be answered over the next one', async ({ world }) => {
  const [ana, sip] = await sitDownHeard(world, ANA);
  world.control.customerCalls(EMILY);
  const { sheet, answer } = incomingSheet(ana);
  await expect(sheet).toBeVisible();
  const sockets = sip.sockets();
  world.control.dropSipSockets({ nome: ANA.login });
  await expect.poll(() => sip.sockets()).toBeGreaterThan(sockets);
  await registered(world, ANA.extension);
  await answer.click();
  await callBar(ana).talking();
  await talksBothWays(world, ana, EMILY.numero);
  await customerHangsUp(world, ana);
});

test('a call whose caller gave up while the socket was away rings no more: the centre says so', async ({
  world,
}) => {
  const [ana] = await sitDownHeard(world, ANA);
  world.control.customerCalls(EMILY);
  const { sheet } = incomingSheet(ana);
  await expect(sheet).toBeVisible();
  world.control.dropSipSockets({ nome: ANA.login, refuseMs: 8_000 });
  await expect(telephoneStatus(ana).sign).toBeVisible();
  world.control.cancelCall({ numero: EMILY.numero });
  await expect(sheet).toBeHidden();
  // Not by the exchange, which is not there again yet.
  await expect(telephoneStatus(ana).sign).toBeVisible();
  await registered(world, ANA.extension);
  await expectNothingLeft(world, ana);
});

test('and where the centre says nothing either, the exchange does once it is back', async ({ world }) => {
  const [ana, sip] = await sitDownHeard(world, ANA);
  world.control.customerCalls(EMILY);
  const { sheet } = incomingSheet(ana);
  await expect(sheet).toBeVisible();
  const sockets = sip.sockets();
  await world.control.goAway({});
  world.control.dropSipSockets({ nome: ANA.login, refuseMs: 6_000 });
  await expect(telephoneStatus(ana).sign).toBeVisible();
  world.control.cancelCall({ numero: EMILY.numero });
  await expect.poll(() => sip.sockets()).toBeGreaterThan(sockets);
  await registered(world, ANA.extension);
  await expect(sheet).toBeHidden({ timeout: 3_000 });
  await world.control.comeBack({});
  await expectNothingLeft(world, ana);
});
