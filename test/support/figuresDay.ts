import { loggedIn } from '../../src/store/auth/actions';
import * as conversations from '../../src/store/conversations/actions';
import { countDay, type LogStart } from '../../src/store/dayStats/count';
import type { DayStats } from '../../src/store/dayStats/types';
import * as messages from '../../src/store/messages/actions';
import * as outbox from '../../src/store/outbox/actions';
import { injectStampSource, type StampedAction } from '../../src/store/stamp';
import { sampleConversation, sampleMessage } from './samples';
import { USER } from './world';

/** ms. */
export const MINUTE = 60_000;
/** ms. */
export const HOUR = 60 * MINUTE;

/** Local midnight, wherever the test runs. */
export const MIDNIGHT = new Date(2026, 2, 10).getTime();

/** Nobody is signed in where the log begins. */
export const NOBODY: LogStart = { agent: null, pause: null };

let clock = MIDNIGHT;
let ids = 0;

/** Facts made at times after midnight, ms. */
export function day(...told: readonly (readonly [number, () => StampedAction])[]): StampedAction[] {
  const before = injectStampSource({ now: () => clock, newId: () => `id-${(ids += 1)}` });
  const facts = told.map(([at, make]) => {
    clock = MIDNIGHT + at;
    return make();
  });
  injectStampSource(before);
  return facts;
}

/** What is counted of these facts until so many ms after midnight. */
export function countOf(facts: readonly unknown[], until = 20 * HOUR, start = NOBODY): DayStats {
  const count = countDay(USER.fullName, { from: MIDNIGHT, to: MIDNIGHT + until }, start);
  count.take(facts);
  return count.figures();
}

/** The agent signs in at eight. */
export const signsIn = [8 * HOUR, () => loggedIn({ user: USER })] as const;

/** A conversation becomes the agent’s. */
export const assigned = (id: string, queueType: 0 | 1 | 3 = 3) =>
  conversations.assigned({ conversation: sampleConversation({ id, queueType }), reason: 'fila' });

/** The server has a message of the agent’s. */
export function delivered(conversationId: string, clientMsgId: string) {
  const message = sampleMessage({ id: `m-${clientMsgId}`, conversationId, clientMsgId, direction: 'agent' });
  return outbox.delivered({ clientMsgId, message });
}

/** A customer writes. */
export function received(id: string) {
  return messages.received({ message: sampleMessage({ id, direction: 'customer' }), conversation: null });
}

/** Ten facts for each conversation that is answered: it comes, the customer writes eight times, the agent once. */
export function busyDay(conversationCount: number): StampedAction[] {
  const rounds = Array.from({ length: conversationCount }, (_, n) => {
    const at = 9 * HOUR + n;
    const heard = Array.from({ length: 8 }, (_none, i) => [at, () => received(`r${n}-${i}`)] as const);
    return [
      [at, () => assigned(`k${n}`)] as const,
      ...heard,
      [at + 1, () => delivered(`k${n}`, `c${n}`)] as const,
    ];
  });
  return day(signsIn, ...rounds.flat());
}
