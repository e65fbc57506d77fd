import { selectConversation } from '../../store/conversations/selectors';
import { toFailure, type Failure } from '../../lib/failure';
import * as cannedReplies from '../../store/cannedReplies/actions';
import { selectReplies, selectTemplates } from '../../store/cannedReplies/selectors';
import type { ReplyKind, Template } from '../../store/cannedReplies/types';
import { askTwice } from '../core/askTwice';
import { currentSender, services } from '../core/context';
import { call, put, race, select, take, type SagaGenerator } from '../core/effects';
import { failureOf } from '../core/failureOf';
import { guarded } from '../core/guarded';
import { worker, type Worker } from '../core/workers';

/** What was read is good for this long (contract §4, getTemplates), ms. */
const FRESH_FOR_MS = 10 * 60_000;

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

function* read(kind: ReplyKind, queue: string): SagaGenerator<void> {
  yield* put(cannedReplies.readStarted({ kind, queue }));
  const failure = yield* call(kind === 'replies' ? readReplies : readTemplates, queue);
  if (failure !== null) yield* put(cannedReplies.readFailed({ kind, queue, ...failure }));
}

/** What the agent wants to choose from. */
type Wanted = ReturnType<typeof cannedReplies.openRequested>['payload'];

function* readUnlessFresh({ kind, conversationId }: Wanted): SagaGenerator<void> {
  const { clock } = yield* call(services);
  const conversation = yield* select(selectConversation, conversationId);
  if (conversation === undefined) return;
  const { queue } = conversation;
  const { readAt } = yield* select(kind === 'replies' ? selectReplies : selectTemplates, queue);
  if (readAt === null || clock.now() - readAt > FRESH_FOR_MS) yield* call(read, kind, queue);
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
