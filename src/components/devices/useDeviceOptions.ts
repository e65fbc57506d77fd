import { useMemo } from 'react';
import { selectInputs, selectOutputs } from '../../store/devices/selectors';
import type { AudioDevice } from '../../store/devices/types';
import { useAppSelector } from '../../store/hooks';
import { useText } from '../intl';

/** What a device field offers. */
export interface DeviceOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/**
 * The id of the system's own choice (Media Capture and Streams §9.2). Not every browser lists it, so it is offered
 * whether it is listed or not: else there might be nothing to choose.
 */
export const SYSTEM = 'default';

const NUMBERED = { input: 'devices.inputNumber', output: 'devices.outputNumber' } as const;

/**
 * The devices of one kind as options, the system's own choice first. Before the microphone was allowed browsers
 * tell no names, some not even ids. A device that was chosen and is not plugged in stays, and says so.
 */
export function useDeviceOptions(kind: AudioDevice['kind'], chosen: string | null): DeviceOption[] {
  const t = useText();
  const devices = useAppSelector(kind === 'input' ? selectInputs : selectOutputs);
  return useMemo(() => {
    const real = devices.filter(({ id }) => id !== SYSTEM && id !== '');
    const options: DeviceOption[] = [
      { value: SYSTEM, label: t('devices.default') },
      ...real.map(({ id, label }, index) => ({
        value: id,
        label: label === '' ? t(NUMBERED[kind], { number: index + 1 }) : label,
      })),
    ];
    const isKnown = chosen === null || options.some(({ value }) => value === chosen);
    return isKnown ? options : [...options, { value: chosen, label: t('devices.unplugged'), disabled: true }];
  }, [devices, kind, chosen, t]);
}
