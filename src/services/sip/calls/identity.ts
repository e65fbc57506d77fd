import { isSameNumber } from '../../../lib/phoneNumber';

/** Who is at the other end. */
export interface Identity {
  number: string;
  name: string | null;
}

/** What a SIP message offers to read its headers by. */
export interface HeaderSource {
  getHeaders(name: string): string[];
}

/** "Display name" <uri>, or Display name <uri>, or uri with the header's own parameters behind it. */
const NAME_ADDR = /^\s*(?:"((?:[^"\\]|\\.)*)"|([^<"]*))\s*<([^>]*)>/;
const ADDR_SPEC = /^\s*((?:sips?|tel):[^;,\s]+)/i;
const USER = /^(?:sips?:([^@?]*)@|tel:([^;?]*))/i;

function decoded(user: string): string {
  try {
    return decodeURIComponent(user);
  } catch {
    return user;
  }
}

function numberOf(uri: string): string | null {
  const [, sip, tel] = USER.exec(uri.trim()) ?? [];
  const user = sip ?? tel;
  if (user === undefined || user === '') return null;
  // A password or parameters of the user part are none of ours.
  const [name = ''] = user.split(/[;:]/, 1);
  return name === '' ? null : decoded(name);
}

/** Reads a name-addr or addr-spec (RFC 3261 §25.1); null when it names nobody. */
export function readIdentity(header: string): Identity | null {
  const [, quoted, plain, uri] = NAME_ADDR.exec(header) ?? [];
  const number = numberOf(uri ?? ADDR_SPEC.exec(header)?.[1] ?? '');
  if (number === null) return null;
  const name = (quoted === undefined ? (plain ?? '') : quoted.replace(/\\(.)/g, '$1')).trim();
  return { number, name: name === '' ? null : name };
}

/** Who wants not to be shown (RFC 3323, RFC 3325 §7), and the same of the older Remote-Party-Id. */
const WITHHELD = /(?:^|[;,\s])(?:id|user)(?:$|[;,\s])/i;
const WITHHELD_PARTY = /;\s*privacy\s*=\s*"?(?:full|uri)/i;

/**
 * Who the exchange asserts to be at the other end (RFC 3325, or the older Remote-Party-Id); null: it does not, or they
 * withhold it.
 */
export function assertedIdentity(message: HeaderSource): Identity | null {
  if (message.getHeaders('Privacy').some((value) => WITHHELD.test(value))) return null;
  for (const header of ['P-Asserted-Identity', 'Remote-Party-Id']) {
    for (const value of message.getHeaders(header)) {
      const identity = WITHHELD_PARTY.test(value) ? null : readIdentity(value);
      if (identity !== null) return identity;
    }
  }
  return null;
}

/**
 * Who is at the other end from now on, when a message says so and it is somebody else; a number that comes without a
 * name keeps the one that is known. The known number stays where it is only written otherwise: it was dialled so.
 */
export function changedIdentity(known: Identity, message: HeaderSource): Identity | null {
  const asserted = assertedIdentity(message);
  if (asserted === null) return null;
  const { name } = asserted;
  if (!isSameNumber(asserted.number, known.number)) return asserted;
  return name === null || name === known.name ? null : { number: known.number, name };
}
