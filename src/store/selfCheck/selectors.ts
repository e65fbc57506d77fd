import type { RootState } from '../rootReducer';
import type { SelfCheckState } from './state';
import { CHECKS, type CheckId } from './types';

export { CHECKS };

/** The pre-shift check: its lines, and since when the ways to server and exchange are there. */
export function selectSelfCheck({ selfCheck }: RootState): SelfCheckState {
  return selfCheck;
}

/** The first of these checks that waits for its turn; null: none does. */
export function selectNextCheck(
  { selfCheck }: RootState,
  among: readonly CheckId[] = CHECKS,
): CheckId | null {
  return among.find((check) => selfCheck.lines[check]?.status === 'waiting') ?? null;
}
