import type { RootState } from '../rootReducer';
import type { BulkActionsState } from './state';
import type { BulkKind } from './types';

export type { BulkRun } from './state';

/** Ids of the conversations that are chosen in the list. */
export function selectChosen({ bulkActions }: RootState): readonly string[] {
  return bulkActions.chosen;
}

/** Whether there is something to do with those that are chosen, or to tell of the last time. */
export function selectHasBulkBar({ bulkActions }: RootState): boolean {
  return bulkActions.chosen.length > 0 || bulkActions.run !== null;
}

/** What the agent is asked about those that are chosen. */
export function selectBulkAsking({ bulkActions }: RootState): BulkKind | null {
  return bulkActions.asking;
}

/** Those that the transfer dialog is about; null while it is about one alone. */
export function selectBulkTransferring({ bulkActions }: RootState): readonly string[] | null {
  return bulkActions.asking === 'transfer' ? bulkActions.chosen : null;
}

/** How far it came with several at once; null while nothing is to be told of it. */
export function selectBulkRun({ bulkActions }: RootState): BulkActionsState['run'] {
  return bulkActions.run;
}
