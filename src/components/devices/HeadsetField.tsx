import { Button } from 'antd';
import { useId, type ReactNode } from 'react';
import { selectHeadset } from '../../store/devices/selectors';
import type { HeadsetStatus } from '../../store/devices/types';
import { connectRequested, forgetRequested } from '../../store/headset/actions';
import { useAppSelector, useRequest } from '../../store/hooks';
import { T, type TextId } from '../intl';
import { Icon } from '../ui/icons/Icon';
import './devices.css';

const TROUBLES: Record<NonNullable<HeadsetStatus['trouble']>, TextId> = {
  unfit: 'headset.unfit',
  busy: 'headset.busy',
};

function Connected({ name }: { name: string }): ReactNode {
  const request = useRequest();
  return (
    <div className="devices__headset">
      <Icon name="headset" />
      <span className="devices__headset-name">{name === '' ? <T id="headset.unnamed" /> : name}</span>
      <Button onClick={() => request(forgetRequested())}>
        <T id="headset.forget" />
      </Button>
    </div>
  );
}

function Unconnected(): ReactNode {
  const request = useRequest();
  return (
    <div>
      <Button onClick={() => request(connectRequested())}>
        <T id="headset.connect" />
      </Button>
    </div>
  );
}

/** The headset whose buttons answer, mute and hang up; a browser that cannot speak with headsets has no button here. */
export function HeadsetField(): ReactNode {
  const id = useId();
  const status = useAppSelector(selectHeadset);
  if (status === null) return null;
  const { isSupported, name, trouble } = status;
  return (
    <div className="field" role="group" aria-labelledby={id}>
      <p className="field__label" id={id}>
        <T id="headset.title" />
      </p>
      <p className="field__hint">
        <T id={isSupported ? 'headset.hint' : 'headset.unsupported'} />
      </p>
      {name !== null && <Connected name={name} />}
      {isSupported && name === null && <Unconnected />}
      <div role="alert">
        {trouble !== null && (
          <p className="devices__replaced">
            <T id={TROUBLES[trouble]} />
          </p>
        )}
      </div>
    </div>
  );
}
