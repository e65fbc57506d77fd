import { ANA, CARLA } from '../support/agents';
import { violations } from '../support/axe';
import { hasExtensions } from '../support/dialect';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { chat } from '../support/screens/chat';
import { formDialog } from '../support/screens/dialogs';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import type { Visitor } from '../support/visitor';
import { startWorld } from '../support/world';
import type { World } from '../support/world';

let world: World;
let ana: Visitor;
let carla: Visitor;

beforeAll(async () => {
  world = await startWorld();
  ana = await world.visit();
  carla = await world.visit({ scheme: 'dark' });
  await signIn(ana, ANA);
  await signIn(carla, CARLA);
  // Who is paused is given nothing by the queue, and can still be given something by hand.
  await frame(carla).pause.click();
  await frame(carla).pauseReason('Almoço').click();
  await frame(carla).status.getByText('Almoço').waitFor();
  await frame(ana).join('Chat Site');
});

afterAll(() => world.close());

/** A customer comes to Ana, and she opens the conversation. */
async function arrive(fromName: string, numero: string) {
  const opened = world.control.openConversation({
    ...{ queue: 'Chat Site', fromName, numero, idCliente: 1, texto: 'Bom dia!' },
  });
  await conversationList(ana).row(opened.id).click();
  await chat(ana).heading(fromName).waitFor();
  return opened.id;
}

test('a conversation goes to another agent, whose presence shows, and comes on their screen', async () => {
  const { page, w } = ana;
  const id = await arrive('Marta Reis', '5511911110001');
  await chat(ana).act('call.transfer');
  const { dialog, press } = formDialog(ana, 'call.transfer');
  await dialog.getByRole('radio', { name: w('past.agent') }).click();
  await dialog.getByRole('combobox', { name: w('past.agent') }).click();
  const option = page.locator('.ant-select-item-option:visible').filter({ hasText: CARLA.fullName });
  // Without the extension the queues tell who works by telephone number alone, and Carla has none.
  if (hasExtensions) await option.getByText('Almoço').waitFor();
  else await option.waitFor();
  await eventually(async () =>
    expect(
      await page.locator('.ant-select-item-option:visible').filter({ hasText: ANA.fullName }).count(),
    ).toBe(0),
  );
  await shoot(page, 'transfer-agent');
  expect(await violations(page)).toEqual([]);
  await option.click();
  await press('call.transfer');
  await page.getByText(w('giveAway.done', { protocol: `#${String(id)}`, to: CARLA.fullName })).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await conversationList(ana).row(id).waitFor({ state: 'hidden' });
  const there = conversationList(carla);
  await there.row(id).click();
  await chat(carla).heading('Marta Reis').waitFor();
  await chat(carla).bubble('Bom dia!').waitFor();
});

test('a transfer that the server refuses keeps the conversation, says why, and is lost nowhere', async () => {
  const { page } = ana;
  const id = await arrive('Caio Prado', '5511911110002');
  const { choose, press, dialog } = formDialog(ana, 'call.transfer');
  await chat(ana).act('call.transfer');
  await choose('chat.queue', 'Chat Financeiro');
  world.control.failAction({ action: 'TransfereAtendimentoParaFila', kind: 'fail', codigo: 'VALIDACAO' });
  await press('call.transfer');
  await dialog.getByRole('alert').waitFor();
  await shoot(page, 'transfer-refused');
  expect(await violations(page)).toEqual([]);
  await conversationList(ana).row(id).waitFor();
  world.control.failAction({ action: 'TransfereAtendimentoParaFila', kind: 'loseAck' });
  await press('call.transfer');
  await dialog.waitFor({ state: 'hidden' });
  await conversationList(ana).row(id).waitFor({ state: 'hidden' });
  await eventually(() => {
    const moved = world.control.conversations({}).find((one) => one.id === id);
    expect(moved).toMatchObject({ queue: 'Chat Financeiro' });
  });
  expectNoIncidents(ana.incidents);
});
