import type { Classification, Subclassification } from '../classification/types';
import type { Recent } from '../../lib/recent';
import type { RowChoice } from './types';

/** What there is to choose from, by which the ids of a choice are told in words. */
export interface Choices {
  classifications: readonly Classification[];
  subclassifications: readonly Subclassification[];
}

/** How a row is classified, in words. */
interface Classified {
  classification: string | null;
  subclassification: string | null;
  notes: string | null;
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

/** How a row is classified by the ids of the choices; null where it is not, or by one that is not on offer any more. */
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

/** Rows with what the agent said of them since they were read; the same list where nothing was said. */
export function withClassified<Row extends Classified>(
  rows: readonly Row[],
  said: Recent<RowChoice>,
  keyOf: (row: Row) => string,
  choices: Choices,
): readonly Row[] {
  if (said.length === 0) return rows;
  const byKey = new Map(said);
  return rows.map((row) => {
    const choice = byKey.get(keyOf(row));
    return choice === undefined ? row : { ...row, ...inWords(choice, choices) };
  });
}
