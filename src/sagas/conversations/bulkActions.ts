import { SERVER_CODE, type Failure } from '../../lib/failure';
import { formKey, manySubject } from '../../lib/formKeys';
import * as bulk from '../../store/bulkActions/actions';
import type { BulkAction } from '../../store/bulkActions/types';
import { selectConversation } from '../../store/conversations/selectors';
import { selectTransferQueues } from '../../store/conversations/transferSelectors';
import { forgetRequested, keepRequested } from '../../store/keptForms/actions';
import { selectKeptValues } from '../../store/keptForms/selectors';
import { selectIsSending } from '../../store/outbox/selectors';
import { saveNow } from '../classification/classification';
import { services } from '../core/context';
import { call, cancel, fork, put, select, take, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { worker, type Worker } from '../core/workers';
import { STILL_SENDING } from '../outbox/holds';
import { endNow, mustBeClassifiedFirst } from './ending';
import type { Leave } from './leavingActions';
import { transferNow } from './transfers';

/**
 * How conversations leave the agent: the same instances as for single ones, so that both know which actions are
 * unsettled.
 */
export interface Leaving {
  ends: Leave;
  transfers: Leave;
}

/** The queue serves another channel (spec 1 §6). */
const OTHER_CHANNEL: Failure = { code: 'otherChannel', message: '' };

const UNCLASSIFIED: Failure = { code: SERVER_CODE.classificationRequired, message: '' };

function* doOne(
  { ends, transfers }: Leaving,
  action: BulkAction,
  conversationId: string,
): SagaGenerator<Failure | null> {
  if (action.kind === 'classify') {
    const { ids } = yield* call(services);
    const { kind: _kind, ...values } = action;
    return yield* call(saveNow, { ...values, conversationId, reqId: ids.newId() }, true);
  }
  if (yield* select(selectIsSending, conversationId)) return STILL_SENDING;
  if (action.kind === 'transfer') {
    const fitting = yield* select(selectTransferQueues, conversationId);
    if (!fitting.includes(action.to.queue)) return OTHER_CHANNEL;
    return yield* call(transferNow, transfers, { conversationId, to: action.to }, true);
  }
  if (yield* call(mustBeClassifiedFirst, conversationId)) return UNCLASSIFIED;
  return yield* call(endNow, ends, conversationId, true);
}

/** The form of those that are not classified begins with what it was filled in with; that of the others is done with. */
function* keepForm(
  { classificationId, notes, subclassificationId }: Extract<BulkAction, { kind: 'classify' }>,
  conversationIds: readonly string[],
  undone: ReadonlySet<string>,
): SagaGenerator<void> {
  const key = formKey('classify', manySubject(conversationIds));
  if ((yield* select(selectKeptValues, key)) !== null) yield* put(forgetRequested({ key }));
  const left: string[] = [];
  for (const id of undone) if ((yield* select(selectConversation, id)) !== undefined) left.push(id);
  if (left.length === 0) return;
  const values = JSON.stringify({ classificationId, subclassificationId, notes });
  yield* put(keepRequested({ key: formKey('classify', manySubject(left)), values }));
}

function* untilStopped(): SagaGenerator<void> {
  yield* take(bulk.stopRequested);
}

/** One conversation after the other, until none is left or the agent stops it. */
function running(leaving: Leaving) {
  return function* run({ payload }: ReturnType<typeof bulk.runRequested>): SagaGenerator<void> {
    const { action, conversationIds } = payload;
    yield* put(bulk.started({ conversationIds: [...conversationIds], kind: action.kind }));
    const unstopped = yield* fork(untilStopped);
    const undone = new Set(conversationIds);
    try {
      for (const conversationId of conversationIds) {
        if (!unstopped.isRunning()) break;
        if ((yield* select(selectConversation, conversationId)) === undefined) {
          // It left by another hand meanwhile: there is nothing to do with it.
          yield* put(bulk.oneEnded({ conversationId }));
          continue;
        }
        const failure = yield* call(doOne, leaving, action, conversationId);
        if (failure === null) {
          undone.delete(conversationId);
          yield* put(bulk.oneEnded({ conversationId }));
        } else yield* put(bulk.oneFailed({ conversationId, ...failure }));
      }
    } finally {
      // Also after a defect: a progress that never ends would stand over the list.
      yield* cancel(unstopped);
      if (action.kind === 'classify') yield* call(keepForm, action, conversationIds, undone);
      yield* put(bulk.finished());
    }
  };
}

/** Ending, classifying and transferring several conversations at once. */
export function bulkWorkers(leaving: Leaving): readonly Worker[] {
  return [worker('leading', [bulk.runRequested], guarded('bulkActions', running(leaving)))];
}
