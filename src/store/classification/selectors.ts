import { createSelector } from 'reselect';
import { getEntry } from '../../lib/buckets';
import { entryOf } from '../../lib/records';
import { inIds } from '../classificationChoices';
import type { RootState } from '../rootReducer';
import type { ClassificationState } from './reducer';
import type { Classification, ClassificationRow, Classified, Subclassification } from './types';

/** The open classify dialog; null while it is closed. */
export function selectClassifyDialog(state: RootState): ClassificationState['dialog'] {
  return state.classification.dialog;
}

/** Where the read of the choices stands. */
export function selectChoicesRead(state: RootState): ClassificationState['read'] {
  return state.classification.read;
}

/**
 * The classifications that a queue may use: its own, and those of every queue; all where the queue is not known, or is
 * none of the agent's, for which alone the centre was asked.
 */
export const selectClassifications = createSelector(
  [
    (state: RootState) => state.classification.classifications,
    (state: RootState) => state.queues.memberships,
    (_state: RootState, queue: string | null) => queue,
  ],
  (classifications, memberships, queue): Classification[] => {
    if (queue === null || queue === '') return classifications;
    const own = classifications.filter(({ queues }) => queues.length === 0 || queues.includes(queue));
    const isAskedFor = memberships.some((one) => one.queue === queue);
    return own.length > 0 || isAskedFor ? own : classifications;
  },
);

/** Whether a queue is known to have nothing to choose; not while that is unread, or could not be read. */
export function selectLacksChoices(state: RootState, queue: string | null): boolean {
  const isKnown = state.classification.read.status === 'loaded';
  return isKnown && selectClassifications(state, queue).length === 0;
}

/** Whether there is something to choose for a queue, or may be while the choices are being read. */
export function selectCanChoose(state: RootState, queue: string | null): boolean {
  const { status } = state.classification.read;
  if (status === 'loaded') return selectClassifications(state, queue).length > 0;
  return status !== 'failed';
}

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

/** How a conversation is classified: as it was last, else as the server says with it; null where it is not. */
export const selectClassified = createSelector(
  [
    (state: RootState, conversationId: string) => entryOf(state.classification.rows, conversationId),
    (state: RootState, conversationId: string) =>
      getEntry(state.conversations.byId, conversationId)?.conversation,
  ],
  (rows, conversation): ClassificationRow | Classified | null =>
    rows?.at(-1) ?? conversation?.classified ?? null,
);

/** The same by the ids of what its queue may choose, for a form to begin with; null where it is not classified. */
export const selectClassificationSoFar = createSelector(
  [
    selectClassified,
    (state: RootState, conversationId: string) =>
      selectClassifications(
        state,
        getEntry(state.conversations.byId, conversationId)?.conversation.queue ?? null,
      ),
    (state: RootState) => state.classification.subclassifications,
  ],
  (soFar, classifications, subclassifications) => {
    if (soFar === null) return null;
    const named = inIds(soFar, { classifications, subclassifications });
    if (!('classificationId' in soFar)) return named;
    const { classificationId, subclassificationId } = soFar;
    if (!classifications.some(({ id }) => id === classificationId)) return named;
    const isFiner = subclassifications.some(({ id }) => id === subclassificationId);
    return {
      ...named,
      classificationId,
      subclassificationId: isFiner ? subclassificationId : named.subclassificationId,
    };
  },
);

/** The choices, what is classified already, and the dialog. */
export function selectClassification(state: RootState): RootState['classification'] {
  return state.classification;
}
