import type { PendingClassification } from '../../services/storage/pendingClassifications';
import { selectUser } from '../../store/auth/selectors';
import { askRequested as bulkAskRequested } from '../../store/bulkActions/actions';
import { classificationRequired, classifyOpenRequested } from '../../store/calls/actions';
import * as classification from '../../store/classification/actions';
import { selectClassification, selectLacksChoices } from '../../store/classification/selectors';
import type { ClassificationRow } from '../../store/classification/types';
import { endConfirmationOpened } from '../../store/conversations/actions';
import { classifyOpenRequested as rowClassifyOpenRequested } from '../../store/history/actions';
import { toFailure, type Failure } from '../../lib/failure';
import { selectQueues } from '../../store/queues/selectors';
import { services } from '../core/context';
import { call, put, select, take, type SagaGenerator } from '../core/effects';
import { formIds } from '../core/formIds';
import { guarded } from '../core/guarded';
import { inTurn } from '../core/inTurn';
import { keepFresh } from '../core/keepFresh';
import { keptClassifications } from './keptClassifications';
import { submitClassification } from './submitClassification';
import { worker, type Worker } from '../core/workers';

/** How the agent classified it, as far as that waits for the server: it counts until the server refuses it. */
function* keptRows(conversationId: string): SagaGenerator<ClassificationRow[]> {
  const agent = (yield* select(selectUser))?.fullName ?? '';
  const kept = (yield* call(keptClassifications)).flatMap((one) =>
    one.kind === 'conversation' && one.form.conversationId === conversationId ? [one.form] : [],
  );
  if (kept.length > 0) yield* call(untilChoicesRead);
  const rows: ClassificationRow[] = [];
  for (const form of kept) rows.push(yield* call(rowOf, form, form.reqId, agent));
  return rows;
}

/** Reads how a conversation is classified; null when the server cannot say. */
export function* readRows(conversationId: string): SagaGenerator<ClassificationRow[] | null> {
  const { classificationApi } = yield* call(services);
  try {
    const told = yield* call(classificationApi.ofConversation, conversationId);
    const rows = [...told, ...(yield* call(keptRows, conversationId))];
    yield* put(classification.rowsLoaded({ conversationId, rows }));
    return rows;
  } catch {
    // The server decides again at the end itself, so an unanswered question need not block here.
    return null;
  }
}

function* readChoices(): SagaGenerator<Failure | null> {
  const { classificationApi } = yield* call(services);
  const { memberships } = yield* select(selectQueues);
  const queues = memberships.map(({ queue }) => queue);
  yield* put(classification.readStarted());
  try {
    const classifications = yield* call(classificationApi.classifications, queues);
    const subclassifications = yield* call(classificationApi.subclassifications);
    yield* put(classification.loaded({ classifications, subclassifications }));
    return null;
  } catch (error) {
    const failure = toFailure(error);
    yield* put(classification.readFailed(failure));
    return failure;
  }
}

function* untilChoicesRead(): SagaGenerator<void> {
  const { status } = (yield* select(selectClassification)).read;
  if (status === 'idle' || status === 'failed') yield* call(readChoices);
  while ((yield* select(selectClassification)).read.status === 'loading')
    yield* take([classification.loaded, classification.readFailed]);
}

/** Whether a queue has a classification to choose; yes where that cannot be read, since the dialog says why and asks again. */
export function* hasChoices(queue: string | null): SagaGenerator<boolean> {
  yield* call(untilChoicesRead);
  return !(yield* select(selectLacksChoices, queue));
}

type Beginning = ReturnType<typeof classification.openRequested | typeof classification.saveRequested>;

/** How it is classified so far, with which the dialog begins; an answer that comes after a save would be an older one. */
function* readRowsOfDialog(action: Beginning): SagaGenerator<void> {
  if (classification.openRequested.match(action)) yield* call(readRows, action.payload.conversationId);
}

type Saving = ReturnType<typeof classification.saveRequested>;

function* rowOf(payload: Saving['payload'], id: string, agent: string): SagaGenerator<ClassificationRow> {
  const { classifications, subclassifications } = yield* select(selectClassification);
  return {
    id,
    classificationId: payload.classificationId,
    classification: classifications.find((one) => one.id === payload.classificationId)?.name ?? '',
    subclassificationId: payload.subclassificationId,
    subclassification: subclassifications.find((one) => one.id === payload.subclassificationId)?.name ?? null,
    notes: payload.notes === '' ? null : payload.notes,
    agent,
  };
}

/** Saves a classification under an id of its own; null: the server has it, else why not. */
export function* saveNow(
  form: Saving['payload'] & { reqId: string },
  isOneOfMany: boolean,
): SagaGenerator<Failure | null> {
  const { reqId, ...values } = form;
  const { conversationId } = values;
  const { clock } = yield* call(services);
  const agent = (yield* select(selectUser))?.fullName ?? '';
  yield* put(classification.saveStarted({ conversationId }));
  try {
    const pending: PendingClassification = {
      kind: 'conversation',
      form: { reqId, ...values },
      savedAt: clock.now(),
    };
    const id = yield* call(submitClassification, pending);
    const row = yield* call(rowOf, values, id, agent);
    const { dialog } = yield* select(selectClassification);
    yield* put(classification.saved({ conversationId, row }));
    const isDue = dialog?.conversationId === conversationId && dialog.endsAfter;
    if (isDue) yield* put(endConfirmationOpened({ conversationId }));
    return null;
  } catch (error) {
    const failure = toFailure(error);
    const many = isOneOfMany ? { isOneOfMany } : {};
    yield* put(classification.saveFailed({ conversationId, ...failure, ...many }));
    return failure;
  }
}

function saving() {
  const idOf = formIds();
  return function* save({ payload }: Saving): SagaGenerator<void> {
    const { ids } = yield* call(services);
    const { conversationId, classificationId, subclassificationId, notes } = payload;
    const values = [classificationId, subclassificationId, notes];
    yield* call(saveNow, { ...payload, reqId: idOf(conversationId, values, ids.newId) }, false);
  };
}

/** Keeps what can be chosen, from the first classification on. */
export function* keepChoices(): SagaGenerator<void> {
  const ofCalls = [classifyOpenRequested, classificationRequired];
  const ofConversations = [classification.openRequested, classification.required, bulkAskRequested];
  yield* call(keepFresh, {
    read: readChoices,
    asked: [classification.readRequested],
    opened: [...ofConversations, ...ofCalls, rowClassifyOpenRequested],
    isLate: true,
  });
}

/** Reading how a conversation is classified when its dialog opens, and saving it. */
export function classificationWorkers(): readonly Worker[] {
  return [
    worker<Beginning>(
      'latest',
      [classification.openRequested, classification.saveRequested],
      guarded('classificationRows', readRowsOfDialog),
    ),
    worker(
      'every',
      [classification.saveRequested],
      inTurn(({ conversationId }) => conversationId, guarded('classificationSave', saving())),
    ),
  ];
}
