import * as v from 'valibot';
import { storedContent } from './storedContent';
import { storedFile } from './storedFile';

const texts = v.array(v.string());

/** A mail as an agent writes it. */
export const storedMail = v.object({
  key: v.string(),
  kind: v.picklist(['first', 'answer', 'forward']),
  messageId: v.nullable(v.string()),
  providerId: v.nullable(v.string()),
  to: texts,
  cc: texts,
  bcc: texts,
  subject: v.string(),
  content: storedContent,
  files: v.array(
    v.object({ ...storedFile.entries, bytes: v.nullable(v.number()), url: v.nullable(v.string()) }),
  ),
  quotes: v.boolean(),
});
