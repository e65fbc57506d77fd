import type { RootState } from '../rootReducer';
import type { Recording, RecordingFailure } from './types';

export { isSilent } from './types';

/** The voice message that is being recorded; null when none is. */
export function selectRecording({ recording }: RootState): Recording | null {
  return recording.current;
}

/** Why the last recording came to nothing; null once the agent knows. */
export function selectRecordingFailure({ recording }: RootState): RecordingFailure | null {
  return recording.failure;
}
