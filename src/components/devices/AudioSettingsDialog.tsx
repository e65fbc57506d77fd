import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ringTestRequested, settingsCloseRequested } from '../../store/devices/actions';
import { selectDevices } from '../../store/devices/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectHasVoice } from '../../store/softphone/selectors';
import { Dialog } from '../ui/dialog/Dialog';
import { InlineError } from '../ui/feedback';
import { T } from '../intl';
import { DeviceField } from './DeviceField';
import { HeadsetField } from './HeadsetField';
import { MicrophoneMeter } from './MicrophoneMeter';
import { MicrophoneNotice } from './MicrophoneNotice';
import { ProcessingFields } from './ProcessingFields';
import { useDeviceForm } from './useDeviceForm';
import '../config/settings.css';
import './devices.css';

/** The devices for speaking and hearing, and for ringing where there is a telephone (spec 2 §2, Audio settings). */
export function AudioSettingsDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const request = useRequest();
  const { isSettingsOpen, failure } = useAppSelector(selectDevices);
  const form = useDeviceForm();
  const hasVoice = useAppSelector(selectHasVoice);
  const { ring } = form.values;
  const leave = () => request(settingsCloseRequested());
  return (
    <Dialog
      open={isSettingsOpen}
      title={<T id="devices.title" />}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={leave}
      afterClose={() => {
        form.reset();
        afterClose();
      }}
      footer={
        <div className="dialog__buttons">
          <Button onClick={leave}>
            <T id="action.cancel" />
          </Button>
          <Button type="primary" onClick={form.save}>
            <T id="action.save" />
          </Button>
        </div>
      }
    >
      <div className="devices">
        <MicrophoneNotice />
        {failure !== null && <InlineError what="devices.listFailed" failure={failure} />}
        <DeviceField use="input" form={form} />
        <MicrophoneMeter />
        {hasVoice && <ProcessingFields />}
        <DeviceField use="output" form={form} />
        {hasVoice && (
          <DeviceField use="ring" form={form}>
            <Button onClick={() => request(ringTestRequested({ deviceId: ring }))}>
              <T id="devices.testRing" />
            </Button>
          </DeviceField>
        )}
        {hasVoice && <HeadsetField />}
      </div>
    </Dialog>
  );
}
