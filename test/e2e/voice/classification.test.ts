import { callBar, incomingSheet } from '../support/screens/calls';
import { dialDialog } from '../support/screens/dialling';
import { classifyDialog } from '../support/screens/dialogs';
import { frame } from '../support/screens/frame';
import { sentJson } from '../support/seen';
import { expect, test } from '../support/test';
import { CLASSIFYING, EMILY, answered, classifier, expectNoService, isPaused } from './support/classifier';
import { expectNothingLeft } from './support/leftOver';
import { ANA } from './support/telephonists';

test.use({ centre: { sipPort: 0 } });

test(
  'a call pauses; after it there is no way but to classify it; then the agent is available again',
  { tag: '@smoke' },
  async ({ world }) => {
    const ana = await classifier(world);
    world.control.customerCalls(EMILY);
    await expect(incomingSheet(ana).sheet).toBeVisible();
    await isPaused(world, ana, CLASSIFYING);
    await answered(ana);
    const note = ana.page.getByRole('textbox', { name: ana.w('call.newNote') });
    await note.fill('Quer um desconto');
    await note.press('Enter');
    await callBar(ana).hangUp.click();
    const { dialog, save, choose, notes } = classifyDialog(ana);
    await expect(dialog.getByText(ana.w('classify.callRequired'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: ana.w('action.cancel') })).toHaveCount(0);
    await ana.page.keyboard.press('Escape');
    await ana.page.mouse.click(5, 5);
    await save.click();
    await expect(dialog.getByText(ana.w('field.required'))).toBeVisible();
    await isPaused(world, ana, CLASSIFYING);
    await ana.go('/home');
    await expect(dialog.getByText(ana.w('classify.callRequired'))).toBeVisible();
    await isPaused(world, ana, CLASSIFYING);

    await choose('classification', 'Venda');
    await choose('subclassification', 'Proposta enviada');
    await dialog.getByRole('textbox', { name: ana.w('classify.protocol') }).fill('P-77');
    // What was noted during the call is offered, also after the reload.
    await expect(notes).toHaveValue('Quer um desconto');
    const sent = await sentJson(ana.page, '/api/v2/ligacao/classifica', () => save.click());
    expect(sent).toMatchObject({ obs: 'Quer um desconto', protocolo: 'P-77' });
    await expect(dialog).toBeHidden();
    await isPaused(world, ana, null);
    await expectNoService(world);
    await expectNothingLeft(world, ana);
  },
);

test('the pause that was on before comes back', async ({ world }) => {
  const ana = await classifier(world);
  const { pause, pauseReason, resume } = frame(ana);
  await pause.click();
  await pauseReason('Almoço').click();
  await isPaused(world, ana, 'Almoço');
  // Straight to the extension: a queue offers nothing to who is paused.
  world.control.customerCalls({ ...EMILY, agente: ANA.login });
  await expect(incomingSheet(ana).sheet).toBeVisible();
  await isPaused(world, ana, CLASSIFYING);
  await answered(ana);
  world.control.customerHangsUp({ numero: EMILY.numero });
  const { dialog, save, choose } = classifyDialog(ana);
  await expect(dialog).toBeVisible();
  await choose('classification', 'Engano');
  await save.click();
  await expect(dialog).toBeHidden();
  await isPaused(world, ana, 'Almoço');
  await resume.click();
  await isPaused(world, ana, null);
  await expectNothingLeft(world, ana);
});

test('a call asks for nothing that nobody answered, or that is classified already', async ({ world }) => {
  const ana = await classifier(world);
  const { dialog, save, choose } = classifyDialog(ana);

  await test.step('a call that nobody answered ends the pause and asks for nothing', async () => {
    world.control.customerCalls(EMILY);
    await expect(incomingSheet(ana).sheet).toBeVisible();
    await isPaused(world, ana, CLASSIFYING);
    world.control.cancelCall({ numero: EMILY.numero });
    await isPaused(world, ana, null);
    await expect(dialog).toHaveCount(0);
    await expectNothingLeft(world, ana);
  });

  await test.step('a call that was classified while it lasted is not asked for again', async () => {
    world.control.customerCalls(EMILY);
    await answered(ana);
    await callBar(ana).classify.click();
    await choose('classification', 'Engano');
    await save.click();
    await expect(dialog).toBeHidden();
    await callBar(ana).hangUp.click();
    await callBar(ana).gone();
    await isPaused(world, ana, null);
    await expect(dialog).toHaveCount(0);
    await expectNoService(world);
    await expectNothingLeft(world, ana);
  });
});

test('a reload in the middle of a call ends it, and asks for its classification', async ({ world }) => {
  const ana = await classifier(world);
  world.control.customerCalls(EMILY);
  await answered(ana);
  const questions: string[] = [];
  ana.page.on('dialog', (question) => questions.push(question.type()));
  await ana.page.reload();
  expect(questions).toEqual(['beforeunload']);
  const { dialog, save, choose } = classifyDialog(ana);
  await expect(dialog.getByText(ana.w('classify.callRequired'))).toBeVisible();
  await isPaused(world, ana, CLASSIFYING);
  await choose('classification', 'Engano');
  const sent = ana.page.waitForRequest('**/api/v2/ligacao/classifica');
  await save.click();
  expect((await (await sent).response())?.ok()).toBe(true);
  await expect(dialog).toBeHidden();
  await isPaused(world, ana, null);
  await expectNoService(world);
  await expectNothingLeft(world, ana);
});

test('of two calls only the last one asks, once both are over', async ({ world }) => {
  const ana = await classifier(world);
  const { bar, other, settled, talking, hangUp } = callBar(ana);
  const { dialog, save, choose } = classifyDialog(ana);
  world.control.customerCalls(EMILY);
  await answered(ana);
  await expect(bar).toBeVisible();
  await dialDialog(ana).open();
  await dialDialog(ana).dial('9200');
  await expect(other(EMILY.nome)).toBeVisible();
  await talking();
  await hangUp.click();
  await expect(other(EMILY.nome)).toBeHidden();
  await talking();
  await expect(dialog).toHaveCount(0);
  await settled();
  await hangUp.click();
  const question = ana.w('classify.callInQueue', { who: EMILY.nome, queue: 'Voz Atendimento' });
  await expect(dialog.getByText(question)).toBeVisible();
  await choose('classification', 'Engano');
  await save.click();
  await expect(dialog).toBeHidden();
  await isPaused(world, ana, null);
  await expectNothingLeft(world, ana);
});
