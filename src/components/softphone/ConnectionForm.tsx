import { Button, Checkbox } from 'antd';
import type { ReactNode, SubmitEvent } from 'react';
import { selectConfiguration } from '../../store/config/selectors';
import { useAppSelector } from '../../store/hooks';
import { ServerAddressField } from '../config/ServerAddressField';
import { useOpenSettings } from '../config/useOpenSettings';
import { useSettingsForm } from '../config/useSettingsForm';
import { useToast } from '../ui/feedback';
import { T, useText } from '../intl';
import '../config/settings.css';
import './phone.css';

function Fields(): ReactNode {
  const t = useText();
  const show = useToast();
  const openSettings = useOpenSettings();
  const { values, change, isValid, save } = useSettingsForm();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!isValid) return;
    save();
    show(t('settings.connectionSaved'), 'success');
  }

  return (
    <form className="phone__card" aria-label={t('settings.connection')} noValidate onSubmit={submit}>
      <ServerAddressField name="server" values={values} onChange={change} />
      <ServerAddressField name="exchange" values={values} onChange={change} />
      <Checkbox checked={values.webrtc} onChange={({ target }) => change({ webrtc: target.checked })}>
        <T id="settings.webrtc" />
      </Checkbox>
      <div className="phone__buttons">
        <Button type="primary" htmlType="submit" disabled={!isValid}>
          <T id="action.save" />
        </Button>
        <Button onClick={openSettings}>
          <T id="login.settings" />
        </Button>
      </div>
    </form>
  );
}

/** The part of the settings that connects: server, exchange, and whether the browser telephones. */
export function ConnectionForm(): ReactNode {
  const saved = useAppSelector(selectConfiguration);
  return saved === null ? null : <Fields />;
}
