import { expect, test } from '../support/test';
import { openMail } from './openMail';

// The trace recorder makes the browser report scripts that it stops in the frames of mails.
test.use({ trace: 'off' });

test('a mail leaves after its time, once, and not at all once it is taken back', async ({ world }) => {
  const { visitor, mails, sent } = await openMail(world);
  const { page } = visitor;
  await mails.about(0, 'mail.answer');
  await mails.text.click();
  await page.keyboard.type('Segue a fatura.');
  await mails.chooseFiles('fatura.pdf');
  await page.keyboard.press('Control+Enter');
  await expect(mails.undoSend).toBeVisible();
  expect(sent()).toEqual([]);

  await mails.undoSend.click();
  await expect(mails.text).toContainText('Segue a fatura.');
  await expect(mails.files.getByText('fatura.pdf')).toBeVisible();
  await expect(mails.text).toBeFocused();
  // Longer than it was held.
  await page.waitForTimeout(6_000);
  expect(sent()).toEqual([]);

  await page.keyboard.press('Control+Enter');
  await expect(mails.undoSend).toBeVisible();
  expect(sent()).toEqual([]);
  await expect.poll(sent).toHaveLength(1);
  await expect(mails.undoSend).toHaveCount(0);
  await page.waitForTimeout(2_000);
  expect(sent()).toMatchObject([{ queueAnexos: [{ filename: 'fatura.pdf' }] }]);
  const source = world.control.mailSource({ id: sent()[0]?.id ?? 0 });
  expect(source).toContain('fatura.pdf');
});

test('a reload while a mail is held neither loses it nor sends it twice', async ({ world }) => {
  const { visitor, mails, sent } = await openMail(world);
  const { page } = visitor;
  await mails.about(0, 'mail.answer');
  await mails.text.click();
  await page.keyboard.type('Segue hoje.');
  await page.keyboard.press('Control+Enter');
  await expect(mails.undoSend).toBeVisible();
  await page.reload();
  await expect.poll(sent).toHaveLength(1);
  await page.waitForTimeout(2_000);
  expect(sent()).toHaveLength(1);
});
