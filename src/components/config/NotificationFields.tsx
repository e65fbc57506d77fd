import { Button, Checkbox } from 'antd';
import type { ReactNode } from 'react';
import type { Configuration } from '../../store/config/types';
import { useRequest } from '../../store/hooks';
import { testRequested } from '../../store/notifications/actions';
import { T } from '../intl/T';
import type { TextId } from '../intl/useText';
import { NoticeOutcome } from '../notifications/NoticeOutcome';

type Wish = 'notificationSound' | 'notificationRepeat' | 'notificationDesktop' | 'notificationContent';

interface Props {
  values: Configuration;
  onChange: (part: Partial<Configuration>) => void;
}

const NAMES: Record<Wish, TextId> = {
  notificationSound: 'settings.notificationSound',
  notificationRepeat: 'settings.notificationRepeat',
  notificationDesktop: 'settings.notificationDesktop',
  notificationContent: 'settings.notificationContent',
};

function Check({ name, values, onChange }: Props & { name: Wish }): ReactNode {
  return (
    <Checkbox checked={values[name]} onChange={({ target }) => onChange({ [name]: target.checked })}>
      <T id={NAMES[name]} />
    </Checkbox>
  );
}

/** In which ways the agent is told of news, and a trial of what is ticked, saved or not. */
export function NotificationFields(props: Props): ReactNode {
  const request = useRequest();
  const { notificationSound: sound, notificationDesktop: desktop, notificationContent } = props.values;
  const trial = { sound, desktop, content: notificationContent };
  return (
    <div className="settings__nested">
      <Check name="notificationSound" {...props} />
      {sound && <Check name="notificationRepeat" {...props} />}
      <Check name="notificationDesktop" {...props} />
      {desktop && <Check name="notificationContent" {...props} />}
      <div>
        <Button disabled={!sound && !desktop} onClick={() => request(testRequested(trial))}>
          <T id="settings.notificationTest" />
        </Button>
      </div>
      <NoticeOutcome isDesktopWanted={desktop} />
    </div>
  );
}
