import type { RootState } from '../rootReducer';
import type { QualityHistory } from './types';

/** How a call sounded so far; undefined for one that was not answered, and for those of long ago. */
export function selectQualityHistory({ callQuality }: RootState, callId: string): QualityHistory | undefined {
  return callQuality.calls.find((call) => call.callId === callId);
}
