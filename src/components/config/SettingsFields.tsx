import { Checkbox, Input, Select } from 'antd';
import { useId, type ReactNode } from 'react';
import type { Configuration } from '../../store/config/types';
import { LANGUAGES } from '../intl/languages';
import { T } from '../intl/T';
import { useText, type TextId } from '../intl/useText';
import { AddressField } from './AddressField';
import { Field } from './Field';
import { HeadersField } from './HeadersField';
import { NotificationFields } from './NotificationFields';

interface Props {
  values: Configuration;
  onChange: (part: Partial<Configuration>) => void;
}

type CheckField = 'webrtc' | 'notifications' | 'mustClassifyCalls' | 'autoAnswer';

const CHECK_NAMES: Record<CheckField, TextId> = {
  webrtc: 'settings.webrtc',
  notifications: 'settings.notifications',
  mustClassifyCalls: 'settings.mustClassifyCalls',
  autoAnswer: 'settings.autoAnswer',
};

function Check({ name, values, onChange }: Props & { name: CheckField }): ReactNode {
  return (
    <Checkbox checked={values[name]} onChange={({ target }) => onChange({ [name]: target.checked })}>
      <T id={CHECK_NAMES[name]} />
    </Checkbox>
  );
}

/** Every field of the settings dialog (spec 2 §2). */
export function SettingsFields({ values, onChange }: Props): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <>
      <AddressField name="server" values={values} onChange={onChange} />
      <AddressField name="exchange" values={values} onChange={onChange} />
      <Field id={`${id}language`} label="settings.language">
        {(ids) => (
          <Select
            {...ids}
            className="settings__wide"
            value={values.language}
            options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
            onChange={(language) => onChange({ language })}
          />
        )}
      </Field>
      <fieldset className="settings__checks">
        <legend className="field__label">
          <T id="settings.behaviour" />
        </legend>
        <Check name="webrtc" values={values} onChange={onChange} />
        <Check name="notifications" values={values} onChange={onChange} />
        {values.notifications && <NotificationFields values={values} onChange={onChange} />}
        <Check name="mustClassifyCalls" values={values} onChange={onChange} />
        <Check name="autoAnswer" values={values} onChange={onChange} />
      </fieldset>
      <Field id={`${id}url`} label="settings.integrationUrl">
        {(ids) => (
          <Input
            {...ids}
            autoComplete="off"
            spellCheck={false}
            value={values.integrationUrl}
            onChange={({ target }) => onChange({ integrationUrl: target.value })}
          />
        )}
      </Field>
      <HeadersField values={values} onChange={onChange} />
    </>
  );
}
