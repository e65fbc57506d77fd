import { buffers, type Channel } from 'redux-saga';
import * as calls from '../../store/calls/actions';
import { services } from '../core/context';
import { actionChannel, call, getContext, put, takeEvery, type SagaGenerator } from '../core/effects';

/** The agent asks for a call. */
export type DialRequest = ReturnType<typeof calls.dialRequested>;

/** A call that was asked for longer ago is not placed any more. */
const PATIENCE_MS = 10_000;

/** Why one that waited longer is refused: there was no telephone. */
const LATE = 'notConnected';

/** Where the session keeps the calls that are asked for. */
interface Kept {
  dials: Channel<DialRequest>;
}

/** From now on who asks for a call waits for the telephone, which comes after the first screen: the last one alone. */
export function* keptDials(): SagaGenerator<Kept> {
  return { dials: yield* actionChannel(calls.dialRequested, buffers.sliding<DialRequest>(1)) };
}

/** Dials each time a call is asked for, and what was asked for last before there was a telephone. */
export function* watchDials(dial: (request: DialRequest) => SagaGenerator<void>): SagaGenerator<void> {
  const { clock } = yield* call(services);
  const kept = yield* getContext<Kept['dials'] | undefined>('dials');
  const dials = kept ?? (yield* actionChannel(calls.dialRequested, buffers.expanding<DialRequest>()));
  yield* takeEvery(dials, function* asked(request: DialRequest) {
    if (clock.now() - request.meta.at <= PATIENCE_MS) {
      yield* call(dial, request);
      return;
    }
    const { number } = request.payload;
    yield* put(calls.dialRefused({ number, reason: LATE, code: LATE, message: '' }));
  });
}
