import type { ReactNode } from 'react';
import { T } from '../intl/T';
import type { SettingProps } from './CheckFields';
import { wrongIceServer } from './settingsValues';
import { TagsField } from './TagsField';

/** Addresses of STUN and TURN servers; a login typed here would be kept where anybody can read it. */
export function IceServersField({ values, onChange }: SettingProps): ReactNode {
  const address = wrongIceServer(values);
  return (
    <TagsField
      label="settings.iceServers"
      prompt="settings.iceServersHint"
      use="settings.iceServersUse"
      problem={address === null ? null : <T id="settings.iceServerInvalid" values={{ address }} />}
      value={values.iceServers}
      onChange={(iceServers) => onChange({ iceServers })}
    />
  );
}
