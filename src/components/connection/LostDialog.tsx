import { Icon } from '../ui/icons/Icon';
import { useId, type ReactNode } from 'react';
import { retryRequested } from '../../store/connection/actions';
import { selectIsOnline } from '../../store/app/selectors';
import { selectConnectionNotice, selectRetryAt } from '../../store/connection/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { closeRequested } from '../../store/ui/actions';
import { T } from '../intl/T';
import { RetryCountdown } from '../time/RetryCountdown';
import { Notices } from '../ui/notices/NoticePlace';
import './connection.css';

function Dialog(): ReactNode {
  const request = useRequest();
  const isOnline = useAppSelector(selectIsOnline);
  const retryAt = useAppSelector(selectRetryAt);
  const title = useId();
  return (
    <section role="dialog" aria-labelledby={title} className="connection-lost">
      <h2 id={title} className="connection-lost__title">
        <T id="connection.lost" />
      </h2>
      <div className="connection-lost__line">
        <p className="connection__state">
          <Icon name="offline" />
          <T id="connection.disconnected" />
        </p>
        <p className="connection-lost__retry tabular">
          {retryAt === null ? <T id="connection.connecting" /> : <RetryCountdown at={retryAt} />}
        </p>
      </div>
      <p className="connection-lost__hint">
        <T id={isOnline ? 'connection.lostHint' : 'connection.offlineHint'} />
      </p>
      <div className="connection-lost__buttons">
        <button type="button" className="button button--primary" onClick={() => request(retryRequested())}>
          <T id="connection.retryNow" />
        </button>
        <button type="button" className="button" onClick={() => request(closeRequested())}>
          <T id="connection.leave" />
        </button>
      </div>
    </section>
  );
}

/**
 * The connection is gone (spec 2 §2): a dialog in the area of the lists that goes when the connection is back, and by
 * nothing else. What the agent reads and writes goes on beside it (contract §0): it stands below the rows of a list or
 * below a page, over a conversation that is alone on the screen, and does not take the focus.
 */
export function LostDialog(): ReactNode {
  if (useAppSelector(selectConnectionNotice) !== 'lost') return null;
  return (
    <Notices>
      <Dialog />
    </Notices>
  );
}
