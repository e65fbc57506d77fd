import { countEffort } from '../support/effort';
import { callBar } from '../support/screens/calls';
import { chat } from '../support/screens/chat';
import { conversationList } from '../support/screens/list';
import { expect, test } from '../support/test';
import { sitDown } from './support/telephone';
import { ANA } from './support/telephonists';

const MARTA = '5511955550001';

test.use({ centre: { sipPort: 0 } });

test('the customer of the open conversation is called by one press', async ({ world }) => {
  const ana = await sitDown(world, ANA, { queues: ['Voz Atendimento', 'Chat Site'], width: 1600 });
  const { page, w } = ana;
  const { id } = world.control.openConversation({
    queue: 'Chat Site',
    texto: 'Pode me ligar?',
    fromName: 'Marta Reis',
    numero: MARTA,
  });
  await conversationList(ana).row(id).click();
  await chat(ana).bubble('Pode me ligar?').waitFor();
  const pane = page.getByRole('complementary', { name: w('contact.data'), exact: true });
  const { of } = await countEffort(page);
  const effort = await of(async () => {
    await pane.getByRole('button', { name: w('customer.call', { number: '+55 11 95555-0001' }) }).click();
    await callBar(ana).talking();
  });
  expect(effort).toEqual({ presses: 1, keys: [] });
  await expect.poll(() => world.control.liveCalls({})).toHaveLength(1);
  await callBar(ana).hangUp.click();
  await callBar(ana).gone();
});
