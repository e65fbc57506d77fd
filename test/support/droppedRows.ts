import { screen } from '@testing-library/react';
import { listRestored, rowsDropped } from '../../src/store/wire/actions';
import type { ListName } from '../../src/store/wire/types';

/** A read of a list that lacks so many rows. */
export function rowsMissing(count: number, list: ListName, of: string | null = null) {
  const shownIn = { list, of, part: null };
  return rowsDropped({ source: '/api', entity: 'row', count, field: 'id', shownIn });
}

/** A read of the same list with all its rows. */
export function rowsBack(list: ListName, of: string | null = null) {
  return listRestored({ list, of, part: null });
}

/** What the screen says of rows that are missing. */
export function missingNotes(): (string | null)[] {
  return screen.queryAllByRole('note').map(({ textContent }) => textContent);
}
