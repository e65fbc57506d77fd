import { createSelector } from 'reselect';
import { callBackNumber, nameOf } from '../../lib/caller';
import type { RootState } from '../rootReducer';
import { customerIdOf } from './customerSelectors';
import type { EndedCall, MissedCall } from './types';

/** So many are offered to be called again. */
const RECENT = 8;

/** Somebody with whom the agent spoke lately, or whose call they missed. */
export interface RecentCall {
  /** Of the call that was the last with this number. */
  id: string;
  number: string;
  name: string | null;
  contactId: string | null;
  kind: 'incoming' | 'outgoing' | 'missed';
  /** ms since 1970. */
  at: number;
}

function ofEnded(call: EndedCall): RecentCall[] {
  const { answeredAt, conference, direction, id, startedAt: at } = call;
  const number = callBackNumber(call);
  if (number === null || conference !== undefined) return [];
  const kind = direction === 'incoming' && answeredAt === null ? 'missed' : direction;
  return [{ id, number, name: nameOf(call), contactId: customerIdOf(call), kind, at }];
}

function ofMissed(call: MissedCall): RecentCall[] {
  const number = callBackNumber(call);
  if (number === null) return [];
  return [{ id: call.id, number, name: nameOf(call), contactId: null, kind: 'missed', at: call.at }];
}

/** Whom the agent may want to call again, the last first and each number once: what this browser knows of today. */
export const selectRecentCalls = createSelector(
  [({ calls }: RootState) => calls.ended, ({ calls }: RootState) => calls.missed],
  (ended, missed = []): readonly RecentCall[] => {
    // Of a call that ended on this page more is known than that it was missed.
    const before = missed.filter(({ id }) => !ended.some((call) => call.id === id));
    const all = [...ended.flatMap(ofEnded), ...before.flatMap(ofMissed)].sort((a, b) => b.at - a.at);
    const numbers = new Set<string>();
    const recent = all.filter(({ number }) => {
      if (numbers.has(number)) return false;
      numbers.add(number);
      return true;
    });
    return recent.slice(0, RECENT);
  },
);
