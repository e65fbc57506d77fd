import MailComposer from 'nodemailer/lib/mail-composer';
import { CUSTOMER_PICTURE } from '../../../sandbox/customers/picture';
import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { eventually } from '../support/eventually';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { mailsScreen } from '../support/screens/mails';
import type { MailsScreen } from '../support/screens/mails';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import type { Visitor } from '../support/visitor';
import { startWorld } from '../support/world';
import type { World } from '../support/world';

let world: World;
let visitor: Visitor;
let mails: MailsScreen;
let id: number;

const NINA = 'nina@exemplo.com';

/** What the customer writes, to the queue and somebody else, with two files; in base64. */
async function firstMail(): Promise<string> {
  const attachments = ['a.png', 'b.png'].map((filename) => ({ filename, content: CUSTOMER_PICTURE }));
  const mail = new MailComposer({
    ...{ from: `Nina Vaz <${NINA}>`, to: ['sac@exemplo.com.br', 'chefe@exemplo.com'], subject: 'Fatura' },
    ...{ html: '<p>Segue a <b>foto</b>.</p>', attachments },
  });
  return (await mail.compile().build()).toString('base64');
}

beforeAll(async () => {
  world = await startWorld();
  visitor = await world.visit();
  await signIn(visitor, ANA);
  await frame(visitor).join('E-mail SAC');
  mails = mailsScreen(visitor);
  id = Number((await world.control.mailArrives({ base64: await firstMail() })).idAtendimento);
  await conversationList(visitor).row(id).click();
});

afterAll(() => world.close());

const written = () => world.control.messages({ idAtendimento: id }).filter(({ inOut }) => inOut === 2);

/** The mail that was sent last, once the server has so many. */
async function sent(count: number) {
  await eventually(() => expect(written()).toHaveLength(count));
  return written().at(-1);
}

test('an answer goes to its sender alone, with what it answers below', async () => {
  const { page } = visitor;
  await mails.about(0, 'mail.answer');
  await mails.editor('answer.answerTitle').waitFor();
  await eventually(async () => expect(await mails.chips.allInnerTexts()).toEqual([NINA]));
  await mails.text.click();
  await page.keyboard.type('Bom dia!');
  expect(await violations(page)).toEqual([]);
  await shoot(page, 'mail-answer');
  await page.keyboard.press('Control+Enter');
  await mails.editor('answer.answerTitle').waitFor({ state: 'hidden' });
  expect(await sent(1)).toMatchObject({
    ...{ assunto: 'Re: Fatura', envelope: { de: 'sac@exemplo.com.br', para: [NINA] } },
    repliedMsg: { mailMessageID: expect.any(String) as string },
    texto: expect.stringMatching(/Bom dia![\s\S]*gmail_quote[\s\S]*<b>foto<\/b>/u) as string,
  });
});

test('an answer to all outlives a reload with its recipients, its text and its file', async () => {
  const { page, w } = visitor;
  await mails.about(0, 'mail.answerAll');
  await mails.addresses('mail.cc').fill('fiscal@exemplo.com; juridico@exemplo.com');
  await mails.text.click();
  await page.keyboard.type('Segue em anexo.');
  await mails.chooseFiles('fatura.pdf');
  await mails.files.getByText('fatura.pdf').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(w('mail.draftThere')).waitFor();
  await page.reload();
  await page.getByRole('button', { name: w('mail.draftOpen') }).click();
  await mails.files.getByText('fatura.pdf').waitFor();
  await eventually(async () => expect(await mails.text.innerText()).toContain('Segue em anexo.'));
  await eventually(async () =>
    expect(await mails.chips.allInnerTexts()).toEqual([
      ...[NINA, 'chefe@exemplo.com'],
      ...['fiscal@exemplo.com', 'juridico@exemplo.com'],
    ]),
  );
  await mails.send.click();
  expect(await sent(2)).toMatchObject({
    envelope: { para: [NINA, 'chefe@exemplo.com'], cc: ['fiscal@exemplo.com', 'juridico@exemplo.com'] },
    queueAnexos: [{ filename: 'fatura.pdf' }],
  });
  await eventually(async () => expect(await page.getByText(w('mail.draftThere')).count()).toBe(0));
});

test('a mail is handed on with the files that it had, once it says to whom', async () => {
  const { page, w } = visitor;
  await mails.about(0, 'mail.forward');
  const dialog = mails.editor('mail.forward');
  await dialog.waitFor();
  await mails.send.click();
  await dialog.getByText(w('field.required'), { exact: true }).waitFor();
  await mails.addresses('create.address').fill('parceiro@exemplo.org');
  await mails.text.click();
  await page.keyboard.type('Podem ver?');
  await shoot(page, 'mail-forward');
  await mails.send.click();
  expect(await sent(3)).toMatchObject({
    ...{ encaminha: true, assunto: 'Fwd: Fatura', dadosAdicionais: { emails: ['parceiro@exemplo.org'] } },
    queueAnexos: [{ filename: 'a.png' }, { filename: 'b.png' }],
  });
});
