import { createSelector } from 'reselect';
import { isAgentNamed } from '../../lib/agentNames';
import type { Failure } from '../../lib/failure';
import { VOICE, type Channel } from '../../lib/queueType';
import type { RootState } from '../rootReducer';
import type { QueueMembership, WaitingTotals } from './types';

/** The agent's queues, the centre's queues and what waits. */
export function selectQueues(state: RootState): RootState['queues'] {
  return state.queues;
}

/** Names of the agent's queues; null while nobody said them, as on a page that went on without a handshake. */
export const selectOwnQueues = createSelector(
  (state: RootState) => state.queues.memberships,
  (state: RootState) => state.connection.epoch !== null,
  (memberships, isGreeted): readonly string[] | null =>
    isGreeted || memberships.length > 0 ? memberships.map(({ queue }) => queue) : null,
);

/** Names of the queues that the agent is in. */
export const selectJoinedQueues = createSelector(
  (state: RootState) => state.queues.memberships,
  (memberships) => memberships.filter(({ joined }) => joined).map(({ queue }) => queue),
);

/** Whether an agent who signs out now leaves their queues once the server is back. */
export function selectLeavesLater(state: RootState): boolean {
  return state.connection.status !== 'live' && selectJoinedQueues(state).length > 0;
}

const NO_QUEUES: readonly QueueMembership[] = [];

/** The voice queues that the agent is in; the first one is that of a call which names none (spec 2 §4). */
export const selectVoiceQueues = createSelector(
  (state: RootState) => state.queues.memberships,
  (memberships): readonly QueueMembership[] => {
    const voice = memberships.filter(({ type, joined }) => type === VOICE && joined);
    return voice.length === 0 ? NO_QUEUES : voice;
  },
);

/** The address that a queue's mails are sent from; null where the server names none. */
export function selectQueueAddress(state: RootState, queue: string): string | null {
  return state.queues.all.find(({ name }) => name === queue)?.email ?? null;
}

/** The addresses that mails of these queues are sent from, where the server names them. */
export function selectQueueAddresses(state: RootState, queues: readonly string[]): string[] {
  return queues.map((queue) => selectQueueAddress(state, queue)).filter((address) => address !== null);
}

/** One switch as the agent sees it: what is wished for counts before the server confirms it. */
export interface QueueSwitch {
  queue: string;
  isOn: boolean;
  /** The server has not confirmed it yet. */
  isPending: boolean;
}

/** The switches of the agent's queues, in the server's order. */
export const selectQueueSwitches = createSelector(
  [(state: RootState) => state.queues.memberships, (state: RootState) => state.queues.desired],
  (memberships, desired) =>
    memberships.map(({ queue, joined }): QueueSwitch => {
      const wished = desired[queue];
      return { queue, isOn: wished ?? joined, isPending: wished !== undefined };
    }),
);

/** How many wait in the agent's queues, by channel. */
export function selectWaitingTotals({ queues }: RootState): WaitingTotals {
  return queues.totals;
}

/** How many wait in the agent's queues, of all channels. */
export function selectWaitingCount({ queues }: RootState): number {
  const { chat, email, voice, whatsapp } = queues.totals;
  return chat + email + voice + whatsapp;
}

/** Why the last turn of a switch came to nothing. */
export function selectSwitchFailure({ queues }: RootState): Failure | null {
  return queues.failure;
}

/** The channel of which the agent is in no queue, though something was asked for there. */
export function selectLacking({ queues }: RootState): Channel | null {
  return queues.lacking;
}

/** What the queues' panels call the agent's present status; '' where none of them speaks of it. */
export function selectOwnStatusText({ agent, auth, queues }: RootState): string {
  const all = queues.statuses.flatMap(({ agents }) => agents);
  const told = all.find(
    ({ extension, name, status }) =>
      status === agent.status && (isAgentNamed(name, auth.user) || isAgentNamed(extension, auth.user)),
  );
  return told?.statusText ?? '';
}
