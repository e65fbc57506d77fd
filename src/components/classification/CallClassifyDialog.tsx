import { useState, type ReactNode } from 'react';
import { classifyCloseRequested, classifyDeferRequested, classifyRequested } from '../../store/calls/actions';
import { selectCanChoose } from '../../store/classification/selectors';
import { selectCallClassification } from '../../store/calls/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { callSubject } from '../../lib/formKeys';
import type { RootState } from '../../store/rootReducer';
import { useFocusReturn } from '../ui/dialog/useFocusReturn';
import { useLast } from '../ui/dialog/useLast';
import { CallClassifyAbout } from './CallClassifyAbout';
import { ClassifyFrame } from './ClassifyFrame';
import { notesOfCall } from './notesOfCall';
import { useChoices } from './useChoices';
import { useClassifyForm } from './useClassifyForm';

interface Props {
  dialog: NonNullable<ReturnType<typeof selectCallClassification>>;
  /** Something else comes first: the dialog stays closed meanwhile. */
  isWaiting: boolean;
  isOpen: boolean;
  afterClose: () => void;
}

/** After this many refusals the agent may leave a required classification. */
const REFUSALS = 2;

/** The classification of one call; another call begins with an empty form. */
function CallClassify({ dialog, isOpen, isWaiting, afterClose }: Props): ReactNode {
  const request = useRequest();
  const { call, isRequired, status, failure, refusals } = dialog;
  const notes = useAppSelector((state) => notesOfCall(state, call.id));
  const form = useClassifyForm(
    (choice) => request(classifyRequested({ callId: call.id, ...choice })),
    failure,
    {},
    callSubject(call.id),
    notes,
  );
  const canChoose = useAppSelector((state) => selectCanChoose(state, call.queue));
  const mayDefer = isRequired && (refusals >= REFUSALS || !canChoose);
  const [tries, setTries] = useState(0);
  const isSaving = status === 'saving';

  /** Esc and a click beside a required one close nothing; they bring the reason. */
  function leave(): void {
    if (isRequired) setTries((before) => before + 1);
    // One that is being saved opens again where that fails.
    else request(classifyCloseRequested());
  }

  return (
    <ClassifyFrame
      isOpen={isOpen}
      form={form}
      subject={callSubject(call.id)}
      isRequired={isRequired}
      isWaiting={isWaiting}
      isSaving={isSaving}
      failure={failure}
      afterClose={afterClose}
      about={<CallClassifyAbout call={call} isRequired={isRequired} tries={tries} />}
      queue={call.queue}
      hasProtocol
      opener="callClassify"
      onLeave={leave}
      onDefer={
        mayDefer ? () => request(classifyDeferRequested({ callId: call.id, ...form.values })) : undefined
      }
    />
  );
}

/**
 * Whether a required classification waits: for the message why the call broke, or for a call that the agent makes
 * because of it.
 */
function selectHasToWait({ calls }: RootState): boolean {
  return calls.failure !== null || calls.live.some(({ direction }) => direction === 'outgoing');
}

/**
 * Classifies a call. After the last call of an agent who must classify it has no way out but saving (spec 2 §2,
 * Post-call classification dialog), and keeping it where the server refuses that or nothing can be chosen.
 */
export function CallClassifyDialog(): ReactNode {
  const open = useAppSelector(selectCallClassification);
  const dialog = useLast(open);
  const isWaiting = useAppSelector(selectHasToWait) && open?.isRequired === true;
  const giveFocusBack = useFocusReturn();
  const [opening, setOpening] = useState(0);
  useChoices(open !== null);
  if (dialog === null) return null;
  return (
    <CallClassify
      key={`${dialog.call.id} ${opening}`}
      dialog={dialog}
      isOpen={open !== null && !isWaiting}
      isWaiting={isWaiting}
      afterClose={() => {
        // One that waits goes on where the agent left it.
        if (open === null) setOpening((before) => before + 1);
        giveFocusBack();
      }}
    />
  );
}
