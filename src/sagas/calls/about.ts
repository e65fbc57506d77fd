import type { Action } from 'redux';
import type { StampedAction } from '../../store/stamp';

type OfOneCall = StampedAction<{ callId: string }>;

interface Creator {
  match(action: Action): action is OfOneCall;
}

/** Matches what these creators make about one call. */
export function about(callId: string, ...creators: readonly Creator[]) {
  return (action: Action): boolean =>
    creators.some((creator) => creator.match(action) && action.payload.callId === callId);
}
