import { selectConversation } from '../../store/conversations/selectors';
import { toFailure, type Failure } from '../../lib/failure';
import { backoffDelay, isTransient, RECONNECT } from '../../lib/retry';
import * as cannedReplies from '../../store/cannedReplies/actions';
import { selectReplies, selectRepliesFor, selectTemplates } from '../../store/cannedReplies/selectors';
import type { ReplyKind, Template } from '../../store/cannedReplies/types';
import { askTwice } from '../core/askTwice';
import { currentSender, services } from '../core/context';
import { call, delay, put, race, select, take, type SagaGenerator } from '../core/effects';
import { failureOf } from '../core/failureOf';
import { guarded } from '../core/guarded';
import { worker, type Worker } from '../core/workers';

/** What was read is good for this long, ms; the contract allows twice as much (§4, getTemplates). */
const FRESH_FOR_MS = 5 * 60_000;

/** What the agent wants to choose from. */
type Wanted = ReturnType<typeof cannedReplies.openRequested>['payload'];

/** Null: they came. */
function* readReplies(queue: string): SagaGenerator<Failure | null> {
  const { queueApi } = yield* call(services);
  try {
    const items = yield* call(queueApi.cannedReplies, queue);
    yield* put(cannedReplies.repliesLoaded({ queue, items }));
    return null;
  } catch (error) {
    return toFailure(error);
  }
}

function* readTemplates(queue: string): SagaGenerator<Failure | null> {
  const { commands, ids } = yield* call(services);
  const sender = yield* call(currentSender);
  const { answer } = yield* race({
    answer: call(askTwice<Template[]>, () => commands.templates(sender, ids.newId(), queue)),
    reported: take(cannedReplies.templatesReported),
  });
  if (answer === undefined) return null;
  if (answer.kind !== 'ok') return failureOf(answer);
  yield* put(cannedReplies.templatesLoaded({ queue, items: answer.data }));
  return null;
}

function* read(kind: ReplyKind, queue: string): SagaGenerator<Failure | null> {
  yield* put(cannedReplies.readStarted({ kind, queue }));
  const failure = yield* call(kind === 'replies' ? readReplies : readTemplates, queue);
  if (failure !== null) yield* put(cannedReplies.readFailed({ kind, queue, ...failure }));
  return failure;
}

/** Whether the agent still looks for the texts, and the last read failed by what may pass by itself. */
function* isStillDue({ kind, conversationId }: Wanted, queue: string): SagaGenerator<boolean> {
  const { failure } = (yield* select(kind === 'replies' ? selectReplies : selectTemplates, queue)).read;
  const openFor = yield* select(selectRepliesFor, kind);
  return openFor === conversationId && failure !== null && isTransient(failure.code);
}

/** Reads, and again after a failure, the later the more often, as long as the agent looks for them. */
function* readUntilRead(wanted: Wanted, queue: string): SagaGenerator<void> {
  const { random } = yield* call(services);
  let failures = 0;
  while ((yield* call(read, wanted.kind, queue)) !== null) {
    failures += 1;
    yield* delay(backoffDelay(RECONNECT, failures, random));
    if (!(yield* call(isStillDue, wanted, queue))) return;
  }
}

function* readUnlessFresh(wanted: Wanted): SagaGenerator<void> {
  const { conversationId, kind } = wanted;
  const { clock } = yield* call(services);
  const conversation = yield* select(selectConversation, conversationId);
  if (conversation === undefined) return;
  const { queue } = conversation;
  const { readAt } = yield* select(kind === 'replies' ? selectReplies : selectTemplates, queue);
  if (readAt === null || clock.now() - readAt > FRESH_FOR_MS) yield* call(readUntilRead, wanted, queue);
}

function* whenOpened({ payload }: ReturnType<typeof cannedReplies.openRequested>): SagaGenerator<void> {
  yield* call(readUnlessFresh, payload);
}

function* whenDue({ payload }: ReturnType<typeof cannedReplies.templateRequired>): SagaGenerator<void> {
  yield* call(readUnlessFresh, { ...payload, kind: 'templates' as const });
}

function* again({ payload }: ReturnType<typeof cannedReplies.readRequested>): SagaGenerator<void> {
  yield* call(read, payload.kind, payload.queue);
}

/** Reading the ready texts of queues as the agent asks for them. */
export const cannedReplyWorkers: readonly Worker[] = [
  worker('every', [cannedReplies.openRequested], guarded('cannedReplies', whenOpened)),
  worker('every', [cannedReplies.templateRequired], guarded('cannedReplies', whenDue)),
  worker('every', [cannedReplies.readRequested], guarded('cannedReplies', again)),
];
