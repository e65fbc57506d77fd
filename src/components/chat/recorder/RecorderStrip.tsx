import { Suspense, type ReactNode } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectRecording, selectRecordingFailure } from '../../../store/recording/selectors';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary';
import { latePart } from '../../intl/latePart';
import { useIsPlaced, usePlaced } from './placed';

const Recorder = latePart(async () => ({
  default: (await import(/* webpackChunkName: "media" */ './Recorder')).Recorder,
}));

function Loaded({ isElsewhere }: { isElsewhere: boolean }): ReactNode {
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Recorder isElsewhere={isElsewhere} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The recorder above the composer of the conversation that it records for. */
export function ComposerRecorder({ conversationId }: { conversationId: string }): ReactNode {
  usePlaced(conversationId);
  const isHere = useAppSelector((state) => {
    const about = selectRecording(state) ?? selectRecordingFailure(state);
    return about?.conversationId === conversationId;
  });
  return isHere && <Loaded isElsewhere={false} />;
}

/** The recorder where that composer is not on screen: what is recorded is always in sight. */
export function RecorderStrip(): ReactNode {
  const conversationId = useAppSelector((state) => selectRecording(state)?.conversationId);
  const isPlaced = useIsPlaced(conversationId);
  return conversationId !== undefined && !isPlaced && <Loaded isElsewhere />;
}
