const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

function hash(text: string): string {
  let value = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME);
  }
  return (value >>> 0).toString(36).padStart(7, '0');
}

/**
 * An id for what a server gave none, made of its moment (RFC 3339, or null) and content: the same for the same thing,
 * however often it is read. Sorts by time, after every id of a server.
 */
export function contentId(at: string | null, content: readonly (string | number | null)[]): string {
  const moment = at === null ? 0 : Date.parse(at);
  return `~${String(Number.isNaN(moment) ? 0 : moment).padStart(15, '0')}-${hash(content.join('\u0000'))}`;
}
