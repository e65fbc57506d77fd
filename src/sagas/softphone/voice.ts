import type { VoiceServices } from '../../services/voiceServices';
import { cameOnline, shown, woke } from '../../store/app/actions';
import {
  classificationDeferred,
  classificationPauseEnded,
  classified,
  ended,
  transferred,
} from '../../store/calls/actions';
import { selectIsInCall } from '../../store/calls/selectors';
import { saveRequested } from '../../store/config/actions';
import type { RootState } from '../../store/rootReducer';
import { connectFailed, connectStarted, retryRequested, retryScheduled } from '../../store/softphone/actions';
import { selectHasVoice } from '../../store/softphone/selectors';
import { backoffDelay, type Backoff } from '../../lib/retry';
import { services } from '../core/context';
import {
  call,
  delay,
  getContext,
  put,
  race,
  select,
  setContext,
  take,
  type SagaGenerator,
} from '../core/effects';

/** What the softphone's chunk brings: the handles, and everything that is done with them in a session. */
export interface Voice {
  services: VoiceServices;
  run: () => SagaGenerator<void>;
}

/** A chunk that could not be fetched is fetched again. */
const FETCH: Backoff = { first: 1_500, limit: 30_000, jitter: 0.3 };

function* wanted(): SagaGenerator<void> {
  while (!(yield* select(selectHasVoice))) yield* take(saveRequested);
}

/** Within this the end of a call shows whether it leaves a classification to be done. */
const AFTERMATH_MS = 10_000;

const MAY_BE_OVER = [
  saveRequested,
  ended,
  transferred,
  classified,
  classificationDeferred,
  classificationPauseEnded,
];

/** Whether a call goes on, is to be classified, or keeps the agent paused. */
function hasWork({ calls }: RootState): boolean {
  return calls.live.length > 0 || calls.pause !== null || calls.classification?.isRequired === true;
}

/** Turned off in the settings; a call is spoken to its end first, and what it leaves is done. */
function* unwanted(): SagaGenerator<void> {
  while ((yield* select(selectHasVoice)) || (yield* select(hasWork))) {
    const wasInCall = yield* select(selectIsInCall);
    yield* take(MAY_BE_OVER);
    const isHungUp = wasInCall && !(yield* select(selectIsInCall));
    if (isHungUp && !(yield* select(selectHasVoice))) yield* delay(AFTERMATH_MS);
  }
}

function* fetched(attempt: number): SagaGenerator<Voice | null> {
  const load = yield* getContext<() => Promise<Voice>>('loadVoice');
  try {
    return yield* call(load);
  } catch {
    yield* put(connectStarted({ attempt }));
    yield* put(connectFailed({ code: 'offline', message: '' }));
    return null;
  }
}

/** Fetches the softphone, and again until it comes: without it the agent cannot be called. */
function* loaded(): SagaGenerator<Voice> {
  const { clock, random } = yield* call(services);
  for (let attempt = 1; ; attempt += 1) {
    const voice = yield* call(fetched, attempt);
    if (voice !== null) return voice;
    const wait = backoffDelay(FETCH, attempt, random);
    yield* put(retryScheduled({ attempt: attempt + 1, at: clock.now() + wait }));
    yield* race({ due: delay(wait), sooner: take([cameOnline, shown, woke, retryRequested]) });
  }
}

function* runVoice(): SagaGenerator<void> {
  const { services: handles, run } = yield* call(loaded);
  yield* setContext({ voiceServices: handles });
  yield* call(run);
}

/** Brings the softphone to an agent who telephones in the browser, as long as the settings say so. */
export function* keepVoice(): SagaGenerator<void> {
  while (true) {
    yield* call(wanted);
    yield* race({ run: call(runVoice), off: call(unwanted) });
  }
}
