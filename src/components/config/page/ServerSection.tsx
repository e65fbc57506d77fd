import type { ReactNode } from 'react';
import type { SettingProps } from '../CheckFields';
import { ServerFields } from '../ServerFields';
import { ConfigurationFile } from './ConfigurationFile';

/** Where the console finds the centre, and all of the settings as a file. */
export function ServerSection(props: SettingProps): ReactNode {
  return (
    <>
      <ServerFields {...props} />
      <ConfigurationFile />
    </>
  );
}
