import type { Action } from '@reduxjs/toolkit';
import { buffers, type Channel } from 'redux-saga';
import type { Services } from '../../services/services';
import * as calls from '../../store/calls/actions';
import { authenticated } from '../../store/connection/actions';
import { loaded } from '../../store/conversations/actions';
import { logDownloadRequested, registered } from '../../store/softphone/actions';
import { selectCanDial } from '../../store/softphone/selectors';
import { backoffDelay, RECONNECT } from '../../lib/retry';
import { services } from '../core/context';
import {
  actionChannel,
  call,
  delay,
  flush,
  fork,
  getContext,
  put,
  race,
  select,
  take,
  type SagaGenerator,
} from '../core/effects';
import { serve, type Service } from '../core/serve';

/** The registration goes first; an exchange that cannot be reached keeps nothing else waiting for longer. */
const WAIT_MS = 5_000;

/** What the services of the late part are asked by. */
const ASKED = [
  calls.blindTransferRequested,
  calls.attendedTransferRequested,
  calls.conferenceRequested,
  calls.participantAddRequested,
  calls.participantRetryRequested,
  calls.participantRemoveRequested,
  calls.repairRequested,
  calls.mediaChanged,
  calls.classifyRequested,
  calls.ended,
  calls.transferred,
  calls.rangAtServer,
  calls.hungUpAtServer,
  loaded,
  logDownloadRequested,
].map(({ type }) => type);

/** The steps that forced classification follows, one after the other. */
const STEPS = [calls.offered, calls.ended, calls.transferred, calls.classified, authenticated] as const;

/** One of them. */
export type ClassificationStep = ReturnType<(typeof STEPS)[number]>;

/** What of voice comes after the registration: nothing that a call needs to be placed, taken or ended. */
export interface LateVoice {
  services: (handles: Pick<Services, 'http'>) => readonly Service[];
  /** Features that run by themselves; the channel has gathered the steps since before they came. */
  run: (steps: Channel<ClassificationStep>) => SagaGenerator<void>;
}

const OFFLINE = { code: 'offline', message: '' } as const;

/** What the agent waits for: fetched for at once, and told when that fails. */
const AWAITED = [
  calls.blindTransferRequested,
  calls.attendedTransferRequested,
  calls.conferenceRequested,
  calls.classifyRequested,
];

/** Tells the agent that what was asked cannot be done now. False for what waits without anybody looking on. */
function* refuse(action: Action): SagaGenerator<boolean> {
  if (calls.blindTransferRequested.match(action) || calls.attendedTransferRequested.match(action)) {
    yield* put(calls.transferFailed({ ...OFFLINE, callId: action.payload.callId, status: null }));
    return true;
  }
  if (calls.conferenceRequested.match(action)) {
    yield* put(calls.roomRefused(action.payload));
    return true;
  }
  if (!calls.classifyRequested.match(action)) return false;
  yield* put(calls.classifyFailed({ ...OFFLINE, callId: action.payload.callId }));
  return true;
}

function* due(): SagaGenerator<void> {
  if (yield* select(selectCanDial)) return;
  yield* race({ registered: take(registered), late: delay(WAIT_MS) });
}

function* attempt(): SagaGenerator<LateVoice | null> {
  const load = yield* getContext<() => Promise<LateVoice>>('loadLate');
  try {
    return yield* call(load);
  } catch {
    return null;
  }
}

/** Fetches the late part, again until it comes; meanwhile the agent is told what cannot be done. */
function* fetched(asked: Channel<Action>): SagaGenerator<LateVoice> {
  const { random } = yield* call(services);
  for (let tries = 1; ; tries += 1) {
    const late = yield* call(attempt);
    if (late !== null) return late;
    for (const action of yield* flush(asked)) if (!(yield* call(refuse, action))) asked.put(action);
    yield* race({ wait: delay(backoffDelay(RECONNECT, tries, random)), asked: take(AWAITED) });
  }
}

/** Brings the late part as soon as the extension is registered. What happens until it is there waits for it. */
export function* keepLate(): SagaGenerator<void> {
  const asked = yield* actionChannel(ASKED, buffers.expanding<Action>());
  const steps = yield* actionChannel<ClassificationStep>([...STEPS], buffers.expanding<ClassificationStep>());
  try {
    yield* call(due);
    const late = yield* call(fetched, asked);
    yield* fork(late.run, steps);
    yield* call(serve, asked, late.services(yield* call(services)), yield* take(asked));
  } finally {
    asked.close();
    steps.close();
  }
}
