import { ANA } from '../support/agents';
import { chat } from '../support/screens/chat';
import { endQuestion } from '../support/screens/dialogs';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';

test('the list stands still under the pointer, is narrowed by chips, and several end at once', async ({
  world,
}) => {
  const visitor = await world.visit({ language: 'pt_BR' });
  const { page, w } = visitor;
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site', 'WhatsApp Vendas');
  const { arrivals, chip, grid, row, rows } = conversationList(visitor);
  const arrive = (queue: string, fromName: string, numero: string) =>
    world.control.openConversation({ queue, fromName, numero, idCliente: 1, texto: 'Bom dia!' });
  const waits = w('conversations.waitsSince', { time: '' }).trim();
  const marta = arrive('Chat Site', 'Marta Reis', '5511911110001');
  await expect(row(marta.id)).toBeVisible();
  const caio = arrive('WhatsApp Vendas', 'Caio Prado', '5511911110002');
  await expect(rows.first()).toContainText('Caio Prado');
  await expect(row(caio.id)).toContainText(waits);

  // Nothing changes its place under the pointer; who comes is counted.
  await row(marta.id).hover();
  world.control.customerWrites({ idAtendimento: marta.id, texto: 'Alguém aí?' });
  const rui = arrive('Chat Site', 'Rui Melo', '5511911110003');
  await expect(row(marta.id)).toContainText('Alguém aí?');
  await expect(arrivals).toBeVisible();
  await expect(rows.first()).toContainText('Caio Prado');
  await expect(row(rui.id)).toHaveCount(0);
  await arrivals.click();
  await expect(row(rui.id)).toBeVisible();
  await expect(rows.nth(1)).toContainText('Marta Reis');

  await row(caio.id).click();
  await chat(visitor).say('Bom dia, Caio');
  await expect(row(caio.id)).toContainText(w('conversations.you'));
  await expect(row(caio.id)).not.toContainText(waits);
  await chip('conversations.unanswered').click();
  await expect(rows).toHaveCount(3);
  await chip('conversations.all').click();

  await page.keyboard.press('Escape');
  for (const { id } of [marta, rui]) await row(id).click({ modifiers: ['Control'] });
  const bar = page.getByRole('region', { name: w('bulk.title') });
  await expect(bar).toContainText(w('bulk.chosen', { count: 2 }));
  await bar.getByRole('button', { name: w('conversation.end') }).click();
  await expect(page.getByText(w('bulk.end.question', { count: 2 }))).toBeVisible();
  await endQuestion(visitor, 'bulk.end.title').yes.click();
  await expect(grid.getByRole('row')).toHaveCount(1);
  await expect(page.getByText(w('bulk.done.end', { count: 2 }))).toBeVisible();
  expect(world.control.conversations({ status: 'Encerrado' }).map(({ id }) => id)).toEqual(
    expect.arrayContaining([marta.id, rui.id]),
  );
});
