import { createSelector } from 'reselect';
import type { RootState } from '../rootReducer';
import { entryOf } from '../../lib/records';
import type { ClassificationState } from './reducer';
import type { Classification, Subclassification } from './types';

/** The open classify dialog; null while it is closed. */
export function selectClassifyDialog(state: RootState): ClassificationState['dialog'] {
  return state.classification.dialog;
}

/** Where the read of the choices stands. */
export function selectChoicesRead(state: RootState): ClassificationState['read'] {
  return state.classification.read;
}

/** The classifications that a queue may use: its own, and those of every queue; all where the queue is not known. */
export const selectClassifications = createSelector(
  [
    (state: RootState) => state.classification.classifications,
    (_state: RootState, queue: string | null) => queue,
  ],
  (classifications, queue): Classification[] =>
    queue === null || queue === ''
      ? classifications
      : classifications.filter(({ queues }) => queues.length === 0 || queues.includes(queue)),
);

/** The finer choices below a classification. */
export const selectSubclassifications = createSelector(
  [
    (state: RootState) => state.classification.subclassifications,
    (_state: RootState, classificationId: string | null) => classificationId,
  ],
  (subclassifications, id): Subclassification[] =>
    subclassifications.filter(({ classificationId }) => classificationId === id),
);

/** Whether a conversation is known to have no classification; false while nobody has looked. */
export function selectLacksClassification(state: RootState, conversationId: string): boolean {
  return entryOf(state.classification.rows, conversationId)?.length === 0;
}

/** The choices, what is classified already, and the dialog. */
export function selectClassification(state: RootState): RootState['classification'] {
  return state.classification;
}
