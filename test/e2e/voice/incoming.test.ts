import { activeCalls, callBar, callView, failurePopup, incomingSheet } from '../support/screens/calls';
import { chat } from '../support/screens/chat';
import { conversationList } from '../support/screens/list';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { customerComesToHear, fallsSilent, hears, talksBothWays } from './support/hearing';
import { expectNothingLeft } from './support/leftOver';
import { playingIn, rings } from './support/pageMedia';
import { sitDown, sitDownHeard } from './support/telephone';
import { ANA, FABIO } from './support/telephonists';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

test.use({ centre: { sipPort: 0 } });

/** Asserts that no call is left, nor a word about one that failed. */
async function expectNoWord(world: World, visitor: Visitor): Promise<void> {
  await callBar(visitor).gone();
  await expectNothingLeft(world, visitor);
  const { busy, failed } = failurePopup(visitor);
  // A popup comes with the end of a call, which is over by now.
  expect(await busy.or(failed).count()).toBe(0);
}

test('a call rings while the agent types, and takes no key of it', async ({ world }) => {
  const ana = await sitDown(world, ANA, { queues: ['Voz Atendimento', 'Chat Site'] });
  const { id } = world.control.openConversation({ queue: 'Chat Site', texto: 'Oi', numero: '5511911110001' });
  await conversationList(ana).row(id).click();
  const { composer } = chat(ana);
  await composer.click();
  const typing = ana.page.keyboard.type('Só um momento, por favor. Já respondo. ', { delay: 40 });
  world.control.customerCalls(EMILY);
  const { sheet, answer, decline } = incomingSheet(ana);
  await expect(sheet).toBeVisible();
  await typing;
  await expect(composer).toHaveValue('Só um momento, por favor. Já respondo. ');
  await expect(composer).toBeFocused();
  await expect(sheet.getByText(EMILY.nome)).toBeVisible();
  await expect(sheet.getByText('+55 11 98000-0000')).toBeVisible();
  await expect(answer).toBeVisible();
  await rings(ana.page);
  await decline.click();
  await expect(sheet).toBeHidden();
  await rings(ana.page, false);
  world.control.cancelCall({ numero: EMILY.numero });
  await expectNothingLeft(world, ana);
});

test(
  'a call leads home, is answered with sound both ways, and shows what came with it',
  { tag: '@smoke' },
  async ({ world }) => {
    const ana = await sitDown(world, ANA);
    await ana.page.getByRole('link', { name: ana.w('nav.contacts') }).click();
    await ana.page.waitForURL('**/contatos');
    world.control.customerCalls({ ...EMILY, headers: ['X-Pedido: 4711'] });
    const { sheet, answer } = incomingSheet(ana);
    await expect(sheet).toBeVisible();
    await ana.page.waitForURL('**/home');
    await expect(sheet.getByText('4711')).toBeVisible();
    await answer.click();
    const { talking, hangUp, gone, bar } = callBar(ana);
    await talking();
    await expect(bar.getByText('Voz Atendimento')).toBeVisible();
    await talksBothWays(world, ana, EMILY.numero);
    await activeCalls(ana).item(EMILY.nome).click();
    const { view, data, technical } = callView(ana, EMILY.nome);
    await expect(view).toBeVisible();
    await technical.click();
    await expect(data.getByText('4711')).toBeVisible();
    await hangUp.click();
    await gone();
    await expect.poll(() => world.control.conversations({ status: 'Entrou' })).toEqual([]);
    await expectNothingLeft(world, ana);
  },
);

// Firefox says in its own way that it holds.
test(
  'one call is held, muted, turned down and keyed into, stays the only one, and leaves nothing',
  { tag: '@firefox' },
  async ({ world }) => {
    const [ana, sip] = await sitDownHeard(world, ANA);
    world.control.customerCalls(EMILY);
    await incomingSheet(ana).answer.click();
    const { talking, hold, held, resume, mute, unmute, keypad } = callBar(ana);
    await talking();
    await talksBothWays(world, ana, EMILY.numero);
    const comesTo = (check: (energy: number) => void) => customerComesToHear(world, EMILY.numero, check);

    await test.step('hold and resume, as the customer hears them', async () => {
      await hold.click();
      await held();
      expect(world.control.mediaReport({ numero: EMILY.numero }).theirs).toBe('sendonly');
      await fallsSilent(world, ana, EMILY.numero);
      await resume.click();
      await talking();
      await talksBothWays(world, ana, EMILY.numero);
    });

    await test.step('mute and volume turn what is heard', async () => {
      const loud = await comesTo((energy) => expect(energy).toBeGreaterThan(1e-3));
      await mute.click();
      await expect(unmute).toBeVisible();
      await comesTo((energy) => expect(energy).toBeLessThan(loud / 1_000));
      await unmute.click();
      await expect(mute).toBeVisible();
      await comesTo((energy) => expect(energy).toBeGreaterThan(loud / 10));
      const { more, microphone, speaker, muteSpeaker } = callBar(ana);
      await more.click();
      await microphone.fill('10');
      await comesTo((energy) => expect(energy).toBeLessThan(loud / 10));
      await microphone.fill('100');
      await comesTo((energy) => expect(energy).toBeGreaterThan(loud / 10));
      const heardAt = (volume: number) =>
        expect
          .poll(() => playingIn(ana.page))
          .toEqual([expect.objectContaining({ isCall: true, volume }) as unknown]);
      await heardAt(1);
      await speaker.fill('40');
      await heardAt(0.4);
      await muteSpeaker.click();
      await heardAt(0);
      await muteSpeaker.click();
      await heardAt(0.4);
    });

    await test.step('keys reach the other side as telephone events', async () => {
      await keypad.click();
      const keys = ana.page.getByRole('dialog', { name: ana.w('dial.keys') });
      for (const digit of ['4', '2', '#']) {
        await keys.getByRole('button', { name: digit, exact: true }).click();
      }
      await ana.page.keyboard.type('0*');
      await expect.poll(() => world.control.mediaReport({ numero: EMILY.numero }).digits).toBe('42#0*');
      await expect(keys.getByRole('status', { name: ana.w('call.digits') })).toHaveText('42#0*');
      expect(sip.requests('INFO')).toBe(0);
    });

    await test.step('a second call is refused as busy', async () => {
      const refused = () => sip.sent.filter((message) => message.startsWith('SIP/2.0 486')).length;
      world.control.customerCalls({ numero: '5511922220002', agente: ANA.login });
      await expect.poll(refused).toBe(1);
      // A call that is refused comes with no sheet, also not for a moment.
      expect(await incomingSheet(ana).sheet.count()).toBe(0);
      await hears(ana);
    });

    await test.step('the customer hangs up, and nothing stays', async () => {
      world.control.customerHangsUp({ numero: EMILY.numero });
      await expectNoWord(world, ana);
    });
  },
);

test('a caller who gives up, and one who is answered elsewhere, leave no popup', async ({ world }) => {
  const ana = await sitDown(world, ANA);
  for (const completedElsewhere of [false, true]) {
    world.control.customerCalls(EMILY);
    const { sheet } = incomingSheet(ana);
    await expect(sheet).toBeVisible();
    await rings(ana.page);
    world.control.cancelCall({ numero: EMILY.numero, completedElsewhere });
    await expect(sheet).toBeHidden();
    await rings(ana.page, false);
    await expectNoWord(world, ana);
  }
});

test('a call straight to the extension is of the first voice queue; one that asks for it is answered by itself', async ({
  world,
}) => {
  const ana = await sitDown(world, ANA);
  world.control.customerCalls({ ...EMILY, agente: ANA.login, answersItself: true });
  const { sheet } = incomingSheet(ana);
  await expect(sheet.getByText(ana.w('call.inQueue', { queue: 'Voz Atendimento' }))).toBeVisible();
  await callBar(ana).talking();
  await talksBothWays(world, ana, EMILY.numero);
  world.control.customerHangsUp({ numero: EMILY.numero });
  await callBar(ana).gone();
  await expectNothingLeft(world, ana);
});

test('with that setting every call is answered after a second', async ({ world }) => {
  const fabio = await sitDown(world, FABIO, { turn: ['settings.autoAnswer'] });
  const calledAt = performance.now();
  world.control.customerCalls({ ...EMILY, agente: FABIO.login });
  await expect(incomingSheet(fabio).sheet).toBeVisible();
  await callBar(fabio).talking();
  expect(performance.now() - calledAt).toBeGreaterThan(1_000);
  await talksBothWays(world, fabio, EMILY.numero);
  await callBar(fabio).hangUp.click();
  await callBar(fabio).gone();
  await expectNothingLeft(world, fabio);
});
