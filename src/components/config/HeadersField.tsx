import { Select } from 'antd';
import { useId, type ReactNode } from 'react';
import type { Configuration } from '../../store/config/types';
import { T } from '../intl/T';
import { useText } from '../intl/useText';
import { headerProblem } from './settingsValues';

interface Props {
  values: Configuration;
  onChange: (part: Partial<Configuration>) => void;
}

/**
 * The integration headers: `Name: value` for every request to the HTTP API, a name alone for a header of calls that
 * goes into the integration's address.
 */
export function HeadersField({ values, onChange }: Props): ReactNode {
  const t = useText();
  const id = useId();
  const problem = headerProblem(values);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        <T id="settings.integrationHeaders" />
      </label>
      <Select
        id={id}
        aria-describedby={`${id}hint ${id}error`}
        aria-invalid={problem !== null}
        className="settings__wide settings__tags"
        mode="tags"
        open={false}
        status={problem === null ? '' : 'error'}
        placeholder={t('settings.integrationHeadersHint')}
        value={values.integrationHeaders}
        onChange={(integrationHeaders) => onChange({ integrationHeaders })}
      />
      <p id={`${id}hint`} className="field__hint settings__below">
        <T id="settings.integrationHeadersUse" />
      </p>
      <p id={`${id}error`} className="settings__fault" role="alert">
        {problem !== null && <T id={problem.text} values={{ header: problem.entry }} />}
      </p>
    </div>
  );
}
