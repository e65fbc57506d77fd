import { Suspense, type ReactNode } from 'react';
import { PaneSkeleton } from '../components/ui/feedback/Skeletons';
import { ConsoleWords } from '../components/intl/IntlRoot';
import { selectAuth } from '../store/auth/selectors';
import { useAppSelector } from '../store/hooks';
import { LoginGate } from './LoginGate';

interface Props {
  /** Fetches the console ahead of its use. */
  preload: () => void;
  /** The console, which is lazy. */
  children: ReactNode;
}

/** The console for signed-in agents, the login for everybody else. */
export function Screens({ preload, children }: Props): ReactNode {
  const { status } = useAppSelector(selectAuth);
  if (status !== 'signedIn') return <LoginGate preload={preload} />;
  return (
    <ConsoleWords fallback={<PaneSkeleton />}>
      <Suspense fallback={<PaneSkeleton />}>{children}</Suspense>
    </ConsoleWords>
  );
}
