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

/** A key that no draft has. */
export function freeMailKey(mails: readonly MailDraft[], wished: string): string {
  let key = wished;
  while (mails.some((one) => one.key === key)) key = `${key}+`;
  return key;
}

/** A mail that comes back, beside one that was begun meanwhile: neither may be lost. */
export function backBeside(mails: readonly MailDraft[], mail: Mail): Mail {
  return { ...mail, key: freeMailKey(mails, mail.key) };
}
