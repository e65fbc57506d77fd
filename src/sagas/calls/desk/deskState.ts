import { VOICE } from '../../../lib/queueType';
import { allValues } from '../../../lib/buckets';
import type { AwaitedCall } from '../../../store/calls/state';
import { selectCallOfConversation } from '../../../store/calls/selectors';
import type { Call, EndedCall } from '../../../store/calls/types';
import type { Conversation } from '../../../store/conversations/types';
import { selectWithQueueType } from '../../../store/queueTypeSelectors';
import type { RootState } from '../../../store/rootReducer';

/** What is known of calls on the desk beside the state of calls, for as long as the telephone is there. */
export interface DeskNotes {
  /** The centre's ids of calls that it was asked for, with the ids that they have here. */
  placed: Map<string, string>;
  /** The centre's ids of calls that were answered before anything else was known of them. */
  answered: Set<string>;
}

/** Nothing is known yet. */
export function createDeskNotes(): DeskNotes {
  return { placed: new Map(), answered: new Set() };
}

/** The live calls on the desk telephone, oldest first. */
export function selectDeskCalls({ calls }: RootState): Call[] {
  return calls.live.filter(({ telephone }) => telephone === 'desk');
}

/** The live call on the desk with the centre's id, or with an id of this page. */
export function selectDeskCall(state: RootState, uniqueId: string, callId?: string): Call | undefined {
  return selectDeskCalls(state).find((call) => call.uniqueId === uniqueId || call.id === callId);
}

/** What the centre told of a call that nobody took yet. */
export function selectReport({ calls }: RootState, uniqueId: string): AwaitedCall | undefined {
  return calls.unmatchedReports.find(({ call }) => call.uniqueId === uniqueId);
}

/** Whether the console knows this call: it lives, ended lately, is somebody's in a room, or was told over. */
export function selectIsKnown({ calls }: RootState, uniqueId: string): boolean {
  const has = (call: Call | EndedCall) =>
    call.uniqueId === uniqueId || call.conference?.users.some((user) => user.uniqueId === uniqueId) === true;
  return calls.hungUp.includes(uniqueId) || calls.live.some(has) || calls.ended.some(has);
}

/** The agent's voice conversations whose call this page does not know, by the centre's id of the call. */
export function selectUnmatchedConversations(state: RootState): Map<string, Conversation> {
  const unknown = new Map<string, Conversation>();
  for (const { conversation } of allValues(state.conversations.byId)) {
    const typed = selectWithQueueType(state, conversation);
    const { id, linkedId, queueType, status } = typed;
    if (queueType !== VOICE || linkedId === null || status !== 'active') continue;
    if (selectIsKnown(state, linkedId) || selectCallOfConversation(state, id) !== null) continue;
    unknown.set(linkedId, typed);
  }
  return unknown;
}

/** Whether a voice conversation of the agent says that this call was answered. */
export function selectIsServed(state: RootState, uniqueId: string): boolean {
  return allValues(state.conversations.byId).some(
    ({ conversation }) => conversation.linkedId === uniqueId && conversation.status === 'active',
  );
}
