import { useEffect, useRef } from 'react';
import { selectDevices } from '../../store/devices/selectors';
import { useAppSelector } from '../../store/hooks';
import { useToast } from '../ui/feedback';
import { useText, type TextId } from '../intl';
import type { Use } from './useDeviceForm';

const USES: Use[] = ['input', 'output', 'ring'];

const FELL_BACK: Record<Use, TextId> = {
  input: 'devices.fellBack.input',
  output: 'devices.fellBack.output',
  ring: 'devices.fellBack.ring',
};

const RETURNED: Record<Use, TextId> = {
  input: 'devices.returned.input',
  output: 'devices.returned.output',
  ring: 'devices.returned.ring',
};

/** Tells when the system's own choice took over from a device, and when that device is back. */
export function DeviceToasts(): null {
  const t = useText();
  const show = useToast();
  const { fallenBack, chosen } = useAppSelector(selectDevices);
  const told = useRef({ fallenBack, chosen });
  useEffect(() => {
    const before = told.current;
    told.current = { fallenBack, chosen };
    for (const use of USES) {
      const was = before.fallenBack.includes(use);
      const is = fallenBack.includes(use);
      if (is && !was) show(t(FELL_BACK[use]), 'error', `device.${use}`);
      // With another device chosen meanwhile nothing came back.
      if (was && !is && before.chosen[use] === chosen[use])
        show(t(RETURNED[use]), 'success', `device.${use}`);
    }
  }, [fallenBack, chosen, show, t]);
  return null;
}
