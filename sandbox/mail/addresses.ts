import { addressParser } from 'postal-mime';
import * as v from 'valibot';

/** Somebody whom a mail names; `name` is '' where it has the address alone. */
export interface Mailbox {
  name: string;
  address: string;
}

/** Who sent a mail that does not say it. */
export const NOBODY = 'sem-remetente@invalid';

const email = v.pipe(v.string(), v.rfcEmail());

/** Whether this can be written to. RFC 5322, ASCII only. */
export function isAddress(address: string): boolean {
  return v.is(email, address);
}

/** `Maria <maria@exemplo.com>`, or the address alone; undefined when it holds no address that can be written to. */
export function mailboxOf(text: string): Mailbox | undefined {
  if (/\p{Cc}/u.test(text)) return undefined;
  const [found, ...others] = addressParser(text, { flatten: true });
  if (found?.address === undefined || others.length > 0) return undefined;
  const { name, address } = found;
  return isAddress(address) ? { name, address } : undefined;
}

/** Address in the form that others are compared with. */
export function sameForm(address: string): string {
  return address.trim().toLowerCase();
}

/** As people write it: the name, where there is one, and the address. Signs that end names are left out of them. */
export function written({ name, address }: Mailbox): string {
  const plain = name.replace(/[\p{Cc}<>",;\s]+/gu, ' ').trim();
  return plain === '' ? address : `${plain} <${address}>`;
}

/** Whether mail to `address` arrives at `own`: the same, or with a tag (`sac+pedido@…`). */
export function arrivesAt(address: string, own: string): boolean {
  return sameForm(address).replace(/\+[^@]*@/u, '@') === sameForm(own);
}
