import type { Action } from '@reduxjs/toolkit';
import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { toFailure } from '../../lib/failure';
import type { SipEvent } from '../../services/sip/softphone';
import { dialed, offered } from '../../store/calls/actions';
import type { QualitySample } from '../../store/calls/types';
import { selectDeployment } from '../../store/config/selectors';
import {
  checkEnded,
  checkStarted,
  leaveRequested,
  measuringStarted,
  runRequested,
} from '../../store/selfCheck/actions';
import type { CheckResult, Figures, Reason } from '../../store/selfCheck/types';
import { services, voiceServices } from '../core/context';
import { call, delay, put, race, select, take, takeLatest, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { ended, fine } from './result';

/** An echo answers at once. */
const ANSWER_MS = 15_000;

/** So long the way is measured, ms: two samples of the call's quality. */
const MEASURE_MS = 10_000;
const SAMPLES = 2;

/** The last sample may come a little later than it is due, ms. */
const GRACE_MS = 3_000;

/** As the quality of calls is shown: good from here, and from here at least fair. */
const GOOD_FROM = 4;
const FAIR_FROM = 3;

const TROUBLES: Readonly<Record<string, Reason>> = {
  microphoneRefused: 'microphoneRefused',
  microphoneMissing: 'microphoneMissing',
  microphoneBusy: 'microphoneBusy',
  notConnected: 'exchangeAway',
  notRegistered: 'exchangeAway',
};

type Events = EventChannel<SipEvent>;

/** Whether the echo answered. */
function* isAnswered(events: Events): SagaGenerator<boolean> {
  while (true) {
    const { kind } = yield* take(events);
    if (kind === 'established' || kind === 'ended') return kind === 'established';
  }
}

/** The samples of the call; none when nothing came back, or the call ended. */
function* samplesOf(events: Events): SagaGenerator<QualitySample[]> {
  const samples: QualitySample[] = [];
  while (samples.length < SAMPLES) {
    const event = yield* take(events);
    if (event.kind === 'measured') samples.push(event.sample);
    const isSilent = event.kind === 'soundMissed' && event.direction === 'in';
    if (isSilent || event.kind === 'ended') return [];
  }
  return samples;
}

function mean(samples: readonly QualitySample[], name: keyof QualitySample, digits: number): number {
  const total = samples.reduce((sum, sample) => sum + sample[name], 0);
  return Number((total / samples.length).toFixed(digits));
}

function judge(samples: readonly QualitySample[]): CheckResult {
  const mos = mean(samples, 'mos', 2);
  const figures: Figures = {
    lossFraction: mean(samples, 'lossFraction', 4),
    jitterMs: mean(samples, 'jitterMs', 1),
    rttMs: mean(samples, 'rttMs', 0),
    mos,
  };
  if (mos >= GOOD_FROM) return fine(figures);
  return mos >= FAIR_FROM ? ended('warning', 'echoFair', figures) : ended('failed', 'echoPoor', figures);
}

function* measure(events: Events): SagaGenerator<CheckResult> {
  const { clock } = yield* call(services);
  const answer = yield* race({ answered: call(isAnswered, events), late: delay(ANSWER_MS) });
  if (answer.answered !== true) return ended('failed', 'echoUnanswered');
  yield* put(measuringStarted({ check: 'echo', until: clock.now() + MEASURE_MS }));
  const { samples = [] } = yield* race({
    samples: call(samplesOf, events),
    late: delay(MEASURE_MS + GRACE_MS),
  });
  return samples.length === 0 ? ended('failed', 'echoSilent') : judge(samples);
}

/** Calls the exchange's echo: a call that no list, popup or classification knows of. */
function* callEcho(number: string): SagaGenerator<CheckResult> {
  const { ids } = yield* call(services);
  const { softphone } = yield* call(voiceServices);
  const callId = ids.newId();
  const events = eventChannel<SipEvent>((emit) => softphone.keepApart(callId, emit), buffers.expanding());
  try {
    yield* call(softphone.invite, { callId, number, name: null, headers: [] });
    return yield* call(measure, events);
  } catch (error) {
    return ended('failed', TROUBLES[toFailure(error).code] ?? 'echoUnanswered');
  } finally {
    softphone.hangUp(callId).catch(() => undefined);
    events.close();
  }
}

/** The agent leaves the check or wants it again, or a real call begins: it goes first. */
function isInterruption(action: Action): boolean {
  if (runRequested.match(action)) return action.payload.checks.includes('echo');
  return [leaveRequested, offered, dialed].some(({ match }) => match(action));
}

const check = guarded('echoCheck', function* (): SagaGenerator<void> {
  const number = (yield* select(selectDeployment))?.echoNumber;
  if (number === undefined) return;
  const { result } = yield* race({ result: call(callEcho, number), cut: take(isInterruption) });
  if (result !== undefined) yield* put(checkEnded({ check: 'echo', ...result }));
});

/** Calls the exchange's echo when the pre-shift check comes to it, and tells what the way is like. */
export function* watchEchoCheck(): SagaGenerator<void> {
  yield* takeLatest((action: Action) => checkStarted.match(action) && action.payload.check === 'echo', check);
}
