import { selectDeployment } from '../../store/config/selectors';
import type { CheckResult } from '../../store/selfCheck/types';
import { selectCanDial, selectHasVoice, selectLacksForCalls } from '../../store/softphone/selectors';
import { select, type SagaGenerator } from '../core/effects';
import { ended } from './result';

/** Why the exchange's echo is not called; null when it is. */
export function* echoRefusal(): SagaGenerator<CheckResult | null> {
  if (!(yield* select(selectHasVoice))) return ended('skipped', 'noTelephone');
  if ((yield* select(selectDeployment))?.echoNumber === undefined) return ended('skipped', 'noEchoNumber');
  const lacks = yield* select(selectLacksForCalls);
  if (lacks !== null) return ended('skipped', 'browserLacks', { lacks });
  return (yield* select(selectCanDial)) ? null : ended('failed', 'exchangeAway');
}
