import { eventually } from '../support/eventually';
import { activeCalls, callBar, incomingSheet, transferDialog } from '../support/screens/calls';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { hears, talksBothWays } from './support/hearing';
import { expectNothingLeft } from './support/leftOver';
import { sitDown } from './support/telephone';
import { ANA, FABIO } from './support/telephonists';
import { startVoiceWorld } from './support/voiceWorld';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

/** As long as an extension rings for a transfer, where somebody takes it. */
const RING_MS = 18_000;

let world: World;
let ana: Visitor;
let fabio: Visitor;

beforeAll(async () => {
  world = await startVoiceWorld();
  ana = await sitDown(world, ANA);
  fabio = await sitDown(world, FABIO, { queues: ['Voz Vendas'] });
});

beforeEach(() => world.control.setRinging({ transferRingMs: RING_MS }));

afterEach(() => expectNothingLeft(world, ana, fabio));

afterAll(() => world.close());

/** Voice services that are open, with who serves them. */
function services(): (string | null)[] {
  return world.control
    .conversations({ status: 'Entrou' })
    .filter(({ queueTypeID }) => queueTypeID === 1)
    .map(({ ultimoAgente }) => ultimoAgente);
}

/** Emily calls the queue, and Ana answers. */
async function anaTalks(): Promise<void> {
  world.control.customerCalls(EMILY);
  await incomingSheet(ana).answer.click();
  await callBar(ana).talking();
  await talksBothWays(world, ana, EMILY.numero);
  expect(services()).toEqual([ANA.fullName]);
}

/** Emily is with Fábio now, and Ana has nothing of it any more. */
async function fabioTalks(): Promise<void> {
  await ana.page.getByText(ana.w('transfer.done')).waitFor();
  await callBar(ana).gone();
  await callBar(fabio).bar.getByText(EMILY.nome).waitFor();
  await callBar(fabio).talking();
  await talksBothWays(world, fabio, EMILY.numero);
  await transferDialog(ana).dialog.waitFor({ state: 'hidden' });
  await eventually(() => expect(services()).toEqual([FABIO.fullName]));
  await callBar(fabio).hangUp.click();
  await callBar(fabio).gone();
  await eventually(() => expect(services()).toEqual([]));
}

test('a call is handed over to a colleague, who takes it', async () => {
  await anaTalks();
  await callBar(ana).transfer.click();
  const { dialog, handOver } = transferDialog(ana);
  await handOver(FABIO.extension);
  await dialog.getByText(ana.w('transfer.running', { to: FABIO.extension })).waitFor();
  const { sheet, answer } = incomingSheet(fabio);
  await sheet.getByText(EMILY.nome).waitFor();
  await answer.click();
  await fabioTalks();
});

test.each([
  ['9486', 'call.cause.busy'],
  ['1005', 'call.cause.unavailable'],
] as const)('a transfer to %s fails: the agent is back with the caller and knows why', async (to, cause) => {
  await anaTalks();
  await callBar(ana).transfer.click();
  const { dialog, handOver, close } = transferDialog(ana);
  await handOver(to);
  const alert = dialog.getByRole('alert');
  await alert.getByText(ana.w(cause)).waitFor();
  await alert.getByText(ana.w('transfer.backWith', { who: EMILY.nome })).waitFor();
  await close.click();
  await callBar(ana).talking();
  await talksBothWays(world, ana, EMILY.numero);
  await callBar(ana).hangUp.click();
  await callBar(ana).gone();
});

test('a colleague who does not take a transfer gives the caller back', async () => {
  world.control.setRinging({ transferRingMs: 4_000 });
  await anaTalks();
  await callBar(ana).transfer.click();
  const { dialog, handOver, close } = transferDialog(ana);
  await handOver(FABIO.extension);
  await incomingSheet(fabio).sheet.waitFor();
  await dialog.getByText(ana.w('transfer.ringing')).waitFor();
  await dialog.getByText(ana.w('transfer.failed')).waitFor();
  await incomingSheet(fabio).sheet.waitFor({ state: 'hidden' });
  await close.click();
  await talksBothWays(world, ana, EMILY.numero);
  await callBar(ana).hangUp.click();
  await callBar(ana).gone();
});

test('a colleague is asked first, then gets the caller; the dialog shows what the colleague does', async () => {
  await anaTalks();
  await callBar(ana).transfer.click();
  const { consult, agent, handOverTo } = transferDialog(ana);
  const row = agent(FABIO.fullName);
  await row.getByText(ana.w('presence.available'), { exact: true }).waitFor();
  await consult(FABIO.extension);
  await row.getByText(ana.w('presence.ringing'), { exact: true }).waitFor();
  await incomingSheet(fabio).sheet.getByText(ANA.fullName).waitFor();
  await incomingSheet(fabio).answer.click();
  await row.getByText(ana.w('presence.busy'), { exact: true }).waitFor();
  await callBar(fabio).talking();
  await hears(ana);
  await hears(fabio);
  await activeCalls(ana).item(EMILY.nome).getByText(ana.w('call.held')).waitFor();
  await handOverTo(FABIO.fullName);
  await fabioTalks();
});

test('a colleague who was asked and does not want the caller: the agent is back with the caller', async () => {
  await anaTalks();
  await callBar(ana).transfer.click();
  const { consult, close } = transferDialog(ana);
  await consult(FABIO.extension);
  await incomingSheet(fabio).answer.click();
  await callBar(fabio).talking();
  await callBar(fabio).hangUp.click();
  await close.click();
  await callBar(ana).talking();
  await talksBothWays(world, ana, EMILY.numero);
  world.control.customerHangsUp({ numero: EMILY.numero });
  await callBar(ana).gone();
});
