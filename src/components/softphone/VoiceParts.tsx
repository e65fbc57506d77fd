import type { ReactNode } from 'react';
import { CallClassifyDialog } from '../classification/CallClassifyDialog';
import { AudioSettingsDialog } from '../devices/AudioSettingsDialog';
import { DeviceNews } from '../devices/DeviceNews';
import { DialDialog } from '../dialpad/DialDialog';
import { SoftphoneSign } from './SoftphoneSign';

/** What an agent with a telephone has on every screen beside the calls themselves: a sign, dialogs, news. */
export function VoiceParts(): ReactNode {
  return (
    <>
      <SoftphoneSign />
      <DialDialog />
      <AudioSettingsDialog />
      <CallClassifyDialog />
      <DeviceNews />
    </>
  );
}
