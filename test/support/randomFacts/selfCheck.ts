import * as selfCheck from '../../../src/store/selfCheck/actions';
import { CHECKS } from '../../../src/store/selfCheck/types';
import type { FactsOf } from './table';

/** Random facts and requests of the pre-shift check. */
export const selfCheckFacts: FactsOf<'selfCheck'> = {
  'selfCheck/runRequested': (dice) =>
    selfCheck.runRequested({ checks: dice.chance(0.5) ? CHECKS : [dice.pick(CHECKS)] }),
  'selfCheck/answerRequested': (dice) =>
    selfCheck.answerRequested({ check: dice.pick(CHECKS), isNoticed: dice.chance(0.5) }),
  'selfCheck/leaveRequested': () => selfCheck.leaveRequested(),
  'selfCheck/checkStarted': (dice) => selfCheck.checkStarted({ check: dice.pick(CHECKS) }),
  'selfCheck/measuringStarted': (dice) =>
    selfCheck.measuringStarted({ check: dice.pick(CHECKS), until: Date.UTC(2026, 2, 10, 13) }),
  'selfCheck/questionAsked': (dice) => selfCheck.questionAsked({ check: dice.pick(CHECKS) }),
  'selfCheck/checkEnded': (dice) =>
    selfCheck.checkEnded({
      check: dice.pick(CHECKS),
      outcome: dice.pick(['ok', 'warning', 'failed', 'skipped'] as const),
      reason: dice.pick([null, 'slow', 'inCall'] as const),
      figures: dice.chance(0.5) ? {} : { tookMs: dice.int(2_000), mos: 4.1 },
    }),
};
