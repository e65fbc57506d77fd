import { eventually } from '../support/eventually';
import { activeCalls, callBar, callView, failurePopup, incomingSheet } from '../support/screens/calls';
import { dialDialog, dialPad } from '../support/screens/dialling';
import { frame } from '../support/screens/frame';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import type { TextId } from '../../../src/components/intl';
import { fallsSilent, hears, talksBothWays } from './support/hearing';
import { expectNothingLeft } from './support/leftOver';
import { refuseMicrophone, rings } from './support/pageMedia';
import type { SipTalk } from './support/sipTalk';
import { sitDownHeard } from './support/telephone';
import { ANA } from './support/telephonists';
import { startVoiceWorld } from './support/voiceWorld';

const MARTA = '5511955550001';

let world: World;
let ana: Visitor;
let sip: SipTalk;

beforeAll(async () => {
  world = await startVoiceWorld();
  // Long enough to be heard ringing, also on a busy machine.
  world.control.setRinging({ answerAfterMs: 5_000 });
  [ana, sip] = await sitDownHeard(world, ANA, { queues: ['Voz Atendimento', 'Voz Vendas'] });
});

afterEach(() => expectNothingLeft(world, ana));

afterAll(() => world.close());

/** Dials from the dialog, wherever the agent is. */
async function dial(number: string): Promise<void> {
  const { open, dial: dialIt, form } = dialDialog(ana);
  await open.click();
  await dialIt(number);
  await form.waitFor({ state: 'hidden' });
}

async function hangUp(): Promise<void> {
  await callBar(ana).hangUp.click();
  await callBar(ana).gone();
}

test('the dial pad dials what its keys are pressed for; it rings back, and both hear each other', async () => {
  await ana.go('/phone');
  await frame(ana).shown();
  const { key, call, number } = dialPad(ana);
  for (const digit of MARTA) await key(digit).click();
  await eventually(async () => expect(await number.inputValue()).toBe(MARTA));
  // A reload took the registration down.
  await eventually(() => expect(world.control.registrations({})).toHaveLength(1));
  await call.click();
  const { bar, talking } = callBar(ana);
  await bar.getByText(ana.w('call.phase.ringing'), { exact: true }).waitFor();
  await rings(ana.page);
  await talking();
  await rings(ana.page, false);
  await callView(ana, MARTA).view.waitFor();
  await talksBothWays(world, ana, MARTA);
  expect(sip.sent.findLast((message) => message.startsWith('INVITE'))).toMatch(
    /^X-Fila: Voz Atendimento\r$/m,
  );
  await hangUp();
});

test('Nova ligação dials for another queue; an announcement is heard before the answer, and no ring-back', async () => {
  const { open, queue, dial: dialIt } = dialDialog(ana);
  await open.click();
  await queue.click();
  await ana.page.locator('.ant-select-item-option:visible').filter({ hasText: 'Voz Vendas' }).click();
  await dialIt('9183');
  const { bar, talking } = callBar(ana);
  await bar.getByText(ana.w('call.phase.dialing'), { exact: true }).waitFor();
  await hears(ana);
  await rings(ana.page, false);
  expect(await bar.getByText(ana.w('call.phase.active'), { exact: true }).count()).toBe(0);
  await talking();
  await talksBothWays(world, ana, '9183');
  expect(sip.sent.findLast((message) => message.startsWith('INVITE'))).toMatch(/^X-Fila: Voz Vendas\r$/m);
  await hangUp();
});

test('a number of the address is dialled by a click, not by itself', async () => {
  await ana.go(`/ligacao${MARTA}`);
  await frame(ana).shown();
  const { number, call } = dialPad(ana);
  await eventually(async () => expect(await number.inputValue()).toBe(MARTA));
  await eventually(() => expect(world.control.registrations({})).toHaveLength(1));
  expect(world.control.liveCalls({})).toEqual([]);
  await call.click();
  await callBar(ana).talking();
  await talksBothWays(world, ana, MARTA);
  world.control.customerHangsUp({ numero: MARTA });
  await callBar(ana).gone();
});

test('a voice menu hears the keys and answers', async () => {
  await dial('9001');
  const { talking, keypad } = callBar(ana);
  await talking();
  await talksBothWays(world, ana, '9001');
  await keypad.click();
  await ana.page.keyboard.type('1234', { delay: 60 });
  await eventually(() => expect(world.control.mediaReport({ numero: '9001' }).digits).toBe('1234'));
  await ana.page.keyboard.press('Escape');
  await hangUp();
});

test('a busy number is told as such', async () => {
  await dial('9486');
  const { busy, close } = failurePopup(ana);
  await busy.getByText(ana.w('call.cause.busy')).waitFor();
  await busy.getByText('9486').waitFor();
  await close();
});

const FAILURES: [number: string, cause: TextId][] = [
  ['9404', 'call.cause.notFound'],
  ['9480', 'call.cause.unavailable'],
  ['9603', 'call.cause.rejected'],
  ['9503', 'call.cause.sessionError'],
  ['9302', 'call.cause.redirected'],
  ['9484', 'call.cause.addressIncomplete'],
  ['9858', 'call.cause.misconfiguredAccount'],
];

test.each(FAILURES)('a call to %s did not come about, for the reason %s', async (number, cause) => {
  await dial(number);
  const { failed, close } = failurePopup(ana);
  await failed.getByText(ana.w(cause), { exact: true }).waitFor();
  await callBar(ana).gone();
  await rings(ana.page, false);
  await close();
});

test('the agent gives up while it rings', async () => {
  await dial('9010');
  await callBar(ana).bar.getByText(ana.w('call.phase.ringing'), { exact: true }).waitFor();
  await hangUp();
  await rings(ana.page, false);
  const { busy, failed } = failurePopup(ana);
  expect(await busy.or(failed).count()).toBe(0);
  expect(sip.requests('CANCEL')).toBe(1);
});

test('nobody answers for a minute', async () => {
  await ana.page.clock.install();
  await dial('9180');
  await callBar(ana).bar.getByText(ana.w('call.phase.ringing'), { exact: true }).waitFor();
  const registered = sip.requests('REGISTER');
  await ana.page.clock.fastForward(60_000);
  const { failed, close } = failurePopup(ana);
  await failed.getByText(ana.w('call.cause.noAnswer'), { exact: true }).waitFor();
  expect(sip.requests('CANCEL')).toBe(2);
  await rings(ana.page, false);
  await close();
  // The page takes the jump for a sleep and opens a new socket: here, not at the next tick of its clock, during a call.
  await ana.page.evaluate(() => document.dispatchEvent(new Event('resume')));
  await eventually(() => expect(sip.requests('REGISTER')).toBeGreaterThan(registered));
  await eventually(() => expect(world.control.registrations({})).toHaveLength(1));
});

test('a side that sends no sound is told, and looked for anew by one click', async () => {
  await dial('9002');
  await callBar(ana).talking();
  const bar = ana.page.getByRole('alert').filter({ hasText: ana.w('sound.hearingNothing') });
  await bar.waitFor();
  const offers = sip.requests('INVITE');
  await bar.getByRole('button', { name: ana.w('sound.repair'), exact: true }).click();
  await eventually(() => expect(sip.requests('INVITE')).toBe(offers + 1));
  await hangUp();
  await bar.waitFor({ state: 'hidden' });
});

const MICROPHONES: [error: string, cause: TextId][] = [
  ['NotAllowedError', 'call.cause.microphoneRefused'],
  ['NotFoundError', 'call.cause.microphoneMissing'],
  ['NotReadableError', 'call.cause.microphoneBusy'],
];

test.each(MICROPHONES)('without a microphone (%s) nothing is dialled nor answered', async (error, cause) => {
  const invites = sip.requests('INVITE');
  const answers = () =>
    sip.sent.filter((message) => /^SIP\/2.0 200[^]*CSeq: \d+ INVITE/.test(message)).length;
  const answered = answers();
  await refuseMicrophone(ana.page, error);
  await dial(MARTA);
  const { failed, close } = failurePopup(ana);
  await failed.getByText(ana.w(cause), { exact: true }).waitFor();
  await close();
  expect(sip.requests('INVITE')).toBe(invites);

  world.control.customerCalls({ numero: MARTA, agente: ANA.login });
  await incomingSheet(ana).answer.click();
  await failed.getByText(ana.w(cause), { exact: true }).waitFor();
  await close();
  expect(answers()).toBe(answered);
  await refuseMicrophone(ana.page, null);
});

test('of two calls one is held; hanging up the other one brings it back', async () => {
  await dial(MARTA);
  const { talking, other, bar, hangUp: end } = callBar(ana);
  await talking();
  await talksBothWays(world, ana, MARTA);
  await dial('9200');
  await bar.getByText('9200').first().waitFor();
  await talking();
  await talksBothWays(world, ana, '9200');
  await fallsSilent(world, ana, MARTA, 0);
  const { item } = activeCalls(ana);
  await item(MARTA).getByText(ana.w('call.held')).waitFor();

  await other(MARTA).click();
  await item('9200').getByText(ana.w('call.held')).waitFor();
  await hears(ana, 0);
  await other('9200').click();
  await item(MARTA).getByText(ana.w('call.held')).waitFor();
  await item('9200').getByText(ana.w('call.phase.active')).waitFor();

  await end.click();
  await item('9200').waitFor({ state: 'hidden' });
  await item(MARTA).getByText(ana.w('call.phase.active')).waitFor();
  await talksBothWays(world, ana, MARTA);
  await hangUp();
});

test('without a voice queue nothing is dialled, and the agent is told so', async () => {
  const { openDrawer, closeDrawer, queueSwitch, status } = frame(ana);
  await openDrawer();
  await queueSwitch('Voz Atendimento').click();
  await queueSwitch('Voz Vendas').click();
  await status.getByText(ana.w('agent.unavailable'), { exact: true }).waitFor();
  await closeDrawer();
  const invites = sip.requests('INVITE');
  const words = ana.page.getByRole('alert').getByText('Você não está registrado em nenhuma fila de Voz');
  await dialDialog(ana).open.click();
  await words.waitFor();
  expect(await dialDialog(ana).form.count()).toBe(0);
  await ana.page.getByRole('button', { name: ana.w('action.ok'), exact: true }).click();
  await words.waitFor({ state: 'hidden' });

  await openDrawer();
  await ana.page.getByRole('link', { name: ana.w('softphone.openPhone') }).click();
  await dialPad(ana).dial(MARTA);
  await words.waitFor();
  expect(sip.requests('INVITE')).toBe(invites);
});
