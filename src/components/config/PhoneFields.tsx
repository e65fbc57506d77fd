import type { ReactNode } from 'react';
import { T } from '../intl/T';
import { CheckFields, type SettingProps } from './CheckFields';
import { IceServersField } from './IceServersField';

/** How this browser telephones, and by which network. */
export function PhoneFields(props: SettingProps): ReactNode {
  return (
    <>
      <fieldset className="settings__checks">
        <legend className="field__label">
          <T id="settings.calls" />
        </legend>
        <CheckFields group="calls" {...props} />
      </fieldset>
      <fieldset className="settings__checks">
        <legend className="field__label">
          <T id="settings.network" />
        </legend>
        <IceServersField {...props} />
        <CheckFields group="network" {...props} />
      </fieldset>
    </>
  );
}
