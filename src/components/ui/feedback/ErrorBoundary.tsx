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

/** Keeps a part of the screen that throws, or whose chunk cannot be fetched, from taking the rest along. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}
