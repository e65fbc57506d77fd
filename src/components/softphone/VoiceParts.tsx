import type { ReactNode } from 'react';
import { CallClassifyDialog } from '../classification/CallClassifyDialog';
import { DeviceToasts } from '../devices/DeviceToasts';
import { DialDialog } from '../dialpad/DialDialog';
import { SoftphoneIndicator } from './SoftphoneIndicator';

/** What an agent with a telephone has on every screen beside the calls themselves: an icon, dialogs, news. */
export function VoiceParts(): ReactNode {
  return (
    <>
      <SoftphoneIndicator />
      <DialDialog />
      <CallClassifyDialog />
      <DeviceToasts />
    </>
  );
}
