import { ANA } from '../support/agents';
import { frame } from '../support/screens/frame';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { World } from '../support/world';

function joined({ control }: World): string[] {
  const { filas } = control.agent({ nome: ANA.login }).usuario;
  return filas.filter(({ value }) => value).map(({ fila }) => fila);
}

test('who is in no queue joins all by one click, some, or those of the last time', async ({ world }) => {
  const visitor = await world.visit();
  const { page, w } = visitor;
  await signIn(visitor, ANA);
  const { menu, openMenu, closeMenu, queueSwitch, status } = frame(visitor);
  const card = page
    .getByRole('main')
    .getByRole('region')
    .filter({ hasText: w('start.outYet') });
  const joinAll = page.getByRole('main').getByRole('button', { name: w('queues.joinAll'), exact: true });
  await expect(card.getByRole('checkbox')).toHaveCount(11);
  await shoot(page, 'start-card');

  await card.getByRole('checkbox', { name: 'Chat Site', exact: true }).check();
  await card.getByRole('checkbox', { name: 'E-mail SAC', exact: true }).check();
  await card.getByRole('button', { name: w('start.joinSome', { count: 2 }), exact: true }).click();
  await expect(status.getByText(w('agent.available'), { exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(joined(world).toSorted()).toEqual(['Chat Site', 'E-mail SAC']);

  await openMenu();
  await queueSwitch('Chat Site').click();
  await queueSwitch('E-mail SAC').click();
  await expect.poll(() => joined(world)).toEqual([]);
  await closeMenu();
  await page.getByRole('button', { name: w('start.joinLast'), exact: true }).click();
  await expect.poll(() => joined(world).toSorted()).toEqual(['Chat Site', 'E-mail SAC']);

  await openMenu();
  await menu.getByRole('button', { name: w('queues.joinAll'), exact: true }).click();
  await expect.poll(() => joined(world)).toHaveLength(11);
  await menu.getByRole('button', { name: w('queues.leaveAll'), exact: true }).click();
  await expect.poll(() => joined(world)).toEqual([]);
  await closeMenu();
  await joinAll.click();
  await expect.poll(() => joined(world)).toHaveLength(11);
});

test('the status menu is gone through by keys alone, and gives the focus back', async ({ world }) => {
  const visitor = await world.visit();
  const { page, w } = visitor;
  await signIn(visitor, ANA);
  const { menu, queueSwitch, status } = frame(visitor);
  const face = status.getByRole('button', { name: w('agent.menu') });
  await face.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button', { name: w('statusMenu.leave'), exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button', { name: w('statusMenu.leave'), exact: true })).toBeFocused();
  await queueSwitch('Chat Site').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => joined(world)).toEqual(['Chat Site']);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(face).toBeFocused();
});
