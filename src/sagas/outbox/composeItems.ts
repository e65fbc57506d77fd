import { buffers } from 'redux-saga';
import { selectUser } from '../../store/auth/selectors';
import { selectConversation } from '../../store/conversations/selectors';
import { selectDraftText } from '../../store/drafts/selectors';
import { toFailure } from '../../store/failure';
import { sendRequested } from '../../store/messages/actions';
import * as outbox from '../../store/outbox/actions';
import { selectOutboxItem } from '../../store/outbox/selectors';
import type { OutboxItem } from '../../store/outbox/types';
import { services } from '../context';
import { actionChannel, call, fork, put, select, take, takeEvery } from '../effects';
import type { SagaGenerator } from '../effects';
import { guarded } from '../guarded';

type SendRequest = ReturnType<typeof sendRequested>;

function* itemOf({ payload, meta }: SendRequest): SagaGenerator<OutboxItem | null> {
  const conversation = yield* select(selectConversation, payload.conversationId);
  if (conversation === undefined || payload.text.trim() === '') return null;
  const { ids } = yield* call(services);
  return {
    clientMsgId: ids.newId(),
    reqId: ids.newId(),
    target: {
      conversationId: conversation.id,
      fromId: conversation.fromId,
      queue: conversation.queue,
      queueType: conversation.queueType,
    },
    text: payload.text,
    createdAt: meta.at,
    // Grows with every message of this agent, also across reloads: time, and ids break no ties.
    order: meta.at,
    state: 'queued',
    attempts: 0,
    failure: null,
  };
}

/** On disk before it is on screen: what the agent sees as sent survives a crash. */
function* compose(request: SendRequest): SagaGenerator<void> {
  const item = yield* call(itemOf, request);
  const user = yield* select(selectUser);
  if (item === null || user === null) return;
  const { outbox: storage } = yield* call(services);
  try {
    yield* call(storage.put, user.login, item);
  } catch (error) {
    yield* put(outbox.storingFailed({ clientMsgId: item.clientMsgId, ...toFailure(error) }));
  }
  const draft = yield* select(selectDraftText, item.target.conversationId);
  yield* put(outbox.queued({ item, spendsDraft: draft.trim() === item.text.trim() }));
}

function* discard({ payload }: ReturnType<typeof outbox.discardRequested>): SagaGenerator<void> {
  yield* put(outbox.discarded({ clientMsgId: payload.clientMsgId, returned: null }));
}

function* takeBack({ payload }: ReturnType<typeof outbox.editRequested>): SagaGenerator<void> {
  const item = yield* select(selectOutboxItem, payload.clientMsgId);
  if (item === undefined) return;
  const returned = { conversationId: item.target.conversationId, text: item.text };
  yield* put(outbox.discarded({ clientMsgId: item.clientMsgId, returned }));
}

/** Makes an item of each message that the agent sends, one after the other, in the order of the clicks. */
export function* composeItems(): SagaGenerator<void> {
  yield* takeEvery(outbox.discardRequested, guarded('discard', discard));
  yield* takeEvery(outbox.editRequested, guarded('takeBack', takeBack));
  const requests = yield* actionChannel(sendRequested, buffers.expanding<SendRequest>());
  yield* fork(function* inOrder(): SagaGenerator<void> {
    while (true) yield* call(guarded('compose', compose), yield* take(requests));
  });
}
