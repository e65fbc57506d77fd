import type { Failure } from '../../lib/failure';
import { logoutRequested } from '../../store/auth/actions';
import * as outbox from '../../store/outbox/actions';
import { selectHeldMails, selectOutboxItem, selectOutboxItems } from '../../store/outbox/selectors';
import type { OutboxItem } from '../../store/outbox/types';
import { closeRequested } from '../../store/ui/actions';
import { call, delay, put, race, select, take, takeEvery, type SagaGenerator } from '../core/effects';
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

/** Lets mails leave now. */
function* release(mails: readonly OutboxItem[]): SagaGenerator<void> {
  for (const { clientMsgId } of mails) yield* put(outbox.released({ clientMsgId }));
}

function* releaseAll(): SagaGenerator<void> {
  yield* call(release, yield* select(selectHeldMails));
}

/** What the agent wrote is still on its way: it would come to a conversation that is over. */
export const STILL_SENDING: Failure = { code: 'stillSending', message: '' };

const NOT_SENT: Failure = { code: 'mailNotSent', message: '' };

/** Longer a conversation that is to leave the agent does not wait for its mails, ms. */
const PATIENCE_MS = 20_000;

const FAILED = [outbox.gaveUp, outbox.refused, outbox.discarded];

/** Says of one of these items that the server does not have it. */
function isFailureOf(mails: readonly OutboxItem[]) {
  return (action: { type: string }) =>
    FAILED.some(
      (fact) => fact.match(action) && mails.some((item) => item.clientMsgId === action.payload.clientMsgId),
    );
}

function* releaseAndWait(mails: readonly OutboxItem[]): SagaGenerator<void> {
  yield* call(release, mails);
  while (true) {
    const items = yield* select(selectOutboxItems);
    if (mails.every(({ clientMsgId }) => items[clientMsgId] === undefined)) return;
    yield* take('*');
  }
}

/**
 * Lets the mails of a conversation that can still be taken back leave, before the conversation does: afterwards the
 * server takes none.
 * @returns why the conversation has to stay; null: it may go
 */
export function* sendHeldMails(conversationId: string): SagaGenerator<Failure | null> {
  const held = yield* select(selectHeldMails);
  const mails = held.filter(({ target }) => target.conversationId === conversationId);
  if (mails.length === 0) return null;
  const { failed, late } = yield* race({
    failed: take(isFailureOf(mails)),
    late: delay(PATIENCE_MS),
    sent: call(releaseAndWait, mails),
  });
  if (failed !== undefined) return NOT_SENT;
  return late === undefined ? null : STILL_SENDING;
}

/** Lets the agent take mails back that were sent and have not left, and lets them leave where nobody may wait. */
export function* watchHolds(): SagaGenerator<void> {
  yield* takeEvery(outbox.undoRequested, guarded('undoSend', undo));
  yield* takeEvery([closeRequested, logoutRequested], guarded('releaseAll', releaseAll));
  // A page may have gone while they were taken back.
  for (const { clientMsgId } of Object.values(yield* select(selectOutboxItems))) {
    yield* call(guarded('undoSend', takeBack), clientMsgId);
  }
}
