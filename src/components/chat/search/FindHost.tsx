import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectIsFinding } from '../../../store/timeline/selectors';
import { ErrorBoundary } from '../../feedback';
import type { FindProps } from './FindBar';

const FindBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "find" */ './FindBar')).FindBar,
}));

/** The search within a conversation, once the agent asks for it. */
export function FindHost(props: FindProps & { conversationId: string }): ReactNode {
  const { conversationId, ...timeline } = props;
  const isFinding = useAppSelector((state) => selectIsFinding(state, conversationId));
  if (!isFinding) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <FindBar {...timeline} />
      </Suspense>
    </ErrorBoundary>
  );
}
