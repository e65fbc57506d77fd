import { BellOutlined, WarningOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { selectDevices } from '../../store/devices/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import {
  askDismissRequested,
  permissionRequested,
  soundUnlockRequested,
} from '../../store/notifications/actions';
import { selectNotifications, selectNoticeWishes } from '../../store/notifications/selectors';
import { T } from '../intl/T';
import './notices.css';

/** The browser holds the sound back; where calls say so already, they say it for both. */
function SoundBar(): ReactNode {
  const request = useRequest();
  return (
    <div className="notice-bar">
      <WarningOutlined aria-hidden />
      <span className="notice-bar__text">
        <T id="notifications.soundLocked" />
      </span>
      <button type="button" className="button" onClick={() => request(soundUnlockRequested())}>
        <T id="sound.unlock" />
      </button>
    </div>
  );
}

function AskBar(): ReactNode {
  const request = useRequest();
  return (
    <div className="notice-bar">
      <BellOutlined aria-hidden />
      <span className="notice-bar__text">
        <T id="notifications.missed" />
      </span>
      <button type="button" className="button" onClick={() => request(permissionRequested())}>
        <T id="notifications.allow" />
      </button>
      <button type="button" className="button button--quiet" onClick={() => request(askDismissRequested())}>
        <T id="notifications.notNow" />
      </button>
    </div>
  );
}

/** What keeps notices from the agent, and the one click that mends it. */
export function NoticeBars(): ReactNode {
  const { ask, isSoundLocked } = useAppSelector(selectNotifications);
  const { isLocked: areCallsLocked } = useAppSelector(selectDevices);
  const wishes = useAppSelector(selectNoticeWishes);
  return (
    <div aria-live="polite">
      {isSoundLocked && wishes.sound && !areCallsLocked && <SoundBar />}
      {ask === 'due' && wishes.desktop && <AskBar />}
    </div>
  );
}
