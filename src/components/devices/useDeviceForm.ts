import { useState } from 'react';
import { inputTrialRequested, saveRequested } from '../../store/devices/actions';
import { selectDevices } from '../../store/devices/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { SYSTEM } from './useDeviceOptions';

/** What a device is for. */
export type Use = 'input' | 'output' | 'ring';

/** The three choices, and whether the form says which are missing. */
export interface DeviceForm {
  /** Null: there is no microphone that could be meant. */
  values: Record<'output' | 'ring', string> & { input: string | null };
  isMissing: (use: Use) => boolean;
  change: (use: Use, id: string) => void;
  save: () => void;
  reset: () => void;
}

/**
 * Holds the choices of one opening of the audio settings; all are required (spec 2 §5), and are the system's own until
 * the agent chooses, which follows the system when that changes.
 */
export function useDeviceForm(): DeviceForm {
  const request = useRequest();
  const { chosen, microphone } = useAppSelector(selectDevices);
  const [edits, setEdits] = useState<Partial<Record<Use, string>>>({});
  const [wasTried, setWasTried] = useState(false);
  const values = {
    // A default of nothing is no choice.
    input: chosen.input ?? (microphone === 'missing' ? null : SYSTEM),
    output: chosen.output ?? SYSTEM,
    ring: chosen.ring ?? SYSTEM,
    ...edits,
  };

  function save(): void {
    const { input, output, ring } = values;
    setWasTried(true);
    if (input === null) return;
    request(saveRequested({ input, output, ring }));
  }

  return {
    values,
    isMissing: (use) => wasTried && values[use] === null,
    change: (use, id) => {
      setEdits((before) => ({ ...before, [use]: id }));
      if (use === 'input') request(inputTrialRequested({ deviceId: id }));
    },
    save,
    reset: () => {
      setEdits({});
      setWasTried(false);
    },
  };
}
