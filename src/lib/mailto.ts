import { atMost } from './text';

/** What a `mailto:` link says beyond whom it is to; the agent sees all of it in the editor before anything goes out. */
export interface MailPrefill {
  /** Who gets it beside the first. */
  to: readonly string[];
  cc: readonly string[];
  bcc: readonly string[];
  subject: string;
  /** Plain text, its lines parted by \n. */
  body: string;
}

/** To whom a link leads, and with what; '' where it names nobody. */
export interface MailtoTarget {
  address: string;
  /** Absent where the link says no more. */
  prefill?: MailPrefill;
}

/** As long as an address may be (RFC 5321 §4.5.3.1). */
const ADDRESS = /^[^\s@<>"',;]{1,64}@[^\s@<>"',;]{1,189}$/;

/** As many people as one link may name, in each of its fields. */
const MAX_PEOPLE = 50;
/** Characters of a subject: as long as a line of a mail may be (RFC 5322 §2.1.1). */
const MAX_SUBJECT = 998;
/** Characters of a text that a link brings. */
const MAX_BODY = 20_000;

const ESCAPES = /(?:%[\da-f]{2})+/giu;
/** Without those that part lines; with the marks that turn the direction of what follows. */
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu;

/** Escapes are UTF-8 (RFC 6068 §2.5); one that is not stays as it is written. A plus sign is no space. */
function decoded(text: string): string {
  return text.replace(ESCAPES, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

function addressesIn(text: string): string[] {
  const addresses = decoded(text).split(',');
  return addresses.map((address) => address.trim()).filter((address) => ADDRESS.test(address));
}

/** Each once, whatever the case of its letters, without those named before. */
function people(addresses: readonly string[], before: readonly string[]): string[] {
  const named = new Set(before.map((address) => address.toLowerCase()));
  const fresh: string[] = [];
  for (const address of addresses) {
    if (named.has(address.toLowerCase())) continue;
    named.add(address.toLowerCase());
    fresh.push(address);
  }
  return fresh.slice(0, MAX_PEOPLE);
}

/** The values of the fields whose name this is. */
function valuesOf(query: string, field: string): string[] {
  return query.split('&').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at !== -1 && decoded(pair.slice(0, at)).toLowerCase() === field ? [pair.slice(at + 1)] : [];
  });
}

/** A line of text: what parts lines would begin another field of the mail. */
function lineOf(value: string | undefined): string {
  const line = decoded(value ?? '')
    .replace(/[\r\n\u2028\u2029]+/gu, ' ')
    .replace(CONTROLS, '');
  return atMost(line.trim(), MAX_SUBJECT);
}

function textOf(values: readonly string[]): string {
  const text = values
    .map(decoded)
    .join('\n')
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n');
  return atMost(text.replace(/\t/gu, ' ').replace(CONTROLS, ''), MAX_BODY).trimEnd();
}

/**
 * Reads a `mailto:` link (RFC 6068 §2). Anybody may make one, so that nothing comes out of it but addresses, a line and
 * a text: files (`attach`) and every other field are not looked at.
 */
export function readMailto(link: string): MailtoTarget {
  if (!/^\s*mailto:/iu.test(link)) return { address: '' };
  const [rest = ''] = link.replace(/^\s*mailto:\/*/iu, '').split('#');
  const at = rest.indexOf('?');
  const path = at === -1 ? rest : rest.slice(0, at);
  const query = at === -1 ? '' : rest.slice(at + 1);
  const named = (field: string) => valuesOf(query, field).flatMap(addressesIn);
  const [address = '', ...to] = people([...addressesIn(path), ...named('to')], []);
  const all = [address, ...to];
  const cc = people(named('cc'), all);
  const bcc = people(named('bcc'), [...all, ...cc]);
  const subject = lineOf(valuesOf(query, 'subject')[0]);
  const body = textOf(valuesOf(query, 'body'));
  const isBare = to.length + cc.length + bcc.length === 0 && subject === '' && body === '';
  return isBare ? { address } : { address, prefill: { to, cc, bcc, subject, body } };
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** Whether what another tab told is such a prefill. */
export function isMailPrefill(value: unknown): value is MailPrefill {
  if (typeof value !== 'object' || value === null) return false;
  const { to, cc, bcc, subject, body }: Partial<Record<keyof MailPrefill, unknown>> = value;
  return [to, cc, bcc].every(areTexts) && typeof subject === 'string' && typeof body === 'string';
}
