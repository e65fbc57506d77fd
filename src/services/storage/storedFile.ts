import * as v from 'valibot';

/** A file that an agent sends; its bytes are a record of their own. */
export const storedFile = v.object({
  uploadId: v.string(),
  name: v.string(),
  mimeType: v.string(),
  bytes: v.number(),
});
