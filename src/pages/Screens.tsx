import { Suspense, type ReactNode } from 'react';
import { PaneSkeleton } from '../components/ui/feedback/Skeletons';
import { useHasAllWords } from '../components/intl/allWords';
import { selectAuth } from '../store/auth/selectors';
import { useAppSelector } from '../store/hooks';
import { ConsolePage } from './consoleChunk';
import { LoginGate } from './LoginGate';

/** The console for signed-in agents, the login for everybody else. */
export function Screens(): ReactNode {
  const { status } = useAppSelector(selectAuth);
  const canSpeak = useHasAllWords();
  if (status !== 'signedIn') return <LoginGate />;
  if (!canSpeak) return <PaneSkeleton />;
  return (
    <Suspense fallback={<PaneSkeleton />}>
      <ConsolePage />
    </Suspense>
  );
}
