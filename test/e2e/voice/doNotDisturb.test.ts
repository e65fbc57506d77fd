import { failurePopup, incomingSheet, missedCalls } from '../support/screens/calls';
import { frame } from '../support/screens/frame';
import { telephoneStatus } from '../support/screens/telephone';
import { expect, test } from '../support/test';
import { EMILY, answered, hangUp } from './support/customerCall';
import { dial } from './support/dialled';
import { expectNothingLeft } from './support/leftOver';
import { registered, sitDownHeard } from './support/telephone';
import { ANA, FABIO } from './support/telephonists';

test.use({ centre: { sipPort: 0 } });

test('who is not to be disturbed refuses direct calls with 480, also after a reload, and gets those of queues', async ({
  world,
}) => {
  const [ana, anasSip] = await sitDownHeard(world, ANA);
  const [fabio, fabiosSip] = await sitDownHeard(world, FABIO, { queues: ['Voz Vendas'] });
  const { undisturbed, undisturbedSign } = telephoneStatus(ana);

  await test.step('it is turned on where the telephone stands, and stays in the status pill', async () => {
    await frame(ana).openMenu();
    await undisturbed.click();
    await frame(ana).closeMenu();
    await expect(undisturbedSign).toBeVisible();
    await ana.page.reload();
    await frame(ana).shown();
    await registered(world, ANA.extension);
    await expect(undisturbedSign).toBeVisible();
  });

  await test.step('a colleague who dials the extension is told at once, and the agent later', async () => {
    await dial(fabio, ANA.extension);
    await expect(failurePopup(fabio).failed).toBeVisible();
    const refusals = (received: string[]) => received.filter((message) => message.startsWith('SIP/2.0 480'));
    await expect.poll(() => refusals(fabiosSip.received)).toHaveLength(1);
    expect(anasSip.sent.filter((message) => message.startsWith('SIP/2.0 180'))).toEqual([]);
    await expect(missedCalls(ana).mark(1)).toBeVisible();
    await missedCalls(ana).mark(1).click();
    await expect(missedCalls(ana).undisturbed(FABIO.fullName)).toBeVisible();
    await missedCalls(ana).clear.click();
    await expect(incomingSheet(ana).sheet).toHaveCount(0);
    await expectNothingLeft(world, ana);
  });

  await test.step('a customer of a queue rings as ever, and a direct call does again when it is off', async () => {
    await answered(world, ana);
    await hangUp(world, ana);
    await frame(ana).openMenu();
    await undisturbed.click();
    await frame(ana).closeMenu();
    await expect(undisturbedSign).toHaveCount(0);
    await failurePopup(fabio).close();
    await dial(fabio, ANA.extension);
    await expect(incomingSheet(ana).sheet).toBeVisible();
  });
});

test('a customer who calls the extension itself is refused with 480 once, and stands among the missed ones', async ({
  world,
}) => {
  const [ana, sip] = await sitDownHeard(world, ANA);
  await frame(ana).openMenu();
  await telephoneStatus(ana).undisturbed.click();
  await frame(ana).closeMenu();
  world.control.customerCalls({ ...EMILY, agente: ANA.login });
  await expect(missedCalls(ana).mark(1)).toBeVisible();
  expect(sip.sent.filter((message) => message.startsWith('SIP/2.0 480'))).toHaveLength(1);
  await expectNothingLeft(world, ana);
});
