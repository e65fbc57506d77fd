import { Checkbox, Input, Select } from 'antd';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Configuration, Language } from '../../store/config/types';
import { T } from '../intl/T';
import { useText } from '../intl/useText';
import type { TextId } from '../intl/useText';
import { Field } from './Field';
import { NotificationFields } from './NotificationFields';
import { missingFields } from './settingsValues';
import type { RequiredField } from './settingsValues';

interface Props {
  values: Configuration;
  onChange: (part: Partial<Configuration>) => void;
}

type CheckField = 'webrtc' | 'notifications' | 'mustClassifyCalls' | 'autoAnswer';

const LANGUAGES: Language[] = ['pt_BR', 'es_cl', 'eng_US'];

const LANGUAGE_NAMES: Record<Language, TextId> = {
  pt_BR: 'language.pt_BR',
  es_cl: 'language.es_cl',
  eng_US: 'language.eng_US',
};

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

/** Every field of the settings dialog (spec 2 §2). An empty required field says so once it was left. */
export function SettingsFields({ values, onChange }: Props): ReactNode {
  const t = useText();
  const id = useId();
  const [left, setLeft] = useState<readonly RequiredField[]>([]);
  const missing = missingFields(values);
  const errorOf = (name: RequiredField): TextId | undefined =>
    missing.includes(name) && left.includes(name) ? 'field.required' : undefined;

  function address(name: RequiredField, label: TextId): ReactNode {
    const error = errorOf(name);
    return (
      <Field id={`${id}${name}`} label={label} isRequired error={error}>
        {(ids) => (
          <Input
            {...ids}
            status={error === undefined ? '' : 'error'}
            autoComplete="off"
            spellCheck={false}
            value={values[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
            onBlur={() => setLeft((before) => [...before, name])}
          />
        )}
      </Field>
    );
  }

  return (
    <>
      {address('server', 'settings.server')}
      {address('exchange', 'settings.exchange')}
      <Field id={`${id}language`} label="settings.language">
        {(ids) => (
          <Select
            {...ids}
            className="settings__wide"
            value={values.language}
            options={LANGUAGES.map((value) => ({ value, label: t(LANGUAGE_NAMES[value]) }))}
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
      <Field id={`${id}headers`} label="settings.integrationHeaders">
        {(ids) => (
          <Select
            {...ids}
            className="settings__wide settings__tags"
            mode="tags"
            open={false}
            placeholder={t('settings.integrationHeadersHint')}
            value={values.integrationHeaders}
            onChange={(integrationHeaders) => onChange({ integrationHeaders })}
          />
        )}
      </Field>
    </>
  );
}
