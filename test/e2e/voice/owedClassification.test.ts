import { callBar, failurePopup } from '../support/screens/calls';
import { classifyDialog } from '../support/screens/dialogs';
import { historyScreen } from '../support/screens/history';
import { expect, test } from '../support/test';
import { EMILY, answered, classifier, expectNoService, isPaused } from './support/classifier';
import { expectNothingLeft } from './support/leftOver';
import { registered } from './support/telephone';
import { ANA } from './support/telephonists';

test.use({ centre: { sipPort: 0 } });

test('what the server refuses twice can be kept for later, and is sent once it takes it', async ({
  world,
}) => {
  const ana = await classifier(world);
  const { dialog, sub, save, defer, choose } = classifyDialog(ana);
  const { open: openHistory, rows } = historyScreen(ana);
  const PATH = '/api/v2/ligacao/classifica';
  const CLASSIFY = `**${PATH}`;
  const refusal = {
    error: true,
    codigo: 'VALIDACAO',
    msg: 'Confira os campos.',
    campos: { id_subclassificacao: 'Obrigatória' },
  };
  await ana.context.route(CLASSIFY, (route) => route.fulfill({ status: 400, json: refusal }));
  world.control.customerCalls(EMILY);
  await answered(ana);
  await callBar(ana).hangUp.click();

  await choose('classification', 'Venda');
  await save.click();
  await expect(sub).toHaveAttribute('aria-required', 'true');
  const described = [ana.w('classify.choose'), ana.w('classify.subRequired')].join(' ');
  await expect(sub).toHaveAccessibleDescription(described);
  const label = dialog.getByText(ana.w('classify.subclassification'), { exact: true });
  expect(await label.evaluate((field) => getComputedStyle(field, '::after').content)).toContain('*');
  await expect(defer).toBeHidden();
  await choose('subclassification', 'Proposta enviada');
  await save.click();
  await defer.click();
  await expect(dialog).toBeHidden();
  await isPaused(world, ana, null);

  await openHistory();
  const row = rows.filter({ hasText: EMILY.nome }).first();
  await expect(
    row.getByRole('button', { name: ana.w('history.classifyDeferred', { who: EMILY.nome }) }),
  ).toBeVisible();
  // What was left for later is tried again now and then, by this page and the next.
  const taken = ana.page.waitForResponse(
    (response) => response.ok() && response.url().endsWith(PATH) && response.request().method() === 'POST',
  );
  await ana.context.unroute(CLASSIFY);
  await ana.page.reload();
  await taken;
  await openHistory();
  await expect(
    row.getByRole('button', { name: ana.w('history.classifyAgain', { who: EMILY.nome }) }),
  ).toBeVisible();
  await expectNoService(world);
  await expectNothingLeft(world, ana);
});

test('why a call broke is read before its classification, which waits for the call made from there', async ({
  world,
}) => {
  const ana = await classifier(world);
  const { dialog, save, choose } = classifyDialog(ana);
  const { broke, callAgain } = failurePopup(ana);
  world.control.customerCalls(EMILY);
  await answered(ana);
  world.control.limitReturn({ ms: 100 });
  world.control.dropSipSockets({ nome: ANA.login, refuseMs: 2_000 });
  await expect(broke).toBeVisible();
  await registered(world, ANA.extension);
  await callAgain.click();
  await callBar(ana).talking();
  await expect(dialog).toHaveCount(0);
  await callBar(ana).hangUp.click();
  for (let call = 0; call < 2; call += 1) {
    await expect(dialog.getByText(ana.w('classify.callRequired'))).toBeVisible();
    await choose('classification', 'Engano');
    const sent = ana.page.waitForResponse('**/api/v2/ligacao/classifica');
    await save.click();
    expect((await sent).ok()).toBe(true);
  }
  await expect(dialog).toBeHidden();
  await isPaused(world, ana, null);
  await expectNothingLeft(world, ana);
});
