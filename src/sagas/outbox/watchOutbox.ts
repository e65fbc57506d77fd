import { sagaFailed } from '../../store/app/actions';
import { toFailure } from '../../lib/failure';
import * as outbox from '../../store/outbox/actions';
import { isHeld } from '../../store/outbox/hold';
import { selectNextItems, selectUnsentOf } from '../../store/outbox/selectors';
import { services } from '../core/context';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from '../core/effects';
import { watchChoices } from './choices';
import { composeMails, mailRequests } from './composeMail';
import { composeItems, sendRequests } from './composeItems';
import { deliverConversation, type VerifiedUntil } from './deliverConversation';
import { keepDraftFiles } from './draftFiles';
import { watchHolds } from './holds';
import { watchLateWords } from './lateWords';
import { watchSendElsewhere } from './sendElsewhere';
import { keepStored, pruneFiles, restoreOutbox } from './storedItems';

const MAY_START = [
  outbox.queued,
  outbox.restored,
  outbox.retryRequested,
  outbox.released,
  // What stood behind it may leave.
  outbox.discarded,
];

/** At most this many conversations send side by side (contract §7). */
const PARALLEL = 4;

/** One conversation that breaks a lane would break the next one too: what waits there is left to the agent. */
function* deliver(conversationId: string, verified: VerifiedUntil): SagaGenerator<void> {
  try {
    yield* call(deliverConversation, conversationId, verified);
  } catch (error) {
    const failure = toFailure(error);
    yield* put(sagaFailed({ saga: 'outbox', ...failure }));
    for (const { clientMsgId } of yield* select(selectUnsentOf, conversationId)) {
      yield* put(outbox.gaveUp({ clientMsgId, ...failure }));
    }
  }
}

/** Waits until something may be sent: something new, or what was held for the agent to take back. */
function* untilMayStart(heldUntil: number): SagaGenerator<void> {
  const { clock } = yield* call(services);
  if (heldUntil === Infinity) yield* take(MAY_START);
  else yield* race({ started: take(MAY_START), due: delay(Math.max(0, heldUntil - clock.now())) });
}

/** Serves one conversation after the other; none is served by two lanes, so that its order is kept. */
function* lane(served: Set<string>, verified: VerifiedUntil): SagaGenerator<void> {
  const { clock } = yield* call(services);
  while (true) {
    const waiting = (yield* select(selectNextItems)).filter(
      ({ target }) => !served.has(target.conversationId),
    );
    const next = waiting.find((item) => !isHeld(item, clock.now()))?.target.conversationId;
    if (next === undefined) {
      yield* call(untilMayStart, Math.min(...waiting.map(({ heldUntil }) => heldUntil ?? Infinity)));
      continue;
    }
    served.add(next);
    try {
      yield* call(deliver, next, verified);
    } finally {
      served.delete(next);
    }
  }
}

/** Keeps what the agent made until the server has it: across reloads, once, and in order. */
export function* keepOutbox(): SagaGenerator<void> {
  const requests = yield* call(sendRequests);
  const mails = yield* call(mailRequests);
  yield* call(restoreOutbox);
  yield* fork(keepStored);
  yield* fork(pruneFiles);
  yield* fork(watchChoices);
  yield* fork(watchHolds);
  yield* fork(watchLateWords);
  yield* fork(watchSendElsewhere);
  yield* fork(composeItems, requests);
  yield* fork(keepDraftFiles);
  yield* fork(composeMails, mails);
  const served = new Set<string>();
  const verified: VerifiedUntil = new Map();
  for (let number = 0; number < PARALLEL; number += 1) yield* fork(lane, served, verified);
}
