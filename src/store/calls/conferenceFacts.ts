import type { Failure } from '../../lib/failure';
import { fact } from '../stamp';
import type { Participant } from './types';

/** The centre is asked to call somebody into the room of a call. */
export const participantAsked = fact('calls/participantAsked')<{
  callId: string;
  participant: Pick<Participant, 'id' | 'name' | 'number' | 'extension'>;
}>();
/** The centre calls them; `legId` is what it named that call, null where it does not say. */
export const participantCalled = fact('calls/participantCalled')<{
  callId: string;
  id: string;
  legId: string | null;
}>();
/** They were rung long enough, and the centre told neither that they came nor that they did not. */
export const participantEventsMissed = fact('calls/participantEventsMissed')<{
  callId: string;
  id: string;
}>();
/** The centre refused to call them, or did not answer. */
export const participantRefused = fact('calls/participantRefused')<
  Failure & { callId: string; id: string }
>();
/** The centre is asked to take somebody out of the room. */
export const participantRemoveStarted = fact('calls/participantRemoveStarted')<{
  callId: string;
  id: string;
}>();
/** They are out of the room. */
export const participantRemoved = fact('calls/participantRemoved')<{ callId: string; id: string }>();
/** The centre did not take them out. */
export const participantRemoveFailed = fact('calls/participantRemoveFailed')<
  Failure & { callId: string; id: string }
>();
/** The centre's call history says that these calls, by its ids, are over. */
export const participantsEnded = fact('calls/participantsEnded')<{ callId: string; uniqueIds: string[] }>();
/** A call could not be brought into a room: it is as it was. */
export const roomRefused = fact('calls/roomRefused')<{ callId: string }>();
