import { Button } from 'antd';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { settingsOpenRequested } from '../../store/devices/actions';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectHasDeskTelephone } from '../../store/softphone/selectors';
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

/** The dial pad (spec 2 §2): number, keys, queue where there is a choice, call, devices. */
export function DialPad({ number = '', autoFocus = false }: Props): ReactNode {
  const t = useText();
  const id = useId();
  const request = useRequest();
  const form = useDialForm({ ...NOBODY, number });
  const hasDesk = useAppSelector(selectHasDeskTelephone);
  const hasNumber = number !== '';

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!form.dial()) document.getElementById(id)?.querySelector('input')?.focus();
  }

  return (
    <form id={id} className="dial-pad" noValidate onSubmit={submit}>
      <NumberField form={form} autoFocus={autoFocus && !hasNumber}>
        <IconButton label={t('dial.erase')} onClick={form.erase}>
          <Icon name="erase" />
        </IconButton>
      </NumberField>
      {form.queues.length > 1 && <QueueField form={form} />}
      <Keypad onDigit={form.press} />
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
