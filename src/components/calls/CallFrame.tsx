import type { ReactNode } from 'react';
import { ConferenceToasts } from '../conference/ConferenceToasts';
import { Outage } from '../softphone/Outage';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { Notices } from '../ui/notices/NoticePlace';
import { CallFailure } from './CallFailure';
import { CallToasts } from './CallToasts';
import { SoundBars } from './SoundBars';
import { CallTransferDialog } from './transfer/CallTransferDialog';

/** What calls show around every screen beside their slot: notices, dialogs, news. */
export function CallFrame(): ReactNode {
  return (
    <>
      <Notices>
        <SoundBars />
        <Outage />
      </Notices>
      <CallTransferDialog />
      <CallFailure />
      <CallToasts />
      <ErrorBoundary>
        <ConferenceToasts />
      </ErrorBoundary>
    </>
  );
}
