import { useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { blindTransferRequested, dialRequested, transferCloseRequested } from '../../../store/calls/actions';
import { selectCall, selectTransferDialog } from '../../../store/calls/selectors';
import type { Call } from '../../../store/calls/types';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { selectIsCutOff } from '../../../store/softphone/selectors';
import { DialRefusal } from '../../dialpad/DialRefusal';
import { KeptNote } from '../../ui/dialog/KeptNote';
import { keptForm, useKeptValues } from '../../ui/dialog/keptForms';
import { useFocusReturn } from '../../ui/dialog/useFocusReturn';
import { FormPopover } from '../../ui/popover/FormPopover';
import { T, useText } from '../../intl';
import { CallStatus } from '../CallStatus';
import { whoWithin } from '../callWords';
import { OtherCalls } from './OtherCalls';
import { TransferChoices } from './TransferChoices';
import { TransferOutcome } from './TransferOutcome';
import '../../config/settings.css';
import '../../dialpad/dialpad.css';
import './transfer.css';

/** Where a call may go, as it was typed, by the call. */
const TYPED = keptForm('callTransfer', v.string());

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
  const [wasTried, setWasTried] = useState(false);
  const kept = useKeptValues(TYPED, callId, '');
  const isCutOff = useAppSelector(selectIsCutOff);
  const isOff = isRunning || isCutOff;
  function ask(number: string): void {
    setWasAsked(true);
    request(dialRequested({ number, name: null, queue, contactId: null, consultOf: callId }));
  }
  return (
    <div className="transfer">
      <KeptNote kept={kept} />
      <TransferOutcome call={call} failure={failure} isRunning={isRunning} isCutOff={isCutOff} />
      <OtherCalls callId={callId} isOff={isOff} />
      <DialRefusal wasDialled={wasAsked} />
      <TransferChoices
        isOff={isOff}
        typed={kept.values}
        onType={kept.set}
        isMissing={wasTried && kept.values.trim() === ''}
        onSubmit={() => setWasTried(true)}
        onAsk={ask}
        onTransfer={(number) => request(blindTransferRequested({ callId, number }))}
      />
    </div>
  );
}

/**
 * Hands a call over: to somebody who was asked first, or straight to a number or an agent (spec 2 §2). It stays
 * until the other side took the call, or says why it did not, beside the call and without a mask.
 */
export function CallTransferDialog(): ReactNode {
  const request = useRequest();
  const t = useText();
  const giveFocusBack = useFocusReturn();
  const { shown, isOpen } = useDialog();
  if (shown === null) return null;
  return (
    <FormPopover
      isOpen={isOpen}
      title={<T id="transfer.title" />}
      name="callTransfer"
      // The agent works elsewhere while somebody is asked, and comes back to hand over.
      leavesByPress={false}
      onLeave={() => request(transferCloseRequested())}
      keeps={TYPED.keyOf(shown.call.id)}
      afterClose={giveFocusBack}
    >
      <p className="transfer__about">
        <T id="transfer.about" values={{ who: whoWithin(shown.call, t) }} />
        <CallStatus call={shown.call} />
      </p>
      <Parts key={shown.call.id} shown={shown} />
    </FormPopover>
  );
}
