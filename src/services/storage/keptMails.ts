import * as v from 'valibot';
import type { MailDraft } from '../../store/drafts/types';
import { contentOf, linesOf } from './storedContent';
import { storedMail } from './storedMessage';

const { key, kind, messageId, providerId, to, cc, bcc, subject, files, quotes } = storedMail.entries;

const whole = v.object({
  ...storedMail.entries,
  savedAt: v.number(),
  isMended: v.exactOptional(v.boolean()),
});

/** A mail of which only the key must be as it was: the agent sees the rest before it goes anywhere. */
const damaged = v.object({
  key,
  kind: v.fallback(kind, 'first'),
  messageId: v.fallback(messageId, null),
  providerId: v.fallback(providerId, null),
  to: v.fallback(to, []),
  cc: v.fallback(cc, []),
  bcc: v.fallback(bcc, []),
  subject: v.fallback(subject, ''),
  content: v.optional(v.unknown()),
  files: v.fallback(files, []),
  quotes: v.fallback(quotes, true),
  savedAt: v.fallback(v.number(), 0),
});

function kept(record: unknown): MailDraft[] {
  const asIs = v.safeParse(whole, record);
  if (asIs.success) return [asIs.output];
  const left = v.safeParse(damaged, record);
  if (!left.success) return [];
  const { content, ...mail } = left.output;
  const texts = linesOf(content);
  // Nothing of it was written by the agent.
  if (texts.every((text) => text.trim() === '')) return [];
  return [{ ...mail, content: contentOf(texts), isMended: true }];
}

/** The mails of a draft; of one that is damaged, its text and what else can be read. */
export const keptMails = v.pipe(
  v.array(v.unknown()),
  v.transform((records) => records.flatMap(kept)),
);
