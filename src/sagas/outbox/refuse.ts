import { isConversationGone, SERVER_CODE, type Failure } from '../../lib/failure';
import { selectPanesShown, selectSelectedId } from '../../store/conversations/selectors';
import * as outbox from '../../store/outbox/actions';
import { selectUnsentOf } from '../../store/outbox/selectors';
import type { OutboxItem } from '../../store/outbox/types';
import { templateRequired } from '../../store/cannedReplies/actions';
import { alertRaised } from '../../store/ui/actions';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { mailBack } from './mailBack';

const TEXTS: Readonly<Record<string, string>> = {
  [SERVER_CODE.conversationFinished]: 'refused.finished',
  [SERVER_CODE.otherAgent]: 'refused.otherAgent',
  [SERVER_CODE.notFound]: 'refused.notFound',
  [SERVER_CODE.templateRequired]: 'failure.PRECISA_TEMPLATE',
};

/** Whether a refusal is about the conversation, so that nothing more of it can be sent there (spec 1 §5). */
export function isRefusal(failure: Failure): boolean {
  return isConversationGone(failure) || failure.code === SERVER_CODE.templateRequired;
}

/** Files have one text for both: a conversation that is finished is somebody else's too (spec 1 §5). */
function textIdOf({ file }: OutboxItem, { code }: Failure): string {
  const isFinished = code === SERVER_CODE.conversationFinished;
  return TEXTS[file !== null && isFinished ? SERVER_CODE.otherAgent : code] ?? code;
}

/** What was meant for a conversation that leaves the agent stays, failed: in its timeline, then among what was not delivered. */
function* keepFailed(conversationId: string, failure: Failure): SagaGenerator<void> {
  for (const { clientMsgId } of yield* select(selectUnsentOf, conversationId)) {
    yield* put(outbox.gaveUp({ clientMsgId, ...failure }));
  }
}

/** The newest goes back first: each text that comes back stands before those that did (drafts reducer). */
function* giveBack(conversationId: string, failure: Failure): SagaGenerator<void> {
  const unsent = yield* select(selectUnsentOf, conversationId);
  for (const { clientMsgId, file, mail: sent, quoted, template, text: said } of unsent.toReversed()) {
    const text = file === null && template === null && sent === null ? said : '';
    const mail = sent === null ? null : yield* call(mailBack, sent);
    yield* put(outbox.refused({ clientMsgId, conversationId, text, quoted, mail, ...failure }));
  }
}

/**
 * Takes what can no longer be sent to the conversation of an item out of the line, and says why. What the agent has on
 * screen gets its texts back in the composer, and its mails as drafts; files and templates stay where they are, failed.
 * A conversation that is not on screen is about to leave the list, and its drafts with it. Where the conversation
 * on screen has to begin with a template, that is asked for instead.
 */
export function* refuse(item: OutboxItem, failure: Failure): SagaGenerator<void> {
  const { conversationId } = item.target;
  const isShown = (yield* select(selectPanesShown)) !== false;
  const isOnScreen = isShown && (yield* select(selectSelectedId)) === conversationId;
  const staysFailed = isConversationGone(failure) && !isOnScreen;
  yield* call(staysFailed ? keepFailed : giveBack, conversationId, failure);
  if (isOnScreen && failure.code === SERVER_CODE.templateRequired) {
    yield* put(templateRequired({ conversationId }));
    return;
  }
  const textId = textIdOf(item, failure);
  const detail = failure.message === '' ? null : failure.message;
  const { customer } = item;
  yield* put(alertRaised({ textId, detail, ...(isOnScreen || customer === undefined ? {} : { customer }) }));
}
