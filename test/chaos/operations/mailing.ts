import type { Locator } from '@playwright/test';
import type { Prng } from '../../../sandbox/seed/prng';
import { mailsScreen } from '../../e2e/support/screens/mails';
import type { Visitor } from '../../e2e/support/visitor';
import { marksIn } from '../ledger';
import { NotNow, type ChaosEvent, type Scene } from '../scene';
import { onOnePage } from './birth';
import { openAny, type Opened } from './conversation';
import { someFile } from './enclosing';
import { saying } from './sayings';

/** What an agent does with a mail. */
type MailAction = 'mail.answer' | 'mail.answerAll' | 'mail.forward';

const PATIENCE_MS = 2_000;

async function press(button: Locator, otherwise: string): Promise<void> {
  await button.waitFor({ timeout: PATIENCE_MS }).catch(() => {
    throw new NotNow(otherwise);
  });
  await button.click();
}

/** A mail among others may be folded to its first line. */
async function unfold(mail: Locator): Promise<void> {
  const toggle = mail.getByRole('button', { expanded: false }).first();
  if (await mail.and(mail.page().locator('.mail--folded')).isVisible()) await toggle.click();
}

/** Opens the editor: about the newest mail of all, or, to hand it on, of the customer. */
async function openEditor(scene: Scene, prng: Prng, action: MailAction): Promise<Opened> {
  const opened = await openAny(scene, prng, 'mail');
  const { page, w } = opened.visitor;
  const main = page.getByRole('main');
  if (action === 'mail.forward') await unfold(main.locator('.mail--customer').last());
  const place =
    action === 'mail.forward' ? main.locator('.mail--customer').last() : main.locator('.composer');
  await press(place.getByRole('button', { name: w(action), exact: true }), 'no mail');
  const title = action === 'mail.forward' ? 'mail.forward' : 'answer.answerTitle';
  await mailsScreen(opened.visitor).editor(title).waitFor();
  return opened;
}

/** Puts a file into the mail in the editor; the console has it once it is listed. */
async function enclose({ ledger }: Scene, { visitor, id }: Opened, prng: Prng): Promise<void> {
  const { page } = visitor;
  const { file, digest } = someFile(prng);
  const mark = ledger.make(id, 'enclosure', digest);
  await page
    .getByRole('dialog')
    .last()
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: `planilha ${mark}.bin`, ...file });
  await mailsScreen(visitor).files.filter({ hasText: mark }).waitFor();
  ledger.kept([mark]);
}

/** Writes at the end of the mail in the editor, now and then with a file, and says to whom it goes. */
async function compose(scene: Scene, opened: Opened, prng: Prng): Promise<void> {
  const { visitor, id } = opened;
  const { addresses, chips, text } = mailsScreen(visitor);
  if (prng.chance(0.35)) await enclose(scene, opened, prng);
  if ((await chips.count()) === 0) await addresses('create.address').fill('parceiro@exemplo.org');
  await text.click();
  await visitor.page.keyboard.press('Control+End');
  const words = saying(prng, scene.ledger.make(id));
  await visitor.page.keyboard.insertText(` ${words}`);
  const written = await text.innerText();
  scene.ledger.kept(marksIn(words).filter((mark) => written.includes(mark)));
}

/** Sends the mail in the editor, with all that stands in it. */
async function send({ ledger }: Scene, visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const mails = mailsScreen(visitor);
  const names = await mails.files.allInnerTexts();
  const marks = marksIn([await mails.text.innerText(), ...names].join(' '));
  // Where the page went meanwhile, it is a draft as likely as not.
  const isSent = await onOnePage(page, async () => {
    await page.keyboard.press('Control+Enter');
    await mails.text.waitFor({ state: 'hidden' });
  });
  if (isSent) ledger.sent(marks);
}

function mailing(action: MailAction): ChaosEvent {
  return async (scene, prng) => {
    const opened = await openEditor(scene, prng, action);
    await compose(scene, opened, prng);
    await send(scene, opened.visitor);
  };
}

/** Answers the newest mail. */
export const answerMail = mailing('mail.answer');

/** Answers it to everybody whom it names. */
export const answerAll = mailing('mail.answerAll');

/** Hands a customer's mail on. */
export const forwardMail = mailing('mail.forward');

/** Begins a mail, or writes more of one, and leaves it. */
export const leaveMail: ChaosEvent = async (scene, prng) => {
  const opened = await openEditor(scene, prng, prng.pick(['mail.answer', 'mail.answerAll', 'mail.forward']));
  await compose(scene, opened, prng);
  if (prng.chance(0.5)) await opened.visitor.page.waitForTimeout(prng.int(0, 900));
  await opened.visitor.page.keyboard.press('Escape');
  await mailsScreen(opened.visitor).text.waitFor({ state: 'hidden' });
};

/** Comes back to a mail that was begun, and sends it. */
export const continueMail: ChaosEvent = async (scene, prng) => {
  const opened = await openAny(scene, prng, 'mail');
  const { page, w } = opened.visitor;
  const begun = page.getByRole('main').getByRole('button', { name: w('mail.draftOpen'), exact: true });
  await press(begun.first(), 'nothing was begun');
  await mailsScreen(opened.visitor).text.waitFor();
  if (prng.chance(0.5)) await compose(scene, opened, prng);
  await send(scene, opened.visitor);
};
