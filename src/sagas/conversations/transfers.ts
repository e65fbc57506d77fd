import type { AckResult } from '../../services/realtime/ackResult';
import type { QueueReport, Sender } from '../../services/realtime/commands';
import type { Colleague } from '../../store/agent/types';
import { selectConnection } from '../../store/connection/selectors';
import * as conversations from '../../store/conversations/actions';
import { selectConversation } from '../../store/conversations/selectors';
import {
  selectConversationTransfer,
  selectTransferQueues,
} from '../../store/conversations/transferSelectors';
import { SERVER_CODE, toFailure, type Failure } from '../../lib/failure';
import { statusReported } from '../../store/queues/actions';
import { selectQueues } from '../../store/queues/selectors';
import type { QueueStatus } from '../../store/queues/types';
import { currentSender, services } from '../core/context';
import {
  all,
  call,
  cancel,
  delay,
  fork,
  join,
  put,
  race,
  select,
  take,
  type SagaGenerator,
} from '../core/effects';
import { failureOf } from '../core/failureOf';
import { alertIfGone, isGone, leftAsAsked, type Leave, type Removal } from './leavingActions';
import { guarded } from '../core/guarded';
import { worker, type Worker } from '../core/workers';
import { agentsByQueue, unsureOf } from './transferTargets';

type Read<T> = { value: T } | { failure: Failure };

function* askPanels(queues: readonly string[]): SagaGenerator<AckResult<QueueReport>> {
  const { commands, ids } = yield* call(services);
  const sender = yield* call(currentSender);
  return yield* call(commands.queueStatus, sender, ids.newId(), [...queues]);
}

/** A server may refuse all of them for one that is not the agent's: then each is asked for by itself. */
function* readPanels(queues: readonly string[]): SagaGenerator<Read<QueueStatus[]>> {
  const answer = yield* call(askPanels, queues);
  if (answer.kind === 'ok') return { value: answer.data.statuses };
  const isKnown = answer.kind === 'refused' && answer.failure.code !== SERVER_CODE.unknownAction;
  if (!isKnown || queues.length < 2) return { failure: failureOf(answer) };
  const each = yield* all(queues.map((queue) => call(askPanels, [queue])));
  const told = each.flatMap((one) => (one.kind === 'ok' ? one.data.statuses : []));
  return told.length > 0 ? { value: told } : { failure: failureOf(answer) };
}

/** A server that acknowledges nothing tells the panels by an event soon, or they stay as they were. */
const TOLD_MS = 2_000;

function* awaitPanels(queues: readonly string[]): SagaGenerator<Read<QueueStatus[]>> {
  const asking = yield* fork(readPanels, queues);
  yield* race({ told: take(statusReported), late: delay(TOLD_MS) });
  yield* cancel(asking);
  const { statuses } = yield* select(selectQueues);
  return statuses.length > 0 ? { value: statuses } : { failure: { code: 'timeout', message: '' } };
}

function* readAgents(): SagaGenerator<Read<Colleague[]>> {
  const { agentApi } = yield* call(services);
  try {
    return { value: yield* call(agentApi.agents) };
  } catch (error) {
    return { failure: toFailure(error) };
  }
}

/** Reads who may take a conversation; one of the two sources is enough. */
function* readTargets(conversationId: string): SagaGenerator<void> {
  const queues = yield* select(selectTransferQueues, conversationId);
  yield* put(conversations.transferTargetsReadStarted({ conversationId }));
  const listing = yield* fork(readAgents);
  const { acknowledges } = yield* select(selectConnection);
  const panels = yield* call(acknowledges ? readPanels : awaitPanels, queues);
  const list: Read<Colleague[]> = yield* join(listing);
  if ('failure' in panels && 'failure' in list) {
    yield* put(conversations.transferTargetsReadFailed({ conversationId, ...list.failure }));
    return;
  }
  const told = 'value' in panels ? panels.value : [];
  const known = 'value' in list ? list.value : [];
  const agents = agentsByQueue(queues, told, known);
  const unsure = unsureOf(queues, told, known);
  yield* put(conversations.transferTargetsLoaded({ conversationId, agents, unsure }));
}

type TargetsRequest = ReturnType<
  typeof conversations.transferOpenRequested | typeof conversations.transferTargetsReadRequested
>;

function* readIfOpen({ payload }: TargetsRequest): SagaGenerator<void> {
  const dialog = yield* select(selectConversationTransfer);
  if (dialog?.conversationId === payload.conversationId) yield* call(readTargets, payload.conversationId);
}

type TransferRequest = ReturnType<typeof conversations.transferRequested>;

/** Gives a conversation away: it leaves the list only once the server says that it went (contract §4). Null: it went, else why not. */
export function* transferNow(
  leave: Leave,
  { conversationId, to }: TransferRequest['payload'],
  isOneOfMany: boolean,
): SagaGenerator<Failure | null> {
  const { commands } = yield* call(services);
  if ((yield* select(selectConversation, conversationId)) === undefined) return null;
  yield* put(conversations.transferStarted({ conversationId }));
  const toQueue = to.kind === 'queue' ? to.queue : null;
  const ask = (sender: Sender, reqId: string) =>
    commands.transferConversation(sender, reqId, conversationId, to);
  const { gone, answer } = yield* race({
    gone: take<Removal>(isGone(conversationId)),
    answer: call(leave, { conversationId, toQueue, ask }),
  });
  const failure = answer === undefined || answer.kind === 'ok' ? null : failureOf(answer);
  if (failure !== null) {
    const many = isOneOfMany ? { isOneOfMany } : {};
    yield* put(conversations.transferFailed({ conversationId, ...failure, ...many }));
  } else if (answer !== undefined || leftAsAsked(gone, 'transferred')) {
    // The word that it left may come before the answer.
    yield* put(conversations.transferred({ conversationId, to }));
  }
  return failure;
}

function transferring(leave: Leave) {
  return function* transfer({ payload }: TransferRequest): SagaGenerator<void> {
    const failure = yield* call(transferNow, leave, payload, false);
    if (failure !== null) yield* call(alertIfGone, failure);
  };
}

/** Giving conversations to queues and agents. */
export function transferWorkers(leave: Leave): readonly Worker[] {
  return [
    worker<TargetsRequest>(
      'latest',
      [conversations.transferOpenRequested, conversations.transferTargetsReadRequested],
      guarded('transferTargets', readIfOpen),
    ),
    worker('every', [conversations.transferRequested], guarded('transfer', transferring(leave))),
  ];
}
