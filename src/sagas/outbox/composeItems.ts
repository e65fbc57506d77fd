import { buffers, type Channel } from 'redux-saga';
import { selectConversation } from '../../store/conversations/selectors';
import { selectDraftText } from '../../store/drafts/selectors';
import { replyRequested, sendRequested } from '../../store/messages/actions';
import * as outbox from '../../store/outbox/actions';
import { sendTemplateRequested } from '../../store/cannedReplies/actions';
import type { OutboxItem } from '../../store/outbox/types';
import { finished } from '../../store/recording/actions';
import { alertRaised } from '../../store/ui/actions';
import { actionChannel, call, put, select, take, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { composeFile, composeRecording } from './composeFiles';
import { keepItem, newItem, ordersOfRun, targetOf, type Orders } from './newItem';

type Written =
  | ReturnType<typeof sendRequested>
  | ReturnType<typeof replyRequested>
  | ReturnType<typeof sendTemplateRequested>;

/** Everything that becomes an item. */
type Made = Written | ReturnType<typeof outbox.sendFileRequested> | ReturnType<typeof finished>;

/** What a message is beside its text. */
function partsOf(written: Written): Pick<OutboxItem, 'quoted' | 'template'> {
  const quoted = replyRequested.match(written) ? written.payload.quoted : null;
  if (!sendTemplateRequested.match(written)) return { quoted, template: null };
  const { templateId, fields } = written.payload;
  return { quoted, template: { id: templateId, fields } };
}

function* composeText(written: Written, orderAt: Orders): SagaGenerator<void> {
  const { payload, meta } = written;
  const { conversationId, text } = payload;
  if (text.trim() === '') return;
  const conversation = yield* select(selectConversation, conversationId);
  if (conversation === undefined) {
    // It left the agent between the click and now; its text is still a draft.
    yield* put(alertRaised({ textId: 'refused.notFound', detail: null }));
    return;
  }
  const made = { target: targetOf(conversation), text, ...partsOf(written), createdAt: meta.at };
  const item = yield* call(newItem, { ...made, order: yield* call(orderAt, meta.at) });
  yield* call(keepItem, item);
  const draft = yield* select(selectDraftText, conversationId);
  const isDraft = item.template === null && draft.trim() === text.trim();
  yield* put(outbox.queued({ item, spendsDraft: isDraft }));
}

function composing() {
  const orderAt = ordersOfRun();
  return function* compose(made: Made): SagaGenerator<void> {
    if (outbox.sendFileRequested.match(made)) yield* call(composeFile, made, orderAt);
    else if (finished.match(made)) yield* call(composeRecording, made, orderAt);
    else yield* call(composeText, made, orderAt);
  };
}

/** What the agent sends, in the order of the clicks; open before anything else takes time. */
export function* sendRequests(): SagaGenerator<Channel<Made>> {
  const written = [sendRequested.type, replyRequested.type, sendTemplateRequested.type];
  const pattern = [...written, outbox.sendFileRequested.type, finished.type];
  return yield* actionChannel(pattern, buffers.expanding<Made>());
}

/** Makes an item of each message and file that the agent sends, one after the other. */
export function* composeItems(requests: Channel<Made>): SagaGenerator<void> {
  const compose = guarded('compose', composing());
  while (true) yield* call(compose, yield* take(requests));
}
