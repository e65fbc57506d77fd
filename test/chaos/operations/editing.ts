import type { Locator } from '@playwright/test';
import { chat } from '../../e2e/support/screens/chat';
import type { Visitor } from '../../e2e/support/visitor';
import { marksIn } from '../ledger';
import { NotNow, type ChaosEvent, type Scene } from '../scene';
import { openAny, send, write } from './conversation';
import { saying } from './sayings';

const PATIENCE_MS = 2_000;

async function choose(visitor: Visitor, bubble: Locator, entry: 'message.reply' | 'message.delete') {
  const { page, w } = visitor;
  const options = bubble.getByRole('button', { name: w('message.options') });
  if ((await options.count()) === 0) throw new NotNow('no such message');
  await bubble.hover();
  await options.click();
  const item = page.getByRole('menuitem', { name: w(entry), exact: true });
  await item.waitFor({ timeout: PATIENCE_MS }).catch(() => {
    throw new NotNow('not of this message');
  });
  await item.click();
}

/** Answers the customer's last message. */
export const reply: ChaosEvent = async (scene, prng) => {
  const { visitor, id } = await openAny(scene, prng);
  const ofCustomer = chat(visitor).log.locator('.bubble--customer').last();
  await choose(visitor, ofCustomer, 'message.reply');
  await write(scene, visitor, id, saying(prng, scene.ledger.make(id)));
  await send(scene, visitor);
};

/** The message that holds these marks, as the server knows it. @throws NotNow when it has none */
async function stored({ centre }: Scene, id: string, marks: readonly string[]): Promise<string> {
  const messages = await centre.control.messages({ idAtendimento: id });
  const found = messages.find(({ texto }) => marks.some((mark) => texto.includes(mark)));
  if (found === undefined) throw new NotNow('not stored yet');
  return String(found.id);
}

/** Takes back one of the agent's own messages. */
export const deleteOwn: ChaosEvent = async (scene, prng) => {
  const { visitor, id } = await openAny(scene, prng);
  const { page, w } = visitor;
  const own = chat(visitor).log.locator('.bubble--agent').filter({ hasText: '[t' }).last();
  if ((await own.count()) === 0) throw new NotNow('nothing of the agent');
  const marks = marksIn((await own.textContent()) ?? '');
  const messageId = await stored(scene, id, marks);
  await choose(visitor, own, 'message.delete');
  const question = page.getByRole('dialog', { name: w('deletion.title') });
  scene.ledger.deleted(marks, messageId);
  await question.getByRole('button', { name: w('action.yes') }).click();
  await question.waitFor({ state: 'hidden' });
};
