import { ANA } from '../support/agents';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { signInByKeys } from '../support/stepsByKeys';
import { expect, test } from '../support/test';

test('enters a queue by the status menu, pauses and comes back', async ({ world }) => {
  const visitor = await world.visit();
  const { w } = visitor;
  const hands = await signInByKeys(visitor, ANA);
  const { status, menu, queueSwitch, pause, pauseReason, resume } = frame(visitor);
  const face = status.getByRole('button', { name: w('agent.menu') });
  await hands.tabTo(face);
  await hands.press('Enter');
  await hands.at(menu);
  await hands.tabTo(queueSwitch('Chat Site'));
  await hands.press('Space');
  await expect(status.getByText(w('agent.available'), { exact: true })).toBeVisible();
  await hands.press('Escape');
  await expect(menu).toBeHidden();
  await hands.at(face);

  await hands.tabTo(pause);
  await hands.press('Enter');
  await hands.arrowTo(pauseReason('Almoço'));
  await hands.press('Enter');
  await expect(status.getByText('Almoço')).toBeVisible();
  await expect.poll(() => world.control.agent({ nome: ANA.login }).usuario.motivoPausa).toBe('Almoço');
  await hands.isSomewhere();
  await hands.tabTo(resume);
  await hands.press('Enter');
  await expect(status.getByText(w('agent.available'), { exact: true })).toBeVisible();
  await expect(resume).toBeHidden();
  await hands.isSomewhere();
  await hands.touchedNothing();
});

test('skips to the list and to the conversation, and goes from pane to pane', async ({ world }) => {
  const visitor = await world.visit();
  const { page, w } = visitor;
  const hands = await signInByKeys(visitor, ANA);
  const { status, nav } = frame(visitor);
  const face = status.getByRole('button', { name: w('agent.menu') });
  await hands.tabTo(face);
  await hands.press('Enter');
  await hands.tabTo(frame(visitor).queueSwitch('Chat Site'));
  await hands.press('Space', 'Escape');
  await hands.at(face);
  const said = { queue: 'Chat Site', idCliente: 1, texto: 'Bom dia!' };
  const { id } = world.control.openConversation(said);
  const { row } = conversationList(visitor);
  await row(id).waitFor();

  const skip = (name: 'frame.toList' | 'frame.toConversation') =>
    page.getByRole('link', { name: w(name), exact: true });
  await hands.tabBackTo(skip('frame.toList'));
  await expect(skip('frame.toList')).toBeInViewport();
  await hands.press('Enter');
  await hands.at(row(id));
  await hands.press('Enter');
  const { composer } = chat(visitor);
  await hands.at(composer);
  await hands.tabBackTo(skip('frame.toConversation'));
  await hands.press('Enter');
  await hands.at(composer);

  await hands.press('Shift+F6');
  await hands.at(row(id));
  await hands.press('Shift+F6');
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
  await hands.press('Shift+F6');
  await expect(nav.locator(':focus')).toHaveCount(1);
  await hands.press('F6', 'F6');
  await hands.at(row(id));
  await hands.press('F6');
  await hands.at(composer);
  await hands.touchedNothing();
});
