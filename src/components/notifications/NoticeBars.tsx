import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { selectDevices } from '../../store/devices/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import {
  askDismissRequested,
  permissionRequested,
  soundUnlockRequested,
} from '../../store/notifications/actions';
import { selectNotifications, selectNoticeWishes } from '../../store/notifications/selectors';
import { WarningBar } from '../ui/feedback/WarningBar';
import { T } from '../intl/T';

/** The browser holds the sound back; where calls say so already, they say it for both. */
function SoundBar(): ReactNode {
  const request = useRequest();
  return (
    <WarningBar icon={<Icon name="alert" />} words="notifications.soundLocked">
      <button type="button" className="button" onClick={() => request(soundUnlockRequested())}>
        <T id="sound.unlock" />
      </button>
    </WarningBar>
  );
}

function AskBar(): ReactNode {
  const request = useRequest();
  return (
    <WarningBar icon={<Icon name="bell" />} words="notifications.missed">
      <button type="button" className="button" onClick={() => request(permissionRequested())}>
        <T id="notifications.allow" />
      </button>
      <button type="button" className="button button--quiet" onClick={() => request(askDismissRequested())}>
        <T id="notifications.notNow" />
      </button>
    </WarningBar>
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
