import type { ReactNode } from 'react';

/** How a call went, as its mark shows it. */
export type DirectionLook = 'missed' | 'incoming' | 'outgoing';

const OUTLINES: Readonly<Record<DirectionLook, string>> = {
  missed: 'M3 5l6 6 7-7M12 4h4v4M4 16h12',
  incoming: 'M16 4L5 15M5 8v7h7',
  outgoing: 'M4 16L15 5M8 5h7v7',
};

/** The mark beside the word for a direction: it says nothing by itself. */
export function DirectionIcon({ look }: { look: DirectionLook }): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      className={`icon history__mark history__mark--${look}`}
      focusable="false"
      aria-hidden="true"
    >
      <path d={OUTLINES[look]} />
    </svg>
  );
}
