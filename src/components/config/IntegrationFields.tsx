import { Input } from 'antd';
import { useId, type ReactNode } from 'react';
import type { SettingProps } from './CheckFields';
import { Field } from './Field';
import { HeadersField } from './HeadersField';

function UrlField({ values, onChange }: SettingProps): ReactNode {
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

/** What the centre's own systems are told of calls, and what goes with every request. */
export function IntegrationFields(props: SettingProps): ReactNode {
  return (
    <>
      <UrlField {...props} />
      <HeadersField {...props} />
    </>
  );
}
