import { useEffect, useRef, type ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { retryRequested } from '../../store/softphone/actions';
import {
  selectCanDial,
  selectIsPhoneOut,
  selectShowsOutage,
  selectSoftphone,
} from '../../store/softphone/selectors';
import { telephoneShowRequested } from '../../store/ui/actions';
import { T, useText } from '../intl';
import { useToast } from '../ui/feedback';
import { WarningBar } from '../ui/feedback/WarningBar';
import { Icon } from '../ui/icons/Icon';
import { useWhy } from './Why';
import './softphone.css';

const TOPIC = 'softphone.outage';

/** Tells that no call can come, where the line does not say it, and when the telephone is back. */
function useOutageToasts(): void {
  const t = useText();
  const show = useToast();
  const isOut = useAppSelector(selectIsPhoneOut);
  const canDial = useAppSelector(selectCanDial);
  const hasLine = useAppSelector(selectShowsOutage);
  const wasOut = useRef(isOut);
  useEffect(() => {
    if (isOut === wasOut.current) return;
    wasOut.current = isOut;
    if (isOut && !hasLine) show(t('softphone.out'), 'error', TOPIC);
    if (!isOut && canDial) show(t('softphone.back'), 'success', TOPIC);
  }, [isOut, canDial, hasLine, show, t]);
}

function Bar(): ReactNode {
  const request = useRequest();
  const { failure } = useAppSelector(selectSoftphone);
  const why = useWhy();
  return (
    <WarningBar icon={<Icon name="alert" />} words="softphone.outAvailable">
      {why !== null && (
        <span className="softphone__why" title={why}>
          {why}
        </span>
      )}
      {failure?.code !== 'unsupportedBrowser' && (
        <button type="button" className="button" onClick={() => request(retryRequested())}>
          <T id="connection.retryNow" />
        </button>
      )}
      <button
        type="button"
        className="button button--quiet"
        onClick={() => request(telephoneShowRequested())}
      >
        <T id="softphone.outWhy" />
      </button>
    </WarningBar>
  );
}

/** A line beneath the title bar while calls do not reach an agent who is available; the status menu says why. */
export function Outage(): ReactNode {
  const isShown = useAppSelector(selectShowsOutage);
  useOutageToasts();
  return (
    <div className="softphone__outage" aria-live="polite">
      {isShown && <Bar />}
    </div>
  );
}
