import * as v from 'valibot';
import type { Quote } from '../../store/messages/types';
import type { Mail, OutboxFile } from '../../store/outbox/types';
import type { EntriesOf } from './records';
import { storedContent } from './storedContent';

const nullableText = v.nullable(v.string());

const texts = v.array(v.string());

/** A file that an agent sends; its bytes are a record of their own. */
export const storedFile = v.object({
  uploadId: v.string(),
  name: v.string(),
  mimeType: v.string(),
  bytes: v.number(),
} satisfies EntriesOf<OutboxFile>);

/** The message that a draft or an unsent message quotes; those of an older version quote none. */
export const storedQuote = v.optional(
  v.nullable(
    v.object({
      id: v.string(),
      providerId: nullableText,
      text: nullableText,
      kind: v.string(),
      mimeType: nullableText,
      path: nullableText,
    } satisfies EntriesOf<Quote>),
  ),
  null,
);

/** A mail as an agent writes it. */
export const storedMail = v.object({
  key: v.string(),
  kind: v.picklist(['first', 'answer', 'forward']),
  messageId: nullableText,
  providerId: nullableText,
  to: texts,
  cc: texts,
  bcc: texts,
  subject: v.string(),
  content: storedContent,
  files: v.array(v.object({ ...storedFile.entries, bytes: v.nullable(v.number()), url: nullableText })),
  quotes: v.boolean(),
} satisfies EntriesOf<Mail>);
