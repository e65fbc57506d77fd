import { createSelector } from 'reselect';
import type { RootState } from '../rootReducer';
import type { DevicesState } from './reducer';
import type { AudioDevice, HeadsetStatus } from './types';

const selectList = ({ devices }: RootState): readonly AudioDevice[] => devices.devices;

/** Microphones and loudspeakers, which ones the agent chose, and whether they work. */
export function selectDevices({ devices }: RootState): DevicesState {
  return devices;
}

/** The microphones. */
export const selectInputs = createSelector([selectList], (devices): readonly AudioDevice[] =>
  devices.filter(({ kind }) => kind === 'input'),
);

/** The loudspeakers. */
export const selectOutputs = createSelector([selectList], (devices): readonly AudioDevice[] =>
  devices.filter(({ kind }) => kind === 'output'),
);

/** The headset whose buttons and lamps calls use; null while it is not known whether there is one. */
export function selectHeadset({ devices }: RootState): HeadsetStatus | null {
  return devices.headset ?? null;
}

/** Whether the browser lets no sound run through the console, so that levels cannot be shown. */
export function selectIsMeterLost({ devices }: RootState): boolean {
  return devices.isMeterLost === true;
}
