import { Suspense, type ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectHasVoice } from '../../store/softphone/selectors';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { lazyPart } from '../ui/feedback/lazyPart';

const VoiceParts = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "calls" */ './VoiceParts')).VoiceParts,
}));

/** Fetches the screens of voice for agents who have a telephone; the others never load them. */
export function VoiceHost(): ReactNode {
  if (!useAppSelector(selectHasVoice)) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <VoiceParts />
      </Suspense>
    </ErrorBoundary>
  );
}
