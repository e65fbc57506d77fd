/**
 * A value as JSON with sorted keys and nothing between them: equal values give equal texts, whatever
 * the order in which they were built. Fields that are undefined are left out, as JSON does.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item: unknown) => canonicalJson(item)).join(',')}]`;
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}

/**
 * FNV-1a, 64 bits, of a text in UTF-8, as 16 hexadecimal digits. Made for finding accidental
 * differences, not for keeping forgers out; it needs no secure context, as WebCrypto would.
 */
export function fnv1a64(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (const byte of new TextEncoder().encode(text)) {
    low ^= byte;
    // Times the prime 2^40 + 0x1b3, modulo 2^64, in halves of 32 bits: whole numbers, which engines multiply fastest.
    const carry = ((low >>> 16) * 0x1b3 + (((low & 0xffff) * 0x1b3) >>> 16)) >>> 16;
    high = Math.imul(high, 0x1b3) + (low << 8) + carry;
    low = Math.imul(low, 0x1b3);
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The hash of a state: the same in the browser, in tests and on the command line. */
export function stateHash(state: unknown): string {
  return fnv1a64(canonicalJson(state));
}
