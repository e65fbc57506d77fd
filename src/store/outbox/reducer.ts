import { loggedOut } from '../auth/actions';
import { failureIn, type Failure } from '../../lib/failure';
import * as messages from '../messages/actions';
import type { Message } from '../messages/types';
import { plainReducer } from '../plainReducer';
import { entryOf } from '../../lib/records';
import * as actions from './actions';
import { withDelayed, withoutKept, withDeferred, type KeptClassifications } from './keptClassifications';
import { uploadIdsOf } from './files';
import { free, takenBack } from './hold';
import { nextOrder } from './order';
import type { OutboxItem, OutboxState as ItemState, UploadProgress } from './types';

/** What the agent made and the server does not have yet, and uploads under way. */
export interface OutboxSlice extends KeptClassifications {
  items: Readonly<Record<string, OutboxItem>>;
  /** By upload id, while it runs. */
  uploads: Readonly<Record<string, UploadProgress>>;
}

const initialState: OutboxSlice = {
  items: {},
  uploads: {},
  pendingClassifications: [],
  deferred: {},
};

function change(
  state: OutboxSlice,
  clientMsgId: string,
  from: readonly ItemState[],
  next: (item: OutboxItem) => OutboxItem,
): OutboxSlice {
  const item = entryOf(state.items, clientMsgId);
  if (item === undefined || !from.includes(item.state)) return state;
  const changed = next(item);
  return changed === item ? state : { ...state, items: { ...state.items, [clientMsgId]: changed } };
}

function withoutUpload(uploads: OutboxSlice['uploads'], uploadId: string): OutboxSlice['uploads'] {
  if (entryOf(uploads, uploadId) === undefined) return uploads;
  const { [uploadId]: _ended, ...others } = uploads;
  return others;
}

/** What was shown of an item's upload ends. */
function uploadEnded(state: OutboxSlice, item: OutboxItem): OutboxSlice {
  const uploads = uploadIdsOf(item).reduce(withoutUpload, state.uploads);
  return uploads === state.uploads ? state : { ...state, uploads };
}

function without(state: OutboxSlice, clientMsgId: string | null): OutboxSlice {
  const gone = clientMsgId === null ? undefined : entryOf(state.items, clientMsgId);
  if (clientMsgId === null || gone === undefined) return state;
  const { [clientMsgId]: _removed, ...items } = state.items;
  return uploadEnded({ ...state, items }, gone);
}

/** What the messages that were read show is at the server. */
function withoutRead(state: OutboxSlice, read: readonly Message[]): OutboxSlice {
  return read.reduce((before, { clientMsgId }) => without(before, clientMsgId), state);
}

/** Failures after which the message may be at the server: the answer, or the messages, could not be read. */
const UNKNOWN_FATE: readonly string[] = ['badAnswer', 'unchecked'];

/** The mark of the first attempt stays: whatever came behind it may be the item. */
function sending(item: OutboxItem, knownUntil: string | null | undefined): OutboxItem {
  // What the agent takes back does not go out.
  if (item.heldUntil === null) return item;
  const mark = item.knownUntil === undefined ? knownUntil : item.knownUntil;
  return {
    ...free(item),
    state: 'sending',
    attempts: item.attempts + 1,
    // How an earlier attempt ended says nothing of this one.
    failure: null,
    wentOut: true,
    ...(mark === undefined ? {} : { knownUntil: mark }),
  };
}

function failed(state: OutboxSlice, payload: Failure & { clientMsgId: string }): OutboxSlice {
  const { clientMsgId, code } = payload;
  // A later report on a failed item says more than the first, which may be that nobody answered.
  const next = change(state, clientMsgId, ['queued', 'sending', 'failed'], (item) => ({
    ...item,
    state: 'failed',
    failure: failureIn(payload),
    ...(UNKNOWN_FATE.includes(code) ? { mustCheck: true } : {}),
  }));
  const item = next === state ? undefined : entryOf(next.items, clientMsgId);
  return item === undefined ? state : uploadEnded(next, item);
}

/** A text goes back to the composer, a mail to its drafts; a file or a template stays, for it is nowhere else. */
function refused(state: OutboxSlice, payload: ReturnType<typeof actions.refused>['payload']): OutboxSlice {
  const item = entryOf(state.items, payload.clientMsgId);
  const goesBack = item === undefined || (item.file === null && item.template === null);
  return goesBack ? without(state, payload.clientMsgId) : failed(state, payload);
}

/** When the outbox begins anew nothing is in flight any more. */
function inLineAgain(items: OutboxSlice['items']): OutboxSlice['items'] {
  return Object.fromEntries(
    Object.entries(items).map(([id, item]) => [
      id,
      item.state === 'sending' ? { ...item, state: 'queued' } : item,
    ]),
  );
}

/** Folds the facts of the outbox. */
export const outboxReducer = plainReducer<OutboxSlice>(initialState, (on) => {
  on(actions.queued, (state, { payload }) =>
    entryOf(state.items, payload.item.clientMsgId) === undefined
      ? { ...state, items: { ...state.items, [payload.item.clientMsgId]: payload.item } }
      : state,
  );
  on(actions.restored, (state, { payload }) => ({
    ...state,
    items: {
      ...Object.fromEntries(payload.items.map((item) => [item.clientMsgId, item])),
      ...inLineAgain(state.items),
    },
  }));
  on(actions.attemptStarted, (state, { payload }) =>
    change(state, payload.clientMsgId, ['queued'], (item) => sending(item, payload.knownUntil)),
  );
  on(actions.attemptFailed, (state, { payload }) =>
    change(state, payload.clientMsgId, ['sending'], (item) => ({
      ...item,
      state: 'queued',
      failure: failureIn(payload),
    })),
  );
  on(actions.undoRequested, (state, { payload, meta }) =>
    change(state, payload.clientMsgId, ['queued'], (item) => takenBack(item, meta.at)),
  );
  on(actions.released, (state, { payload }) => change(state, payload.clientMsgId, ['queued'], free));
  on(actions.gaveUp, (state, { payload }) => failed(state, payload));
  on(actions.retryRequested, (state, { payload, meta }) =>
    change(state, payload.clientMsgId, ['failed'], (item) => ({
      ...item,
      state: 'queued',
      failure: null,
      attempts: 0,
      queuedAt: meta.at,
      // Behind what was sent meanwhile: the server takes nothing that was overtaken (contract §1.5).
      order: nextOrder(state.items, meta.at),
    })),
  );
  on(actions.delivered, (state, { payload }) => without(state, payload.clientMsgId));
  on(actions.refused, (state, { payload }) => refused(state, payload));
  on(actions.discarded, (state, { payload }) => without(state, payload.clientMsgId));
  on(messages.sendSettled, (state, { payload }) =>
    payload.message === null ? state : without(state, payload.clientMsgId),
  );
  on(messages.received, (state, { payload }) => without(state, payload.message.clientMsgId));
  on(messages.changed, (state, { payload }) => without(state, payload.message.clientMsgId));
  on(messages.loaded, (state, { payload }) => withoutRead(state, payload.messages));
  on(messages.newestLoaded, (state, { payload }) => withoutRead(state, payload.messages));
  on(messages.olderLoaded, (state, { payload }) => withoutRead(state, payload.messages));
  on(actions.classificationDelayed, (state, { payload }) => withDelayed(state, payload.reqId));
  on(actions.classificationLeft, (state, { payload: { reqId, uniqueId } }) =>
    withDeferred(state, reqId, uniqueId),
  );
  on(actions.classificationDelivered, (state, { payload }) => withoutKept(state, payload.reqId));
  on(actions.classificationRefused, (state, { payload }) => withoutKept(state, payload.reqId));
  on(actions.uploadReported, (state, { payload, meta }) => {
    const { uploadId, conversationId, percent } = payload;
    // Of a state that is not known only the percentage tells whether it goes on.
    const goesOn = payload.state === 'sending' || (payload.state === 'other' && percent < 100);
    if (!goesOn) return { ...state, uploads: withoutUpload(state.uploads, uploadId) };
    return { ...state, uploads: { ...state.uploads, [uploadId]: { conversationId, percent, at: meta.at } } };
  });
  on(loggedOut, () => initialState);
});
