import { Button } from 'antd';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import type { Call } from '../../store/calls/types';
import { FormDialog } from '../ui/dialog/FormDialog';
import { KeptNote } from '../ui/dialog/KeptNote';
import { LeaveButton } from '../ui/dialog/LeaveButton';
import { useFocusReturn } from '../ui/dialog/useFocusReturn';
import { T } from '../intl';
import { AgentPicker } from './AgentPicker';
import { ExternalFields } from './ExternalFields';
import { PARTICIPANT, TYPES, useAddForm } from './useAddForm';
import '../config/settings.css';
import '../calls/transfer/transfer.css';

interface FormProps {
  call: Call;
  onClose: () => void;
}

function Form({ call, onClose }: FormProps): ReactNode {
  const id = useId();
  const form = useAddForm(call);
  const { type, choose } = form;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (form.add()) onClose();
  }

  return (
    <form className="add-participant" noValidate onSubmit={submit}>
      <KeptNote kept={form.kept} />
      <fieldset className="add-participant__types">
        <legend className="field__label">
          <T id="conference.type" />
        </legend>
        {TYPES.map((one) => (
          <label key={one} className="add-participant__type">
            <input type="radio" name={id} checked={type === one} onChange={() => choose(one)} />
            <T id={`conference.type.${one}`} />
          </label>
        ))}
      </fieldset>
      {type === 'agent' ? <AgentPicker form={form} /> : <ExternalFields form={form} />}
      <div className="dialog__buttons">
        <LeaveButton />
        <Button type="primary" htmlType="submit">
          <T id="conference.addAction" />
        </Button>
      </div>
    </form>
  );
}

/** Adiciona participante: an agent with what that one does now, or somebody outside by name and number (spec 2 §5). */
export function AddParticipant({ call, isOpen, onClose }: FormProps & { isOpen: boolean }): ReactNode {
  const giveFocusBack = useFocusReturn();
  return (
    <FormDialog
      isOpen={isOpen}
      title={<T id="conference.add" />}
      onLeave={onClose}
      keeps={PARTICIPANT.keyOf(call.id)}
      afterClose={giveFocusBack}
    >
      <Form call={call} onClose={onClose} />
    </FormDialog>
  );
}
