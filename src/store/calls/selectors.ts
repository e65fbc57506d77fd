import { createSelector } from 'reselect';
import type { RootState } from '../rootReducer';
import { roomOfTransfer } from './rooms';
import {
  anyCall,
  consultFailure,
  liveCall,
  type CallFailure,
  type CallsState,
  type ClassificationDialog,
  type DialRefusal,
  type HangUpElsewhere,
  type CallTransfer,
} from './state';
import type { Call, EndedCall, MissedCall } from './types';

/** The calls of the agent and what is asked of them. */
export function selectCalls(state: RootState): CallsState {
  return state.calls;
}

/** The live calls, oldest first. */
export function selectLiveCalls(state: RootState): readonly Call[] {
  return state.calls.live;
}

/** The calls that are over, newest first; at most 50. */
export function selectEndedCalls(state: RootState): readonly EndedCall[] {
  return state.calls.ended;
}

/** A call that is over; undefined while it lives, and for one that is forgotten. */
export function selectEndedCall({ calls }: RootState, id: string): EndedCall | undefined {
  return calls.ended.find((call) => call.id === id);
}

/** A live call; null when it is over. */
export function selectCall(state: RootState, id: string): Call | null {
  return liveCall(state.calls, id) ?? null;
}

/** A call, live or over; undefined for one that is forgotten. */
export function selectKnownCall({ calls }: RootState, id: string): Call | EndedCall | undefined {
  return anyCall(calls, id);
}

/** The call by which the agent is in a conference room, or on the way to one; null: none. */
export function selectRoomCall({ calls }: RootState): Call | null {
  return calls.live.find(({ conference }) => conference !== undefined) ?? null;
}

/** Whether any call lives: ringing, spoken or held. */
export function selectIsInCall(state: RootState): boolean {
  return state.calls.live.length > 0;
}

/** The call that the agent speaks to or dials; else the held one that was spoken to last. */
export function selectCurrentCall({ calls }: RootState): Call | null {
  const spoken = calls.activeOrder.flatMap((id) => liveCall(calls, id) ?? []);
  return spoken.find(({ hold, phase }) => hold !== 'on' && phase !== 'ending') ?? spoken[0] ?? null;
}

/** The call that the agent is in, or on the way to: not one that only rings here. */
export function selectSpokenCall({ calls }: RootState): Call | null {
  return calls.live.find(({ phase }) => phase !== 'offered') ?? null;
}

/** The call that rings here. */
export function selectOfferedCall({ calls }: RootState): Call | null {
  return calls.live.find(({ phase }) => phase === 'offered') ?? null;
}

/** The call that is on its way to a number; null: none. Who asks for it once more, as by a double click, means that one. */
export function selectCallUnderWay({ calls }: RootState, number: string): Call | null {
  const isUnderWay = ({ direction, phase, ...call }: Call) =>
    direction === 'outgoing' && (phase === 'dialing' || phase === 'ringing') && call.number === number;
  return calls.live.find(isUnderWay) ?? null;
}

/** The call on screen; it stays there when it ends. */
export function selectShownCall({ calls }: RootState): Call | EndedCall | null {
  return anyCall(calls, calls.shownId) ?? null;
}

/** The calls that go on in this one, oldest first: the agent took them along into its conference room. */
export function callsTakenAlong({ calls }: RootState, callId: string): EndedCall[] {
  const host = anyCall(calls, callId);
  const room = host?.conference?.room;
  if (host === undefined || room === undefined) return [];
  return calls.ended
    .filter(({ endedAt, transfer }) => roomOfTransfer(transfer) === room && endedAt >= host.startedAt)
    .toSorted((one, other) => one.startedAt - other.startedAt);
}

/** The call that a voice conversation belongs to. */
export function selectCallOfConversation(
  { calls }: RootState,
  conversationId: string,
): Call | EndedCall | null {
  const belongs = (call: Call | EndedCall) => call.conversationId === conversationId;
  return calls.live.find(belongs) ?? calls.ended.find(belongs) ?? null;
}

/** Why the last call never came about, until the agent read it or dialled anew; not what the transfer dialog tells. */
export function selectCallFailure({ calls }: RootState): CallFailure | null {
  return consultFailure(calls) === null ? calls.failure : null;
}

/** Why the consultation for the call in the open transfer dialog failed; null: none did. */
export function selectConsultFailure({ calls }: RootState): CallFailure | null {
  return consultFailure(calls);
}

/** The last small thing that went wrong. */
export function selectCallNotice({ calls }: RootState): CallsState['notice'] {
  return calls.notice;
}

const NONE_MISSED: readonly MissedCall[] = [];

/** The calls that the agent missed and has not seen, newest first. */
export function selectMissedCalls({ calls }: RootState): readonly MissedCall[] {
  return calls.missed ?? NONE_MISSED;
}

/** Why nothing was dialled. */
export function selectDialRefusal({ calls }: RootState): DialRefusal | null {
  return calls.dialRefusal;
}

/** The open transfer dialog. */
export function selectTransferDialog({ calls }: RootState): CallTransfer | null {
  return calls.transferDialog;
}

/** The open dial dialog and what it begins with. */
export function selectDialDialog({ calls }: RootState): CallsState['dialDialog'] {
  return calls.dialDialog;
}

/** The open classification of a call. */
export interface CallClassification extends Omit<ClassificationDialog, 'callId'> {
  call: Call | EndedCall;
}

/** The open classification with its call. */
export const selectCallClassification = createSelector(
  [
    ({ calls }: RootState) => calls.classification,
    ({ calls }: RootState) => anyCall(calls, calls.classification?.callId ?? null),
  ],
  (dialog, call): CallClassification | null => {
    if (dialog === null || call === undefined) return null;
    const { isRequired, status, failure, refusals } = dialog;
    return { call, isRequired, status, failure, refusals };
  },
);

/** The centre's id of a call by its SIP Call-ID; null while the centre has not told it. */
export function selectUniqueId({ calls }: RootState, callId: string): string | null {
  const awaited = calls.unmatchedReports.find(({ call }) => call.callId === callId);
  return anyCall(calls, callId)?.uniqueId ?? awaited?.call.uniqueId ?? null;
}

/** The call that has to be classified, also one from before a reload. */
export function selectPendingClassification({ calls }: RootState): EndedCall | null {
  return calls.pendingClassification;
}

/** So long after its end a call may wait for the centre's id of it before the agent is asked to classify it. */
const NAMED_MS = 5_000;

/** The id of the call that the agent is asked to classify at `now`, or is about to be asked; null: none. */
export function selectUnclassified({ calls, config }: RootState, now: number): string | null {
  if (config.configuration?.mustClassifyCalls !== true) return null;
  const isDue = ({ answeredAt, classified, consultOf, endedAt, queue }: EndedCall): boolean =>
    now - endedAt <= NAMED_MS && answeredAt !== null && queue !== null && consultOf === null && !classified;
  return (calls.pendingClassification ?? calls.ended.find(isDue))?.id ?? null;
}

/** The call whose classification keeps the agent from the next one; null: none does, or one lives. */
export function selectWrapUp({ calls }: RootState): EndedCall | null {
  const { classification, ended, live } = calls;
  if (classification?.isRequired !== true || live.length > 0) return null;
  return ended.find(({ id }) => id === classification.callId) ?? null;
}

/** Whether the agent will be asked, once the telephone is loaded, to classify a call of an earlier page. */
export function selectWillAsk({ calls, config }: RootState): boolean {
  return calls.pendingClassification !== null && config.configuration?.mustClassifyCalls === true;
}

/** The pause for a classification, with the reason that it took the place of. */
export function selectClassificationPause({ calls }: RootState): CallsState['pause'] {
  return calls.pause;
}

function isRingingBack({ phase, earlyMedia }: Call): boolean {
  return phase === 'ringing' && !earlyMedia;
}

/** What became of hanging up the call of a voice conversation that is not on this page; null: nobody asked. */
export function selectHangUpElsewhere({ calls }: RootState, conversationId: string): HangUpElsewhere | null {
  return calls.hangUpElsewhere?.conversationId === conversationId ? calls.hangUpElsewhere : null;
}

/** What is to be heard now: derived from the calls, so that no ring can stay behind. */
export function selectRing(state: RootState): 'incoming' | 'ringBack' | 'none' {
  if (selectOfferedCall(state) !== null) return 'incoming';
  return state.calls.live.some(isRingingBack) ? 'ringBack' : 'none';
}

/** Grows each time a call wants the agent at /home. */
export function selectNavigateRequests({ calls }: RootState): number {
  return calls.navigateRequests;
}
