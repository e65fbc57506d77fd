import { nameOf, numberOf } from '../../lib/caller';
import { readableAddress } from '../../lib/phoneNumber';
import { VOICE } from '../../lib/queueType';
import { shortened } from '../../lib/text';
import type { Call, EndedCall } from '../../store/calls/types';
import type { Text, TextId } from '../intl';

/** What is told of the other side of a call. */
type OtherSide = Pick<Call, 'name' | 'number' | 'conference'>;

/** Letters written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Of a longer name a sentence has the beginning. */
const LONGEST_WITHIN = 60;

function knownOf(other: OtherSide, t: Text): string | null {
  const { conference } = other;
  return (
    nameOf(other) ??
    (conference === undefined ? numberOf(other) : t('call.inRoom', { room: conference.room }))
  );
}

/** Who is at the other end: the name; without one, the conference room that was dialled, or the number. */
export function whoOf(other: OtherSide, t: Text): string {
  return knownOf(other, t) ?? t('call.anonymous');
}

/** A name as a sentence can have it: not too long, and without turning the direction of what follows. */
export function nameWithin(name: string): string {
  const cut = shortened(name, LONGEST_WITHIN);
  return RIGHT_TO_LEFT.test(cut) ? `\u2068${cut}\u2069` : cut;
}

/** The same within a sentence. */
export function whoWithin(other: OtherSide, t: Text): string {
  return nameWithin(knownOf(other, t) ?? t('call.anonymousWithin'));
}

/** Who it is, a number as people write it. */
export function readableWho(other: OtherSide, t: Text): string {
  return nameOf(other) === null ? readableAddress(whoOf(other, t), VOICE) : whoOf(other, t);
}

/** The number that stands beside the name, as people write it; null where it says nothing more. */
export function numberBeside(other: OtherSide, t: Text): string | null {
  const number = numberOf(other);
  return number === null || number === whoOf(other, t) ? null : readableAddress(number, VOICE);
}

/** What a call is doing, as one look tells it: `live` speaks, `held` waits, `busy` is on its way to something. */
export interface CallStatusWords {
  word: TextId;
  look: 'live' | 'held' | 'busy';
}

const HOLD = {
  off: { word: 'call.phase.active', look: 'live' },
  turningOn: { word: 'call.holding', look: 'busy' },
  on: { word: 'call.held', look: 'held' },
  turningOff: { word: 'call.resuming', look: 'busy' },
} as const satisfies Record<Call['hold'], CallStatusWords>;

/** The words for where a call stands: what the agent just asked for comes before what it was. */
export function statusWordsOf({ phase, hold, remoteHold, telephone, transfer }: Call): CallStatusWords {
  // The centre does not tell of the receiver: the words fit before it is lifted and after.
  if (telephone === 'desk' && (phase === 'dialing' || phase === 'offered'))
    return { word: `call.desk.${phase}`, look: 'busy' };
  if (phase !== 'active') return { word: `call.phase.${phase}`, look: 'busy' };
  if (transfer !== null)
    return { word: transfer.kind === 'room' ? 'call.movingToRoom' : 'call.transferring', look: 'busy' };
  if (hold === 'off' && remoteHold) return { word: 'call.remoteHold', look: 'held' };
  return HOLD[hold];
}

/** Whether the agent may speak with the caller while the target of a transfer rings: a REFER cannot be cancelled. */
export function canTalkMeanwhile({ transfer }: Pick<Call, 'transfer'>): boolean {
  return transfer?.kind === 'blind' && transfer.status !== null;
}

/** Why a call ended: who hung up, as far as that is known, or what came in between. */
export function endWord({ end: { by, cause }, telephone }: Pick<EndedCall, 'end' | 'telephone'>): TextId {
  if (telephone === 'desk' && by === 'other' && cause === 'completed') return 'call.desk.ended';
  return cause === 'completed' ? `call.endedBy.${by}` : `call.cause.${cause}`;
}
