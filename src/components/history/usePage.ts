import { useState } from 'react';

/** How many rows a page may have. */
export const PAGE_SIZES: readonly number[] = [25, 50, 100];

const USUAL_SIZE = 50;

/** The page of a table that shows. */
export interface PageOfRows {
  /** From 0. */
  number: number;
  /** The number of the last one. */
  last: number;
  size: number;
  /** Rows on all pages. */
  count: number;
  goTo: (number: number) => void;
  resize: (size: number) => void;
}

/**
 * Which page of so many rows shows. What is asked anew (another `query`) begins at its first page; one that is not there
 * any more gives way to the last.
 */
export function usePage(count: number, query: string): PageOfRows {
  const [place, setPlace] = useState({ query, number: 0, size: USUAL_SIZE });
  if (place.query !== query) setPlace({ ...place, query, number: 0 });
  const last = Math.max(0, Math.ceil(count / place.size) - 1);
  return {
    number: place.query === query ? Math.min(place.number, last) : 0,
    last,
    size: place.size,
    count,
    goTo: (number) => setPlace({ ...place, number }),
    resize: (size) => setPlace({ ...place, size, number: 0 }),
  };
}
