import { buffers, type Channel } from 'redux-saga';
import { selectUndoSeconds } from '../../store/config/settingsSelectors';
import { selectConversation } from '../../store/conversations/selectors';
import { sendMailRequested } from '../../store/messages/actions';
import * as outbox from '../../store/outbox/actions';
import type { MailFile } from '../../store/outbox/types';
import { selectQueueAddress } from '../../store/queues/selectors';
import { alertRaised } from '../../store/ui/actions';
import { services } from '../core/context';
import { actionChannel, call, put, select, take, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { keepFile } from './composeFiles';
import { keepItem, newItem, ordersOfRun, targetOf, type Orders } from './newItem';

type SendMailRequest = ReturnType<typeof sendMailRequested>;

/** The bytes before the item: an item on disk whose files are not could never be sent. */
function* keepFiles(clientMsgId: string, files: readonly MailFile[]): SagaGenerator<void> {
  const { handles } = yield* call(services);
  for (const file of files) {
    const blob = handles.fileOf(file.uploadId);
    // The draft may have kept it long ago.
    if (blob !== undefined) yield* call(keepFile, clientMsgId, file, blob);
  }
}

/** Makes an item of a mail that the agent sends; until then its draft stays. */
function* composeMail({ payload, meta }: SendMailRequest, orderAt: Orders): SagaGenerator<void> {
  const { conversationId, html, mail, plainText } = payload;
  const { ids } = yield* call(services);
  const conversation = yield* select(selectConversation, conversationId);
  if (conversation === undefined) {
    yield* put(alertRaised({ textId: 'refused.notFound', detail: null }));
    return;
  }
  const from = yield* select(selectQueueAddress, conversation.queue);
  // What the server has of the original goes up again under an id of its own.
  const files = mail.files.map((file) => (file.url === null ? file : { ...file, uploadId: ids.newId() }));
  const sent = { ...mail, files, from: from ?? '', plainText };
  const order = yield* call(orderAt, meta.at);
  const holdMs = 1_000 * (yield* select(selectUndoSeconds));
  const held = holdMs === 0 ? {} : { heldUntil: meta.at + holdMs };
  const made = { target: targetOf(conversation), text: html, mail: sent, createdAt: meta.at, order, ...held };
  const item = yield* call(newItem, made);
  yield* call(keepFiles, item.clientMsgId, mail.files);
  yield* call(keepItem, item);
  yield* put(outbox.queued({ item, spendsDraft: true }));
}

function composing() {
  const orderAt = ordersOfRun();
  return function* compose(request: SendMailRequest): SagaGenerator<void> {
    yield* call(composeMail, request, orderAt);
  };
}

/** The mails that the agent sends, in the order of the clicks; open before anything else takes time. */
export function* mailRequests(): SagaGenerator<Channel<SendMailRequest>> {
  return yield* actionChannel(sendMailRequested.type, buffers.expanding<SendMailRequest>());
}

/** Makes an item of each mail that the agent sends, one after the other. */
export function* composeMails(requests: Channel<SendMailRequest>): SagaGenerator<void> {
  const compose = guarded('composeMail', composing());
  while (true) yield* call(compose, yield* take(requests));
}
