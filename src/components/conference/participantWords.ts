import type { Participant } from '../../store/calls/types';
import type { Failure } from '../../lib/failure';
import type { TextId } from '../intl';

/** Who somebody in a room is: the name, or the number of somebody without one. */
export function nameOf({ name, number }: Pick<Participant, 'name' | 'number'>): string {
  return name === null || name.trim() === '' ? number : name;
}

/** Why somebody did not come, by the Q.850 cause that the centre told. */
const BY_CAUSE: Readonly<Record<number, TextId>> = {
  1: 'call.cause.notFound',
  17: 'call.cause.busy',
  18: 'call.cause.noAnswer',
  19: 'call.cause.noAnswer',
  20: 'call.cause.unavailable',
  21: 'call.cause.rejected',
  27: 'call.cause.unavailable',
  28: 'call.cause.addressIncomplete',
};

/** Why somebody is not in the room: a failure of the request, or words for what became of the call. */
export function absenceOf({ failure, cause }: Participant): Failure | TextId {
  return failure ?? BY_CAUSE[cause ?? 0] ?? 'call.cause.sessionError';
}

/** What somebody in a room, or on the way to it, is doing. */
export function stateTextOf({ isLeaving, state }: Participant): TextId | null {
  if (isLeaving) return 'conference.state.leaving';
  return state === 'out' ? null : `conference.state.${state}`;
}
