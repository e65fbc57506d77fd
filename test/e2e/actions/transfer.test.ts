import { ANA, CARLA } from '../support/agents';
import { violations } from '../support/axe';
import { hasExtensions } from '../support/dialect';
import { chat } from '../support/screens/chat';
import { transferPopover } from '../support/screens/dialogs';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';

/** Ana, to whom customers of the site come. */
async function seatAna(world: World): Promise<Visitor> {
  const ana = await world.visit();
  await signIn(ana, ANA);
  await frame(ana).join('Chat Site');
  return ana;
}

/** Carla, who is paused: she is given nothing by the queue, and can still be given something by hand. */
async function seatCarla(world: World): Promise<Visitor> {
  const carla = await world.visit({ scheme: 'dark' });
  await signIn(carla, CARLA);
  const { pause, pauseReason, status } = frame(carla);
  await pause.click();
  await pauseReason('Almoço').click();
  await expect(status.getByText('Almoço')).toBeVisible();
  return carla;
}

/** A customer comes to Ana, and she opens the conversation. */
async function arrive({ control }: World, ana: Visitor, fromName: string, numero: string) {
  const opened = control.openConversation({
    queue: 'Chat Site',
    fromName,
    numero,
    idCliente: 1,
    texto: 'Bom dia!',
  });
  await conversationList(ana).row(opened.id).click();
  await expect(chat(ana).heading(fromName)).toBeVisible();
  return opened.id;
}

const passedOn = 'a conversation goes to another agent, whose presence shows, and comes on their screen';

test(passedOn, { tag: '@smoke' }, async ({ world }) => {
  const carla = await seatCarla(world);
  const ana = await seatAna(world);
  const { page, w } = ana;
  const id = await arrive(world, ana, 'Marta Reis', '5511911110001');
  await chat(ana).act('call.transfer');
  const { agent, dialog, give } = transferPopover(ana);
  const toCarla = agent(CARLA.fullName);
  await expect(toCarla).toBeVisible();
  // Without the extension the queues tell who works by telephone number alone, and Carla has none.
  if (hasExtensions) await expect(toCarla).toHaveAccessibleName(/Almoço$/u);
  await expect(agent(ANA.fullName)).toHaveCount(0);
  await shoot(page, 'transfer-agent');
  expect(await violations(page)).toEqual([]);
  await toCarla.click();
  await give.click();
  const done = w('giveAway.done', { protocol: `#${String(id)}`, to: CARLA.fullName });
  await expect(page.getByText(done)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(conversationList(ana).row(id)).toBeHidden();
  await conversationList(carla).row(id).click();
  await expect(chat(carla).heading('Marta Reis')).toBeVisible();
  await expect(chat(carla).bubble('Bom dia!')).toBeVisible();
  // Only the extension says by whom.
  const { customer, showCustomer } = chat(carla);
  await showCustomer();
  if (hasExtensions) await expect(customer.getByText(`Transferido por ${ANA.fullName}`)).toBeVisible();
});

test('a transfer that the server refuses keeps the conversation, says why, and is lost nowhere', async ({
  world,
}) => {
  const ana = await seatAna(world);
  const { page, w } = ana;
  const id = await arrive(world, ana, 'Caio Prado', '5511911110002');
  const { dialog, give, queue } = transferPopover(ana);
  await chat(ana).act('call.transfer');
  await queue('Chat Financeiro').click();
  world.control.failAction({ action: 'TransfereAtendimentoParaFila', kind: 'fail', codigo: 'VALIDACAO' });
  await give.click();
  await expect(dialog.getByText(w('giveAway.failed'))).toBeVisible();
  await shoot(page, 'transfer-refused');
  expect(await violations(page)).toEqual([]);
  await expect(conversationList(ana).row(id)).toBeVisible();
  world.control.failAction({ action: 'TransfereAtendimentoParaFila', kind: 'loseAck' });
  await give.click();
  await expect(dialog).toBeHidden();
  await expect(conversationList(ana).row(id)).toBeHidden();
  await expect
    .poll(() => world.control.conversations({}).find((one) => one.id === id))
    .toMatchObject({ queue: 'Chat Financeiro' });
});
