import { Button } from 'antd';
import type { ReactNode } from 'react';
import { selectUser } from '../../store/auth/selectors';
import { selectConfiguration } from '../../store/config/selectors';
import { settingsOpenRequested as audioOpenRequested } from '../../store/devices/actions';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectNetwork } from '../../store/softphone/networkSelectors';
import { selectHasVoice, selectIsOnDesk } from '../../store/softphone/selectors';
import { MicrophoneNotice } from '../devices/MicrophoneNotice';
import { T } from '../intl';
import { ConnectionForm } from './ConnectionForm';
import { DeskTelephone } from './DeskTelephone';
import { NetworkState } from './NetworkState';
import { SoftphoneLogButton } from './SoftphoneLogButton';
import { SoftphoneStatus } from './SoftphoneStatus';
import { VoiceAbsence } from './VoiceMissing';
import './phone.css';

function Status(): ReactNode {
  const request = useRequest();
  const user = useAppSelector(selectUser);
  const hasNetwork = useAppSelector(selectNetwork) !== null;
  const exchange = useAppSelector(selectConfiguration)?.exchange ?? '';
  return (
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
        {hasNetwork && (
          <>
            <dt>
              <T id="phone.network" />
            </dt>
            <dd>
              <NetworkState />
            </dd>
          </>
        )}
      </dl>
      <MicrophoneNotice />
      <div className="phone__buttons">
        <Button onClick={() => request(audioOpenRequested())}>
          <T id="devices.title" />
        </Button>
        <SoftphoneLogButton label="softphone.logDownload" />
      </div>
    </div>
  );
}

/** How the telephone is connected, and what sets it, for agents who may change it (spec 1 §6, edita_config). */
export function PhoneConnection(): ReactNode {
  const hasVoice = useAppSelector(selectHasVoice);
  const isOnDesk = useAppSelector(selectIsOnDesk);
  const canEdit = useAppSelector(selectUser)?.canEditConfig === true;
  return (
    <div className="phone">
      {hasVoice && <Status />}
      {isOnDesk && (
        <div className="phone__card">
          <DeskTelephone />
        </div>
      )}
      {canEdit && <ConnectionForm />}
      {!hasVoice && !isOnDesk && !canEdit && <VoiceAbsence />}
    </div>
  );
}
