import { createSelector } from 'reselect';
import { DEFAULT_CONFIGURATION } from './defaults';
import { selectConfiguration, selectDeployment, selectLanguage } from './selectors';
import type { Configuration, ConfigurationEdits, UndoSeconds } from './types';

/** What the settings start from: what was saved, else what the deployment suggests. */
export const selectSettings = createSelector(
  [selectConfiguration, selectDeployment, selectLanguage],
  (saved, deployment, language): Configuration =>
    saved ?? { ...DEFAULT_CONFIGURATION, ...deployment?.defaults, language },
);

/** Whether the one whose customer waits longest is opened after a conversation ends. */
export function selectOpensNextWaiting(state: Parameters<typeof selectConfiguration>[0]): boolean {
  return selectConfiguration(state)?.opensNextWaiting ?? false;
}

/** From how many minutes of waiting on a customer is shown in amber and in red. */
export interface WaitingThresholds {
  amber: number;
  red: number;
}

/** As delivered. */
const WAITING: WaitingThresholds = { amber: 2, red: 5 };

/** The thresholds of waiting that settings name, else those as delivered. */
export function waitingThresholdsOf(settings: ConfigurationEdits | null): WaitingThresholds {
  return {
    amber: settings?.waitingAmberMinutes ?? WAITING.amber,
    red: settings?.waitingRedMinutes ?? WAITING.red,
  };
}

/** Those that this browser keeps. */
export const selectWaitingThresholds = createSelector([selectConfiguration], waitingThresholdsOf);

/** As delivered: long enough to see what was forgotten. */
const UNDO_S: UndoSeconds = 5;

/** How many seconds a mail that was sent can be taken back. */
export const selectUndoSeconds = createSelector(
  [selectConfiguration],
  (saved): UndoSeconds => saved?.undoSendSeconds ?? UNDO_S,
);
