import { Checkbox } from 'antd';
import { useId, type ReactNode } from 'react';
import { namesOf } from '../../lib/records';
import type { SoundProcessing } from '../../lib/soundProcessing';
import { selectUser } from '../../store/auth/selectors';
import { processingRequested } from '../../store/devices/actions';
import { selectProcessing } from '../../store/devices/processingSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { T, type TextId } from '../intl';
import '../config/settings.css';

const LABELS: Readonly<Record<keyof SoundProcessing, TextId>> = {
  echoCancellation: 'devices.echoCancellation',
  noiseSuppression: 'devices.noiseSuppression',
  autoGainControl: 'devices.autoGainControl',
};

/** What the browser does to the microphone's sound in calls; each counts at once. */
export function ProcessingFields(): ReactNode {
  const request = useRequest();
  const hintId = useId();
  const agent = useAppSelector(selectUser)?.login;
  const processing = useAppSelector(selectProcessing);
  if (agent === undefined) return null;
  return (
    <fieldset className="settings__checks" aria-describedby={hintId}>
      <legend className="field__label">
        <T id="devices.processing" />
      </legend>
      {namesOf(LABELS).map((name) => (
        <Checkbox
          key={name}
          checked={processing[name]}
          onChange={({ target }) =>
            request(processingRequested({ agent, processing: { ...processing, [name]: target.checked } }))
          }
        >
          <T id={LABELS[name]} />
        </Checkbox>
      ))}
      <p id={hintId} className="field__hint settings__below">
        <T id="devices.processingHint" />
      </p>
    </fieldset>
  );
}
