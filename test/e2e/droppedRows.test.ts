import type { Locator } from '@playwright/test';
import { ANA } from './support/agents';
import { chat } from './support/screens/chat';
import { contactsScreen } from './support/screens/contacts';
import { frame } from './support/screens/frame';
import { conversationList } from './support/screens/list';
import { shoot } from './support/shot';
import { signIn } from './support/steps';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

const MESSAGES = /\/api\/v2\/chat\/\d+\/mensagens/;
const CONTACTS = /\/api\/v2\/clientes(\?|$)/;

const QUEUE = 'WhatsApp Vendas';

/** Every list of a path begins with a row that says nothing, whatever stands around the rows. */
async function addEmptyRow({ context }: Visitor, path: RegExp): Promise<void> {
  await context.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\[\s*\{/u, '[{},{');
    await route.fulfill({ response, body });
  });
}

test('lists say how many rows could not be shown, until all can', async ({ world }) => {
  const visitor = await world.visit();
  await addEmptyRow(visitor, MESSAGES);
  await addEmptyRow(visitor, CONTACTS);
  await signIn(visitor, ANA);
  await frame(visitor).join(QUEUE);
  const opening = { queue: QUEUE, numero: '5511955550002', fromName: 'Nina Vaz' };
  const { id } = world.control.openConversation({ ...opening, texto: 'Bom dia' });
  world.control.customerWrites({ idAtendimento: id, texto: 'Tem em azul?' });
  const { log, bubble, composer, say } = chat(visitor);
  const missing = visitor.page
    .getByRole('note')
    .filter({ hasText: visitor.w('feedback.droppedRows', { count: 1 }) });

  await conversationList(visitor).row(id).click();
  await expect(missing).toBeVisible();
  await expect(bubble('Tem em azul?')).toBeVisible();
  // What says so takes its room from the messages: it pushes none of them under the composer.
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box === null ? Number.NaN : box.y + box.height;
  };
  const topOf = async (part: Locator) => (await part.boundingBox())?.y;
  expect(await bottomOf(log)).toBeLessThanOrEqual((await topOf(composer)) ?? 0);
  await shoot(visitor.page, 'dropped-rows');

  // What was sent is followed by another read.
  await visitor.context.unroute(MESSAGES);
  await say('Temos');
  await expect(missing).toBeHidden();
  await expect(log).toContainText('Bom dia');

  await contactsScreen(visitor).open();
  await expect(missing).toBeVisible();
});
