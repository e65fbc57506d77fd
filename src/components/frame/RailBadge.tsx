import type { ReactNode } from 'react';

/** What the badge shows at most: a third digit would cover the icon. */
export const MOST = 99;

interface Props {
  /** Of the words that describe what it stands on. */
  id: string;
  count: number;
  words: string;
}

/** A number to see, and words of it to hear; nothing where there is none. */
export function RailBadge({ id, count, words }: Props): ReactNode {
  if (count === 0) return null;
  return (
    <>
      <span className="nav-rail__badge tabular" aria-hidden="true">
        {Math.min(count, MOST)}
      </span>
      <span id={id} hidden>
        {words}
      </span>
    </>
  );
}
