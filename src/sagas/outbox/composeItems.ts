import { buffers } from 'redux-saga';
import type { Channel } from 'redux-saga';
import { selectUser } from '../../store/auth/selectors';
import { selectConversation } from '../../store/conversations/selectors';
import type { Conversation } from '../../store/conversations/types';
import { selectDraftText } from '../../store/drafts/selectors';
import { toFailure } from '../../store/failure';
import { sendRequested } from '../../store/messages/actions';
import * as outbox from '../../store/outbox/actions';
import { nextOrder } from '../../store/outbox/order';
import { selectOutboxItem, selectOutboxItems } from '../../store/outbox/selectors';
import type { OutboxItem } from '../../store/outbox/types';
import { alertRaised } from '../../store/ui/actions';
import { services } from '../context';
import { actionChannel, call, put, select, take, takeEvery } from '../effects';
import type { SagaGenerator } from '../effects';
import { guarded } from '../guarded';

type SendRequest = ReturnType<typeof sendRequested>;

function* itemOf(
  { payload, meta }: SendRequest,
  conversation: Conversation,
  order: number,
): SagaGenerator<OutboxItem> {
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
    file: null,
    createdAt: meta.at,
    queuedAt: meta.at,
    order,
    state: 'queued',
    attempts: 0,
    failure: null,
  };
}

/** On disk before it is on screen: what the agent sees as sent survives a crash. */
function* keep(item: OutboxItem): SagaGenerator<void> {
  const { outbox: storage } = yield* call(services);
  const agent = (yield* select(selectUser))?.login ?? '';
  try {
    yield* call(storage.put, agent, item);
  } catch (error) {
    yield* put(outbox.storingFailed({ clientMsgId: item.clientMsgId, ...toFailure(error) }));
  }
}

function composing() {
  let lastOrder = 0;
  return function* compose(request: SendRequest): SagaGenerator<void> {
    const { conversationId, text } = request.payload;
    if (text.trim() === '') return;
    const conversation = yield* select(selectConversation, conversationId);
    if (conversation === undefined) {
      // It left the agent between the click and now; its text is still a draft.
      yield* put(alertRaised({ textId: 'refused.notFound', detail: null }));
      return;
    }
    lastOrder = Math.max(nextOrder(yield* select(selectOutboxItems), request.meta.at), lastOrder + 1);
    const item = yield* call(itemOf, request, conversation, lastOrder);
    yield* call(keep, item);
    const draft = yield* select(selectDraftText, conversationId);
    yield* put(outbox.queued({ item, spendsDraft: draft.trim() === text.trim() }));
  };
}

function* discard({ payload }: ReturnType<typeof outbox.discardRequested>): SagaGenerator<void> {
  const item = yield* select(selectOutboxItem, payload.clientMsgId);
  // What is on its way cannot be taken back.
  if (item?.state !== 'failed') return;
  yield* put(outbox.discarded({ clientMsgId: payload.clientMsgId, returned: null }));
}

function* takeBack({ payload }: ReturnType<typeof outbox.editRequested>): SagaGenerator<void> {
  const item = yield* select(selectOutboxItem, payload.clientMsgId);
  if (item?.state !== 'failed') return;
  const returned = { conversationId: item.target.conversationId, text: item.text };
  yield* put(outbox.discarded({ clientMsgId: item.clientMsgId, returned }));
}

/** The messages that the agent sends, in the order of the clicks; open before anything else takes time. */
export function* sendRequests(): SagaGenerator<Channel<SendRequest>> {
  return yield* actionChannel(sendRequested, buffers.expanding<SendRequest>());
}

/** Makes an item of each message that the agent sends, one after the other. */
export function* composeItems(requests: Channel<SendRequest>): SagaGenerator<void> {
  yield* takeEvery(outbox.discardRequested, guarded('discard', discard));
  yield* takeEvery(outbox.editRequested, guarded('takeBack', takeBack));
  const compose = guarded('compose', composing());
  while (true) yield* call(compose, yield* take(requests));
}
