import { Button } from 'antd';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { dialCloseRequested } from '../../store/calls/actions';
import { selectDialDialog } from '../../store/calls/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { FormDialog } from '../ui/dialog/FormDialog';
import { KeptNote } from '../ui/dialog/KeptNote';
import { LeaveButton } from '../ui/dialog/LeaveButton';
import { useFocusReturn } from '../ui/dialog/useFocusReturn';
import { useLast } from '../ui/dialog/useLast';
import { T } from '../intl';
import { DeskHint } from './DeskHint';
import { NumberField, QueueField } from './DialFields';
import { DialRefusal } from './DialRefusal';
import { DIALLED, useDialForm, type Callee } from './useDialForm';
import './dialpad.css';

function Form({ callee, onDial }: { callee: Callee; onDial: () => void }): ReactNode {
  const form = useDialForm(callee, 'dialog');
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (form.dial()) onDial();
  }
  return (
    <form className="dial-form" noValidate onSubmit={submit}>
      <KeptNote kept={form.kept} />
      {callee.name !== null && <p className="dial-form__name">{callee.name}</p>}
      <QueueField form={form} />
      <NumberField form={form} />
      <DeskHint />
      <DialRefusal wasDialled={form.wasDialled} />
      <div className="dialog__buttons">
        <LeaveButton />
        <Button type="primary" htmlType="submit">
          <T id="dial.call" />
        </Button>
      </div>
    </form>
  );
}

/** Nova ligação: queue and number. It stays while the call is refused, and goes when it is dialled. */
export function DialDialog(): ReactNode {
  const request = useRequest();
  const open = useAppSelector(selectDialDialog);
  const callee = useLast(open);
  const giveFocusBack = useFocusReturn();
  const [wasDialled, setDialled] = useState(false);
  return (
    <FormDialog
      isOpen={open !== null}
      title={<T id="dial.title" />}
      onLeave={() => request(dialCloseRequested())}
      keeps={callee === null ? null : DIALLED.keyOf(callee.number)}
      // A call that was dialled elsewhere, or a queue that is lacked, closes it too.
      forgetsItself={!wasDialled}
      first={(body) => body.querySelector<HTMLElement>('input[inputmode="tel"]')}
      afterClose={() => {
        setDialled(false);
        giveFocusBack();
      }}
    >
      {callee !== null && <Form key={callee.number} callee={callee} onDial={() => setDialled(true)} />}
    </FormDialog>
  );
}
