import { DisconnectOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { logoutRequested } from '../../store/auth/actions';
import { retryRequested } from '../../store/connection/actions';
import {
  selectConnectionFailure,
  selectConnectionNotice,
  selectRetryAt,
} from '../../store/connection/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { reloadRequested } from '../../store/ui/actions';
import { useFailureText } from '../feedback/failureText';
import { T } from '../intl/T';
import { useNow } from '../time/useNow';
import './connection.css';

const SECOND_MS = 1000;

function Countdown({ at }: { at: number }): ReactNode {
  const seconds = Math.max(0, Math.ceil((at - useNow()) / SECOND_MS));
  return <T id="connection.retryIn" values={{ seconds }} />;
}

function Lost(): ReactNode {
  const retryAt = useAppSelector(selectRetryAt);
  return (
    <>
      <p className="connection__state">
        <DisconnectOutlined aria-hidden />
        <T id="connection.disconnected" />
      </p>
      <p>
        <T id="connection.lostHint" />
      </p>
      <p className="tabular">
        {retryAt === null ? <T id="connection.connecting" /> : <Countdown at={retryAt} />}
      </p>
    </>
  );
}

function Refused(): ReactNode {
  const failure = useAppSelector(selectConnectionFailure);
  const failureText = useFailureText();
  const isVersion = failure?.code === 'VERSAO';
  return (
    <>
      {failure !== null && failure.message !== '' && <p>{failureText(failure)}</p>}
      <p>
        <T id={isVersion ? 'connection.refusedVersion' : 'connection.refusedHint'} />
      </p>
    </>
  );
}

/**
 * The connection is gone, or the server refuses this console. Neither Esc nor a click beside it closes
 * it (spec 1 §2): it goes when the connection is back.
 */
export function ConnectionDialog(): ReactNode {
  const request = useRequest();
  const notice = useAppSelector(selectConnectionNotice);
  const isRefused = notice === 'refused';
  return (
    <Modal
      open={notice === 'lost' || isRefused}
      title={<T id={isRefused ? 'connection.refused' : 'connection.lost'} />}
      width={440}
      centered
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <div className="dialog__buttons">
          <Button onClick={() => request(logoutRequested())}>
            <T id="connection.leave" />
          </Button>
          {/* The dialog comes uncalled: a key meant for the message may press this, and nothing worse. */}
          <Button
            autoFocus
            type={isRefused ? 'default' : 'primary'}
            onClick={() => request(retryRequested())}
          >
            <T id="connection.retryNow" />
          </Button>
          {isRefused && (
            <Button type="primary" onClick={() => request(reloadRequested())}>
              <T id="action.reload" />
            </Button>
          )}
        </div>
      }
    >
      <div className="dialog__text">{isRefused ? <Refused /> : <Lost />}</div>
    </Modal>
  );
}
