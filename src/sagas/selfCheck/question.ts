import type { Action } from '@reduxjs/toolkit';
import { answerRequested, questionAsked } from '../../store/selfCheck/actions';
import type { CheckId } from '../../store/selfCheck/types';
import { put, take, type SagaGenerator } from '../core/effects';

/** Asks the agent whether what is played or shown was noticed, and waits for the answer. */
export function* isNoticed(check: CheckId): SagaGenerator<boolean> {
  yield* put(questionAsked({ check }));
  const { payload } = yield* take(
    (action: Action): action is ReturnType<typeof answerRequested> =>
      answerRequested.match(action) && action.payload.check === check,
  );
  return payload.isNoticed;
}
