import * as v from 'valibot';
import type { MailDraft } from '../../store/drafts/types';
import type { EntriesOf } from './records';
import { contentOf, linesOf } from './storedContent';
import { storedMail } from './storedMessage';

const { key, kind, messageId, providerId, to, cc, bcc, subject, files, quotes } = storedMail.entries;

const intactSchema = v.object({
  ...storedMail.entries,
  savedAt: v.number(),
  isMended: v.exactOptional(v.boolean()),
} satisfies EntriesOf<MailDraft>);

/** A damaged mail: only its key must be intact, since the agent sees the rest before it is sent. */
const damagedSchema = v.object({
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

function mailDraftsIn(record: unknown): MailDraft[] {
  const asIs = v.safeParse(intactSchema, record);
  if (asIs.success) return [asIs.output];
  const left = v.safeParse(damagedSchema, record);
  if (!left.success) return [];
  const { content, ...mail } = left.output;
  const texts = linesOf(content);
  // The agent wrote nothing in it.
  if (texts.every((text) => text.trim() === '')) return [];
  return [{ ...mail, content: contentOf(texts), isMended: true }];
}

/** Mails of a draft; of a damaged one its text and what else can be read. */
export const mailDraftsSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((records) => records.flatMap(mailDraftsIn)),
);
