import { LoadingOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Call } from '../../../store/calls/types';
import type { Failure } from '../../../lib/failure';
import { useFailureText } from '../../ui/feedback';
import { T, useText } from '../../intl';
import { whoOf } from '../callWords';
import { transferReason } from './transferReason';

const RINGING = 180;

/** How the transfer stands: whereto, and what the target does. */
function Running({ call: { transfer } }: { call: Call }): ReactNode {
  const t = useText();
  const to = transfer?.to ?? '';
  return (
    <p className="transfer__running">
      <LoadingOutlined aria-hidden />
      {t('transfer.running', { to })} {transfer?.status === RINGING && t('transfer.ringing')}
    </p>
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
      <div role="alert">{failure !== null && <Failed call={call} failure={failure} />}</div>
    </div>
  );
}
