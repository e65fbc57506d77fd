import { Button } from 'antd';
import { useId, type FocusEvent, type ReactNode, type SubmitEvent } from 'react';
import { readableTypedNumber } from '../../lib/phoneNumber';
import { selectCallableContacts, type CallableContact } from '../../store/contacts/dialSelectors';
import { settingsOpenRequested } from '../../store/devices/actions';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectHasDeskTelephone } from '../../store/softphone/selectors';
import { FoundContacts, type Address } from '../contacts/FoundContacts';
import { useContactSearch } from '../contacts/useContactSearch';
import { MicrophoneNotice } from '../devices/MicrophoneNotice';
import { IconButton } from '../ui/IconButton';
import { Icon } from '../ui/icons/Icon';
import { T, useText } from '../intl';
import { DeskHint } from './DeskHint';
import { NumberField, QueueField } from './DialFields';
import { DialRefusal } from './DialRefusal';
import { Keypad } from './Keypad';
import { NOBODY, useDialForm } from './useDialForm';
import './dialpad.css';

interface Props {
  /** A number to begin with, as of an address. It is dialled by a click, never by itself. */
  number?: string;
  /** The focus goes to the number; to the call button where there is one already. */
  autoFocus?: boolean;
}

function numberOf({ number }: CallableContact): Address {
  return { kept: number, readable: readableTypedNumber(number) };
}

/** The dial pad (spec 2 §2): number, keys, queue where there is a choice, call, devices. */
export function DialPad({ number = '', autoFocus = false }: Props): ReactNode {
  const t = useText();
  const id = useId();
  const request = useRequest();
  const form = useDialForm({ ...NOBODY, number }, 'pad');
  const hasDesk = useAppSelector(selectHasDeskTelephone);
  const hasNumber = number !== '';
  const search = useContactSearch({
    text: form.number,
    select: selectCallableContacts,
    onChoose: callContact,
  });
  const { close } = search;

  function callContact({ id: contactId, name, number: to }: CallableContact): void {
    close();
    form.call({ number: to, name: name.trim() === '' ? null : name, contactId });
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget)) close();
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    close();
    if (!form.dial()) document.getElementById(id)?.querySelector('input')?.focus();
  }

  return (
    <form id={id} className="dial-pad" noValidate onSubmit={submit} onBlur={onBlur}>
      <NumberField
        form={form}
        autoFocus={autoFocus && !hasNumber}
        search={{
          placeholder: t('dial.numberOrName'),
          field: search.field,
          onType: search.typed,
        }}
      >
        <IconButton label={t('dial.erase')} onClick={form.erase}>
          <Icon name="erase" />
        </IconButton>
      </NumberField>
      {form.queues.length > 1 && <QueueField form={form} />}
      <div className="dial-pad__keys">
        <FoundContacts search={search} addressOf={numberOf} onChoose={callContact} />
        <div onFocus={close}>
          <Keypad onDigit={form.press} />
        </div>
      </div>
      <Button type="primary" size="large" htmlType="submit" autoFocus={autoFocus && hasNumber}>
        <Icon name="voice" />
        <T id="dial.call" />
      </Button>
      <Button onClick={form.meet}>
        <Icon name="person" />
        <T id="call.room" />
      </Button>
      {hasDesk ? (
        <DeskHint />
      ) : (
        <Button type="text" onClick={() => request(settingsOpenRequested())}>
          <Icon name="headset" />
          <T id="dial.devices" />
        </Button>
      )}
      <DialRefusal wasDialled={form.wasDialled} />
      {!hasDesk && <MicrophoneNotice />}
    </form>
  );
}
