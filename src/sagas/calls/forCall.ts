import type { Action } from 'redux';
import type { StampedAction } from '../../store/stamp';

type OfOneCall = StampedAction<{ callId: string }>;

interface Creator {
  match(action: Action): action is OfOneCall;
}

/** Matches the actions of these creators for one call. */
export function forCall(callId: string, ...creators: readonly Creator[]) {
  return (action: Action): boolean =>
    creators.some((creator) => creator.match(action) && action.payload.callId === callId);
}
