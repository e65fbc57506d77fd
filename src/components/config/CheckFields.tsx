import { Checkbox } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { namesOf } from '../../lib/records';
import type { Configuration } from '../../store/config/types';
import { T } from '../intl/T';
import type { TextId } from '../intl/useText';

/** The settings that are on or off. */
export type Switch = {
  [Key in keyof Configuration]-?: Configuration[Key] extends boolean ? Key : never;
}[keyof Configuration];

/** What stands of a setting that is on or off. */
interface Check {
  label: TextId;
  group: 'notices' | 'notifications' | 'calls' | 'network';
  /** It is shown only while this one is ticked. */
  under?: Switch;
}

/** The row of every setting that is on or off, in their order; one without a row does not compile. */
const CHECKS: Readonly<Record<Switch, Check>> = {
  webrtc: { label: 'settings.webrtc', group: 'calls' },
  notifications: { label: 'settings.notifications', group: 'notices' },
  notificationSound: { label: 'settings.notificationSound', group: 'notifications' },
  notificationRepeat: {
    label: 'settings.notificationRepeat',
    group: 'notifications',
    under: 'notificationSound',
  },
  notificationDesktop: { label: 'settings.notificationDesktop', group: 'notifications' },
  notificationContent: {
    label: 'settings.notificationContent',
    group: 'notifications',
    under: 'notificationDesktop',
  },
  mustClassifyCalls: { label: 'settings.mustClassifyCalls', group: 'calls' },
  autoAnswer: { label: 'settings.autoAnswer', group: 'calls' },
  relayOnly: { label: 'settings.relayOnly', group: 'network' },
};

/** What every row of the settings is given. */
export interface SettingProps {
  values: Configuration;
  onChange: (part: Partial<Configuration>) => void;
}

interface Props extends SettingProps {
  group: Check['group'];
  /** What there is more to choose of a setting while it is on. */
  details?: Readonly<Partial<Record<Switch, ReactNode>>>;
}

/** The rows of a group of settings that are on or off. */
export function CheckFields({ group, details = {}, values, onChange }: Props): ReactNode {
  return namesOf(CHECKS).map((name) => {
    const { label, under, group: own } = CHECKS[name];
    if (own !== group || (under !== undefined && !values[under])) return null;
    return (
      <Fragment key={name}>
        <Checkbox checked={values[name]} onChange={({ target }) => onChange({ [name]: target.checked })}>
          <T id={label} />
        </Checkbox>
        {values[name] && details[name]}
      </Fragment>
    );
  });
}
