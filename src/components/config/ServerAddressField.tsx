import { Input } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { selectUser } from '../../store/auth/selectors';
import { selectConfiguration } from '../../store/config/selectors';
import type { Configuration } from '../../store/config/types';
import { useAppSelector } from '../../store/hooks';
import { T } from '../intl/T';
import type { TextId } from '../intl/useText';
import { Field } from './Field';
import { missingFields, type RequiredField } from './settingsValues';

interface Props {
  name: RequiredField;
  values: Configuration;
  onChange: (part: Partial<Configuration>) => void;
}

const NAMES: Record<RequiredField, TextId> = { server: 'settings.server', exchange: 'settings.exchange' };

/** Says that a new server has to wait for the next sign-in, to an agent who works with the present one. */
function NewServerHint({ server }: { server: string }): ReactNode {
  const isSignedIn = useAppSelector(selectUser) !== null;
  const saved = useAppSelector(selectConfiguration)?.server;
  if (!isSignedIn || server.trim() === saved) return null;
  return (
    <p className="field__hint" role="status">
      <T id="settings.newServerHint" />
    </p>
  );
}

/** The address of the server or of the exchange. An empty one says that it is required once it was left. */
export function ServerAddressField({ name, values, onChange }: Props): ReactNode {
  const id = useId();
  const [wasLeft, setWasLeft] = useState(false);
  const isMissing = wasLeft && missingFields(values).includes(name);
  return (
    <>
      <Field id={id} label={NAMES[name]} isRequired error={isMissing ? 'field.required' : undefined}>
        {(ids) => (
          <Input
            {...ids}
            status={isMissing ? 'error' : ''}
            autoComplete="off"
            spellCheck={false}
            value={values[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
            onBlur={() => setWasLeft(true)}
          />
        )}
      </Field>
      {name === 'server' && <NewServerHint server={values.server} />}
    </>
  );
}
