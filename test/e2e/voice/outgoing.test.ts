import { activeCalls, callBar, callView } from '../support/screens/calls';
import { dialDialog, dialPad } from '../support/screens/dialling';
import { frame } from '../support/screens/frame';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import type { TextId } from '../../../src/components/intl';
import { dial } from './support/dialled';
import { fallsSilent, hears, talksBothWays } from './support/hearing';
import { expectNothingLeft } from './support/leftOver';
import { rings } from './support/pageMedia';
import type { SipTalk } from './support/sipTalk';
import { registered, sitDownHeard } from './support/telephone';
import { ANA } from './support/telephonists';

const MARTA = '5511955550001';

test.use({ centre: { sipPort: 0 } });

/** Ana, in two voice queues. */
function sitAna(world: World): Promise<[Visitor, SipTalk]> {
  return sitDownHeard(world, ANA, { queues: ['Voz Atendimento', 'Voz Vendas'] });
}

/** Goes to another path; the telephone of the page that was left is gone. */
async function goTo(world: World, ana: Visitor, sip: SipTalk, path: string): Promise<void> {
  const sockets = sip.sockets();
  await ana.go(path);
  await frame(ana).shown();
  await expect.poll(() => sip.sockets()).toBeGreaterThan(sockets);
  await registered(world, ANA.extension);
}

async function hangUp(world: World, ana: Visitor): Promise<void> {
  await callBar(ana).hangUp.click();
  await callBar(ana).gone();
  await expectNothingLeft(world, ana);
}

function lastInvite({ sent }: SipTalk): string | undefined {
  return sent.findLast((message) => message.startsWith('INVITE'));
}

test('the dial pad dials what its keys are pressed for; it rings back, and both hear each other', async ({
  world,
}) => {
  // Long enough to be heard ringing, also on a busy machine.
  world.control.setRinging({ answerAfterMs: 5_000 });
  const [ana, sip] = await sitAna(world);
  await goTo(world, ana, sip, '/phone');
  const { key, call, number } = dialPad(ana);
  for (const digit of MARTA) await key(digit).click();
  await expect(number).toHaveValue(MARTA);
  await call.click();
  const { bar, talking } = callBar(ana);
  await expect(bar.getByText(ana.w('call.phase.ringing'), { exact: true })).toBeVisible();
  await rings(ana.page);
  await talking();
  await rings(ana.page, false);
  await expect(callView(ana, MARTA).view).toBeVisible();
  await talksBothWays(world, ana, MARTA);
  expect(lastInvite(sip)).toMatch(/^X-Fila: Voz Atendimento\r$/m);
  await hangUp(world, ana);
});

test(
  'Nova ligação dials for another queue; an announcement is heard before the answer, and no ring-back',
  { tag: '@firefox' },
  async ({ world }) => {
    const [ana, sip] = await sitAna(world);
    const { open, queue, dial: dialIt } = dialDialog(ana);
    await open();
    await queue.click();
    await ana.page.locator('.ant-select-item-option:visible').filter({ hasText: 'Voz Vendas' }).click();
    await dialIt('9183');
    const { bar, talking } = callBar(ana);
    await expect(bar.getByText(ana.w('call.phase.dialing'), { exact: true })).toBeVisible();
    await hears(ana);
    await rings(ana.page, false);
    // What was heard came before the answer: now, not at some time.
    expect(await bar.getByText(ana.w('call.phase.active'), { exact: true }).count()).toBe(0);
    await talking();
    await talksBothWays(world, ana, '9183');
    expect(lastInvite(sip)).toMatch(/^X-Fila: Voz Vendas\r$/m);
    await hangUp(world, ana);
  },
);

test('a number of the address is dialled by a click, not by itself', async ({ world }) => {
  const [ana, sip] = await sitAna(world);
  await goTo(world, ana, sip, `/ligacao${MARTA}`);
  const { number, call } = dialPad(ana);
  await expect(number).toHaveValue(MARTA);
  expect(world.control.liveCalls({})).toEqual([]);
  await call.click();
  await callBar(ana).talking();
  await talksBothWays(world, ana, MARTA);
  world.control.customerHangsUp({ numero: MARTA });
  await callBar(ana).gone();
  await expectNothingLeft(world, ana);
});

test('a voice menu hears the keys and answers', { tag: '@smoke' }, async ({ world }) => {
  const [ana] = await sitAna(world);
  await dial(ana, '9001');
  const { talking, keypad } = callBar(ana);
  await talking();
  await talksBothWays(world, ana, '9001');
  await keypad.click();
  await ana.page.keyboard.type('1234', { delay: 60 });
  await expect.poll(() => world.control.mediaReport({ numero: '9001' }).digits).toBe('1234');
  await ana.page.keyboard.press('Escape');
  await hangUp(world, ana);
});

test('keys that are pressed while an announcement plays before the answer are heard', async ({ world }) => {
  const [ana] = await sitAna(world);
  await dial(ana, '9183');
  const { bar, keypad, talking } = callBar(ana);
  await hears(ana);
  await keypad.click();
  await ana.page.keyboard.type('42', { delay: 60 });
  await expect.poll(() => world.control.mediaReport({ numero: '9183' }).digits).toBe('42');
  // They came before the answer: now, not at some time.
  expect(await bar.getByText(ana.w('call.phase.active'), { exact: true }).count()).toBe(0);
  await ana.page.keyboard.press('Escape');
  await talking();
  await hangUp(world, ana);
});

test(
  'who says before the answer that it hears nothing hears after it',
  { tag: '@firefox' },
  async ({ world }) => {
    const [ana] = await sitAna(world);
    await dial(ana, '9186');
    await hears(ana);
    await callBar(ana).talking();
    await talksBothWays(world, ana, '9186');
    await hangUp(world, ana);
  },
);

test('a side that sends no sound is told, and looked for anew by one click', async ({ world }) => {
  const [ana, sip] = await sitAna(world);
  await dial(ana, '9002');
  await callBar(ana).talking();
  const bar = ana.page.getByRole('alert').filter({ hasText: ana.w('sound.hearingNothing') });
  await expect(bar).toBeVisible();
  const offers = sip.requests('INVITE');
  await bar.getByRole('button', { name: ana.w('sound.repair'), exact: true }).click();
  await expect.poll(() => sip.requests('INVITE')).toBe(offers + 1);
  await hangUp(world, ana);
  await expect(bar).toBeHidden();
});

test('of two calls one is held; hanging up the other one brings it back', async ({ world }) => {
  const [ana] = await sitAna(world);
  await dial(ana, MARTA);
  const { talking, other, bar, settled, hangUp: end } = callBar(ana);
  await talking();
  await talksBothWays(world, ana, MARTA);
  await dial(ana, '9200');
  await expect(bar.getByText('9200').first()).toBeVisible();
  await talking();
  await talksBothWays(world, ana, '9200');
  await fallsSilent(world, ana, MARTA, 0);
  const { item } = activeCalls(ana);
  const stands = (who: string, state: TextId) => expect(item(who).getByText(ana.w(state))).toBeVisible();
  await stands(MARTA, 'call.held');

  await other(MARTA).click();
  await stands('9200', 'call.held');
  await hears(ana, 0);
  await settled();
  await other('9200').click();
  await stands(MARTA, 'call.held');
  await stands('9200', 'call.phase.active');

  await settled();
  await end.click();
  await expect(item('9200')).toBeHidden();
  await stands(MARTA, 'call.phase.active');
  await talksBothWays(world, ana, MARTA);
  await settled();
  await hangUp(world, ana);
});
