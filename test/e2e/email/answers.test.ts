import { violations } from '../support/axe';
import { shoot } from '../support/shot';
import { expect, test } from '../support/test';
import { NINA, openMail } from './openMail';

// The trace recorder makes the browser report scripts that it stops in the frames of mails.
test.use({ trace: 'off' });

test(
  'an answer goes to its sender alone, with what it answers below',
  { tag: '@smoke' },
  async ({ world }) => {
    const { visitor, mails, sent } = await openMail(world);
    const { page } = visitor;
    await mails.about(0, 'mail.answer');
    await expect(mails.editor('answer.answerTitle')).toBeVisible();
    await expect(mails.chips).toHaveText([NINA]);
    await mails.text.click();
    await page.keyboard.type('Bom dia!');
    expect(await violations(page)).toEqual([]);
    await shoot(page, 'mail-answer');
    await page.keyboard.press('Control+Enter');
    await expect(mails.editor('answer.answerTitle')).toBeHidden();
    await expect.poll(sent).toHaveLength(1);
    expect(sent()).toMatchObject([
      {
        assunto: 'Re: Fatura',
        envelope: { de: 'sac@exemplo.com.br', para: [NINA] },
        repliedMsg: { mailMessageID: expect.any(String) as unknown },
        texto: expect.stringMatching(/Bom dia![\s\S]*gmail_quote[\s\S]*<b>foto<\/b>/u) as unknown,
      },
    ]);
  },
);

test('an answer to all outlives a reload with its recipients, its text and its file', async ({ world }) => {
  const { visitor, mails, sent } = await openMail(world);
  const { page, w } = visitor;
  await mails.about(0, 'mail.answerAll');
  await mails.addresses('mail.cc').fill('fiscal@exemplo.com; juridico@exemplo.com');
  await mails.text.click();
  await page.keyboard.type('Segue em anexo.');
  await mails.chooseFiles('fatura.pdf');
  await expect(mails.files.getByText('fatura.pdf')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(w('mail.draftThere'))).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: w('mail.draftOpen') }).click();
  await expect(mails.files.getByText('fatura.pdf')).toBeVisible();
  await expect(mails.text).toContainText('Segue em anexo.');
  await expect(mails.chips).toHaveText([
    NINA,
    'chefe@exemplo.com',
    'fiscal@exemplo.com',
    'juridico@exemplo.com',
  ]);
  await mails.send.click();
  await expect.poll(sent).toHaveLength(1);
  expect(sent()).toMatchObject([
    {
      envelope: { para: [NINA, 'chefe@exemplo.com'], cc: ['fiscal@exemplo.com', 'juridico@exemplo.com'] },
      queueAnexos: [{ filename: 'fatura.pdf' }],
    },
  ]);
  await expect(page.getByText(w('mail.draftThere'))).toHaveCount(0);
});

test('a mail is handed on with the files that it had, once it says to whom', async ({ world }) => {
  const { visitor, mails, sent } = await openMail(world);
  const { page, w } = visitor;
  await mails.about(0, 'mail.forward');
  const dialog = mails.editor('mail.forward');
  await expect(dialog).toBeVisible();
  await mails.send.click();
  await expect(dialog.getByText(w('field.required'), { exact: true })).toBeVisible();
  await mails.addresses('create.address').fill('parceiro@exemplo.org');
  await mails.text.click();
  await page.keyboard.type('Podem ver?');
  await shoot(page, 'mail-forward');
  await mails.send.click();
  await expect.poll(sent).toHaveLength(1);
  expect(sent()).toMatchObject([
    {
      encaminha: true,
      assunto: 'Fwd: Fatura',
      dadosAdicionais: { emails: ['parceiro@exemplo.org'] },
      queueAnexos: [{ filename: 'a.png' }, { filename: 'b.png' }],
    },
  ]);
});

test('what is filled in for a link outlives Esc, a click beside and a reload, until it is in the text', async ({
  world,
}) => {
  const { visitor, mails } = await openMail(world);
  const { page, w } = visitor;
  const link = page.getByRole('button', { name: w('editor.link'), exact: true });
  const form = page.getByRole('dialog', { name: w('editor.link'), exact: true });
  const address = form.getByRole('textbox', { name: w('editor.address'), exact: true });
  const text = mails
    .editor('answer.answerTitle')
    .getByRole('textbox', { name: w('chat.message'), exact: true });
  await mails.about(0, 'mail.answer');
  await text.click();
  await page.keyboard.type('Veja ');
  await link.click();
  await address.fill('exemplo.com.br/nota');
  await page.keyboard.press('Escape');
  await link.click();
  await expect(address).toHaveValue('exemplo.com.br/nota');
  await address.press('End');
  await page.keyboard.type('s');
  await page.reload();
  await page.getByRole('button', { name: w('mail.draftOpen') }).click();
  await text.press('Control+End');
  await link.click();
  await expect(address).toHaveValue('exemplo.com.br/notas');
  await text.click();
  await expect(form).toBeHidden();
  await text.press('Control+End');
  await link.click();
  await address.press('Enter');
  await expect(text).toHaveText('Veja exemplo.com.br/notas');
  await page.keyboard.type(' ');
  await link.click();
  await expect(address).toHaveValue('');
});
