import { logoutRequested } from '../../store/auth/actions';
import { askRequested } from '../../store/bulkActions/actions';
import { endRequested, transferOpenRequested } from '../../store/conversations/actions';
import * as outbox from '../../store/outbox/actions';
import { selectHeldMails, selectOutboxItem, selectOutboxItems } from '../../store/outbox/selectors';
import { closeRequested } from '../../store/ui/actions';
import { call, put, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { mailBack } from './mailBack';

/** A mail that the agent takes back is in the editor again; what of it the reducer did not stop goes out. */
function* takeBack(clientMsgId: string): SagaGenerator<void> {
  const item = yield* select(selectOutboxItem, clientMsgId);
  if (item?.heldUntil !== null || item.mail === null) return;
  const mail = yield* call(mailBack, item.mail);
  // Its conversation may have been refused meanwhile, and it have gone back with the rest.
  if ((yield* select(selectOutboxItem, clientMsgId)) === undefined) return;
  const { conversationId } = item.target;
  yield* put(outbox.discarded({ clientMsgId, returned: { conversationId, text: '', quoted: null, mail } }));
}

function* undo({ payload }: ReturnType<typeof outbox.undoRequested>): SagaGenerator<void> {
  yield* call(takeBack, payload.clientMsgId);
}

/** What ends a conversation waits for what was sent in it: that leaves now. */
function* release(conversationId: string | null): SagaGenerator<void> {
  for (const { clientMsgId, target } of yield* select(selectHeldMails)) {
    const isMeant = conversationId === null || target.conversationId === conversationId;
    if (isMeant) yield* put(outbox.released({ clientMsgId }));
  }
}

function* releaseOne({ payload }: { payload: { conversationId: string } }): SagaGenerator<void> {
  yield* call(release, payload.conversationId);
}

function* releaseAll(): SagaGenerator<void> {
  yield* call(release, null);
}

/** Lets the agent take mails back that were sent and have not left, and lets them leave where nobody may wait. */
export function* watchHolds(): SagaGenerator<void> {
  yield* takeEvery(outbox.undoRequested, guarded('undoSend', undo));
  yield* takeEvery([endRequested, transferOpenRequested], guarded('releaseOne', releaseOne));
  yield* takeEvery([askRequested, closeRequested, logoutRequested], guarded('releaseAll', releaseAll));
  // A page may have gone while they were taken back.
  for (const { clientMsgId } of Object.values(yield* select(selectOutboxItems))) {
    yield* call(guarded('undoSend', takeBack), clientMsgId);
  }
}
