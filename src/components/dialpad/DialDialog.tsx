import { Button, Modal } from 'antd';
import type { InputRef } from 'antd';
import { useRef, useState } from 'react';
import type { ReactNode, Ref, SubmitEvent } from 'react';
import { dialCloseRequested } from '../../store/calls/actions';
import { selectDialDialog } from '../../store/calls/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useFocusReturn } from '../dialog/useFocusReturn';
import { T } from '../intl';
import { NumberField, QueueField } from './DialFields';
import { DialRefusal } from './DialRefusal';
import { useDialForm } from './useDialForm';
import type { Callee } from './useDialForm';
import { focusFirst } from '../dialog/focusFirst';
import './dialpad.css';

/** The dialog's state; while it closes, still the last one. */
function useDialog(): { callee: Callee | null; isOpen: boolean } {
  const callee = useAppSelector(selectDialDialog);
  const [last, setLast] = useState(callee);
  if (callee !== null && callee !== last) setLast(callee);
  return { callee: callee ?? last, isOpen: callee !== null };
}

interface FormProps {
  callee: Callee;
  onLeave: () => void;
  number: Ref<InputRef>;
}

function Form({ callee, onLeave, number }: FormProps): ReactNode {
  const form = useDialForm(callee);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    form.dial();
  }
  return (
    <form className="dial-form" noValidate onSubmit={submit}>
      {callee.name !== null && <p className="dial-form__name">{callee.name}</p>}
      <QueueField form={form} />
      <NumberField form={form} ref={number} />
      <DialRefusal wasDialled={form.wasDialled} />
      <div className="dialog__buttons">
        <Button onClick={onLeave}>
          <T id="action.cancel" />
        </Button>
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
  const { callee, isOpen } = useDialog();
  const giveFocusBack = useFocusReturn();
  const number = useRef<InputRef>(null);
  const leave = () => request(dialCloseRequested());
  return (
    <Modal
      open={isOpen}
      title={<T id="dial.title" />}
      width={400}
      centered
      destroyOnHidden
      closable={false}
      mask={{ closable: false }}
      onCancel={leave}
      // The library puts the focus on the dialog itself, and only once it is on the page.
      afterOpenChange={(opened) => {
        if (opened) focusFirst(number.current?.input);
      }}
      afterClose={giveFocusBack}
      footer={null}
    >
      {callee !== null && <Form key={callee.number} callee={callee} onLeave={leave} number={number} />}
    </Modal>
  );
}
