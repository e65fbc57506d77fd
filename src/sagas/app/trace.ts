import type { Trace, TraceEvent } from '../../services/trace';
import type { StampedAction } from '../../store/stamp';
import { requestEnded, sipMessagePassed } from '../../store/trace/actions';
import { actionsOf, pump } from '../channels/pump';
import { services } from '../core/context';
import { call, type SagaGenerator } from '../core/effects';

function factOf(event: TraceEvent): StampedAction {
  return event.kind === 'request' ? requestEnded(event.request) : sipMessagePassed(event.message);
}

function traceChannel(trace: Trace) {
  return actionsOf((emit) => trace.subscribe((event) => emit(factOf(event))));
}

/** Puts what passes between the console and its servers into the log. */
export function* recordTrace(): SagaGenerator<void> {
  const { trace } = yield* call(services);
  yield* call(pump, traceChannel(trace));
}
