import { expect } from '@playwright/test';
import type { Credentials } from './agents';
import { handsOf, type Hands } from './hands';
import { frame } from './screens/frame';
import { loginPage } from './screens/login';
import { settingsDialog } from './screens/settings';
import type { Visitor } from './visitor';

/** Signs an agent in by keys alone, in a new browser; they are in no queue. */
export async function signInByKeys(visitor: Visitor, { login, password }: Credentials): Promise<Hands> {
  const hands = await handsOf(visitor);
  const settings = settingsDialog(visitor);
  await visitor.go('/');
  await settings.shown();
  await hands.tabTo(settings.save);
  await hands.press('Enter');
  await settings.gone();
  const form = loginPage(visitor);
  await hands.at(form.user);
  await hands.type(login);
  await hands.press('Tab');
  await hands.at(form.password);
  await hands.type(password);
  await hands.press('Enter');
  await frame(visitor).shown();
  return hands;
}

/** Enters all queues by the card that who is in none is shown. */
export async function joinAllByKeys(visitor: Visitor, hands: Hands): Promise<void> {
  const { page, w } = visitor;
  const joinAll = page.getByRole('main').getByRole('button', { name: w('queues.joinAll'), exact: true });
  await hands.tabTo(joinAll);
  await hands.press('Enter');
  await expect(frame(visitor).status.getByText(w('agent.available'), { exact: true })).toBeVisible();
  await expect(joinAll).toBeHidden();
  await hands.isSomewhere();
}
