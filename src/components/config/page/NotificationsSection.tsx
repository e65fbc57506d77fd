import { useEffect, type ReactNode } from 'react';
import { useRequest } from '../../../store/hooks';
import { settingsCloseRequested } from '../../../store/ui/actions';
import { CheckFields } from '../CheckFields';
import { NotificationFields } from '../NotificationFields';
import { usePreferences } from '../usePreferences';

/** In which ways the agent is told of news. What came of a trial is forgotten when it is left. */
export function NotificationsSection(): ReactNode {
  const request = useRequest();
  const preferences = usePreferences();
  useEffect(
    () => () => {
      request(settingsCloseRequested());
    },
    [request],
  );
  return (
    <div className="settings__checks">
      <CheckFields
        group="notices"
        details={{ notifications: <NotificationFields {...preferences} /> }}
        {...preferences}
      />
    </div>
  );
}
