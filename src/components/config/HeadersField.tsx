import type { ReactNode } from 'react';
import { T } from '../intl/T';
import type { SettingProps } from './CheckFields';
import { headerProblem } from './settingsValues';
import { TagsField } from './TagsField';

/**
 * The integration headers: `Name: value` for every request to the HTTP API, a name alone for a header of calls that
 * goes into the integration's address.
 */
export function HeadersField({ values, onChange }: SettingProps): ReactNode {
  const problem = headerProblem(values);
  return (
    <TagsField
      label="settings.integrationHeaders"
      prompt="settings.integrationHeadersHint"
      use="settings.integrationHeadersUse"
      problem={problem === null ? null : <T id={problem.text} values={{ header: problem.entry }} />}
      value={values.integrationHeaders}
      onChange={(integrationHeaders) => onChange({ integrationHeaders })}
    />
  );
}
