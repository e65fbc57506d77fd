import type { ReactNode } from 'react';
import { ServerAddressField } from './ServerAddressField';
import type { SettingProps } from './CheckFields';

/** Where the console finds the contact centre and its exchange. */
export function ServerFields(props: SettingProps): ReactNode {
  return (
    <>
      <ServerAddressField name="server" {...props} />
      <ServerAddressField name="exchange" {...props} />
    </>
  );
}
