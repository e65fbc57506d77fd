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
import {
  beginSubject,
  callSubject,
  formKey,
  OVERTAKEN,
  rowSubject,
  type SavedForm,
} from '../../store/keptForms/keys';
import { selectKeptValues } from '../../store/keptForms/selectors';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { worker, type Worker } from '../core/workers';

function* forget(kind: SavedForm, subject: string): SagaGenerator<void> {
  const key = formKey(kind, subject);
  if ((yield* select(selectKeptValues, key)) !== null) yield* put(forgetRequested({ key }));
}

function* fail(kind: SavedForm, subject: string, failure: Failure): SagaGenerator<void> {
  yield* put(savingFailed({ key: formKey(kind, subject), ...failure }));
}

type ContactUnsaved = ReturnType<typeof contacts.saveFailed | typeof contacts.saveConflicted>;

function* contactUnsaved(action: ContactUnsaved): SagaGenerator<void> {
  const isConflict = contacts.saveConflicted.match(action);
  const contactId = isConflict ? action.payload.contact.id : action.payload.contactId;
  if ((yield* select(selectEditDialog))?.contactId === contactId) return;
  yield* call(
    fail,
    'contact',
    contactId,
    isConflict ? { code: OVERTAKEN, message: '' } : failureIn(action.payload),
  );
}

type Unclassified = ReturnType<typeof classification.saveFailed>;

function* unclassified({ payload }: Unclassified): SagaGenerator<void> {
  const { conversationId } = payload;
  if ((yield* select(selectClassifyDialog))?.conversationId === conversationId) return;
  yield* call(fail, 'classify', conversationId, failureIn(payload));
}

function* rowUnclassified({ payload }: ReturnType<typeof history.classifyFailed>): SagaGenerator<void> {
  const open = yield* select(selectRowDialog);
  if (open?.id === payload.id && open.table === payload.table) return;
  yield* call(fail, 'classify', rowSubject(payload), failureIn(payload));
}

type Beginning = ReturnType<
  typeof conversations.createStarted | typeof conversations.created | typeof conversations.createFailed
>;

/** One conversation at a time begins: the form that it went out from is what becomes saved, or not. */
function beginning() {
  let subject: string | null = null;
  return function* begin(action: Beginning): SagaGenerator<void> {
    const creation = yield* select(selectCreation);
    const open = creation === null ? null : beginSubject(creation);
    if (conversations.createStarted.match(action)) subject = open;
    else if (subject === null) return;
    else if (conversations.created.match(action)) yield* call(forget, 'begin', subject);
    else if (open !== subject || creation?.failure === null)
      yield* call(fail, 'begin', subject, failureIn(action.payload));
  };
}

/**
 * Forgets what was typed into a form once it is saved, also where the agent left it before; where it was left and is not
 * saved, it stays kept, and a fact says so. A call's form opens again by itself.
 */
export function savedFormWorkers(): readonly Worker[] {
  return [
    worker(
      'every',
      [contacts.saved],
      guarded('savedContact', ({ payload }) => forget('contact', payload.contact.id)),
    ),
    worker(
      'every',
      [contacts.saveFailed, contacts.saveConflicted],
      guarded('unsavedContact', contactUnsaved),
    ),
    worker(
      'every',
      [classification.saved],
      guarded('savedClassification', ({ payload }) => forget('classify', payload.conversationId)),
    ),
    worker('every', [classification.saveFailed], guarded('unsavedClassification', unclassified)),
    worker(
      'every',
      [history.classified],
      guarded('savedRow', ({ payload }) => forget('classify', rowSubject(payload))),
    ),
    worker('every', [history.classifyFailed], guarded('unsavedRow', rowUnclassified)),
    worker(
      'every',
      [calls.classified],
      guarded('savedCall', ({ payload }) => forget('classify', callSubject(payload.callId))),
    ),
    worker(
      'every',
      [conversations.createStarted, conversations.created, conversations.createFailed],
      guarded('savedBeginning', beginning()),
    ),
  ];
}
