import type { RootState } from '../rootReducer';
import type { Recording, RecordingFailure } from './types';

export { isSilent } from './types';

/** The voice message that is being recorded; null when none is. */
export function selectRecording({ recording }: RootState): Recording | null {
  return recording.current;
}

/** Whether a voice message is recorded for a conversation that was neither sent nor thrown away. */
export function selectHasRecording({ recording }: RootState, conversationId: string): boolean {
  const { current } = recording;
  if (current?.conversationId !== conversationId) return false;
  return current.startedAt !== null && current.phase !== 'discarded';
}

/** Why the last recording came to nothing; null once the agent knows. */
export function selectRecordingFailure({ recording }: RootState): RecordingFailure | null {
  return recording.failure;
}
