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

/** A key that does not say whom or what it stands for, for the action log keeps keys as they are. */
export function hashKey(text: string): string {
  return `#${fnv1a64(text)}`;
}
