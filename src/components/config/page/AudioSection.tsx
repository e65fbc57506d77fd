import { Button } from 'antd';
import { useEffect, useId, useState, type ReactNode } from 'react';
import {
  inputTrialRequested,
  ringTestRequested,
  saveRequested,
  settingsCloseRequested,
} from '../../../store/devices/actions';
import { selectDevices } from '../../../store/devices/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { selectHasVoice } from '../../../store/softphone/selectors';
import { DeviceField } from '../../devices/DeviceField';
import { HeadsetField } from '../../devices/HeadsetField';
import { MicrophoneMeter } from '../../devices/MicrophoneMeter';
import { MicrophoneNotice } from '../../devices/MicrophoneNotice';
import { ProcessingFields } from '../../devices/ProcessingFields';
import type { DeviceForm } from '../../devices/useDeviceForm';
import { SYSTEM } from '../../devices/useDeviceOptions';
import { T } from '../../intl';
import { InlineError } from '../../ui/feedback';
import '../../devices/devices.css';

type Chosen = Parameters<typeof saveRequested>[0];

/** The devices, each kept as soon as it is chosen; where none was, the system's own choice stands. */
function useChosenDevices(): { chosen: Chosen; keep: (part: Partial<Chosen>) => void } {
  const request = useRequest();
  const { input, output, ring } = useAppSelector(selectDevices).chosen;
  const chosen = { input: input ?? SYSTEM, output: output ?? SYSTEM, ring: ring ?? SYSTEM };
  return { chosen, keep: (part) => request(saveRequested({ ...chosen, ...part })) };
}

/** Opens the microphone on request, so that its level can be seen; closes it when the section is left. */
function useMicrophoneTest(input: string): { isOn: boolean; turn: (on: boolean, deviceId?: string) => void } {
  const request = useRequest();
  const [isOn, setIsOn] = useState(false);
  useEffect(
    () => () => {
      request(settingsCloseRequested());
    },
    [request],
  );
  return {
    isOn,
    turn: (on, deviceId = input) => {
      setIsOn(on);
      request(on ? inputTrialRequested({ deviceId }) : settingsCloseRequested());
    },
  };
}

function MicrophoneTest({ isOn, onTurn }: { isOn: boolean; onTurn: (on: boolean) => void }): ReactNode {
  const id = useId();
  return (
    <div className="settings-page__test">
      <Button aria-pressed={isOn} aria-describedby={id} onClick={() => onTurn(!isOn)}>
        <T id={isOn ? 'settings.microphoneStop' : 'settings.microphoneTest'} />
      </Button>
      <div className="settings-page__meter">
        {isOn ? (
          <MicrophoneMeter />
        ) : (
          <p id={id} className="field__hint settings__below">
            <T id="settings.microphoneTestHint" />
          </p>
        )}
      </div>
    </div>
  );
}

/** The devices for speaking, hearing and ringing; what is chosen counts at once. */
export function AudioSection(): ReactNode {
  const request = useRequest();
  const { failure } = useAppSelector(selectDevices);
  const hasVoice = useAppSelector(selectHasVoice);
  const { chosen, keep } = useChosenDevices();
  const test = useMicrophoneTest(chosen.input);
  const form: Pick<DeviceForm, 'values' | 'isMissing' | 'change'> = {
    values: chosen,
    isMissing: () => false,
    change: (use, id) => {
      keep({ [use]: id });
      // Keeping a choice ends the test of the microphone before it.
      if (test.isOn) test.turn(true, use === 'input' ? id : chosen.input);
    },
  };
  return (
    <div className="devices">
      <MicrophoneNotice />
      {failure !== null && <InlineError what="devices.listFailed" failure={failure} />}
      <DeviceField use="input" form={form} />
      <MicrophoneTest isOn={test.isOn} onTurn={test.turn} />
      <DeviceField use="output" form={form} />
      {hasVoice && (
        <>
          <DeviceField use="ring" form={form}>
            <Button onClick={() => request(ringTestRequested({ deviceId: chosen.ring }))}>
              <T id="devices.testRing" />
            </Button>
          </DeviceField>
          <ProcessingFields />
          <HeadsetField />
        </>
      )}
    </div>
  );
}
