import { failureIn, type Failure } from '../../lib/failure';
import * as calls from '../../store/calls/actions';
import * as classification from '../../store/classification/actions';
import { selectClassifyDialog } from '../../store/classification/selectors';
import * as contacts from '../../store/contacts/actions';
import { selectEditDialog } from '../../store/contacts/selectors';
import * as conversations from '../../store/conversations/actions';
import { selectCreation } from '../../store/conversations/createSelectors';
import * as history from '../../store/history/actions';
import { selectRowDialog } from '../../store/history/selectors';
import { forgetRequested, savingFailed } from '../../store/keptForms/actions';
import { beginSubject, callSubject, formKey, OVERTAKEN, rowSubject } from '../../lib/formKeys';
import { selectKeptValues } from '../../store/keptForms/selectors';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { worker, type Worker } from '../core/workers';

/** Why a contact was not saved: somebody else saved it first. */
const SAVED_BY_OTHER: Failure = { code: OVERTAKEN, message: '' };

function* forget(key: string): SagaGenerator<void> {
  if ((yield* select(selectKeptValues, key)) !== null) yield* put(forgetRequested({ key }));
}

function* fail(key: string, failure: Failure): SagaGenerator<void> {
  yield* put(savingFailed({ key, ...failure }));
}

function* contactUnsaved(contactId: string, failure: Failure): SagaGenerator<void> {
  if ((yield* select(selectEditDialog))?.contactId === contactId) return;
  yield* call(fail, formKey('contact', contactId), failure);
}

type Unclassified = ReturnType<typeof classification.saveFailed>;

function* unclassified({ payload }: Unclassified): SagaGenerator<void> {
  const { conversationId, isOneOfMany } = payload;
  // The report of all of them names it.
  if (isOneOfMany === true) return;
  if ((yield* select(selectClassifyDialog))?.conversationId === conversationId) return;
  yield* call(fail, formKey('classify', conversationId), failureIn(payload));
}

function* rowUnclassified({ payload }: ReturnType<typeof history.classifyFailed>): SagaGenerator<void> {
  const open = yield* select(selectRowDialog);
  if (open?.id === payload.id && open.table === payload.table) return;
  yield* call(fail, formKey('classify', rowSubject(payload)), failureIn(payload));
}

type Beginning = ReturnType<
  typeof conversations.createStarted | typeof conversations.created | typeof conversations.createFailed
>;

/** Several conversations may begin at once: the form that each went out from is what becomes saved, or not. */
function beginning() {
  const keys = new Map<string | undefined, string>();
  return function* begin(action: Beginning): SagaGenerator<void> {
    const creation = yield* select(selectCreation);
    const reqId = action.payload?.reqId;
    const open = creation === null ? null : formKey('begin', beginSubject(creation));
    if (conversations.createStarted.match(action)) {
      if (open !== null) keys.set(reqId, open);
      return;
    }
    const key = keys.get(reqId);
    keys.delete(reqId);
    if (key === undefined) return;
    const isOwn = creation?.reqId === reqId;
    if (conversations.created.match(action)) {
      // A form of the same name that is filled in anew keeps what is typed there.
      if (isOwn || open !== key) yield* call(forget, key);
    } else if (!isOwn || creation?.failure === null) yield* call(fail, key, failureIn(action.payload));
  };
}

const classificationWorkers: readonly Worker[] = [
  worker(
    'every',
    [classification.saved],
    guarded('savedClassification', ({ payload }) => forget(formKey('classify', payload.conversationId))),
  ),
  worker('every', [classification.saveFailed], guarded('unsavedClassification', unclassified)),
  worker(
    'every',
    [history.classified],
    guarded('savedRow', ({ payload }) => forget(formKey('classify', rowSubject(payload)))),
  ),
  worker('every', [history.classifyFailed], guarded('unsavedRow', rowUnclassified)),
  worker(
    'every',
    [calls.classified],
    guarded('savedCall', ({ payload }) => forget(formKey('classify', callSubject(payload.callId)))),
  ),
];

/**
 * Forgets what was typed into a form once it is saved, also where the agent left it before; where it was left and is not
 * saved, it stays kept, and a fact says so. A call's form opens again by itself.
 */
export function savedFormWorkers(): readonly Worker[] {
  return [
    worker(
      'every',
      [contacts.saved],
      guarded('savedContact', ({ payload }) => forget(formKey('contact', payload.contact.id))),
    ),
    worker(
      'every',
      [contacts.saveFailed],
      guarded('unsavedContact', ({ payload }) => contactUnsaved(payload.contactId, failureIn(payload))),
    ),
    worker(
      'every',
      [contacts.saveConflicted],
      guarded('overtakenContact', ({ payload }) => contactUnsaved(payload.contact.id, SAVED_BY_OTHER)),
    ),
    ...classificationWorkers,
    worker<Beginning>(
      'every',
      [conversations.createStarted, conversations.created, conversations.createFailed],
      guarded('savedBeginning', beginning()),
    ),
  ];
}
