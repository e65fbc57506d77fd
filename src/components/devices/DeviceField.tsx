import { useId, type ReactNode } from 'react';
import { selectDevices } from '../../store/devices/selectors';
import { useAppSelector } from '../../store/hooks';
import { Field } from '../config/Field';
import { T, useText, type TextId } from '../intl';
import { Select } from '../ui/select/Select';
import type { DeviceForm, Use } from './useDeviceForm';
import { useDeviceOptions } from './useDeviceOptions';

const LABELS: Record<Use, TextId> = {
  input: 'devices.input',
  output: 'devices.output',
  ring: 'devices.ring',
};

interface Props {
  use: Use;
  form: Pick<DeviceForm, 'values' | 'isMissing' | 'change'>;
  /** What stands beside the field. */
  children?: ReactNode;
}

/** One of the three devices; says when the system's own choice stands in for it. */
export function DeviceField({ use, form, children }: Props): ReactNode {
  const t = useText();
  const id = useId();
  const value = form.values[use];
  const options = useDeviceOptions(use === 'input' ? 'input' : 'output', value);
  const { fallenBack, chosen } = useAppSelector(selectDevices);
  const isMissing = form.isMissing(use);
  const isReplaced = fallenBack.includes(use) && value === chosen[use];
  return (
    <div>
      <Field id={id} label={LABELS[use]} isRequired error={isMissing ? 'devices.required' : undefined}>
        {(ids) => (
          <div className="devices__row">
            <Select
              {...ids}
              isWrong={isMissing}
              placeholder={t('classify.choose')}
              value={value}
              options={options}
              onChange={(chosenId) => form.change(use, chosenId)}
            />
            {children}
          </div>
        )}
      </Field>
      {isReplaced && (
        <p className="devices__replaced">
          <T id="devices.replaced" />
        </p>
      )}
    </div>
  );
}
