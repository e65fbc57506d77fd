import { selectDevices } from '../../store/devices/selectors';
import type { CheckResult } from '../../store/selfCheck/types';
import { selectHasVoice } from '../../store/softphone/selectors';
import { call, select, type SagaGenerator } from '../core/effects';
import { isNoticed } from './question';
import { ended, fine, selfCheckServices } from './result';

function* playAndAsk(check: 'speaker' | 'ring', deviceId: string | null): SagaGenerator<CheckResult> {
  const { sounds } = yield* call(selfCheckServices);
  const starting = sounds.play(check === 'ring' ? 'ring' : 'tone', deviceId);
  try {
    const playing = yield* call(() => starting);
    if (playing === null) return ended('failed', 'soundBlocked');
    if (!(yield* isNoticed(check))) return ended('failed', check === 'ring' ? 'ringNotHeard' : 'notHeard');
    return playing.isOnDevice ? fine() : ended('warning', 'deviceGone');
  } finally {
    // A sound that begins only after it was left is stopped as well.
    starting.then(
      (playing) => playing?.stop(),
      () => undefined,
    );
  }
}

/** Plays a tone where calls are heard, and asks whether it was heard. */
export function* checkSpeaker(): SagaGenerator<CheckResult> {
  const { chosen } = yield* select(selectDevices);
  return yield* playAndAsk('speaker', chosen.output);
}

/** Rings where calls ring, and asks whether it was heard; without a telephone nothing rings. */
export function* checkRing(): SagaGenerator<CheckResult> {
  if (!(yield* select(selectHasVoice))) return ended('skipped', 'noTelephone');
  const { chosen } = yield* select(selectDevices);
  return yield* playAndAsk('ring', chosen.ring);
}
