import { useState } from 'react';
import { inputTrialRequested, saveRequested } from '../../store/devices/actions';
import { selectDevices } from '../../store/devices/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectHasVoice } from '../../store/softphone/selectors';
import { SYSTEM } from './useDeviceOptions';

/** What a device is for. */
export type Use = 'input' | 'output' | 'ring';

/** The three choices, and whether the form says which are missing. */
export interface DeviceForm {
  values: Record<Use, string | null>;
  isMissing: (use: Use) => boolean;
  change: (use: Use, id: string) => void;
  save: () => void;
  reset: () => void;
}

/** Holds the choices of one opening of the audio settings; all that are shown are required (spec 2 §5). */
export function useDeviceForm(): DeviceForm {
  const request = useRequest();
  const { chosen } = useAppSelector(selectDevices);
  const [edits, setEdits] = useState<Partial<Record<Use, string>>>({});
  const [wasTried, setWasTried] = useState(false);
  const hasVoice = useAppSelector(selectHasVoice);
  // Without a telephone nothing rings, and nobody is asked where.
  const ringDefault = hasVoice ? chosen.ring : (chosen.ring ?? SYSTEM);
  const values = { ...chosen, ring: ringDefault, ...edits };

  function save(): void {
    const { input, output, ring } = values;
    setWasTried(true);
    if (input === null || output === null || ring === null) return;
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
