import type { Classification, Classified, Subclassification } from './classification/types';
import type { RowChoice } from './history/types';

/** The choices by id, with their words. */
export interface Choices {
  classifications: readonly Classification[];
  subclassifications: readonly Subclassification[];
}

/** A choice in words; an id that is not on offer any more stands for itself. */
export function inWords(choice: RowChoice, { classifications, subclassifications }: Choices): Classified {
  const { classificationId, subclassificationId, notes } = choice;
  const name = classifications.find(({ id }) => id === classificationId)?.name;
  const finer = subclassifications.find(({ id }) => id === subclassificationId)?.name;
  return {
    classification: name ?? classificationId,
    subclassification: finer ?? subclassificationId,
    notes: notes === '' ? null : notes,
  };
}

/** How something is classified by the ids of the choices; null where it is not, or by one that is not on offer any more. */
export function inIds(
  { classification, subclassification, notes }: Classified,
  { classifications, subclassifications }: Choices,
): Omit<RowChoice, 'classificationId'> & { classificationId: string | null } {
  const classificationId = classifications.find(({ name }) => name === classification)?.id ?? null;
  const finer = subclassifications.find(
    (one) => one.classificationId === classificationId && one.name === subclassification,
  );
  return { classificationId, subclassificationId: finer?.id ?? null, notes: notes ?? '' };
}
