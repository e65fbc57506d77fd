import type { ReactNode } from 'react';
import './feedback.css';

interface Props {
  /** A picture or icon; decoration only. */
  icon?: ReactNode;
  title: string;
  /** What it means, or what to do. */
  hint?: string;
  /** A button that helps. */
  children?: ReactNode;
}

/** What a list or pane says when there is nothing in it. */
export function EmptyState({ icon, title, hint, children }: Props): ReactNode {
  return (
    <div className="empty-state">
      {icon !== undefined && (
        <span className="empty-state__icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <p className="empty-state__title">{title}</p>
      {hint !== undefined && <p className="empty-state__hint">{hint}</p>}
      {children}
    </div>
  );
}
