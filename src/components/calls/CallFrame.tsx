import type { ReactNode } from 'react';
import { ConferenceNews } from '../conference/ConferenceNews';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { CallBar } from './CallBar';
import { CallFailure } from './CallFailure';
import { CallNews } from './CallNews';
import { IncomingCall } from './IncomingCall';
import { SoundBars } from './SoundBars';
import { TransferDialog } from './transfer/TransferDialog';

/**
 * What calls show around every screen: bars beneath the title bar, the incoming call, dialogs, news. The bars that come
 * and go by themselves stand below the call's: else its buttons would slide beneath a hand that is about to press.
 */
export function CallFrame(): ReactNode {
  return (
    <>
      <CallBar />
      <SoundBars />
      <IncomingCall />
      <TransferDialog />
      <CallFailure />
      <CallNews />
      <ErrorBoundary>
        <ConferenceNews />
      </ErrorBoundary>
    </>
  );
}
