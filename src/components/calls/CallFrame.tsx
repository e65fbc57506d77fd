import type { ReactNode } from 'react';
import { CallBar } from './CallBar';
import { CallFailure } from './CallFailure';
import { CallNews } from './CallNews';
import { IncomingCall } from './IncomingCall';
import { SoundBars } from './SoundBars';
import { TransferDialog } from './transfer/TransferDialog';

/** What calls show around every screen: bars beneath the title bar, the incoming call, dialogs, news. */
export function CallFrame(): ReactNode {
  return (
    <>
      <SoundBars />
      <CallBar />
      <IncomingCall />
      <TransferDialog />
      <CallFailure />
      <CallNews />
    </>
  );
}
