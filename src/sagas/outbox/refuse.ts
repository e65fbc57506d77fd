import { SERVER_CODE, type Failure } from '../../lib/failure';
import { selectConversation, selectListRead, selectSelectedId } from '../../store/conversations/selectors';
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
};

/** Whether a refusal is about the conversation, so that nothing more of it can be sent there (spec 1 §5). */
export function isRefusal({ code }: Failure): boolean {
  return Object.hasOwn(TEXTS, code) || code === SERVER_CODE.templateRequired;
}

/** Files have one text for both: a conversation that is finished is somebody else's too (spec 1 §5). */
function textIdOf({ file }: OutboxItem, { code }: Failure): string {
  const isFinished = code === SERVER_CODE.conversationFinished;
  return TEXTS[file !== null && isFinished ? SERVER_CODE.otherAgent : code] ?? code;
}

/** Nobody could come to a draft of it: it is neither among the agent's conversations nor on screen. */
function* isOutOfReach(conversationId: string): SagaGenerator<boolean> {
  const { status } = yield* select(selectListRead);
  if (status !== 'loaded') return false;
  const isMine = (yield* select(selectConversation, conversationId)) !== undefined;
  return !isMine && (yield* select(selectSelectedId)) !== conversationId;
}

/** What was meant for a conversation that is gone stays, failed, among what was not delivered. */
function* keepUndelivered(conversationId: string, failure: Failure): SagaGenerator<void> {
  for (const { clientMsgId } of yield* select(selectUnsentOf, conversationId)) {
    yield* put(outbox.gaveUp({ clientMsgId, ...failure }));
  }
}

/**
 * Gives back to the composer, and mails to their drafts, what can no longer be sent to the conversation of an item, and
 * says why; files and templates stay where they are, failed. The newest goes back first: each text that comes back stands before those
 * that did (drafts reducer). Where the conversation has to begin with a template, that is asked for instead.
 */
export function* refuse(item: OutboxItem, failure: Failure): SagaGenerator<void> {
  const { conversationId } = item.target;
  if (yield* call(isOutOfReach, conversationId)) {
    yield* call(keepUndelivered, conversationId, failure);
    return;
  }
  const unsent = yield* select(selectUnsentOf, conversationId);
  for (const { clientMsgId, file, mail: sent, quoted, template, text: said } of unsent.toReversed()) {
    const text = file === null && template === null && sent === null ? said : '';
    const mail = sent === null ? null : yield* call(mailBack, sent);
    yield* put(outbox.refused({ clientMsgId, conversationId, text, quoted, mail, ...failure }));
  }
  if (failure.code === SERVER_CODE.templateRequired) {
    yield* put(templateRequired({ conversationId }));
    return;
  }
  const textId = textIdOf(item, failure);
  yield* put(alertRaised({ textId, detail: failure.message === '' ? null : failure.message }));
}
