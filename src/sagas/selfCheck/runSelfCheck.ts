import type { Action } from '@reduxjs/toolkit';
import { toFailure } from '../../lib/failure';
import { sagaFailed } from '../../store/app/actions';
import { dialed, offered } from '../../store/calls/actions';
import { selectIsInCall } from '../../store/calls/selectors';
import { checkEnded, checkStarted, runRequested } from '../../store/selfCheck/actions';
import { selectNextCheck } from '../../store/selfCheck/selectors';
import { CHECKS, type CheckId, type CheckResult } from '../../store/selfCheck/types';
import { call, fork, put, race, select, take, type SagaGenerator } from '../core/effects';
import { checkClock, checkRegistration, checkServer, checkSocket, checkTurn } from './connections';
import { echoRefusal } from './echo';
import { checkBrowser, checkStorage } from './machine';
import { checkMicrophone } from './microphone';
import { checkNotices } from './notices';
import { ended } from './result';
import { checkRing, checkSpeaker } from './testSound';

type Check = () => SagaGenerator<CheckResult>;

/** The echo call is the telephone's own affair: it hears of the check, and ends it (`echoCall`). */
const WORK: Record<Exclude<CheckId, 'echo'>, Check> = {
  server: checkServer,
  socket: checkSocket,
  registration: checkRegistration,
  microphone: checkMicrophone,
  speaker: checkSpeaker,
  ring: checkRing,
  turn: checkTurn,
  notifications: checkNotices,
  storage: checkStorage,
  clock: checkClock,
  browser: checkBrowser,
};

/** These want the agent's ears and voice: one after the other, and never during a call. */
const SOUND: readonly CheckId[] = ['microphone', 'speaker', 'ring', 'echo'];

/** Everything else goes on side by side. */
const LANES: readonly (readonly CheckId[])[] = [
  SOUND,
  ...CHECKS.filter((check) => !SOUND.includes(check)).map((check) => [check]),
];

function isEndOf(check: CheckId) {
  return (action: Action): boolean => checkEnded.match(action) && action.payload.check === check;
}

function* echo(): SagaGenerator<void> {
  const refusal = yield* call(echoRefusal);
  if (refusal !== null) {
    yield* put(checkEnded({ check: 'echo', ...refusal }));
    return;
  }
  yield* put(checkStarted({ check: 'echo' }));
  yield* take(isEndOf('echo'));
}

function* work(check: CheckId): SagaGenerator<void> {
  if (check === 'echo') {
    yield* call(echo);
    return;
  }
  yield* put(checkStarted({ check }));
  try {
    yield* put(checkEnded({ check, ...(yield* call(WORK[check])) }));
  } catch (error) {
    yield* put(sagaFailed({ saga: 'selfCheck', ...toFailure(error) }));
    yield* put(checkEnded({ check, ...ended('failed', 'unexpected') }));
  }
}

/** Whether it came to its end: a call takes the place of what was under way. */
function* isDone(check: CheckId): SagaGenerator<boolean> {
  if (yield* select(selectIsInCall)) return false;
  const { done } = yield* race({
    done: call(function* whole() {
      yield* call(work, check);
      return true;
    }),
    called: take([offered, dialed]),
  });
  return done === true;
}

function* apartFromCalls(check: CheckId): SagaGenerator<void> {
  if (!(yield* call(isDone, check))) yield* put(checkEnded({ check, ...ended('skipped', 'inCall') }));
}

/** Takes one check after the other, each again from its beginning when the agent asks for it meanwhile. */
function* lane(checks: readonly CheckId[]): SagaGenerator<void> {
  while (true) {
    const next = yield* select(selectNextCheck, checks);
    if (next === null) {
      yield* take(runRequested);
      continue;
    }
    const isAgain = (action: Action): boolean =>
      runRequested.match(action) && action.payload.checks.includes(next);
    const run = SOUND.includes(next) ? apartFromCalls : work;
    yield* race({ done: call(run, next), again: take(isAgain) });
  }
}

/** Does what the check asks for, until it is left. */
export function* runSelfCheck(): SagaGenerator<void> {
  for (const checks of LANES) yield* fork(lane, checks);
}
