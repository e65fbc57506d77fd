import type { SoundProcessing } from '../../lib/soundProcessing';
import { loggedOut } from '../auth/actions';
import type { Failure } from '../../lib/failure';
import { preferencesRecalled } from '../page/actions';
import { plainReducer } from '../plainReducer';
import { withFields } from '../../lib/records';
import * as actions from './actions';
import type { AudioDevice, ChosenDevices, HeadsetStatus, MicrophoneTrouble } from './types';

type Use = keyof ChosenDevices;

/** Microphones and loudspeakers, which ones the agent chose, and whether they work. */
export interface DevicesState {
  devices: readonly AudioDevice[];
  /** Kept across sessions. */
  chosen: ChosenDevices;
  /** What each agent of this browser, by login, has done to the sound; absent until somebody asked for something. */
  processing?: Readonly<Record<string, SoundProcessing>>;
  isSettingsOpen: boolean;
  microphone: 'unknown' | 'open' | MicrophoneTrouble;
  /** The browser plays nothing until the agent clicks. */
  isLocked: boolean;
  /** For what the default took the place of the chosen device. */
  fallenBack: readonly Use[];
  /** Why the list could not be read. */
  failure: Failure | null;
  /** Absent until it is known whether there is one. */
  headset?: HeadsetStatus;
  /** The browser lets no sound run through the console, so that levels cannot be shown. */
  isMeterLost?: boolean;
}

const initialState: DevicesState = {
  devices: [],
  chosen: { input: null, output: null, ring: null },
  isSettingsOpen: false,
  microphone: 'unknown',
  isLocked: false,
  fallenBack: [],
  failure: null,
};

function replaced(before: ChosenDevices, chosen: ChosenDevices, fallenBack: readonly Use[]): readonly Use[] {
  return fallenBack.filter((use) => before[use] === chosen[use]);
}

/** Folds the facts of the audio devices. */
export const devicesReducer = plainReducer<DevicesState>(initialState, (on) => {
  on(actions.settingsOpenRequested, (state) => withFields(state, { isSettingsOpen: true }));
  on(actions.settingsCloseRequested, (state) => withFields(state, { isSettingsOpen: false }));
  on(actions.saveRequested, (state, { payload: chosen }) => ({
    ...state,
    chosen,
    isSettingsOpen: false,
    fallenBack: replaced(state.chosen, chosen, state.fallenBack),
  }));
  on(actions.processingRequested, (state, { payload: { agent, processing } }) => ({
    ...state,
    processing: { ...state.processing, [agent]: processing },
  }));
  on(actions.listed, (state, { payload: { devices } }) => ({ ...state, devices, failure: null }));
  on(actions.listFailed, (state, { payload: { code, message } }) => ({
    ...state,
    failure: { code, message },
  }));
  on(actions.microphoneOpened, (state) => withFields(state, { microphone: 'open' }));
  on(actions.microphoneFailed, (state, { payload }) => withFields(state, { microphone: payload.trouble }));
  on(actions.soundLocked, (state) => withFields(state, { isLocked: true }));
  on(actions.soundUnlocked, (state) => withFields(state, { isLocked: false }));
  on(actions.meterLost, (state) => withFields(state, { isMeterLost: true }));
  on(actions.meterReturned, (state) => withFields(state, { isMeterLost: false }));
  on(actions.fellBack, (state, { payload: { use } }) =>
    state.fallenBack.includes(use) ? state : { ...state, fallenBack: [...state.fallenBack, use] },
  );
  on(actions.returned, (state, { payload: { use } }) =>
    state.fallenBack.includes(use)
      ? { ...state, fallenBack: state.fallenBack.filter((other) => other !== use) }
      : state,
  );
  on(actions.headsetReported, (state, { payload: headset }) => ({ ...state, headset }));
  on(preferencesRecalled, (state, { payload }) => ({ ...state, ...payload.devices }));
  on(loggedOut, (state) => withFields(state, { isSettingsOpen: false, failure: null }));
});
