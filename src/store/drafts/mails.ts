import type { Mail, MailKind } from '../outbox/types';
import type { MailDraft } from './types';

/** What the draft of a mail is kept under, in its conversation. */
export function mailKey(kind: MailKind, messageId: string | null): string {
  return messageId === null ? kind : `${kind}:${messageId}`;
}

/** The drafts with one as it is now, in its old place or last. */
export function withMail(mails: readonly MailDraft[], mail: Mail, at: number): readonly MailDraft[] {
  const draft = { ...mail, savedAt: at };
  const isKnown = mails.some(({ key }) => key === mail.key);
  return isKnown ? mails.map((one) => (one.key === mail.key ? draft : one)) : [...mails, draft];
}

/** The drafts without one; the same array where there was none. */
export function withoutMail(mails: readonly MailDraft[], key: string): readonly MailDraft[] {
  return mails.some((one) => one.key === key) ? mails.filter((one) => one.key !== key) : mails;
}

/** What is kept, or is to be kept, under a key: a draft, or an editor that is open. */
type Keyed = Pick<Mail, 'key'>;

/** A key that no other mail has. */
export function freeMailKey(others: readonly Keyed[], wished: string): string {
  let key = wished;
  while (others.some((one) => one.key === key)) key = `${key}+`;
  return key;
}

/** A mail that comes back, beside those that were begun meanwhile: none may be lost. */
export function backBeside<M extends Keyed>(others: readonly Keyed[], mail: M): M {
  return { ...mail, key: freeMailKey(others, mail.key) };
}

/** Mails that come from the disk, before those of this page; none has the key of another one, or of an open editor. */
export function withFound(
  here: readonly MailDraft[],
  editors: readonly Keyed[],
  found: readonly MailDraft[],
): readonly MailDraft[] {
  const back: MailDraft[] = [];
  for (const mail of found) {
    const others = found.filter((one) => one !== mail);
    back.push(backBeside([...here, ...editors, ...others, ...back], mail));
  }
  return [...back, ...here];
}
