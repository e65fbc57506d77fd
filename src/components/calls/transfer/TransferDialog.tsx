import { useState, type ReactNode } from 'react';
import { blindTransferRequested, dialRequested, transferCloseRequested } from '../../../store/calls/actions';
import { selectCall, selectTransferDialog } from '../../../store/calls/selectors';
import type { Call } from '../../../store/calls/types';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { selectIsCutOff } from '../../../store/softphone/selectors';
import { DialRefusal } from '../../dialpad/DialRefusal';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { KeptNote } from '../../ui/dialog/KeptNote';
import { keptForm, useKeptValues } from '../../ui/dialog/keptForms';
import { LeaveButton } from '../../ui/dialog/LeaveButton';
import { useFocusReturn } from '../../ui/dialog/useFocusReturn';
import { T, useText } from '../../intl';
import { CallStatus } from '../CallStatus';
import { whoWithin } from '../callWords';
import { AgentChoices } from './AgentChoices';
import { NumberForm } from './NumberForm';
import { OtherCalls } from './OtherCalls';
import { TransferOutcome } from './TransferOutcome';
import '../../config/settings.css';
import '../../dialpad/dialpad.css';
import './transfer.css';

interface Numbers {
  consult: string;
  blind: string;
}

const NONE: Numbers = { consult: '', blind: '' };

/** Numbers that a call may go to, by the call. */
const NUMBERS = keptForm<Numbers>('callTransfer');

interface Shown {
  call: Call;
  dialog: NonNullable<ReturnType<typeof selectTransferDialog>>;
}

/** The dialog with its call; while it closes, still the last ones. */
function useDialog(): { shown: Shown | null; isOpen: boolean } {
  const dialog = useAppSelector(selectTransferDialog);
  const call = useAppSelector((state) => (dialog === null ? null : selectCall(state, dialog.callId)));
  const [last, setLast] = useState<Shown | null>(null);
  const isOpen = dialog !== null && call !== null;
  if (isOpen && (last?.dialog !== dialog || last.call !== call)) setLast({ dialog, call });
  return { shown: last, isOpen };
}

function Parts({ shown: { call, dialog } }: { shown: Shown }): ReactNode {
  const request = useRequest();
  const { id: callId, queue } = call;
  const { failure, isRunning } = dialog;
  const [wasAsked, setWasAsked] = useState(false);
  const kept = useKeptValues(NUMBERS, callId, NONE);
  const number = (name: keyof Numbers) => ({
    number: kept.values[name],
    onChange: (next: string) => kept.set((before) => ({ ...before, [name]: next })),
  });
  const isCutOff = useAppSelector(selectIsCutOff);
  const isOff = isRunning || isCutOff;
  function ask(number: string): void {
    setWasAsked(true);
    request(dialRequested({ number, name: null, queue, contactId: null, consultOf: callId }));
  }
  const hand = (number: string) => request(blindTransferRequested({ callId, number }));
  return (
    <div className="transfer">
      <KeptNote kept={kept} />
      <TransferOutcome call={call} failure={failure} isRunning={isRunning} isCutOff={isCutOff} />
      <div className="transfer__part">
        <NumberForm
          heading="transfer.consult"
          label="transfer.consultNumber"
          button="dial.call"
          isOff={isOff}
          {...number('consult')}
          onSubmit={ask}
        />
        <DialRefusal wasDialled={wasAsked} />
        <OtherCalls callId={callId} isOff={isOff} />
      </div>
      <NumberForm
        heading="transfer.blind"
        label="transfer.destination"
        button="call.transfer"
        isOff={isOff}
        {...number('blind')}
        onSubmit={hand}
      />
      <AgentChoices isOff={isOff} onAsk={ask} onTransfer={hand} />
    </div>
  );
}

/**
 * Hands a call over: to somebody who was asked first, or straight to a number or an agent (spec 2 §2). It stays
 * until the other side took the call, or says why it did not.
 */
export function TransferDialog(): ReactNode {
  const request = useRequest();
  const t = useText();
  const giveFocusBack = useFocusReturn();
  const { shown, isOpen } = useDialog();
  if (shown === null) return null;
  return (
    <FormDialog
      isOpen={isOpen}
      title={<T id="transfer.title" />}
      width="wide"
      onLeave={() => request(transferCloseRequested())}
      keeps={NUMBERS.keyOf(shown.call.id)}
      afterClose={giveFocusBack}
      footer={
        <div className="dialog__buttons">
          <LeaveButton words="action.close" />
        </div>
      }
    >
      <p className="transfer__about">
        <T id="transfer.about" values={{ who: whoWithin(shown.call, t) }} />
        <CallStatus call={shown.call} />
      </p>
      <Parts key={shown.call.id} shown={shown} />
    </FormDialog>
  );
}
