import * as v from 'valibot';

const nullableText = v.nullable(v.string());

/** The message that a draft or an unsent message answers; those of an older version answer none. */
export const storedQuote = v.optional(
  v.nullable(
    v.object({
      id: v.string(),
      providerId: nullableText,
      text: nullableText,
      kind: v.string(),
      mimeType: nullableText,
      path: nullableText,
    }),
  ),
  null,
);
