import * as contacts from '../../store/contacts/actions';
import { selectContactOfConversationRead } from '../../store/contacts/selectors';
import type { Contact } from '../../store/contacts/types';
import * as conversations from '../../store/conversations/actions';
import { isKnownCustomer } from '../../store/conversations/customer';
import { selectOpenConversation } from '../../store/conversations/selectors';
import type { Conversation } from '../../store/conversations/types';
import { toFailure } from '../../lib/failure';
import { numberIn } from '../../lib/phoneNumber';
import { services } from '../core/context';
import { call, fork, put, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

function* find({ customerId, fromId }: Conversation): SagaGenerator<Contact | null> {
  const { contactApi } = yield* call(services);
  const byId = isKnownCustomer(customerId) ? yield* call(contactApi.one, customerId) : null;
  if (byId !== null) return byId;
  const number = numberIn(fromId);
  return number === null ? null : yield* call(contactApi.byNumber, number);
}

function* read(conversation: Conversation): SagaGenerator<void> {
  const conversationId = conversation.id;
  yield* put(contacts.ofConversationReadStarted({ conversationId }));
  try {
    const contact = yield* call(find, conversation);
    yield* put(contacts.ofConversationLoaded({ conversationId, contact }));
  } catch (error) {
    yield* put(contacts.ofConversationReadFailed({ conversationId, ...toFailure(error) }));
  }
}

/** What has the contact read anew: the agent opens the conversation, or tries again after a failed read. */
const ASKING: ReadonlySet<string> = new Set([
  conversations.openRequested.type,
  contacts.ofConversationReadRequested.type,
]);

/** The contact of the open conversation: read anew at each opening, once where it was found open. */
function reading() {
  const underWay = new Set<string>();
  return function* readOfOpen(action: { type: string } | undefined): SagaGenerator<void> {
    const conversation = yield* select(selectOpenConversation);
    if (conversation === null || underWay.has(conversation.id)) return;
    const { status } = yield* select(selectContactOfConversationRead, conversation.id);
    const isKnown = status === 'loaded' || status === 'failed';
    const isAsked = action !== undefined && ASKING.has(action.type);
    if (isKnown && !isAsked) return;
    underWay.add(conversation.id);
    try {
      yield* call(read, conversation);
    } finally {
      underWay.delete(conversation.id);
    }
  };
}

/** Knows with whom the open conversation is. */
export function* watchContactOfConversation(): SagaGenerator<void> {
  const worker = guarded('contactOfConversation', reading());
  const mayNeedRead = [conversations.openRequested, conversations.created, conversations.loaded];
  yield* takeEvery([...mayNeedRead, conversations.oneLoaded, conversations.assigned], worker);
  yield* takeEvery(contacts.ofConversationReadRequested, worker);
  yield* fork(worker, undefined);
}
