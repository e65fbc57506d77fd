import type { RootState } from '../rootReducer';
import type { SoftphoneState } from './reducer';

/** The ICE servers that calls use; null where there never were any. */
export function selectNetwork({ softphone }: RootState): NonNullable<SoftphoneState['network']> | null {
  return softphone.network ?? null;
}
