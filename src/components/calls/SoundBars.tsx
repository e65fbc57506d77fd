import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { muteRequested, repairRequested, troubleDismissRequested } from '../../store/calls/actions';
import { selectCurrentCall, selectOfferedCall } from '../../store/calls/selectors';
import type { Call, SoundTrouble } from '../../store/calls/types';
import { settingsOpenRequested, unlockRequested } from '../../store/devices/actions';
import { selectDevices } from '../../store/devices/selectors';
import type { MicrophoneTrouble } from '../../store/devices/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { IconButton } from '../ui/IconButton';
import { WarningBar } from '../ui/feedback/WarningBar';
import { T, useText, type TextId } from '../intl';
import './calls.css';

interface BarProps {
  words: TextId;
  remedy: TextId;
  /** The remedy is under way. */
  isRunning?: boolean;
  onRemedy: () => void;
  onDismiss?: () => void;
}

/** What is wrong with the sound, and the one click that mends it. */
function SoundBar({ words, remedy, isRunning = false, onRemedy, onDismiss }: BarProps): ReactNode {
  const t = useText();
  return (
    <WarningBar icon={<Icon name="alert" />} words={words}>
      <button
        type="button"
        className="button"
        aria-disabled={isRunning}
        onClick={isRunning ? undefined : onRemedy}
      >
        <T id={isRunning ? 'sound.repairing' : remedy} />
      </button>
      {onDismiss !== undefined && (
        <IconButton label={t('sound.dismiss')} onClick={onDismiss}>
          <Icon name="cross" />
        </IconButton>
      )}
    </WarningBar>
  );
}

/** What is most likely the reason of the others comes first. */
const ORDER: readonly SoundTrouble[] = [
  'talkingWhileMuted',
  'sendingSilence',
  'notHeard',
  'hearingNothing',
  'sentDirectly',
];

function TroubleBar({ call }: { call: Call }): ReactNode {
  const request = useRequest();
  const { id: callId, repairing, troubles } = call;
  const trouble = ORDER.find((one) => troubles.includes(one));
  if (trouble === undefined) return null;
  const isMuted = trouble === 'talkingWhileMuted';
  return (
    <SoundBar
      words={`sound.${trouble}`}
      remedy={isMuted ? 'call.unmute' : 'sound.repair'}
      isRunning={repairing}
      onRemedy={() =>
        request(
          isMuted ? muteRequested({ callId, side: 'microphone', muted: false }) : repairRequested({ callId }),
        )
      }
      onDismiss={() => request(troubleDismissRequested({ callId }))}
    />
  );
}

const MICROPHONE: Record<MicrophoneTrouble, TextId> = {
  refused: 'call.cause.microphoneRefused',
  missing: 'call.cause.microphoneMissing',
  busy: 'call.cause.microphoneBusy',
  unsupported: 'failure.microphoneUnsupported',
};

/** While a call is there or comes: what keeps the sound from being heard, or the agent from being. */
export function SoundBars(): ReactNode {
  const request = useRequest();
  const { isLocked, microphone } = useAppSelector(selectDevices);
  const current = useAppSelector(selectCurrentCall);
  const isCalled = useAppSelector(selectOfferedCall) !== null || current !== null;
  const hasMicrophone = microphone === 'unknown' || microphone === 'open';
  return (
    <div role="alert">
      {isLocked && (
        <SoundBar words="sound.locked" remedy="sound.unlock" onRemedy={() => request(unlockRequested())} />
      )}
      {isCalled && !hasMicrophone && (
        <SoundBar
          words={MICROPHONE[microphone]}
          remedy="devices.title"
          onRemedy={() => request(settingsOpenRequested())}
        />
      )}
      {current !== null && <TroubleBar call={current} />}
    </div>
  );
}
