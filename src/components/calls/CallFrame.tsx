import type { ReactNode } from 'react';
import { ConferenceToasts } from '../conference/ConferenceToasts';
import { Outage } from '../softphone/Outage';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { CallBar } from './CallBar';
import { CallFailure } from './CallFailure';
import { CallToasts } from './CallToasts';
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
      <Outage />
      <IncomingCall />
      <TransferDialog />
      <CallFailure />
      <CallToasts />
      <ErrorBoundary>
        <ConferenceToasts />
      </ErrorBoundary>
    </>
  );
}
