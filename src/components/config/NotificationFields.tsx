import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useRequest } from '../../store/hooks';
import { testRequested } from '../../store/notifications/actions';
import { T } from '../intl/T';
import { NoticeOutcome } from '../notifications/NoticeOutcome';
import { CheckFields, type SettingProps } from './CheckFields';

/** In which ways the agent is told of news, and a trial of what is ticked, saved or not. */
export function NotificationFields(props: SettingProps): ReactNode {
  const request = useRequest();
  const { notificationSound: sound, notificationDesktop: desktop, notificationContent } = props.values;
  const trial = { sound, desktop, content: notificationContent };
  return (
    <div className="settings__nested">
      <CheckFields group="notifications" {...props} />
      <div>
        <Button disabled={!sound && !desktop} onClick={() => request(testRequested(trial))}>
          <T id="settings.notificationTest" />
        </Button>
      </div>
      <NoticeOutcome isDesktopWanted={desktop} />
    </div>
  );
}
