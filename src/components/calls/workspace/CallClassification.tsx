import { useId, useState, type ReactNode } from 'react';
import { classifyRequested } from '../../../store/calls/actions';
import type { Call, EndedCall } from '../../../store/calls/types';
import { selectCanChoose } from '../../../store/classification/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { callSubject } from '../../../lib/formKeys';
import { notesOfCall } from '../../classification/notesOfCall';
import { QuickChoices, type QuickForm } from '../../classification/QuickChoices';
import { useChoices } from '../../classification/useChoices';
import { CLASSIFICATION, notesSoFar } from '../../classification/useClassifyForm';
import { T } from '../../intl';
import { useKept } from '../../ui/dialog/keptForms';
import { Icon } from '../../ui/icons/Icon';
import '../../classification/classification.css';

const NOTHING: QuickForm['values'] = { classificationId: null, subclassificationId: null };

type Choice = Parameters<QuickForm['saveAs']>[0];

/** Saves by one press, with what was filled in where the whole form is, or else noted down during the call. */
function useQuickForm({ id: callId }: Call | EndedCall): QuickForm {
  const request = useRequest();
  const notes = useAppSelector((state) => notesOfCall(state, callId));
  const [chosen, setChosen] = useState<QuickForm['values']>(NOTHING);
  const kept = useKept(CLASSIFICATION, callSubject(callId));
  return {
    values: chosen,
    saveAs(choice: Choice) {
      const texts = { notes: notesSoFar(kept ?? {}, notes).trim(), protocol: kept?.protocol?.trim() ?? '' };
      setChosen(choice);
      request(classifyRequested({ callId, ...choice, ...texts }));
    },
  };
}

function Chips({ call }: { call: Call | EndedCall }): ReactNode {
  const form = useQuickForm(call);
  const canChoose = useAppSelector((state) => selectCanChoose(state, call.queue));
  const { classified, queue } = call;
  useChoices(true);
  return (
    <>
      <div role="status">
        {classified && (
          <p className="call-classification__done">
            <Icon name="check" />
            <T id="call.classified" />
          </p>
        )}
      </div>
      {!classified && canChoose && <QuickChoices form={form} queue={queue} isOff={false} />}
      {!classified && !canChoose && (
        <p className="call-view__nothing">
          <T id="classify.none" />
        </p>
      )}
    </>
  );
}

/**
 * The classification of a call beside its notes: one press saves it. A refusal opens the whole form, which says why; a
 * call of no queue has none.
 */
export function CallClassification({ call }: { call: Call | EndedCall }): ReactNode {
  const id = useId();
  if (call.queue === null) return null;
  return (
    <section className="call-view__panel" aria-labelledby={id}>
      <h3 id={id} className="call-view__heading">
        <T id="classify.classification" />
      </h3>
      <Chips key={call.id} call={call} />
    </section>
  );
}
