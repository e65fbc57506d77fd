import { selectUser } from '../../store/auth/selectors';
import * as contacts from '../../store/contacts/actions';
import { selectContactUrl } from '../../store/contacts/selectors';
import * as conversations from '../../store/conversations/actions';
import { selectOpenedAt, selectSelectedId } from '../../store/conversations/selectors';
import { services } from '../core/context';
import { call, put, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

function* open(conversationId: string): SagaGenerator<void> {
  const url = yield* select(selectContactUrl, conversationId);
  if (url === null) return;
  const { browser } = yield* call(services);
  const isOpen = yield* call(browser.openTab, url);
  yield* put(isOpen ? contacts.urlOpened({ conversationId }) : contacts.urlBlocked({ conversationId }));
}

function* openAsAsked({ payload }: ReturnType<typeof contacts.urlOpenRequested>): SagaGenerator<void> {
  yield* call(open, payload.conversationId);
}

/** Whether the agent's own click opened the conversation, and its page is wanted and known. */
function* isDue(conversationId: string): SagaGenerator<boolean> {
  const user = yield* select(selectUser);
  const openedAt = yield* select(selectOpenedAt, conversationId);
  if (user?.opensUrlOnLoad !== true || openedAt === null) return false;
  return (yield* select(selectContactUrl, conversationId)) !== null;
}

/**
 * For agents with abrir_url: the customer's page opens as soon as it is known (spec 1 §6), once for each time that the
 * agent goes to the conversation; a reload or a click on the row that is open already is no such time.
 */
function opening() {
  let doneFor: string | null = null;
  return function* openByItself(): SagaGenerator<void> {
    const conversationId = yield* select(selectSelectedId);
    if (conversationId !== doneFor) doneFor = null;
    if (conversationId === null || doneFor !== null || !(yield* call(isDue, conversationId))) return;
    doneFor = conversationId;
    yield* call(open, conversationId);
  };
}

/** Opens the customer's page: when the agent asks, and by itself for who has it so. */
export function* watchContactUrl(): SagaGenerator<void> {
  const { openRequested, leaveRequested } = conversations;
  const moments = [openRequested, leaveRequested, contacts.ofConversationLoaded];
  yield* takeEvery(moments, guarded('contactUrl', opening()));
  yield* takeEvery(contacts.urlOpenRequested, guarded('contactUrlAsked', openAsAsked));
}
