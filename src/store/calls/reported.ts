import { isSameNumber } from '../../lib/phoneNumber';
import { UNSAID, VOICE, type QueueType } from '../../lib/queueType';
import * as conversations from '../conversations/actions';
import type { Conversation } from '../conversations/types';
import type { On } from '../plainReducer';
import { cameToRoom, joinedRoom, leftRoom } from './conference';
import { withoutMissed } from './missed';
import * as actions from './serverFacts';
import { anyCall, learned, type AwaitedCall, type CallsState, type LateFields } from './state';
import type { Call, EndedCall, ReportedCall } from './types';

const HUNG_UP_KEPT = 100;

const AWAITED_KEPT = 20;

/** A report older than this is not of a call that comes now from the same number. */
const SAME_CALL_MS = 60_000;

const SERVED: readonly QueueType[] = [VOICE, UNSAID];

/** By what a call is known in the centre's reports. */
type Reportable = Pick<Call, 'id' | 'uniqueId' | 'number' | 'direction' | 'telephone' | 'startedAt'>;

/** The centre may write any other number that it dials for a desk telephone: one goes out at a time. */
function isOfNumber({ number, direction, telephone }: Reportable, report: ReportedCall): boolean {
  const isIncoming = direction === 'incoming';
  const isSame = isSameNumber(number, report.number) || (telephone !== undefined && !isIncoming);
  return isSame && isIncoming === report.incoming;
}

function callOf({ live, ended }: CallsState, report: ReportedCall): Call | EndedCall | undefined {
  const calls = [...live, ...ended];
  const known =
    calls.find(({ uniqueId }) => uniqueId === report.uniqueId) ??
    calls.find(({ id, uniqueId }) => uniqueId === null && id === report.callId);
  // Others in a room may have any number, also that of a call of the agent's own.
  if (known !== undefined || report.room !== undefined) return known;
  return live.find((call) => call.uniqueId === null && isOfNumber(call, report));
}

/** What the server told of a call before it came: by its own id, else by the Call-ID, else by number and direction. */
export function reportOf(
  { unmatchedReports }: Pick<CallsState, 'unmatchedReports'>,
  call: Reportable,
): AwaitedCall | undefined {
  if (call.uniqueId !== null) return unmatchedReports.find((one) => one.call.uniqueId === call.uniqueId);
  return (
    unmatchedReports.find((one) => one.call.callId === call.id) ??
    // An older one may be of a caller who was sent on, and went to somebody else.
    unmatchedReports.findLast((one) => isOfNumber(call, one.call) && call.startedAt - one.at <= SAME_CALL_MS)
  );
}

/** What the centre knows better: its own id, queue and conversation; whom the agent chose to dial stays. */
function factsOf(call: Call | EndedCall, report: ReportedCall): Partial<LateFields> {
  return {
    uniqueId: report.uniqueId,
    contactId: call.contactId ?? report.contactId,
    conversationId: report.conversationId ?? call.conversationId,
    queue: report.queue ?? call.queue,
    name: report.name ?? call.name,
    ...(report.dialledNumber === undefined ? {} : { dialledNumber: report.dialledNumber }),
  };
}

/** A new call takes what the server told of it before. */
export function claimed(state: CallsState, call: Call): CallsState {
  const report = reportOf(state, call);
  if (report === undefined) return state;
  const unmatchedReports = state.unmatchedReports.filter((one) => one !== report);
  const told = withoutMissed({ ...state, unmatchedReports }, [report.call.uniqueId]);
  return learned(told, call.id, factsOf(call, report.call));
}

function rang(state: CallsState, report: ReportedCall, at: number): CallsState {
  const { uniqueId } = report;
  if (state.hungUp.includes(uniqueId)) return state;
  const call = callOf(state, report);
  if (call !== undefined) return learned(state, call.id, factsOf(call, report));
  const inRoom = cameToRoom(state, report);
  if (inRoom !== null) return inRoom;
  if (state.unmatchedReports.some((one) => one.call.uniqueId === uniqueId)) return state;
  return {
    ...state,
    unmatchedReports: [...state.unmatchedReports, { call: report, at }].slice(-AWAITED_KEPT),
  };
}

function awaitedWith(state: CallsState, uniqueId: string, fields: Partial<ReportedCall>): CallsState {
  const index = state.unmatchedReports.findIndex((one) => one.call.uniqueId === uniqueId);
  const one = state.unmatchedReports[index];
  if (one === undefined) return state;
  const unmatchedReports = state.unmatchedReports.with(index, { ...one, call: { ...one.call, ...fields } });
  return { ...state, unmatchedReports };
}

/** The call with the centre's id belongs to this conversation, also when it ended lately. */
function linked(state: CallsState, uniqueId: string, conversationId: string | null): CallsState {
  if (conversationId === null) return state;
  const call = [...state.live, ...state.ended].find((one) => one.uniqueId === uniqueId);
  return call === undefined
    ? awaitedWith(state, uniqueId, { conversationId })
    : learned(state, call.id, { conversationId });
}

function served(state: CallsState, conversation: Conversation): CallsState {
  const { id, queueType, linkedId } = conversation;
  // One that does not say its type is a call's where it names the call.
  return SERVED.includes(queueType) && linkedId !== null ? linked(state, linkedId, id) : state;
}

/** What the server's channel tells of calls; the softphone alone says where a call is. */
export function reported(on: On<CallsState>): void {
  on(actions.rangAtServer, (state, { payload, meta }) => rang(state, payload.call, meta.at));
  on(actions.answeredAtServer, (state, { payload: { uniqueId, at, conversationId }, meta }) => {
    if (state.hungUp.includes(uniqueId)) return state;
    const answeredAt = at ?? new Date(meta.at).toISOString();
    const next = joinedRoom(awaitedWith(state, uniqueId, { answeredAt }), uniqueId);
    return linked(next, uniqueId, conversationId);
  });
  on(actions.hungUpAtServer, (state, { payload: { uniqueId, cause, conversationId } }) => {
    if (state.hungUp.includes(uniqueId)) return state;
    const unmatchedReports = state.unmatchedReports.filter(({ call }) => call.uniqueId !== uniqueId);
    const hungUp = [...state.hungUp, uniqueId].slice(-HUNG_UP_KEPT);
    return linked(
      leftRoom({ ...state, unmatchedReports, hungUp }, uniqueId, cause),
      uniqueId,
      conversationId,
    );
  });
  on(actions.customerFound, (state, { payload: { callId, number, contactId } }) =>
    // Another may be at the other end by now.
    anyCall(state, callId)?.number === number
      ? learned(state, callId, { foundContact: { number, contactId } })
      : state,
  );
  on(conversations.assigned, (state, { payload }) => served(state, payload.conversation));
  on(conversations.oneLoaded, (state, { payload }) => served(state, payload.conversation));
  // The conversation may have come while the server could not be heard.
  on(conversations.loaded, (state, { payload }) => payload.conversations.reduce(served, state));
  on(conversations.activeSetReported, (state, { payload }) =>
    (payload.conversations ?? []).reduce(served, state),
  );
}
