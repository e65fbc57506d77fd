import { Button } from 'antd';
import type { ReactNode } from 'react';
import { logoutRequested } from '../../store/auth/actions';
import { retryRequested } from '../../store/connection/actions';
import { selectConnectionFailure, selectIsRefused } from '../../store/connection/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectLeavesLater } from '../../store/queues/selectors';
import { reloadRequested } from '../../store/ui/actions';
import { Dialog } from '../ui/dialog/Dialog';
import { useFailureText } from '../ui/feedback/failureText';
import { T } from '../intl/T';

function Refused(): ReactNode {
  const failure = useAppSelector(selectConnectionFailure);
  const failureText = useFailureText();
  const leavesLater = useAppSelector(selectLeavesLater);
  const isVersion = failure?.code === 'VERSAO';
  return (
    <>
      {failure !== null && failure.message !== '' && <p>{failureText(failure)}</p>}
      <p>
        <T id={isVersion ? 'connection.refusedVersion' : 'connection.refusedHint'} />
      </p>
      {leavesLater && (
        <p>
          <T id="close.queuesLater" />
        </p>
      )}
    </>
  );
}

/** Says that the server refuses this console: then nothing else can be done. */
export function RefusedDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const request = useRequest();
  return (
    <Dialog
      open={useAppSelector(selectIsRefused)}
      afterClose={afterClose}
      title={<T id="connection.refused" />}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <div className="dialog__buttons">
          {/*
           * The dialog comes uncalled: a key meant for the message may press this, and nothing worse. First of all,
           * since the dialog gives the focus to its first button when the composer asks for it meanwhile.
           */}
          <Button autoFocus onClick={() => request(retryRequested())}>
            <T id="connection.retryNow" />
          </Button>
          <Button type="primary" onClick={() => request(reloadRequested())}>
            <T id="action.reload" />
          </Button>
          <Button onClick={() => request(logoutRequested())}>
            <T id="connection.leave" />
          </Button>
        </div>
      }
    >
      <div className="dialog__text">
        <Refused />
      </div>
    </Dialog>
  );
}
