import { Switch } from 'antd';
import { useId, type ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { doNotDisturbRequested } from '../../store/softphone/actions';
import { selectDoNotDisturb } from '../../store/softphone/selectors';
import { T } from '../intl';
import './softphone.css';

/** Whether direct calls to the extension are refused; says that those of queues are not. */
export function DoNotDisturbSwitch(): ReactNode {
  const id = useId();
  const request = useRequest();
  const isOn = useAppSelector(selectDoNotDisturb);
  return (
    <div className="softphone__undisturbed">
      <label className="softphone__switch">
        <Switch
          size="small"
          checked={isOn}
          aria-describedby={id}
          onChange={(on) => request(doNotDisturbRequested({ on }))}
        />
        <T id="softphone.doNotDisturb" />
      </label>
      <p id={id} className="softphone__detail">
        <T id="softphone.doNotDisturbHint" />
      </p>
    </div>
  );
}
