import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../support/eventually';
import { activeCalls, callBar, callView, failurePopup, incomingSheet } from '../support/screens/calls';
import { chat } from '../support/screens/chat';
import { conversationList } from '../support/screens/list';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { customerComesToHear, fallsSilent, hears, talksBothWays } from './support/hearing';
import { expectNothingLeft } from './support/leftOver';
import { playingIn, rings } from './support/pageMedia';
import type { SipTalk } from './support/sipTalk';
import { sitDown, sitDownHeard } from './support/telephone';
import { ANA, FABIO } from './support/telephonists';
import { startVoiceWorld } from './support/voiceWorld';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

let world: World;
let ana: Visitor;
let sip: SipTalk;

beforeAll(async () => {
  world = await startVoiceWorld();
  [ana, sip] = await sitDownHeard(world, ANA, { queues: ['Voz Atendimento', 'Chat Site'] });
  world.control.setRinging({ passOverMs: 600 });
});

afterEach(() => expectNothingLeft(world, ana));

afterAll(() => world.close());

/** A customer calls and Ana answers. */
async function answered(who = EMILY): Promise<void> {
  world.control.customerCalls(who);
  await incomingSheet(ana).answer.click();
  await callBar(ana).talking();
}

test('a call rings while the agent types, and takes no key of it', async () => {
  const { id } = world.control.openConversation({ queue: 'Chat Site', texto: 'Oi', numero: '5511911110001' });
  await conversationList(ana).row(id).click();
  const { composer } = chat(ana);
  await composer.click();
  const typing = ana.page.keyboard.type('Só um momento, por favor. Já respondo. ', { delay: 40 });
  world.control.customerCalls(EMILY);
  const { sheet, answer, decline } = incomingSheet(ana);
  await sheet.waitFor();
  await typing;
  await eventually(async () =>
    expect(await composer.inputValue()).toBe('Só um momento, por favor. Já respondo. '),
  );
  await eventually(async () =>
    expect(await composer.evaluate((field) => field === document.activeElement)).toBe(true),
  );
  await sheet.getByText(EMILY.nome).waitFor();
  await sheet.getByText(EMILY.numero).waitFor();
  await answer.waitFor();
  await rings(ana.page);
  await decline.click();
  await sheet.waitFor({ state: 'hidden' });
  await rings(ana.page, false);
  world.control.cancelCall({ numero: EMILY.numero });
  await composer.fill('');
});

test('a call leads home, is answered with sound both ways, and shows what came with it', async () => {
  await ana.page.getByRole('link', { name: ana.w('nav.contacts') }).click();
  await ana.page.waitForURL('**/contatos');
  world.control.customerCalls({ ...EMILY, headers: ['X-Pedido: 4711'] });
  const { sheet, answer } = incomingSheet(ana);
  await sheet.waitFor();
  await ana.page.waitForURL('**/home');
  await sheet.getByText('4711').waitFor();
  await answer.click();
  const { talking, hangUp, gone, bar } = callBar(ana);
  await talking();
  await bar.getByText('Voz Atendimento').waitFor();
  await talksBothWays(world, ana, EMILY.numero);
  await activeCalls(ana).item(EMILY.nome).click();
  const { view, data } = callView(ana, EMILY.nome);
  await view.waitFor();
  await data.getByText('4711').waitFor();
  await hangUp.click();
  await gone();
  await eventually(() => expect(world.control.conversations({ status: 'Entrou' })).toHaveLength(1));
});

test('hold and resume, as the customer hears them', async () => {
  await answered();
  const { hold, resume, held, talking, hangUp } = callBar(ana);
  await talksBothWays(world, ana, EMILY.numero);
  await hold.click();
  await held();
  expect(world.control.mediaReport({ numero: EMILY.numero }).theirs).toBe('sendonly');
  await fallsSilent(world, ana, EMILY.numero);
  await resume.click();
  await talking();
  await talksBothWays(world, ana, EMILY.numero);
  await hangUp.click();
  await callBar(ana).gone();
});

test('mute and volume turn what is heard', async () => {
  await answered();
  const { mute, unmute, hangUp } = callBar(ana);
  await talksBothWays(world, ana, EMILY.numero);
  const comesTo = (check: (energy: number) => void) => customerComesToHear(world, EMILY.numero, check);
  const loud = await comesTo((energy) => expect(energy).toBeGreaterThan(1e-3));
  await mute.click();
  await unmute.waitFor();
  await comesTo((energy) => expect(energy).toBeLessThan(loud / 1_000));
  await unmute.click();
  await mute.waitFor();
  await comesTo((energy) => expect(energy).toBeGreaterThan(loud / 10));
  const { microphone, speaker, muteSpeaker } = activeCalls(ana);
  await microphone(EMILY.nome).fill('10');
  await comesTo((energy) => expect(energy).toBeLessThan(loud / 10));
  await microphone(EMILY.nome).fill('100');
  await comesTo((energy) => expect(energy).toBeGreaterThan(loud / 10));
  const heardAt = async (volume: number) => {
    await eventually(async () =>
      expect(await playingIn(ana.page)).toEqual([expect.objectContaining({ isCall: true, volume })]),
    );
  };
  await heardAt(1);
  await speaker(EMILY.nome).fill('40');
  await heardAt(0.4);
  await muteSpeaker(EMILY.nome).click();
  await heardAt(0);
  await muteSpeaker(EMILY.nome).click();
  await heardAt(0.4);
  await hangUp.click();
  await callBar(ana).gone();
});

test('keys reach the other side as telephone events', async () => {
  await answered();
  await talksBothWays(world, ana, EMILY.numero);
  const { keypad, hangUp, gone } = callBar(ana);
  await keypad.click();
  const keys = ana.page.getByRole('dialog', { name: ana.w('dial.keys') });
  for (const digit of ['4', '2', '#']) await keys.getByRole('button', { name: digit, exact: true }).click();
  await ana.page.keyboard.type('0*');
  await eventually(() => expect(world.control.mediaReport({ numero: EMILY.numero }).digits).toBe('42#0*'));
  await eventually(async () =>
    expect(await keys.getByRole('status', { name: ana.w('call.digits') }).textContent()).toBe('42#0*'),
  );
  expect(sip.requests('INFO')).toBe(0);
  await hangUp.click();
  await gone();
});

test('the customer hangs up, and nothing stays', async () => {
  await answered();
  world.control.customerHangsUp({ numero: EMILY.numero });
  await callBar(ana).gone();
  const { busy, failed } = failurePopup(ana);
  expect(await busy.or(failed).count()).toBe(0);
});

test('a caller who gives up, and one who is answered elsewhere, leave no popup', async () => {
  for (const completedElsewhere of [false, true]) {
    world.control.customerCalls(EMILY);
    const { sheet } = incomingSheet(ana);
    await sheet.waitFor();
    await sleep(300);
    world.control.cancelCall({ numero: EMILY.numero, completedElsewhere });
    await sheet.waitFor({ state: 'hidden' });
    await sleep(300);
    const { busy, failed } = failurePopup(ana);
    expect(await busy.or(failed).count()).toBe(0);
  }
});

test('while a call lives a second one is refused as busy', async () => {
  await answered();
  const refused = () => sip.sent.filter((message) => message.startsWith('SIP/2.0 486')).length;
  const before = refused();
  world.control.customerCalls({ numero: '5511922220002', agente: ANA.login });
  await eventually(() => expect(refused()).toBe(before + 1));
  expect(await incomingSheet(ana).sheet.count()).toBe(0);
  await hears(ana);
  world.control.customerHangsUp({ numero: EMILY.numero });
  await callBar(ana).gone();
});

test('a call straight to the extension is of the first voice queue; one that asks for it is answered by itself', async () => {
  world.control.customerCalls({ ...EMILY, agente: ANA.login, answersItself: true });
  const { sheet } = incomingSheet(ana);
  await sheet.getByText(ana.w('call.inQueue', { queue: 'Voz Atendimento' })).waitFor();
  await callBar(ana).talking();
  await talksBothWays(world, ana, EMILY.numero);
  world.control.customerHangsUp({ numero: EMILY.numero });
  await callBar(ana).gone();
});

test('with that setting every call is answered after a second', async () => {
  const visitor = await sitDown(world, FABIO, { turn: ['settings.autoAnswer'] });
  const calledAt = performance.now();
  world.control.customerCalls({ ...EMILY, agente: FABIO.login });
  await incomingSheet(visitor).sheet.waitFor();
  await callBar(visitor).talking();
  expect(performance.now() - calledAt).toBeGreaterThan(1_000);
  await talksBothWays(world, visitor, EMILY.numero);
  await callBar(visitor).hangUp.click();
  await callBar(visitor).gone();
  await expectNothingLeft(world, visitor);
  await visitor.close();
});
