import { ended, transferred } from '../../store/calls/actions';
import { selectIsInCall, selectLiveCalls } from '../../store/calls/selectors';
import * as softphone from '../../store/softphone/actions';
import { voiceServices } from '../core/context';
import { call, cancelled, put, race, select, take, type SagaGenerator } from '../core/effects';
import { isLineCurrent, lineChanged, selectLine, type AgentLine } from './account';
import { keepLine } from './line';

/** Another exchange is gone to between calls, never out of one. */
function* lineChangedBetweenCalls(line: AgentLine): SagaGenerator<void> {
  do {
    yield* call(lineChanged, line);
    while (yield* select(selectIsInCall)) yield* take([ended, transferred]);
  } while (yield* call(isLineCurrent, line));
}

/** The calls that are still live are over. */
function* endCalls(): SagaGenerator<void> {
  const end = { by: 'console', cause: 'completed', status: null, q850: null } as const;
  for (const { id } of yield* select(selectLiveCalls)) yield* put(ended({ callId: id, end }));
}

/** One line, until another one is configured. */
function* lineOnce(line: AgentLine): SagaGenerator<void> {
  const { softphone: phone } = yield* call(voiceServices);
  yield* race({ kept: call(keepLine, line), changed: call(lineChangedBetweenCalls, line) });
  yield* call(phone.disconnect);
  yield* put(softphone.closed());
}

/** The agent of a browser that cannot speak is told once what it lacks. */
function* refuseBrowser(lacks: readonly string[]): SagaGenerator<void> {
  yield* put(softphone.connectStarted({ attempt: 1 }));
  yield* put(softphone.connectFailed({ code: 'unsupportedBrowser', message: lacks.join(', ') }));
}

/**
 * Keeps the softphone at the configured exchange as long as the session lasts. A throw leaves socket and calls
 * alone, for the next run to find.
 */
export function* keepRegistered(): SagaGenerator<void> {
  const { softphone: phone } = yield* call(voiceServices);
  const lacks = phone.lacks();
  if (lacks.length > 0) {
    yield* call(refuseBrowser, lacks);
    return;
  }
  try {
    while (true) yield* call(lineOnce, yield* select(selectLine));
  } finally {
    if (yield* cancelled()) {
      yield* call(() => void phone.disconnect());
      yield* call(endCalls);
      yield* put(softphone.closed());
    }
  }
}
