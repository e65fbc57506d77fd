import { Input } from 'antd';
import { useId, type ReactNode } from 'react';
import { namesOf } from '../../lib/records';
import type { Configuration } from '../../store/config/types';
import { LANGUAGES } from '../intl/languages';
import { T } from '../intl/T';
import { useText } from '../intl/useText';
import { Select } from '../ui/select/Select';
import { AddressField } from './AddressField';
import { CheckFields, type SettingProps, type Switch } from './CheckFields';
import { Field } from './Field';
import { HeadersField } from './HeadersField';
import { IceServersField } from './IceServersField';
import { NotificationFields } from './NotificationFields';

function LanguageField({ values, onChange }: SettingProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <Field id={id} label="settings.language">
      {(ids) => (
        <Select
          {...ids}
          value={values.language}
          options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
          onChange={(language) => onChange({ language })}
        />
      )}
    </Field>
  );
}

function IntegrationUrlField({ values, onChange }: SettingProps): ReactNode {
  const id = useId();
  return (
    <Field id={id} label="settings.integrationUrl">
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
  );
}

/** The row of every setting that is typed or chosen, in their order; one without a row does not compile. */
const FIELDS: Readonly<
  Record<
    Exclude<keyof Configuration, Switch | 'waitingAmberMinutes' | 'waitingRedMinutes'>,
    (props: SettingProps) => ReactNode
  >
> = {
  server: (props) => <AddressField name="server" {...props} />,
  exchange: (props) => <AddressField name="exchange" {...props} />,
  language: LanguageField,
  integrationUrl: IntegrationUrlField,
  integrationHeaders: HeadersField,
  iceServers: IceServersField,
};

type Part = 'first' | 'network' | 'integration';

/** The part of the dialog that a row stands in. */
function partOf(name: keyof typeof FIELDS): Part {
  if (name === 'iceServers') return 'network';
  return name.startsWith('integration') ? 'integration' : 'first';
}

/** Every field of the settings dialog (spec 2 §2). */
export function SettingsFields(props: SettingProps): ReactNode {
  const rowsOf = (part: Part): ReactNode =>
    namesOf(FIELDS).map((name) => {
      const Row = FIELDS[name];
      return partOf(name) === part && <Row key={name} {...props} />;
    });
  return (
    <>
      {rowsOf('first')}
      <fieldset className="settings__checks">
        <legend className="field__label">
          <T id="settings.behaviour" />
        </legend>
        <CheckFields
          group="behaviour"
          details={{ notifications: <NotificationFields {...props} /> }}
          {...props}
        />
      </fieldset>
      <fieldset className="settings__checks">
        <legend className="field__label">
          <T id="settings.network" />
        </legend>
        {rowsOf('network')}
        <CheckFields group="network" {...props} />
      </fieldset>
      {rowsOf('integration')}
    </>
  );
}
