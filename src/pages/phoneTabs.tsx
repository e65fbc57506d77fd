import { Suspense, type ReactNode } from 'react';
import { CallView } from '../components/calls/CallView';
import { DialPad } from '../components/dialpad/DialPad';
import { RecentCalls } from '../components/dialpad/RecentCalls';
import { EmptyState, ErrorBoundary, PaneSkeleton } from '../components/ui/feedback';
import { Icon } from '../components/ui/icons/Icon';
import { useText } from '../components/intl';
import { VoiceMissing } from '../components/softphone/VoiceMissing';
import { selectCurrentCall } from '../store/calls/selectors';
import { useAppSelector } from '../store/hooks';
import { selectHasTelephone } from '../store/softphone/selectors';
import { HistoryPage } from './lazyHistoryPage';

/** The dial pad as a tab; agents without a telephone read why. */
export function DialPadTab(): ReactNode {
  if (!useAppSelector(selectHasTelephone)) return <VoiceMissing />;
  return (
    <main className="phone">
      <DialPad />
      <RecentCalls />
    </main>
  );
}

/** The call that the agent is in as a tab. */
export function CallTab(): ReactNode {
  const t = useText();
  const call = useAppSelector(selectCurrentCall);
  const hasTelephone = useAppSelector(selectHasTelephone);
  if (!hasTelephone && call === null) return <VoiceMissing />;
  return (
    <main className="panes__main">
      {call === null ? (
        <EmptyState icon={<Icon name="voice" />} title={t('phone.noCall')} hint={t('phone.noCallHint')} />
      ) : (
        <CallView call={call} />
      )}
    </main>
  );
}

/** The history as a tab. */
export function HistoryTab(): ReactNode {
  return (
    <ErrorBoundary>
      <Suspense fallback={<PaneSkeleton />}>
        <HistoryPage />
      </Suspense>
    </ErrorBoundary>
  );
}
