import PostalMime, { type Address, type Email } from 'postal-mime';
import { digest } from '../centre/digest';
import { NOBODY, sameForm, written, type Mailbox } from './addresses';
import { bounceOf } from './bounce';
import { cleanText } from './cleanText';
import { namedFiles } from './mailFiles';
import { idsOf } from './messageIds';
import type { ParsedMail } from './parsedMail';
import { unreadable } from './unreadable';

/** Heads in which servers tell whom they delivered to. */
const DELIVERY = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];

function flat(addresses: readonly Address[] = []): Mailbox[] {
  return addresses
    .flatMap((one) => one.group ?? [one])
    .flatMap(({ name, address }) => (address.includes('@') ? [{ name, address }] : []));
}

function sender(mail: Email): Mailbox {
  const named = [mail.from, mail.sender, ...(mail.replyTo ?? [])].filter((one) => one !== undefined);
  const [first] = flat(named);
  return first ?? { name: mail.from?.name ?? '', address: mail.returnPath ?? NOBODY };
}

function reached(mail: Email): string[] {
  const told = mail.headers.filter(({ key }) => DELIVERY.includes(key)).map(({ value }) => value);
  const named = [...flat(mail.to), ...flat(mail.cc), ...flat(mail.bcc)].map(({ address }) => address);
  return [...named, ...told.map((value) => value.replace(/^.*<|>.*$/gu, ''))].map(sameForm);
}

/** Without an id the bytes themselves say which mail it is. */
function identityOf(mail: Email, messageId: string | null, raw: Uint8Array): string {
  if (messageId === null) return digest(Buffer.from(raw).toString('base64'));
  return digest([messageId, sameForm(sender(mail).address), mail.date ?? '', mail.subject ?? '']);
}

function answersOf(mail: Email): string[] {
  const near = idsOf(mail.inReplyTo);
  const far = idsOf(mail.references).reverse();
  return [...new Set([...near, ...far, ...(bounceOf(mail)?.ids ?? [])])];
}

function read(mail: Email, raw: Uint8Array): ParsedMail {
  const [messageId = null] = idsOf(mail.messageId);
  const from = sender(mail);
  const { html, files } = namedFiles(mail);
  const [answerTo] = flat(mail.replyTo);
  const bounce = bounceOf(mail);
  return {
    messageId,
    identity: identityOf(mail, messageId, raw),
    from: { name: cleanText(from.name), address: cleanText(from.address) },
    replyTo: cleanText((answerTo ?? from).address),
    to: flat(mail.to).map(written).map(cleanText),
    cc: flat(mail.cc).map(written).map(cleanText),
    recipients: reached(mail),
    subject: cleanText(mail.subject ?? '').trim(),
    html: html === null ? null : cleanText(html),
    text: cleanText(mail.text ?? ''),
    files,
    answers: answersOf(mail),
    ...(bounce ? { bounce } : {}),
  };
}

/** Reads a mail. One that is broken beyond reading is told as text with the whole of it as a file: never a throw. */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  try {
    return read(await PostalMime.parse(raw), raw);
  } catch {
    return unreadable(raw);
  }
}
