import { chat } from '../../e2e/support/screens/chat';
import { classifyDialog, endQuestion, transferPopover } from '../../e2e/support/screens/dialogs';
import { marksIn } from '../ledger';
import { NotNow, type ChaosEvent } from '../scene';
import { fillIn } from './classifying';
import { openAny } from './conversation';

/** Ends a conversation, with a classification where the queue wants one. What stood in the composer goes with it. */
export const end: ChaosEvent = async (scene, prng) => {
  const { visitor, id } = await openAny(scene, prng, 'any');
  const { act, composer } = chat(visitor);
  await act('conversation.end');
  const classification = classifyDialog(visitor).dialog;
  const question = endQuestion(visitor);
  await classification.or(question.dialog).waitFor();
  if (await classification.isVisible()) {
    await fillIn(scene, visitor, id);
    await question.dialog.waitFor();
  }
  if (await question.yes.isDisabled()) throw new NotNow('something is still being sent');
  // Of mails there is none: what was not sent goes with the conversation.
  if (await composer.isVisible()) scene.ledger.givenUp(marksIn(await composer.inputValue()));
  await question.yes.click();
  await question.dialog.waitFor({ state: 'hidden' });
};

const SAME_TYPE: Readonly<Record<string, string>> = {
  'Chat Site': 'Chat Financeiro',
  'Chat Financeiro': 'Chat Site',
  'WhatsApp Vendas': 'WhatsApp Suporte',
  'WhatsApp Suporte': 'WhatsApp Vendas',
};

/** Gives a conversation to another queue, from which it may come back. */
export const transfer: ChaosEvent = async (scene, prng) => {
  const { visitor } = await openAny(scene, prng);
  const { page } = visitor;
  const facts = (await page.getByRole('main').locator('.chat-header__facts').textContent()) ?? '';
  const queue = Object.keys(SAME_TYPE).find((name) => facts.includes(name));
  if (queue === undefined) throw new NotNow('no other queue of this type');
  await chat(visitor).act('call.transfer');
  const { dialog, give, queue: row } = transferPopover(visitor);
  await row(SAME_TYPE[queue] ?? queue).click();
  if (await give.isDisabled()) throw new NotNow('something is still being sent');
  await give.click();
  await dialog.waitFor({ state: 'hidden' });
};
