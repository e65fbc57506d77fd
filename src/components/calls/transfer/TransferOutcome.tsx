import { Icon } from '../../ui/icons/Icon';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { resumeRequested } from '../../../store/calls/actions';
import type { Call } from '../../../store/calls/types';
import { selectConsultFailure } from '../../../store/calls/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import type { Failure } from '../../../lib/failure';
import { useFailureText } from '../../ui/feedback';
import { T, useText } from '../../intl';
import { canTalkMeanwhile, whoWithin } from '../callWords';
import { transferReason } from './transferReason';

const RINGING = 180;

type ConsultFailure = NonNullable<ReturnType<typeof selectConsultFailure>>;

/** How the transfer stands: whereto, what the target does, and that the agent may speak meanwhile. */
function Running({ call }: { call: Call }): ReactNode {
  const t = useText();
  const { transfer } = call;
  const to = transfer?.to ?? '';
  const words = [t('transfer.running', { to })];
  if (transfer?.status === RINGING) words.push(t('transfer.ringing'));
  if (canTalkMeanwhile(call)) words.push(t('transfer.meanwhile', { who: whoWithin(call, t), to }));
  return (
    <p className="transfer__running">
      <Icon name="loading" />
      {words.join(' ')}
    </p>
  );
}

/** Why nothing can be handed over now: it needs the way to the exchange. */
function NoConnection(): ReactNode {
  return (
    <p className="transfer__warning">
      <Icon name="alert" />
      <span>
        <T id="transfer.noConnection" />
      </span>
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

/** What failed and why, and that nobody lost the caller. */
function Trouble({ call, what, why }: { call: Call; what: string; why: string }): ReactNode {
  const t = useText();
  return (
    <div className="inline-error">
      <span className="inline-error__icon" aria-hidden="true" />
      <p className="inline-error__text">
        <strong>{what}</strong>
        {why} {t('transfer.backWith', { who: whoWithin(call, t) })}
      </p>
    </div>
  );
}

function Failed({ call, failure }: { call: Call; failure: Failure }): ReactNode {
  const t = useText();
  const failureText = useFailureText();
  const reason = transferReason(failure);
  const why = reason === null ? failureText(failure) : t(reason.id, reason.values);
  return <Trouble call={call} what={t('transfer.failed')} why={why} />;
}

/** Whoever was asked cannot be had, and why. */
function NotAsked({ call, failure }: { call: Call; failure: ConsultFailure }): ReactNode {
  const t = useText();
  const id = failure.wasAnswered ? 'transfer.consultBroke' : 'transfer.consultFailed';
  const what = t(id, { who: whoWithin(failure, t) });
  return <Trouble call={call} what={what} why={t(`call.cause.${failure.cause}`)} />;
}

interface Props {
  call: Call;
  failure: Failure | null;
  isRunning: boolean;
  isCutOff: boolean;
}

/** The progress of a transfer, and why it or a consultation failed; the caller is with the agent again then. */
export function TransferOutcome({ call, failure, isRunning, isCutOff }: Props): ReactNode {
  const notAsked = useAppSelector(selectConsultFailure);
  return (
    <div className="transfer__outcome">
      <div role="status">
        {isRunning && <Running call={call} />}
        {isCutOff && <NoConnection />}
      </div>
      {isRunning && canTalkMeanwhile(call) && <TalkButton call={call} />}
      <div role="alert" className={isCutOff ? 'transfer__failure--below' : undefined}>
        {failure !== null && <Failed call={call} failure={failure} />}
        {/* A new element each time: the same words twice are read twice. */}
        {notAsked !== null && <NotAsked key={notAsked.callId} call={call} failure={notAsked} />}
      </div>
    </div>
  );
}
