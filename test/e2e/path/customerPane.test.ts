import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { reload, signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { VisitOptions } from '../support/visitor';
import type { World } from '../support/world';

/** Ana with a customer of the sandbox, who was there before, in a window with room for the pane. */
async function withCustomer(world: World, options: VisitOptions) {
  const visitor = await world.visit(options);
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site', 'WhatsApp Suporte');
  const { id } = world.control.openConversation({
    queue: 'Chat Site',
    fromName: 'Marta Reis',
    idCliente: 1,
    texto: 'Bom dia!',
  });
  await conversationList(visitor).row(id).click();
  const { page, w } = visitor;
  const pane = page.getByRole('complementary', { name: w('contact.data'), exact: true });
  return { visitor, pane, id };
}

for (const [scheme, width] of [
  ['light', 1500],
  ['dark', 1920],
] as const) {
  test(`the customer's last conversations are in view without a click, and open in place, ${scheme} at ${String(width)} px`, async ({
    world,
  }) => {
    const { visitor, pane, id } = await withCustomer(world, { scheme, width });
    const { page, w } = visitor;
    const last = pane.getByRole('list', { name: w('last.title') });
    await expect(last.getByRole('listitem').first()).toBeInViewport();
    await expect(last.getByText(`#${String(id)}`, { exact: true })).toHaveCount(0);
    await shoot(page, `pane-${scheme}`);
    expect(await violations(page)).toEqual([]);
    await last.getByRole('button').first().click();
    const past = page.getByRole('dialog', { name: /#\d+/u });
    await expect(past.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(past).toBeHidden();
    await expect(last.getByRole('button').first()).toBeFocused();
  });
}

test('what is noted down about a customer outlives a reload in the middle of a word', async ({ world }) => {
  const { visitor, pane } = await withCustomer(world, { width: 1500 });
  const { page, w } = visitor;
  const notes = pane.getByRole('tab', { name: w('customer.notes') });
  const field = pane.getByRole('textbox', { name: w('notes.field') });
  await notes.click();
  await field.pressSequentially('Prefere e-ma');
  await reload(visitor);
  await notes.click();
  await expect(field).toHaveValue('Prefere e-ma');
  await shoot(page, 'pane-notes');
  expect(await violations(page)).toEqual([]);
  await pane.getByRole('tab', { name: w('customer.files') }).click();
  await expect(pane.getByText(w('files.none'))).toBeVisible();
  await shoot(page, 'pane-files');
  expect(await violations(page)).toEqual([]);
});
