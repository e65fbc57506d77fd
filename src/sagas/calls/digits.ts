import { buffers } from 'redux-saga';
import * as calls from '../../store/calls/actions';
import { toFailure } from '../../lib/failure';
import { voiceServices } from '../core/context';
import { actionChannel, call, put, take, type SagaGenerator } from '../core/effects';
import { forCall } from './forCall';

type DigitRequest = ReturnType<typeof calls.digitRequested>;

const KEY = /^[0-9*#]$/;

function* send(callId: string, digit: string): SagaGenerator<void> {
  const { softphone } = yield* call(voiceServices);
  try {
    const by = yield* call(softphone.sendDigit, callId, digit);
    yield* put(calls.digitSent({ callId, digit, by }));
  } catch (error) {
    yield* put(calls.digitFailed({ callId, digit, ...toFailure(error) }));
  }
}

/** Sends the keys that the agent presses during a call, each after the one before it. */
export function* sendDigits(callId: string): SagaGenerator<void> {
  const pressed = yield* actionChannel<DigitRequest>(
    forCall(callId, calls.digitRequested),
    buffers.expanding<DigitRequest>(),
  );
  try {
    while (true) {
      const { digit } = (yield* take(pressed)).payload;
      if (KEY.test(digit)) yield* call(send, callId, digit);
    }
  } finally {
    // Else it goes on collecting keys after the call.
    pressed.close();
  }
}
