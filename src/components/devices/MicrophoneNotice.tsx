import type { ReactNode } from 'react';
import { selectDevices } from '../../store/devices/selectors';
import type { MicrophoneTrouble } from '../../store/devices/types';
import { useAppSelector } from '../../store/hooks';
import { Icon } from '../ui/icons/Icon';
import { T, type TextId } from '../intl';
import './devices.css';

const TEXTS: Record<MicrophoneTrouble, TextId> = {
  refused: 'call.cause.microphoneRefused',
  missing: 'call.cause.microphoneMissing',
  busy: 'call.cause.microphoneBusy',
  unsupported: 'failure.microphoneUnsupported',
};

/** Why there is no microphone, and what the agent can do about it. */
export function MicrophoneNotice(): ReactNode {
  const { microphone } = useAppSelector(selectDevices);
  const isTrouble = microphone !== 'unknown' && microphone !== 'open';
  return (
    <div role="alert">
      {isTrouble && (
        <p className="devices__notice">
          <Icon name="alert" />
          <T id={TEXTS[microphone]} />
        </p>
      )}
    </div>
  );
}
