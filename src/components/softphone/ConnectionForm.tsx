import { Button, Checkbox } from 'antd';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { saveRequested } from '../../store/config/actions';
import { selectConfiguration } from '../../store/config/selectors';
import type { Configuration } from '../../store/config/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { settingsOpenRequested } from '../../store/ui/actions';
import { AddressField } from '../config/AddressField';
import { cleaned, isComplete } from '../config/settingsValues';
import { useToast } from '../ui/feedback';
import { T, useText } from '../intl';
import '../config/settings.css';
import './phone.css';

function Fields({ saved }: { saved: Configuration }): ReactNode {
  const t = useText();
  const request = useRequest();
  const show = useToast();
  const [edits, setEdits] = useState<Partial<Configuration>>({});
  const values = { ...saved, ...edits };
  const change = (part: Partial<Configuration>) => setEdits((before) => ({ ...before, ...part }));

  function save(event: SubmitEvent): void {
    event.preventDefault();
    if (!isComplete(values)) return;
    request(saveRequested(cleaned(values)));
    setEdits({});
    show(t('settings.connectionSaved'), 'success');
  }

  return (
    <form className="phone__card" aria-label={t('settings.connection')} noValidate onSubmit={save}>
      <AddressField name="server" values={values} onChange={change} />
      <AddressField name="exchange" values={values} onChange={change} />
      <Checkbox checked={values.webrtc} onChange={({ target }) => change({ webrtc: target.checked })}>
        <T id="settings.webrtc" />
      </Checkbox>
      <div className="phone__buttons">
        <Button type="primary" htmlType="submit" disabled={!isComplete(values)}>
          <T id="action.save" />
        </Button>
        <Button onClick={() => request(settingsOpenRequested())}>
          <T id="login.settings" />
        </Button>
      </div>
    </form>
  );
}

/** The part of the settings that connects: server, exchange, and whether the browser telephones. */
export function ConnectionForm(): ReactNode {
  const saved = useAppSelector(selectConfiguration);
  return saved === null ? null : <Fields saved={saved} />;
}
