import type { ReactNode } from 'react';
import { useBrowserSupport } from '../browserSupport';
import { T } from '../intl/T';
import { CheckFields, type SettingProps } from './CheckFields';
import { IceServersField } from './IceServersField';

/** How this browser telephones, and by which network. */
export function PhoneFields(props: SettingProps): ReactNode {
  const isSupported = useBrowserSupport();
  return (
    <>
      <fieldset className="settings__checks">
        <legend className="field__label">
          <T id="settings.calls" />
        </legend>
        {!isSupported && (
          <p className="field__hint">
            <T id="failure.unsupportedBrowser" />
          </p>
        )}
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
