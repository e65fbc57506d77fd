import { Component, type ReactNode } from 'react';
import { useRequest } from '../../../store/hooks';
import { reloadRequested } from '../../../store/ui/actions';
import { useFirstFrameOver } from '../../appearance/useFirstFrameOver';
import { T } from '../../intl/T';
import './feedback.css';

/** Words and the way out where a part of the screen broke; what the agent wrote is kept on disk. */
function Broken(): ReactNode {
  const request = useRequest();
  useFirstFrameOver();
  return (
    <div className="empty-state" role="alert">
      <p className="empty-state__title">
        <T id="feedback.broken" />
      </p>
      <p className="empty-state__hint">
        <T id="feedback.brokenHint" />
      </p>
      <button type="button" className="button" onClick={() => request(reloadRequested())}>
        <T id="action.reload" />
      </button>
    </div>
  );
}

interface Props {
  children: ReactNode;
  /** What stands in the place of a part that broke; by default words and a button that loads the page anew. */
  fallback?: ReactNode;
}

/** Keeps a part of the screen that throws, or whose chunk cannot be fetched, from taking the rest along. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { children, fallback = <Broken /> } = this.props;
    return this.state.isBroken ? fallback : children;
  }
}
