import type { Recent } from '../../lib/recent';
import type { Classified } from '../classification/types';
import { inWords, type Choices } from '../classificationChoices';
import type { RowChoice } from './types';

/**
 * Rows with the classifications that the agent gave them since they were read; the same list where there are none.
 */
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
