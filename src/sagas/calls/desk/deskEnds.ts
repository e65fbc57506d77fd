import { BY_Q850, NON_SELECTED_USER, NORMAL_CLEARING } from '../../../lib/q850';
import type { Call, CallEnd } from '../../../store/calls/types';
import { endOfHangUp } from '../ends';

/** Q.850: the telephone was busy, or its user declined. */
const DECLINED: readonly number[] = [17, 21];

type Before = Pick<Call, 'answeredAt' | 'direction' | 'phase'>;

function endOfIncoming(q850: number): Pick<CallEnd, 'by' | 'cause'> {
  if (q850 === NON_SELECTED_USER) return { by: 'other', cause: 'completedElsewhere' };
  if (DECLINED.includes(q850)) return { by: 'agent', cause: 'rejected' };
  return { by: 'other', cause: BY_Q850.get(q850) === 'noAnswer' ? 'noAnswer' : 'cancelled' };
}

function endOfOutgoing(q850: number): Pick<CallEnd, 'by' | 'cause'> {
  // Who dials and puts the receiver down before an answer ends it in the ordinary way.
  if (q850 === NORMAL_CLEARING) return { by: 'agent', cause: 'cancelled' };
  return { by: 'other', cause: BY_Q850.get(q850) ?? 'sessionError' };
}

/** How a call on the desk telephone ended, from its Hangup: which side hung up a spoken one the centre does not say. */
export function endOfReport({ answeredAt, direction, phase }: Before, q850: number): CallEnd {
  if (phase === 'ending') return { ...endOfHangUp(answeredAt !== null), q850 };
  if (answeredAt !== null) return { by: 'other', cause: 'completed', status: null, q850 };
  return { ...(direction === 'incoming' ? endOfIncoming(q850) : endOfOutgoing(q850)), status: null, q850 };
}
