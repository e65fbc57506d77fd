import { findContactByNumber, type Sql } from '../store';
import { findAccount, type Account } from './accounts';
import { CAUSE } from '../centre/callCauses';

/** How a simulated party that is called behaves. */
export interface Behaviour {
  /** ringing time before the answer, ms; null: the exchange's usual one */
  ringMs: number | null;
  /** plays a recorded message before the answer (183) instead of ringing */
  announces?: boolean;
  /** and says meanwhile that it hears nothing */
  isDeafEarly?: boolean;
  /** what is heard before the answer comes of another device than the one that answers, as where a call is forked */
  forks?: boolean;
  /** and that one is heard before its answer, too, each under a tag of its own */
  forksEarly?: boolean;
  /** never sends sound */
  mute?: boolean;
  /** hangs up by itself so long after the answer, ms */
  talkMs?: number;
  /** with this cause; a normal end unless told */
  cause?: number;
  /** asks for these keys */
  asksFor?: string;
  /** gives back what it hears and nothing else; the centre keeps no books of it */
  isEcho?: boolean;
  /** plays this tone instead of speaking, Hz, and gives nothing back */
  toneHz?: number;
}

/** What a dialled number leads to. */
export type Plan =
  | { kind: 'extension'; account: Account }
  | { kind: 'party'; number: string; name: string | null; contactId: number | null; behaviour: Behaviour }
  | { kind: 'room'; room: string }
  | { kind: 'noAnswer' }
  | { kind: 'refused'; status: number; headers: string[] }
  | { kind: 'redirected'; status: number; to: string };

/** The echo of the exchange, which consoles call to measure the way. */
export const ECHO_NUMBER = '9100';

/** The keys that the voice menu at 9001 wants to hear. */
export const MENU_KEYS = '1234';

const SERVICES: Record<string, Behaviour> = {
  '9001': { ringMs: 300, asksFor: MENU_KEYS },
  '9002': { ringMs: 300, mute: true },
  '9005': { ringMs: 300, talkMs: 5_000 },
  [ECHO_NUMBER]: { ringMs: 0, isEcho: true },
  '9010': { ringMs: 10_000 },
  '9183': { ringMs: 6_000, announces: true },
  '9184': { ringMs: 4_000, announces: true, forks: true },
  '9185': { ringMs: 4_000, announces: true, forksEarly: true },
  '9186': { ringMs: 4_000, announces: true, isDeafEarly: true },
  '9200': { ringMs: 0 },
  '9858': { ringMs: 300, talkMs: 1_000, cause: CAUSE.notAuthorised },
};

const REASONS: Record<number, string[]> = {
  480: ['Retry-After: 30'],
  500: [`Reason: Q.850;cause=${CAUSE.failure};text="Network out of order"`],
  503: ['Retry-After: 7'],
  603: [`Reason: Q.850;cause=${CAUSE.rejected};text="Call Rejected"`],
};

/** Extensions of the house that a simulated colleague answers; the others of the house are not there. */
const COLLEAGUES = ['2000'];

/** A dialled number as it is compared: digits, `*`, `#` and letters, without what people write in between. */
export function normalised(dialled: string): string {
  return dialled.replace(/[\s().+-]/g, '');
}

function ofService(number: string): Plan | undefined {
  const behaviour = SERVICES[number];
  if (behaviour) return { kind: 'party', number, name: null, contactId: null, behaviour };
  if (number === '9180') return { kind: 'noAnswer' };
  const room = /^\*70(\d{1,10})$/.exec(number)?.[1];
  if (room !== undefined) return { kind: 'room', room };
  const tone = Number(/^97(\d\d)$/.exec(number)?.[1] ?? 0);
  if (tone > 0)
    return {
      kind: 'party',
      number,
      name: null,
      contactId: null,
      behaviour: { ringMs: 300, toneHz: tone * 50 },
    };
  const status = Number(/^9([3-6]\d\d)$/.exec(number)?.[1] ?? 0);
  if (status === 0) return undefined;
  if (status < 400) return { kind: 'redirected', status, to: '2000' };
  return { kind: 'refused', status, headers: REASONS[status] ?? [] };
}

function ofHouse(sql: Sql, number: string): Plan | undefined {
  const account = findAccount(sql, number);
  if (!account) return undefined;
  if (account.agentId !== null) return { kind: 'extension', account };
  if (!COLLEAGUES.includes(number)) return { kind: 'refused', status: 480, headers: [] };
  const { name } = account;
  return { kind: 'party', number, name, contactId: null, behaviour: { ringMs: null } };
}

/** Whether a dialled number leads to an echo. */
export function isEcho(dialled: string): boolean {
  return SERVICES[normalised(dialled)]?.isEcho === true;
}

/** What a number leads to: services of the house, extensions, contacts and any long number; nothing else. */
export function planOf(sql: Sql, dialled: string): Plan {
  const number = normalised(dialled);
  const inside = ofService(number) ?? ofHouse(sql, number);
  if (inside) return inside;
  const contact = findContactByNumber(sql, number);
  if (contact || /^\d{8,15}$/.test(number)) {
    const name = contact?.nome ?? null;
    return { kind: 'party', number, name, contactId: contact?.id ?? null, behaviour: { ringMs: null } };
  }
  return { kind: 'refused', status: number.length < 3 ? 484 : 404, headers: [] };
}
