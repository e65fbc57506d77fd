import { Suspense, type ReactNode } from 'react';
import { PaneSkeleton } from '../components/ui/feedback/Skeletons';
import { AllWords } from '../components/intl/IntlRoot';
import { selectAuth } from '../store/auth/selectors';
import { useAppSelector } from '../store/hooks';
import { ConsolePage } from './consoleChunk';
import { LoginGate } from './LoginGate';

/** The console for signed-in agents, the login for everybody else. */
export function Screens(): ReactNode {
  const { status } = useAppSelector(selectAuth);
  if (status !== 'signedIn') return <LoginGate />;
  return (
    <AllWords fallback={<PaneSkeleton />}>
      <Suspense fallback={<PaneSkeleton />}>
        <ConsolePage />
      </Suspense>
    </AllWords>
  );
}
