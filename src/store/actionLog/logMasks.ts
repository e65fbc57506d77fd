import type { LogMasks } from '../devtoolsMask';
import { isRecorded, redactAction } from './redaction';
import { redactState } from './stateRedaction';

/** What the log takes of actions and states, for whatever else shows them. */
export const logMasks: LogMasks = {
  payload: (action) => (isRecorded(action) ? redactAction(action).payload : undefined),
  state: redactState,
};
