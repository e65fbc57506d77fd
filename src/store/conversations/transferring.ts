import { failureIn, READ_LOADED, READ_LOADING, readFailed, type Failure } from '../../lib/failure';
import type { On } from '../plainReducer';
import { statusReported } from '../queues/actions';
import type { QueueStatus } from '../queues/types';
import { closedIfOpen, left } from './leaving';
import { conversationOf, withoutKey, type ConversationsState, type ConversationTransfer } from './state';
import * as actions from './transferActions';
import type { TransferAgent } from './types';

function openedFor(conversationId: string): ConversationTransfer {
  return { conversationId, read: READ_LOADING, agents: {}, unsure: [] };
}

function inDialog(state: ConversationsState, id: string, fields: Partial<ConversationTransfer>) {
  const { transfer } = state;
  return transfer?.conversationId === id ? { ...state, transfer: { ...transfer, ...fields } } : state;
}

/** The transfer went to the server (null) or was refused; a refusal is told where it can be tried again. */
function underWay(state: ConversationsState, id: string, failure: Failure | null): ConversationsState {
  if (conversationOf(state, id) === null) return state;
  const next = { ...state, transferring: { ...state.transferring, [id]: failure } };
  return failure === null ? next : { ...next, transfer: state.transfer ?? openedFor(id) };
}

/** The name that a queue's panel leaves out, as the dialog has it already. */
function knownName({ agents }: ConversationTransfer, queue: string, extension: string): string {
  const isMeant = (one: TransferAgent) => extension !== '' && one.extension === extension;
  return agents[queue]?.find(isMeant)?.name ?? '';
}

/** What the server says of a queue while the dialog is open is newer than what was read for it. */
function followed(dialog: ConversationTransfer, statuses: readonly QueueStatus[]): ConversationTransfer {
  const told = statuses.filter(({ queue }) => Object.hasOwn(dialog.agents, queue));
  if (told.length === 0) return dialog;
  const newer = told.map(({ queue, agents }): [string, readonly TransferAgent[]] => [
    queue,
    agents
      .map((one) => ({ ...one, name: one.name === '' ? knownName(dialog, queue, one.extension) : one.name }))
      .filter(({ name }) => name !== '')
      .map(({ name, extension, status, pauseReason }) => ({ name, extension, status, pauseReason })),
  ]);
  const unsure = dialog.unsure.filter((queue) => !told.some((one) => one.queue === queue));
  return { ...dialog, agents: { ...dialog.agents, ...Object.fromEntries(newer) }, unsure };
}

/** Giving conversations away: the dialog, who may take one, and how it went. */
export function transferring(on: On<ConversationsState>): void {
  on(actions.transferOpenRequested, (state, { payload: { conversationId } }) => {
    if (conversationOf(state, conversationId) === null) return state;
    const known = withoutKey(state.transferring, conversationId);
    return { ...state, transfer: openedFor(conversationId), transferring: known };
  });
  on(actions.transferCloseRequested, (state) =>
    state.transfer === null ? state : { ...state, transfer: null },
  );
  on(actions.transferTargetsReadStarted, (state, { payload }) =>
    inDialog(state, payload.conversationId, { read: READ_LOADING }),
  );
  on(actions.transferTargetsLoaded, (state, { payload: { conversationId, agents, unsure = [] } }) =>
    inDialog(state, conversationId, { read: READ_LOADED, agents, unsure }),
  );
  on(actions.transferTargetsReadFailed, (state, { payload: { conversationId, code, message } }) =>
    inDialog(state, conversationId, { read: readFailed({ code, message }) }),
  );
  on(statusReported, (state, { payload }) => {
    if (state.transfer === null) return state;
    const transfer = followed(state.transfer, payload.statuses);
    return transfer === state.transfer ? state : { ...state, transfer };
  });
  on(actions.transferStarted, (state, { payload }) => underWay(state, payload.conversationId, null));
  on(actions.transferred, (state, { payload }) => {
    const { conversationId } = payload;
    return { ...closedIfOpen(left(state, conversationId), conversationId), givenAway: payload };
  });
  on(actions.transferFailed, (state, { payload }) =>
    payload.isOneOfMany === true
      ? { ...state, transferring: withoutKey(state.transferring, payload.conversationId) }
      : underWay(state, payload.conversationId, failureIn(payload)),
  );
}
