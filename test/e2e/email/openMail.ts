import type { Locator, Page } from '@playwright/test';
import MailComposer from 'nodemailer/lib/mail-composer';
import { CUSTOMER_PICTURE } from '../../../sandbox/customers/picture';
import { ANA } from '../support/agents';
import { isFirefox } from '../support/firefox';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { mailsScreen } from '../support/screens/mails';
import { signIn } from '../support/steps';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';

/** The customer's address. */
export const NINA = 'nina@exemplo.com';

/** What the customer writes, to the queue and somebody else, with two files; in base64. */
export async function firstMail(): Promise<string> {
  const attachments = ['a.png', 'b.png'].map((filename) => ({ filename, content: CUSTOMER_PICTURE }));
  const mail = new MailComposer({
    from: `Nina Vaz <${NINA}>`,
    to: ['sac@exemplo.com.br', 'chefe@exemplo.com'],
    subject: 'Fatura',
    html: '<p>Segue a <b>foto</b>.</p>',
    attachments,
  });
  return (await mail.compile().build()).toString('base64');
}

/** Ana before the customer's mail, and the mails that were sent in its conversation. */
export async function openMail(world: World) {
  const visitor: Visitor = await world.visit();
  await signIn(visitor, ANA);
  await frame(visitor).join('E-mail SAC');
  const { idAtendimento } = await world.control.mailArrives({ base64: await firstMail() });
  const id = Number(idAtendimento);
  await conversationList(visitor).row(id).click();
  const sent = () => world.control.messages({ idAtendimento: id }).filter(({ inOut }) => inOut === 2);
  return { visitor, mails: mailsScreen(visitor), sent };
}

/**
 * Clicks on what is inside a mail's frame; in Firefox where it is on the screen, as WebDriver BiDi does not find the way
 * from a frame to its page.
 */
export async function clickInside(page: Page, frame: Locator, name: Locator): Promise<void> {
  if (!isFirefox(page.context().browser())) return name.click();
  const inner = await name.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const outer = await frame.boundingBox();
  if (outer === null) throw new Error('The frame is not on the screen');
  await page.mouse.click(outer.x + inner.x, outer.y + inner.y);
}
