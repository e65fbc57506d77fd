import type { ReactNode } from 'react';
import { AddressField } from './AddressField';
import type { SettingProps } from './CheckFields';

/** Where the console finds the contact centre and its exchange. */
export function ServerFields(props: SettingProps): ReactNode {
  return (
    <>
      <AddressField name="server" {...props} />
      <AddressField name="exchange" {...props} />
    </>
  );
}
