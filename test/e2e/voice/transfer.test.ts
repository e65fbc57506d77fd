import { activeCalls, callBar, failurePopup, incomingSheet, transferDialog } from '../support/screens/calls';
import { dialDialog } from '../support/screens/dialling';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { hears, talksBothWays } from './support/hearing';
import { expectNothingLeft } from './support/leftOver';
import { sitDown } from './support/telephone';
import { ANA, FABIO } from './support/telephonists';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

/** As long as an extension rings for a transfer, where somebody takes it. */
const RING_MS = 40_000;

test.use({ centre: { sipPort: 0 } });

test.beforeEach(({ world }) => {
  world.control.setRinging({ transferRingMs: RING_MS });
});

/** Ana, whom customers of the queue reach, and Fábio, whom they do not. */
function colleagues(world: World): Promise<[ana: Visitor, fabio: Visitor]> {
  return Promise.all([sitDown(world, ANA), sitDown(world, FABIO, { queues: ['Voz Vendas'] })]);
}

/** Voice services that are open, with who serves them. */
function services({ control }: World): (string | null)[] {
  return control
    .conversations({ status: 'Entrou' })
    .filter(({ queueTypeID }) => queueTypeID === 1)
    .map(({ ultimoAgente }) => ultimoAgente);
}

/** Emily calls the queue, and Ana answers. */
async function anaTalks(world: World, ana: Visitor): Promise<void> {
  world.control.customerCalls(EMILY);
  await incomingSheet(ana).answer.click();
  await callBar(ana).talking();
  await talksBothWays(world, ana, EMILY.numero);
  expect(services(world)).toEqual([ANA.fullName]);
}

/** Emily is with Fábio now, and Ana has nothing of it any more. */
async function fabioTalks(world: World, ana: Visitor, fabio: Visitor): Promise<void> {
  await expect(ana.page.getByText(ana.w('transfer.done'))).toBeVisible();
  await callBar(ana).gone();
  await expect(callBar(fabio).bar.getByText(EMILY.nome)).toBeVisible();
  await callBar(fabio).talking();
  await talksBothWays(world, fabio, EMILY.numero);
  await expect(transferDialog(ana).dialog).toBeHidden();
  await expect.poll(() => services(world)).toEqual([FABIO.fullName]);
  await callBar(fabio).hangUp.click();
  await callBar(fabio).gone();
  await expect.poll(() => services(world)).toEqual([]);
  await expectNothingLeft(world, ana, fabio);
}

/** Ana is with Emily again, and hangs up. */
async function anaTalksAgain(world: World, ana: Visitor): Promise<void> {
  await callBar(ana).talking();
  await talksBothWays(world, ana, EMILY.numero);
  await callBar(ana).settled();
  await callBar(ana).hangUp.click();
  await callBar(ana).gone();
}

test('a call is handed over to a colleague, who takes it', { tag: '@smoke' }, async ({ world }) => {
  const [ana, fabio] = await colleagues(world);
  await anaTalks(world, ana);
  await callBar(ana).transfer.click();
  const { dialog, handOver, resume } = transferDialog(ana);
  await handOver(FABIO.extension);
  await expect(dialog.getByText(ana.w('transfer.running', { to: FABIO.extension }))).toBeVisible();
  const { sheet, answer } = incomingSheet(fabio);
  await expect(sheet.getByText(EMILY.nome)).toBeVisible();
  // The agent need not leave the caller in silence meanwhile.
  await resume.click();
  await talksBothWays(world, ana, EMILY.numero);
  await answer.click();
  await fabioTalks(world, ana, fabio);
});

test('a transfer to who cannot take it fails: the agent is back with the caller and knows why', async ({
  world,
}) => {
  const ana = await sitDown(world, ANA);
  for (const [to, cause] of [
    ['9486', 'call.cause.busy'],
    ['1005', 'call.cause.unavailable'],
  ] as const) {
    await test.step(`a transfer to ${to} fails`, async () => {
      await anaTalks(world, ana);
      await callBar(ana).transfer.click();
      const { dialog, handOver, close } = transferDialog(ana);
      await handOver(to);
      const alert = dialog.getByRole('alert');
      await expect(alert.getByText(ana.w(cause))).toBeVisible();
      await expect(alert.getByText(ana.w('transfer.backWith', { who: EMILY.nome }))).toBeVisible();
      await close.click();
      await anaTalksAgain(world, ana);
      await expectNothingLeft(world, ana);
    });
  }
});

test('a colleague who takes no transfer, or wants none when asked, gives the caller back', async ({
  world,
}) => {
  const [ana, fabio] = await colleagues(world);
  const { dialog, handOver, consult, close } = transferDialog(ana);

  await test.step('a colleague who does not take a transfer gives the caller back', async () => {
    world.control.setRinging({ transferRingMs: 4_000 });
    await anaTalks(world, ana);
    await callBar(ana).transfer.click();
    await handOver(FABIO.extension);
    await expect(incomingSheet(fabio).sheet).toBeVisible();
    await expect(dialog.getByText(ana.w('transfer.ringing'))).toBeVisible();
    await expect(dialog.getByText(ana.w('transfer.failed'))).toBeVisible();
    await expect(incomingSheet(fabio).sheet).toBeHidden();
    await close.click();
    await anaTalksAgain(world, ana);
    await expectNothingLeft(world, ana, fabio);
  });

  await test.step('a colleague who was asked and does not want the caller: the agent is back with the caller', async () => {
    world.control.setRinging({ transferRingMs: RING_MS });
    await anaTalks(world, ana);
    await callBar(ana).transfer.click();
    await consult(FABIO.extension);
    await incomingSheet(fabio).answer.click();
    await callBar(fabio).talking();
    await callBar(fabio).hangUp.click();
    await close.click();
    await callBar(ana).talking();
    await talksBothWays(world, ana, EMILY.numero);
    world.control.customerHangsUp({ numero: EMILY.numero });
    await callBar(ana).gone();
    await expectNothingLeft(world, ana, fabio);
  });
});

test('a target that rings for longer than 20 s and takes nothing gives the caller back, who was spoken to meanwhile', async ({
  world,
}) => {
  const LONG_MS = 24_000;
  world.control.setRinging({ transferRingMs: LONG_MS });
  const [ana, fabio] = await colleagues(world);
  const { dialog, handOver, resume, close } = transferDialog(ana);
  await anaTalks(world, ana);
  await callBar(ana).transfer.click();
  const begun = Date.now();
  await handOver(FABIO.extension);
  await expect(incomingSheet(fabio).sheet).toBeVisible();
  await resume.click();
  await talksBothWays(world, ana, EMILY.numero);
  await expect(dialog.getByText(ana.w('transfer.failed'))).toBeVisible();
  expect(Date.now() - begun).toBeGreaterThan(20_000);
  await expect(dialog.getByText(ana.w('transfer.backWith', { who: EMILY.nome }))).toBeVisible();
  await close.click();
  await anaTalksAgain(world, ana);
  await expectNothingLeft(world, ana, fabio);
});

test(
  'a colleague is asked first, then gets the caller; the dialog shows what the colleague does',
  { tag: '@firefox' },
  async ({ world }) => {
    const [ana, fabio] = await colleagues(world);
    await anaTalks(world, ana);
    await callBar(ana).transfer.click();
    const { consult, agent, handOverTo } = transferDialog(ana);
    const row = agent(FABIO.fullName);
    await expect(row.getByText(ana.w('presence.available'), { exact: true })).toBeVisible();
    await consult(FABIO.extension);
    await expect(row.getByText(ana.w('presence.ringing'), { exact: true })).toBeVisible();
    await expect(incomingSheet(fabio).sheet.getByText(ANA.fullName)).toBeVisible();
    await incomingSheet(fabio).answer.click();
    await expect(row.getByText(ana.w('presence.busy'), { exact: true })).toBeVisible();
    await callBar(fabio).talking();
    await hears(ana);
    await hears(fabio);
    await expect(activeCalls(ana).item(EMILY.nome).getByText(ana.w('call.held'))).toBeVisible();
    await handOverTo(FABIO.fullName);
    await fabioTalks(world, ana, fabio);
  },
);

test('why a consultation failed is told in the transfer dialog, each time, and another can be asked', async ({
  world,
}) => {
  const ana = await sitDown(world, ANA);
  const { dialog, consult, close } = transferDialog(ana);
  await anaTalks(world, ana);
  // The popup of failed calls is older than the dialog then.
  await dialDialog(ana).open();
  await dialDialog(ana).dial('9404');
  await failurePopup(ana).close();
  await callBar(ana).talking();
  await callBar(ana).transfer.click();
  const told = dialog.getByRole('alert');
  for (const [number, cause] of [
    ['9486', 'call.cause.busy'],
    ['9486', 'call.cause.busy'],
    ['9480', 'call.cause.unavailable'],
    ['9603', 'call.cause.rejected'],
  ] as const) {
    await test.step(`a consultation of ${number} fails`, async () => {
      await consult(number);
      await expect(told.getByText(ana.w(cause))).toBeVisible();
      await expect(told.getByText(number)).toBeVisible();
      await expect(told.getByText(ana.w('transfer.backWith', { who: EMILY.nome }))).toBeVisible();
      await expect(ana.page.getByRole('dialog')).toHaveCount(1);
    });
  }
  await close.click();
  await expect(ana.page.getByRole('dialog')).toHaveCount(0);
  await anaTalksAgain(world, ana);
  await expectNothingLeft(world, ana);
});
