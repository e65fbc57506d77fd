import type { Sender } from '../../services/realtime/commands';
import { hangUpRequested } from '../../store/calls/actions';
import { selectCall, selectEndedCall, selectUniqueId } from '../../store/calls/selectors';
import { selectSoftphone } from '../../store/softphone/selectors';
import { services } from '../core/context';
import { call, select, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { sendUntilAnswered } from '../core/sendUntilAnswered';
import { worker } from '../core/workers';

/**
 * Has the centre end a call that the agent hung up while there is no way to the exchange: the other side would wait
 * for a BYE that comes late. A caller who was never answered stays in the queue for somebody else.
 */
function* hangUpAtCentre({ payload: { callId } }: ReturnType<typeof hangUpRequested>): SagaGenerator<void> {
  const { commands } = yield* call(services);
  const { transport } = yield* select(selectSoftphone);
  // The softphone may have ended it on this page already.
  const found = (yield* select(selectCall, callId)) ?? (yield* select(selectEndedCall, callId));
  const uniqueId = yield* select(selectUniqueId, callId);
  const isUnanswered = found?.direction === 'incoming' && found.answeredAt === null;
  if (transport === 'connected' || uniqueId === null || isUnanswered) return;
  // The BYE is sent in any case: a refusal changes nothing for the agent.
  const ask = (sender: Sender, reqId: string) => commands.hangUp(sender, reqId, uniqueId);
  yield* call(sendUntilAnswered<null>, ask);
}

/** Hanging up by way of the centre. */
export const hangUpAtCentreWorkers = [
  worker('every', [hangUpRequested], guarded('hangUpAtCentre', hangUpAtCentre)),
];
