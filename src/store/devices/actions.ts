import type { SoundProcessing } from '../../lib/soundProcessing';
import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { AudioDevice, HeadsetStatus, MicrophoneTrouble } from './types';

/** The agent opens the audio settings. */
export const settingsOpenRequested = request('devices/settingsOpenRequested')();
/** The agent leaves the audio settings. */
export const settingsCloseRequested = request('devices/settingsCloseRequested')();
/** The agent saves the three devices. */
export const saveRequested = request('devices/saveRequested')<{
  input: string;
  output: string;
  ring: string;
}>();
/** The agent chose what is done to the sound of the microphone; counts at once. */
export const processingRequested = request('devices/processingRequested')<{
  agent: string;
  processing: SoundProcessing;
}>();
/** The agent looks at a microphone, before it is saved. */
export const inputTrialRequested = request('devices/inputTrialRequested')<{ deviceId: string }>();
/** The agent lets the browser play sound. */
export const unlockRequested = request('devices/unlockRequested')();
/** The agent wants to hear the ring on a device. */
export const ringTestRequested = request('devices/ringTestRequested')<{ deviceId: string }>();
/** What is plugged in, at the start and after every change. */
export const listed = fact('devices/listed')<{ devices: AudioDevice[] }>();
/** The list could not be read. */
export const listFailed = fact('devices/listFailed')<Failure>();
/** The microphone can be used. */
export const microphoneOpened = fact('devices/microphoneOpened')();
/** The microphone cannot be used. */
export const microphoneFailed = fact('devices/microphoneFailed')<{ trouble: MicrophoneTrouble }>();
/** The browser keeps sound from being played until the agent clicks. */
export const soundLocked = fact('devices/soundLocked')();
/** The browser lets no sound run through the console: no level can be shown. */
export const meterLost = fact('devices/meterLost')();
/** Levels can be shown again. */
export const meterReturned = fact('devices/meterReturned')();
/** Sound plays. */
export const soundUnlocked = fact('devices/soundUnlocked')();
/** A device went silent or refused; the default took over. */
export const fellBack = fact('devices/fellBack')<{ use: 'input' | 'output' | 'ring' }>();
/** The chosen device is back in use. */
export const returned = fact('devices/returned')<{ use: 'input' | 'output' | 'ring' }>();
/** How it stands with the headset's buttons. */
export const headsetReported = fact('devices/headsetReported')<HeadsetStatus>();
