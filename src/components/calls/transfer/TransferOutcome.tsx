import { LoadingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { resumeRequested } from '../../../store/calls/actions';
import type { Call } from '../../../store/calls/types';
import { useRequest } from '../../../store/hooks';
import type { Failure } from '../../../lib/failure';
import { useFailureText } from '../../ui/feedback';
import { T, useText } from '../../intl';
import { canTalkMeanwhile, whoOf } from '../callWords';
import { transferReason } from './transferReason';

const RINGING = 180;

/** How the transfer stands: whereto, what the target does, and that the agent may speak meanwhile. */
function Running({ call }: { call: Call }): ReactNode {
  const t = useText();
  const { transfer } = call;
  const to = transfer?.to ?? '';
  const words = [t('transfer.running', { to })];
  if (transfer?.status === RINGING) words.push(t('transfer.ringing'));
  if (canTalkMeanwhile(call)) words.push(t('transfer.meanwhile', { who: whoOf(call, t), to }));
  return (
    <p className="transfer__running">
      <LoadingOutlined aria-hidden />
      {words.join(' ')}
    </p>
  );
}

/** Takes the caller from hold while the target rings. */
function TalkButton({ call: { hold, id: callId } }: { call: Call }): ReactNode {
  const request = useRequest();
  return (
    <Button disabled={hold !== 'on'} onClick={() => request(resumeRequested({ callId }))}>
      <T id="call.resume" />
    </Button>
  );
}

function Failed({ call, failure }: { call: Call; failure: Failure }): ReactNode {
  const t = useText();
  const failureText = useFailureText();
  const reason = transferReason(failure);
  const why = reason === null ? failureText(failure) : t(reason.id, reason.values);
  return (
    <div className="inline-error">
      <span className="inline-error__icon" aria-hidden="true" />
      <p className="inline-error__text">
        <strong>
          <T id="transfer.failed" />
        </strong>
        {why} {t('transfer.backWith', { who: whoOf(call, t) })}
      </p>
    </div>
  );
}

interface Props {
  call: Call;
  failure: Failure | null;
  isRunning: boolean;
}

/** The progress of a transfer, and why it failed; the caller is with the agent again then. */
export function TransferOutcome({ call, failure, isRunning }: Props): ReactNode {
  return (
    <div className="transfer__outcome">
      <div role="status">{isRunning && <Running call={call} />}</div>
      {isRunning && canTalkMeanwhile(call) && <TalkButton call={call} />}
      <div role="alert">{failure !== null && <Failed call={call} failure={failure} />}</div>
    </div>
  );
}
