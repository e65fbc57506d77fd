import { violations } from '../support/axe';
import { ANA } from '../support/agents';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { mailsScreen } from '../support/screens/mails';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { World } from '../support/world';

// The trace recorder makes the browser report scripts that it stops in the frames of mails.
test.use({ trace: 'off' });

const WORDS = ['Bom dia', 'Segue a fatura', 'Ainda não chegou', 'Podem ver?', 'Obrigada'];

/** Ana before a thread of five mails that she has read, some of them tall. */
async function thread(world: World) {
  const { control } = world;
  const visitor = await world.visit();
  await signIn(visitor, ANA);
  await frame(visitor).join('E-mail SAC');
  const opening = {
    queue: 'E-mail SAC',
    fromName: 'Nina Vaz',
    numero: 'nina@exemplo.com',
    assunto: 'Fatura',
  };
  const id = Number(control.openConversation({ ...opening, texto: `<p>${WORDS[0] ?? ''}</p>` }).id);
  for (const words of WORDS.slice(1)) {
    const texto = `<p>${words}</p>${'<p>e mais</p>'.repeat(9)}`;
    control.customerWrites({ idAtendimento: id, texto, assunto: 'Re: Fatura' });
  }
  const row = conversationList(visitor).row(id);
  await row.click();
  const mails = mailsScreen(visitor);
  return { visitor, row, mails, id };
}

test('a thread that was read is folded to rows, each unfolded where it stands', async ({ world }) => {
  const { visitor, row, mails, id } = await thread(world);
  const { page, w } = visitor;
  await expect.poll(() => mails.unfolded(5)).toEqual([true, true, true, true, true]);
  await page.reload();
  await row.click();
  await expect.poll(() => mails.unfolded(5)).toEqual([false, false, false, false, true]);
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await shoot(page, 'mail-thread');

  const place = async () => (await mails.toggle(3).boundingBox())?.y ?? 0;
  const before = await place();
  await mails.toggle(3).click();
  await expect(page.locator('iframe')).toHaveCount(2);
  await expect(page.locator('iframe').nth(0)).toHaveCSS('height', /^[3-9]\d\d/u);
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
  await shoot(page, 'mail-thread-unfolded');

  world.control.customerWrites({ idAtendimento: id, texto: '<p>Achei</p>', assunto: 'Re: Fatura' });
  await expect.poll(() => mails.unfolded(6)).toEqual([false, false, false, true, true, true]);

  await page.keyboard.press('Control+Shift+O');
  await page.keyboard.insertText('fatura');
  await expect.poll(() => mails.unfolded(6)).toEqual([false, true, false, true, true, true]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: w('mail.expandAll'), exact: true }).click();
  await expect(page.getByRole('button', { name: w('mail.collapseAll'), exact: true })).toBeVisible();
});
