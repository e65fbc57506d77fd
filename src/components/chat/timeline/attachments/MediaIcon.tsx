import type { ReactNode } from 'react';

/** Outlines of a 20 × 20 grid for what only media need; they come with them. */
const OUTLINES = {
  play: 'M6 3.5v13l10.500-6.500z',
  pause: 'M6.5 4v12M13.5 4v12',
  left: 'M12.500 4l-6 6 6 6',
  right: 'M7.500 4l6 6-6 6',
  larger: 'M8.500 3a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11zM12.500 12.500L17 17M6 8.500h5M8.500 6v5',
  smaller: 'M8.500 3a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11zM12.500 12.500L17 17M6 8.500h5',
} as const;

/** An icon of media, decoration beside a name. */
export function MediaIcon({ name }: { name: keyof typeof OUTLINES }): ReactNode {
  return (
    <svg viewBox="0 0 20 20" className="icon" focusable="false" aria-hidden>
      <path d={OUTLINES[name]} />
    </svg>
  );
}
