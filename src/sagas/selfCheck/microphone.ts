import { toFailure } from '../../lib/failure';
import type { MicrophoneTrial } from '../../services/media/trial';
import { selectDevices } from '../../store/devices/selectors';
import { selectRecording } from '../../store/recording/selectors';
import { measuringStarted } from '../../store/selfCheck/actions';
import type { CheckResult, Reason } from '../../store/selfCheck/types';
import { meterWorks, microphoneFails, microphoneWorks } from '../calls/microphone';
import { services } from '../core/context';
import { call, delay, put, select, type SagaGenerator } from '../core/effects';
import { ended, fine } from './result';

/** So long the agent has to say something, ms. */
const LISTEN_MS = 10_000;

/** Between two looks at the level, ms. */
const STEP_MS = 100;

/** On the meter, from -60 dB to full scale: speech is above -50 dB, and stands 10 dB out of the room's noise. */
const SPEECH = 1 / 6;
const ABOVE_NOISE = 1 / 6;

/** A muted or broken microphone stays below -57 dB. */
const SILENCE = 0.05;

/** So many looks must find speech: a knock is over before. */
const SPEECH_STEPS = 5;

const TROUBLES: Readonly<Record<string, Reason>> = {
  microphoneRefused: 'microphoneRefused',
  microphoneMissing: 'microphoneMissing',
  microphoneBusy: 'microphoneBusy',
  microphoneUnsupported: 'browserLacks',
};

/** Listens until somebody spoke, or the time is over. */
function* listen(trial: MicrophoneTrial): SagaGenerator<CheckResult> {
  const { clock } = yield* call(services);
  const until = clock.now() + LISTEN_MS;
  yield* put(measuringStarted({ check: 'microphone', until }));
  let [peak, floor, spoken] = [0, 1, 0];
  while (clock.now() < until && spoken < SPEECH_STEPS) {
    yield* delay(STEP_MS);
    const level = trial.level();
    peak = Math.max(peak, level);
    floor = Math.min(floor, level);
    if (level > SPEECH && level > floor + ABOVE_NOISE) spoken += 1;
  }
  const figures = { peak: Number(peak.toFixed(2)) };
  if (spoken >= SPEECH_STEPS) return fine(figures);
  return peak < SILENCE
    ? ended('failed', 'microphoneSilent', figures)
    : ended('warning', 'microphoneQuiet', figures);
}

/** Opens the chosen microphone for its meter, and waits to hear the agent speak. */
export function* checkMicrophone(): SagaGenerator<CheckResult> {
  const { level, recorder } = yield* call(services);
  if ((yield* select(selectRecording)) !== null) return ended('skipped', 'recording');
  const { chosen } = yield* select(selectDevices);
  const opening = recorder.tryOut(chosen.input);
  try {
    const trial = yield* call(() => opening);
    level.follow(trial.level);
    yield* call(microphoneWorks);
    yield* call(meterWorks, trial.hasLevel);
    // What nobody can hear is not the microphone's fault.
    if (!trial.hasLevel) return ended('failed', 'soundStill');
    return yield* call(listen, trial);
  } catch (error) {
    const { code } = toFailure(error);
    yield* call(microphoneFails, code);
    return ended('failed', TROUBLES[code] ?? 'unexpected');
  } finally {
    level.follow(null);
    // A microphone that opens only after it was left is closed as well.
    opening.then(
      (trial) => trial.close(),
      () => undefined,
    );
  }
}
