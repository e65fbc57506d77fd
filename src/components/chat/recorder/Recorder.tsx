import { useEffect, useRef, type ReactNode } from 'react';
import { selectConversation } from '../../../store/conversations/selectors';
import { selectIsMeterLost } from '../../../store/devices/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import {
  cancelRequested,
  discardRequested,
  dismissRequested,
  pauseRequested,
  restoreRequested,
  resumeRequested,
  startRequested,
  stopRequested,
} from '../../../store/recording/actions';
import { isSilent, selectRecording, selectRecordingFailure } from '../../../store/recording/selectors';
import type { Recording, RecordingFailure } from '../../../store/recording/types';
import { customerName } from '../../conversations/customer';
import { IconButton } from '../../ui/IconButton';
import { Icon } from '../../ui/icons/Icon';
import { T, useText, type TextId } from '../../intl';
import { ElapsedClock } from '../../time/ElapsedClock';
import { useTimeFormat } from '../../time/useTimeFormat';
import { LevelMeter } from './LevelMeter';
import { RecordingPreview } from './RecordingPreview';
import './recorder.css';

const TROUBLES: Record<RecordingFailure['trouble'], TextId> = {
  refused: 'call.cause.microphoneRefused',
  missing: 'call.cause.microphoneMissing',
  busy: 'call.cause.microphoneBusy',
  unsupported: 'failure.microphoneUnsupported',
  soundStill: 'failure.soundStill',
  failed: 'recorder.failed',
};

function Failure({ failure }: { failure: RecordingFailure }): ReactNode {
  const { conversationId, trouble } = failure;
  const request = useRequest();
  const t = useText();
  return (
    <div className="recorder recorder--failed" role="alert">
      <Icon name="alert" />
      <p className="recorder__words">
        <T id={TROUBLES[trouble]} />
      </p>
      <button type="button" className="button" onClick={() => request(startRequested({ conversationId }))}>
        <T id="action.retry" />
      </button>
      <IconButton label={t('recorder.dismiss')} onClick={() => request(dismissRequested())}>
        <Icon name="cross" />
      </IconButton>
    </div>
  );
}

/** How long it is, pauses left out: a clock that runs while sound is recorded. */
function Length({ recording }: { recording: Recording }): ReactNode {
  const t = useText();
  const format = useTimeFormat();
  const { startedAt, interrupted, pausedAt = null, pausedMs = 0 } = recording;
  if (startedAt === null) return <T id="recorder.opening" />;
  const until = pausedAt ?? interrupted?.at ?? null;
  if (until === null) return <ElapsedClock since={startedAt + pausedMs} label={t('recorder.length')} />;
  return <span className="tabular">{format.elapsed(until - startedAt - pausedMs)}</span>;
}

/** Pauses and goes on, where the microphone is still there. */
function PauseButton({ recording }: { recording: Recording }): ReactNode {
  const request = useRequest();
  const t = useText();
  if (recording.phase !== 'running' || recording.interrupted !== null) return null;
  const isPaused = isSilent(recording);
  return (
    <IconButton
      isFramed
      label={t(isPaused ? 'recorder.resume' : 'recorder.pause')}
      onClick={() => request(isPaused ? resumeRequested() : pauseRequested())}
    >
      <Icon name={isPaused ? 'mic' : 'pause'} />
    </IconButton>
  );
}

interface ControlsProps {
  recording: Recording;
  /** The conversation that it is for is not on screen. */
  isElsewhere: boolean;
}

function Controls({ recording, isElsewhere }: ControlsProps): ReactNode {
  const { conversationId, phase, interrupted, pausedAt = null, previewId = null } = recording;
  const request = useRequest();
  const t = useText();
  const send = useRef<HTMLButtonElement>(null);
  const conversation = useAppSelector((state) => selectConversation(state, conversationId));
  const isMeterLost = useAppSelector(selectIsMeterLost);
  const isRunning = phase === 'running';
  const isHeard = isRunning && !isSilent(recording);

  useEffect(() => {
    // The button that began it is gone.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isRunning && isLost) send.current?.focus();
  }, [isRunning]);

  return (
    <div className="recorder" role="group" aria-label={t('recorder.title')}>
      <span className={isHeard ? 'recorder__icon recorder__icon--on' : 'recorder__icon'} aria-hidden />
      {isElsewhere && conversation !== undefined && (
        <bdi className="recorder__for">{t('recorder.for', { who: customerName(conversation) })}</bdi>
      )}
      <Length recording={recording} />
      {isHeard && !isMeterLost && <LevelMeter />}
      {previewId !== null && <RecordingPreview conversationId={conversationId} fileId={previewId} />}
      <span className="recorder__words" role="status">
        {interrupted !== null && <T id={`recorder.${interrupted.reason}`} />}
        {interrupted === null && pausedAt !== null && <T id="recorder.paused" />}
        {isHeard && isMeterLost && <T id="recorder.unmetered" />}
      </span>
      <PauseButton recording={recording} />
      <button
        type="button"
        className="button"
        onClick={() => request(isRunning ? discardRequested() : cancelRequested())}
      >
        <T id="recorder.cancel" />
      </button>
      <button
        ref={send}
        type="button"
        className="button button--primary"
        aria-disabled={!isRunning}
        onClick={isRunning ? () => request(stopRequested()) : undefined}
      >
        <Icon name="send" />
        <T id="recorder.send" />
      </button>
    </div>
  );
}

/** For some seconds: that it was thrown away, and the way to have it back. */
function Discarded(): ReactNode {
  const request = useRequest();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) undo.current?.focus();
  }, []);
  return (
    <div className="recorder recorder--discarded">
      <span className="recorder__words" role="status">
        <T id="recorder.discarded" />
      </span>
      <button ref={undo} type="button" className="button" onClick={() => request(restoreRequested())}>
        <T id="recorder.undo" />
      </button>
    </div>
  );
}

/** The voice message that is being recorded, or why none is. */
export function Recorder({ isElsewhere }: { isElsewhere: boolean }): ReactNode {
  const recording = useAppSelector(selectRecording);
  const failure = useAppSelector(selectRecordingFailure);
  if (recording?.phase === 'discarded') return <Discarded />;
  if (recording !== null) return <Controls recording={recording} isElsewhere={isElsewhere} />;
  return failure !== null && !isElsewhere && <Failure failure={failure} />;
}
