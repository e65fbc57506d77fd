import type { Sender } from '../../services/realtime/commands';
import * as calls from '../../store/calls/actions';
import { selectConnection } from '../../store/connection/selectors';
import { selectConversation } from '../../store/conversations/selectors';
import { services } from '../core/context';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { failureOf } from '../core/failureOf';
import { guarded } from '../core/guarded';
import { sendUntilAnswered } from '../core/sendUntilAnswered';
import { worker } from '../core/workers';

type HangUp = ReturnType<typeof calls.hangUpElsewhereRequested>;

/** Has the centre end the call of a voice conversation: on a desk telephone, at another page, or left by this one. */
function* hangUpElsewhere({ payload: { conversationId } }: HangUp): SagaGenerator<void> {
  const { commands } = yield* call(services);
  const uniqueId = (yield* select(selectConversation, conversationId))?.linkedId ?? null;
  if (uniqueId === null) return;
  yield* put(calls.hangUpElsewhereStarted({ conversationId }));
  const ask = (sender: Sender, reqId: string) => commands.hangUp(sender, reqId, uniqueId);
  const answer = yield* call(sendUntilAnswered<null>, ask);
  const { acknowledges } = yield* select(selectConnection);
  // A server that acknowledges nothing has the request all the same: its Hangup tells the end.
  const isSilent = answer.kind === 'timeout' && !acknowledges;
  if (answer.kind === 'ok' || isSilent) yield* put(calls.hangUpElsewhereSent({ conversationId }));
  else yield* put(calls.hangUpElsewhereFailed({ conversationId, ...failureOf(answer) }));
}

/** Hanging up calls that are not on this page; for agents with a desk telephone too. */
export const hangUpElsewhereWorkers = [
  worker('every', [calls.hangUpElsewhereRequested], guarded('hangUpElsewhere', hangUpElsewhere)),
];
