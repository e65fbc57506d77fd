import type { ResolvedClassification } from '../../services/storage/pendingClassifications';
import { toFailure } from '../../lib/failure';
import { rowSubject } from '../../lib/formKeys';
import * as history from '../../store/history/actions';
import { services } from '../core/context';
import { call, put, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { inTurn } from '../core/inTurn';
import { onceIds } from '../core/onceIds';
import { submitClassification } from '../classification/submitClassification';
import { worker, type Worker } from '../core/workers';

type Saving = ReturnType<typeof history.classifyRequested>;

/** A call goes by the centre's id of it, any other service by its protocol number. */
function pendingOf(
  { table, id, protocol, ...choice }: Saving['payload'],
  reqId: string,
  savedAt: number,
): ResolvedClassification {
  return table === 'calls'
    ? { kind: 'call', form: { reqId, uniqueId: id, protocol, ...choice }, savedAt }
    : { kind: 'conversation', form: { reqId, conversationId: id, ...choice }, savedAt };
}

/**
 * Saves what the agent says of rows; where nobody answers it is kept and goes out later. The same form sent again, after
 * an answer that was lost, is the same request.
 */
export function rowClassifications(): readonly Worker[] {
  const ids = onceIds();
  function* classify({ payload }: Saving): SagaGenerator<void> {
    const { table, id, classificationId, subclassificationId, notes } = payload;
    const { clock, ids: made } = yield* call(services);
    yield* put(history.classifyStarted({ table, id }));
    try {
      yield* call(submitClassification, pendingOf(payload, ids.idFor(payload, made.newId), clock.now()));
      ids.answered(payload);
      yield* put(history.classified({ table, id, classificationId, subclassificationId, notes }));
    } catch (error) {
      yield* put(history.classifyFailed({ table, id, ...toFailure(error) }));
    }
  }
  return [
    worker('every', [history.classifyRequested], inTurn(rowSubject, guarded('rowClassification', classify))),
  ];
}
