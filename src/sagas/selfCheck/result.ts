import type { SelfCheckServices } from '../../services/selfCheck/selfCheckServices';
import type { CheckResult, Figures, Outcome, Reason } from '../../store/selfCheck/types';
import { getContext, type SagaGenerator } from '../core/effects';

/** The handles of the check; only what runs below it has them. */
export function* selfCheckServices(): SagaGenerator<SelfCheckServices> {
  return yield* getContext<SelfCheckServices>('selfCheckServices');
}

/** All is well. */
export function fine(figures: Figures = {}): CheckResult {
  return { outcome: 'ok', reason: null, figures };
}

/** Something is to be said of it. */
export function ended(outcome: Exclude<Outcome, 'ok'>, reason: Reason, figures: Figures = {}): CheckResult {
  return { outcome, reason, figures };
}
