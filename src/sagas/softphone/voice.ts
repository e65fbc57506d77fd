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
import { selectHasDeskTelephone, selectHasTelephone, selectHasVoice } from '../../store/softphone/selectors';
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

/** Everything that is done with a telephone on the desk, in a chunk of its own. */
export type DeskTelephone = () => SagaGenerator<void>;

function* wanted(): SagaGenerator<void> {
  while (!(yield* select(selectHasTelephone))) yield* take(saveRequested);
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
function* unwanted(isWanted: (state: RootState) => boolean): SagaGenerator<void> {
  while ((yield* select(isWanted)) || (yield* select(hasWork))) {
    const wasInCall = yield* select(selectIsInCall);
    yield* take(MAY_BE_OVER);
    const isHungUp = wasInCall && !(yield* select(selectIsInCall));
    if (isHungUp && !(yield* select(isWanted))) yield* delay(AFTERMATH_MS);
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

function* fetchedDesk(): SagaGenerator<DeskTelephone | null> {
  const load = yield* getContext<() => Promise<DeskTelephone>>('loadDeskTelephone');
  try {
    return yield* call(load);
  } catch {
    return null;
  }
}

function* runDesk(): SagaGenerator<void> {
  const { random } = yield* call(services);
  for (let attempt = 1; ; attempt += 1) {
    const run = yield* call(fetchedDesk);
    if (run !== null) return yield* call(run);
    const wait = delay(backoffDelay(FETCH, attempt, random));
    yield* race({ due: wait, sooner: take([cameOnline, shown, woke]) });
  }
}

/** Brings the telephone to an agent with an extension: the browser's, or the one on the desk, as the settings say. */
export function* keepVoice(): SagaGenerator<void> {
  while (true) {
    yield* call(wanted);
    const isDesk = yield* select(selectHasDeskTelephone);
    if (isDesk) yield* race({ run: call(runDesk), off: call(unwanted, selectHasDeskTelephone) });
    else yield* race({ run: call(runVoice), off: call(unwanted, selectHasVoice) });
  }
}
