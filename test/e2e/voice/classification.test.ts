import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { callBar, incomingSheet } from '../support/screens/calls';
import { classifyDialog } from '../support/screens/dialogs';
import { frame } from '../support/screens/frame';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { expectNothingLeft } from './support/leftOver';
import { sitDown } from './support/telephone';
import { ANA } from './support/telephonists';
import { startVoiceWorld } from './support/voiceWorld';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

const CLASSIFYING = 'Classificando';

let world: World;
let ana: Visitor;

beforeAll(async () => {
  world = await startVoiceWorld();
  ana = await sitDown(world, ANA, { turn: ['settings.mustClassifyCalls'] });
});

afterEach(() => expectNothingLeft(world, ana));

afterAll(() => world.close());

/** Waits until screen and centre have the agent in this pause; null: available. */
async function isPaused(reason: string | null): Promise<void> {
  await frame(ana)
    .status.getByText(reason ?? ana.w('agent.available'), { exact: true })
    .waitFor();
  await eventually(() => {
    const { status, motivoPausa } = world.control.agent({ nome: ANA.login }).usuario;
    expect([status, motivoPausa ?? null]).toEqual([reason === null ? 1 : 10, reason]);
  });
}

async function answered(): Promise<void> {
  await incomingSheet(ana).answer.click();
  await callBar(ana).talking();
}

/** Open voice services. */
function services(): number {
  return world.control.conversations({ status: 'Entrou' }).filter(({ queueTypeID }) => queueTypeID === 1)
    .length;
}

test('a call pauses; after it there is no way but to classify it; then the agent is available again', async () => {
  world.control.customerCalls(EMILY);
  await incomingSheet(ana).sheet.waitFor();
  await isPaused(CLASSIFYING);
  await answered();
  const note = ana.page.getByRole('textbox', { name: ana.w('call.newNote') });
  await note.fill('Quer um desconto');
  await note.press('Enter');
  await callBar(ana).hangUp.click();
  const { dialog, save, choose, notes } = classifyDialog(ana);
  await dialog.getByText(ana.w('classify.callRequired')).waitFor();
  expect(await dialog.getByRole('button', { name: ana.w('action.cancel') }).count()).toBe(0);
  await ana.page.keyboard.press('Escape');
  await ana.page.mouse.click(5, 5);
  await save.click();
  await dialog.getByText(ana.w('field.required')).waitFor();
  await isPaused(CLASSIFYING);
  await ana.go('/home');
  await dialog.getByText(ana.w('classify.callRequired')).waitFor();
  await isPaused(CLASSIFYING);

  await choose('classification', 'Venda');
  await choose('subclassification', 'Proposta enviada');
  await dialog.getByRole('textbox', { name: ana.w('classify.protocol') }).fill('P-77');
  // What was noted during the call is offered, also after the reload.
  await eventually(async () => expect(await notes.inputValue()).toBe('Quer um desconto'));
  const sent = ana.page.waitForRequest('**/api/v2/ligacao/classifica');
  await save.click();
  expect((await sent).postDataJSON()).toMatchObject({ obs: 'Quer um desconto', protocolo: 'P-77' });
  expect((await (await sent).response())?.ok()).toBe(true);
  await dialog.waitFor({ state: 'hidden' });
  await isPaused(null);
  await eventually(() => expect(services()).toBe(0));
});

test('the pause that was on before comes back', async () => {
  const { pause, pauseReason } = frame(ana);
  await pause.click();
  await pauseReason('Almoço').click();
  await isPaused('Almoço');
  // Straight to the extension: a queue offers nothing to who is paused.
  world.control.customerCalls({ ...EMILY, agente: ANA.login });
  await incomingSheet(ana).sheet.waitFor();
  await isPaused(CLASSIFYING);
  await answered();
  world.control.customerHangsUp({ numero: EMILY.numero });
  const { dialog, save, choose } = classifyDialog(ana);
  await dialog.waitFor();
  await choose('classification', 'Engano');
  await save.click();
  await dialog.waitFor({ state: 'hidden' });
  await isPaused('Almoço');
  await pause.click();
  await pauseReason('Almoço').click();
  await isPaused(null);
});

test('a call that nobody answered ends the pause and asks for nothing', async () => {
  world.control.customerCalls(EMILY);
  await incomingSheet(ana).sheet.waitFor();
  await isPaused(CLASSIFYING);
  world.control.cancelCall({ numero: EMILY.numero });
  await isPaused(null);
  expect(await classifyDialog(ana).dialog.count()).toBe(0);
});

test('a call that was classified while it lasted is not asked for again', async () => {
  world.control.customerCalls(EMILY);
  await answered();
  await callBar(ana).classify.click();
  const { dialog, save, choose } = classifyDialog(ana);
  await choose('classification', 'Engano');
  await save.click();
  await dialog.waitFor({ state: 'hidden' });
  await callBar(ana).hangUp.click();
  await callBar(ana).gone();
  await isPaused(null);
  expect(await dialog.count()).toBe(0);
  await eventually(() => expect(services()).toBe(0));
});

test('a reload in the middle of a call ends it, and asks for its classification', async () => {
  world.control.customerCalls(EMILY);
  await answered();
  await ana.page.reload();
  const { dialog, save, choose } = classifyDialog(ana);
  await dialog.getByText(ana.w('classify.callRequired')).waitFor();
  await isPaused(CLASSIFYING);
  await choose('classification', 'Engano');
  const sent = ana.page.waitForRequest('**/api/v2/ligacao/classifica');
  await save.click();
  expect((await (await sent).response())?.ok()).toBe(true);
  await dialog.waitFor({ state: 'hidden' });
  await isPaused(null);
  await eventually(() => expect(services()).toBe(0));
});

test('of two calls only the last one asks, once both are over', async () => {
  world.control.customerCalls(EMILY);
  await answered();
  const { open, dial } = { open: callBar(ana).bar, dial: ana.page.getByRole('banner') };
  await open.waitFor();
  await dial.getByRole('button', { name: ana.w('dial.open'), exact: true }).click();
  const form = ana.page.getByRole('dialog', { name: ana.w('dial.title') });
  await form.getByRole('textbox', { name: ana.w('dial.number') }).fill('9200');
  await form.getByRole('button', { name: ana.w('dial.call'), exact: true }).click();
  await callBar(ana).other(EMILY.nome).waitFor();
  await callBar(ana).talking();
  await callBar(ana).hangUp.click();
  await callBar(ana).other(EMILY.nome).waitFor({ state: 'hidden' });
  await callBar(ana).talking();
  const { dialog, save, choose } = classifyDialog(ana);
  expect(await dialog.count()).toBe(0);
  await callBar(ana).hangUp.click();
  await dialog
    .getByText(ana.w('classify.callInQueue', { who: EMILY.nome, queue: 'Voz Atendimento' }))
    .waitFor();
  await choose('classification', 'Engano');
  await save.click();
  await dialog.waitFor({ state: 'hidden' });
  await isPaused(null);
  expectNoIncidents(ana.incidents);
});
