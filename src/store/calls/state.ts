import { callerOf } from '../../lib/caller';
import type { Failure } from '../../lib/failure';
import { withFields } from '../../lib/records';
import type { dialRefused } from './lifecycleFacts';
import type { Call, CallCause, EndedCall, CallNotice, MissedCall, ReportedCall } from './types';

/** Why a call never came about, or broke, as the popup tells it. */
export interface CallFailure {
  callId: string;
  number: string;
  name: string | null;
  cause: CallCause;
  direction: Call['direction'];
  /** What is dialled to call the other side again; null: nobody can be called back. */
  callBack: { queue: string | null; contactId: string | null } | null;
  /** It broke while both sides spoke. */
  wasAnswered: boolean;
  /** When the other side can be tried again, ms since 1970; absent where it did not say. */
  retryAt?: number;
}

/** A call that the server told of and the softphone has not, with when it was told (ms since 1970). */
export interface AwaitedCall {
  call: ReportedCall;
  at: number;
}

/** Why nothing was dialled. */
export type DialRefusal = Pick<ReturnType<typeof dialRefused>['payload'], 'number' | 'reason'>;

/**
 * The transfer dialog: for one call, with why the last transfer failed; its message is the final status where the
 * target answered one.
 */
export interface CallTransfer {
  callId: string;
  failure: Failure | null;
  isRunning: boolean;
}

/** The classification of one call; a required one can be left once it was refused again. */
export interface ClassificationDialog {
  callId: string;
  isRequired: boolean;
  status: 'idle' | 'saving';
  failure: Failure | null;
  /** How often it was refused. */
  refusals: number;
}

/** A call that is not on this page and that the centre is asked to end, by its voice conversation. */
export interface HangUpElsewhere {
  conversationId: string;
  status: 'sending' | 'sent' | 'failed';
  failure: Failure | null;
}

/** The calls of the agent, what is asked of them, and what the server's channel tells of them. */
export interface CallsState {
  /** Oldest first. */
  live: readonly Call[];
  /** Newest first; the last 50. */
  ended: readonly EndedCall[];
  /** Ids of the live calls that the agent answered or dialled, the one spoken to last first. */
  activeOrder: readonly string[];
  /** The call on screen, live or ended. */
  shownId: string | null;
  /** Grows each time a call wants the agent at /home. */
  navigateRequests: number;
  failure: CallFailure | null;
  /** The last one; a new object each time. */
  notice: CallNotice | null;
  dialRefusal: DialRefusal | null;
  dialDialog: { number: string; name: string | null; contactId: string | null } | null;
  transferDialog: CallTransfer | null;
  classification: ClassificationDialog | null;
  /** The call that has to be classified, or would have to be if the page were closed now; outlives a reload. */
  pendingClassification: EndedCall | null;
  /** The login of whose session ended before they classified it; absent: it is of the session that goes on. */
  pendingFor?: string;
  /** The pause for a classification, with the one that it took the place of; outlives a reload. */
  pause: { formerReason: string | null } | null;
  /** The last one; null: none was asked for. */
  hangUpElsewhere: HangUpElsewhere | null;
  unmatchedReports: readonly AwaitedCall[];
  /** The centre's ids of calls whose late events are dropped (contract §5); the last 100. */
  hungUp: readonly string[];
  /** What the agent missed and has not seen, newest first; absent until there is one. */
  missed?: readonly MissedCall[];
}

/** Before anything is known. */
export const initialState: CallsState = {
  live: [],
  ended: [],
  activeOrder: [],
  shownId: null,
  navigateRequests: 0,
  failure: null,
  notice: null,
  dialRefusal: null,
  dialDialog: null,
  transferDialog: null,
  classification: null,
  pendingClassification: null,
  pause: null,
  hangUpElsewhere: null,
  unmatchedReports: [],
  hungUp: [],
};

/** A live call; undefined when it is not there. */
export function liveCall({ live }: Pick<CallsState, 'live'>, id: string | null): Call | undefined {
  return live.find((call) => call.id === id);
}

/** A call, live or ended lately. */
export function anyCall(
  { live, ended }: Pick<CallsState, 'live' | 'ended'>,
  id: string | null,
): Call | EndedCall | undefined {
  return liveCall({ live }, id) ?? ended.find((call) => call.id === id);
}

/** A small thing went wrong with a live call. */
export function withNotice(state: CallsState, callId: string, kind: CallNotice['kind']): CallsState {
  const call = liveCall(state, callId);
  return call === undefined ? state : { ...state, notice: { kind, who: callerOf(call) ?? '' } };
}

/** The items with these fields in the one with the id; the same array when that changes nothing. */
function patched<T extends { id: string }>(items: readonly T[], id: string, fields: Partial<T>) {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  if (item === undefined) return items;
  const next = withFields(item, fields);
  return next === item ? items : items.with(index, next);
}

/**
 * Changes a live call. `change` says which fields, or null where the event is illegal in the call's state;
 * the same state when nothing changes.
 */
export function changed(
  state: CallsState,
  id: string,
  change: (call: Call) => Partial<Call> | null,
): CallsState {
  const call = liveCall(state, id);
  const fields = call === undefined ? null : change(call);
  const live = fields === null ? state.live : patched(state.live, id, fields);
  return live === state.live ? state : { ...state, live };
}

/** What is learned of a call also after its end. */
export type LateFields = Pick<
  EndedCall,
  | 'uniqueId'
  | 'contactId'
  | 'foundContact'
  | 'conversationId'
  | 'queue'
  | 'name'
  | 'dialledNumber'
  | 'classified'
>;

/** Puts what was learned into a call, live or ended. */
export function learned(state: CallsState, id: string, fields: Partial<LateFields>): CallsState {
  const live = patched<Call>(state.live, id, fields);
  const ended = patched<EndedCall>(state.ended, id, fields);
  return live === state.live && ended === state.ended ? state : { ...state, live, ended };
}

/** The agent speaks to this call from now on. */
export function spokenTo(state: CallsState, id: string): CallsState {
  if (state.activeOrder[0] === id) return state;
  return { ...state, activeOrder: [id, ...state.activeOrder.filter((other) => other !== id)] };
}

/** A call takes the place of another one: the agent speaks to it as they spoke to that. */
export function inPlaceOf(state: CallsState, id: string, replaced: string): CallsState {
  if (!state.activeOrder.includes(replaced)) return spokenTo(state, id);
  const activeOrder = state.activeOrder.flatMap((other) => (other === replaced ? [id, other] : [other]));
  return { ...state, activeOrder };
}

/** Why the last consultation failed for the call in the open transfer dialog, which tells it; null: none did. */
export function consultFailure({ ended, failure, transferDialog }: CallsState): CallFailure | null {
  if (failure === null || transferDialog === null) return null;
  const consulted = ended.find(({ id }) => id === failure.callId)?.consultOf;
  return consulted === transferDialog.callId ? failure : null;
}

/** The transfer dialog closes, and what it told of a consultation goes with it. */
export function withoutTransferDialog(state: CallsState): CallsState {
  const failure = consultFailure(state) === null ? state.failure : null;
  return { ...state, transferDialog: null, failure };
}
