/** What windows-1252 has where ISO-8859-1 has control signs, from 0x80 on; NUL where it has nothing either. */
const WINDOWS = '€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ';

/**
 * Text of a mail without what no screen and no database takes. Control signs of the upper half are read as
 * windows-1252: mails call it ISO-8859-1, and decoders take the one for the other.
 */
export function cleanText(text: string): string {
  return text
    .replace(/[\u0080-\u009f]/gu, (sign) => WINDOWS.charAt(sign.charCodeAt(0) - 0x80))
    .replaceAll('\u0000', '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}
