import { createSelector } from 'reselect';
import { PAUSED } from '../agentStatus';
import type { RootState } from '../rootReducer';
import type { PauseReason } from './types';

/** The reason of the console's own pause during a call that has to be classified, as the centre knows it (spec 2 §4). */
export const CLASSIFYING = 'Classificando';

/** The agent's status, pause and what is asked for. */
export function selectAgent(state: RootState): RootState['agent'] {
  return state.agent;
}

/** Whether the agent is in a pause. */
export function selectIsPaused({ agent }: RootState): boolean {
  return agent.status === PAUSED;
}

/** Pause reasons that fit: those of all queues, and those of a queue that the agent is in. */
export const selectPauseReasons = createSelector(
  [(state: RootState) => state.agent.reasons, (state: RootState) => state.queues.memberships],
  (reasons, memberships): PauseReason[] =>
    reasons.filter(
      ({ queue }) => queue === null || memberships.some((one) => one.joined && one.queue === queue),
    ),
);

/** One pause that can be begun, or the present one, which can be ended. */
export interface PauseChoice {
  /** Null: of a pause that nobody gave a reason for. */
  reason: string | null;
  isPresent: boolean;
}

/** The pauses to choose from; a present one that the server does not offer stands first, or nothing would end it. */
export const selectPauseChoices = createSelector(
  [selectPauseReasons, selectAgent],
  (reasons, { pauseReason, status }): PauseChoice[] => {
    const isPaused = status === PAUSED;
    const offered = reasons.map(({ name }) => ({
      reason: name,
      isPresent: isPaused && name === pauseReason,
    }));
    const isForeign = isPaused && !offered.some(({ isPresent }) => isPresent);
    return isForeign ? [{ reason: pauseReason, isPresent: true }, ...offered] : offered;
  },
);
