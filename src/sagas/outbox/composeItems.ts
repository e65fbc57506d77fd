import { buffers } from 'redux-saga';
import type { Channel } from 'redux-saga';
import { selectConversation } from '../../store/conversations/selectors';
import { selectDraftText } from '../../store/drafts/selectors';
import { sendRequested } from '../../store/messages/actions';
import * as outbox from '../../store/outbox/actions';
import { finished } from '../../store/recording/actions';
import { alertRaised } from '../../store/ui/actions';
import { actionChannel, call, put, select, take } from '../effects';
import type { SagaGenerator } from '../effects';
import { guarded } from '../guarded';
import { composeFile, composeRecording } from './composeFiles';
import { keepItem, newItem, ordersOfRun, targetOf } from './newItem';
import type { Orders } from './newItem';

type SendRequest = ReturnType<typeof sendRequested>;

/** Everything that becomes an item. */
type Made = SendRequest | ReturnType<typeof outbox.sendFileRequested> | ReturnType<typeof finished>;

function* composeText({ payload, meta }: SendRequest, orderAt: Orders): SagaGenerator<void> {
  const { conversationId, text } = payload;
  if (text.trim() === '') return;
  const conversation = yield* select(selectConversation, conversationId);
  if (conversation === undefined) {
    // It left the agent between the click and now; its text is still a draft.
    yield* put(alertRaised({ textId: 'refused.notFound', detail: null }));
    return;
  }
  const made = { target: targetOf(conversation), text, file: null, createdAt: meta.at };
  const item = yield* call(newItem, { ...made, order: yield* call(orderAt, meta.at) });
  yield* call(keepItem, item);
  const draft = yield* select(selectDraftText, conversationId);
  yield* put(outbox.queued({ item, spendsDraft: draft.trim() === text.trim() }));
}

function composing() {
  const orderAt = ordersOfRun();
  return function* compose(made: Made): SagaGenerator<void> {
    if (sendRequested.match(made)) yield* call(composeText, made, orderAt);
    else if (outbox.sendFileRequested.match(made)) yield* call(composeFile, made, orderAt);
    else yield* call(composeRecording, made, orderAt);
  };
}

/** What the agent sends, in the order of the clicks; open before anything else takes time. */
export function* sendRequests(): SagaGenerator<Channel<Made>> {
  const pattern = [sendRequested.type, outbox.sendFileRequested.type, finished.type];
  return yield* actionChannel(pattern, buffers.expanding<Made>());
}

/** Makes an item of each message and file that the agent sends, one after the other. */
export function* composeItems(requests: Channel<Made>): SagaGenerator<void> {
  const compose = guarded('compose', composing());
  while (true) yield* call(compose, yield* take(requests));
}
