import { assertedIdentity, readIdentity, type HeaderSource } from './identity';
import type { Offer } from '../softphone';

/** What an INVITE offers to read. */
export interface IncomingInvite extends HeaderSource {
  readonly callId: string;
  /** All headers by name, as SIP.js spells it. */
  readonly headers: Readonly<Record<string, readonly { raw: string }[]>>;
}

/** What an exchange may say at the most: the rest is left out. */
const MOST_HEADERS = 64;
const LONGEST_VALUE = 2000;

/** The parameter must be 0, not merely begin with it. */
const ANSWERS_ITSELF = /;\s*answer-after\s*=\s*0\s*(?:[;,]|$)/i;

function dataOf(headers: IncomingInvite['headers']): Record<string, string> {
  const ours = Object.entries(headers).filter(([name]) => /^x-/i.test(name));
  return Object.fromEntries(
    ours
      .slice(0, MOST_HEADERS)
      .map(([name, values]) => [name, (values[0]?.raw ?? '').slice(0, LONGEST_VALUE)]),
  );
}

/** What an INVITE says of the call that it offers (identity: RFC 3325 §9.1). */
export function readOffer(invite: IncomingInvite): Offer {
  const from = readIdentity(invite.getHeaders('From')[0] ?? '');
  const { number, name } = assertedIdentity(invite) ?? from ?? { number: '', name: null };
  return {
    callId: invite.callId,
    number,
    name,
    data: dataOf(invite.headers),
    answersItself: invite.getHeaders('Call-Info').some((header) => ANSWERS_ITSELF.test(header)),
  };
}
