/** Somebody whom a mail names. */
export interface Person {
  /** Empty when the mail has the address alone. */
  name: string;
  address: string;
}

/** Longer than this nothing is an address, characters. */
const LONGEST = 1000;

/** `Maria Souza <maria@exemplo.com>`, with quotes around the name or not, or the address alone. */
export function personOf(source: string): Person {
  const text = source.slice(0, LONGEST);
  const [, name = '', address] = /^\s*(.*?)\s*<([^<>]*)>\s*$/u.exec(text) ?? [];
  if (address === undefined) return { name: '', address: text.trim() };
  return { name: name.replace(/^["']|["']$/gu, '').trim(), address: address.trim() };
}

const PREFIX = /^\s*(?:(?:re|res|rv|r|fw|fwd|enc|tr)(?:\[\d+\])?\s*:\s*)+/iu;

/** Whether two mails are about the same: what programs put before a subject says nothing. */
export function isSameSubject(a: string | null, b: string | null): boolean {
  const bare = (subject: string | null) => (subject ?? '').replace(PREFIX, '').trim().toLowerCase();
  return bare(a) === bare(b);
}
