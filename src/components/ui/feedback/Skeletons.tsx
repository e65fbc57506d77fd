import type { ReactNode } from 'react';
import { T } from '../../intl/T';
import './feedback.css';

function Bars({ rows, avatar }: { rows: number; avatar: boolean }): ReactNode {
  return Array.from({ length: rows }, (_row, index) => (
    <span key={index} className="skeleton__row" aria-hidden="true">
      {avatar && <span className="skeleton__avatar" />}
      <span className="skeleton__lines">
        <span className="skeleton__bar" />
        <span className="skeleton__bar skeleton__bar--short" />
      </span>
    </span>
  ));
}

function Skeleton({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="skeleton" aria-busy="true">
      <span className="visually-hidden">
        <T id="feedback.loading" />
      </span>
      {children}
    </div>
  );
}

/** Rows of a list that is loading. */
export function ListSkeleton({ rows = 6 }: { rows?: number }): ReactNode {
  return (
    <Skeleton>
      <Bars rows={rows} avatar />
    </Skeleton>
  );
}

/** A pane or page that is loading. */
export function PaneSkeleton({ rows = 3 }: { rows?: number }): ReactNode {
  return (
    <Skeleton>
      <Bars rows={rows} avatar={false} />
    </Skeleton>
  );
}
