import { entryOf } from '../../lib/records';
import { UNPROCESSED, type SoundProcessing } from '../../lib/soundProcessing';
import type { RootState } from '../rootReducer';

/** What this agent has done to the sound of the microphone. */
export function selectProcessing({ auth, devices }: RootState): SoundProcessing {
  return entryOf(devices.processing ?? {}, auth.user?.login ?? '') ?? UNPROCESSED;
}
