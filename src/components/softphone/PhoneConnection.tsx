import { Button } from 'antd';
import type { ReactNode } from 'react';
import { selectUser } from '../../store/auth/selectors';
import { selectConfiguration } from '../../store/config/selectors';
import { settingsOpenRequested as audioOpenRequested } from '../../store/devices/actions';
import { useAppSelector, useRequest } from '../../store/hooks';
import { settingsOpenRequested } from '../../store/ui/actions';
import { MicrophoneNotice } from '../devices/MicrophoneNotice';
import { T } from '../intl';
import { SoftphoneLogButton } from './SoftphoneLogButton';
import { SoftphoneStatus } from './SoftphoneStatus';
import './phone.css';

/** How the telephone is connected, and where that is set. */
export function PhoneConnection(): ReactNode {
  const request = useRequest();
  const user = useAppSelector(selectUser);
  const exchange = useAppSelector(selectConfiguration)?.exchange ?? '';
  return (
    <div className="phone">
      <div className="phone__card">
        <SoftphoneStatus />
        <dl className="phone__facts">
          <dt>
            <T id="phone.exchange" />
          </dt>
          <dd>{exchange}</dd>
          <dt>
            <T id="phone.extension" />
          </dt>
          <dd className="tabular">{user?.extensionNumber ?? user?.extension}</dd>
        </dl>
        <MicrophoneNotice />
        <div className="phone__buttons">
          {user?.canEditConfig === true && (
            <Button onClick={() => request(settingsOpenRequested())}>
              <T id="login.settings" />
            </Button>
          )}
          <Button onClick={() => request(audioOpenRequested())}>
            <T id="devices.title" />
          </Button>
          <SoftphoneLogButton label="softphone.logDownload" />
        </div>
      </div>
    </div>
  );
}
