import type { VoiceCapture } from './voiceCapture';
import type { MicrophoneTrial } from './trial';

/** Records voice messages, with a microphone of its own: a call that runs keeps its. */
export interface Recorder {
  /**
   * Opens the device, or the system's own choice for null and where that device is gone. `onGone` is called when
   * the microphone ends by itself; what was recorded until then stays. Rejects with `microphoneRefused`,
   * `microphoneMissing`, `microphoneBusy`, `microphoneUnsupported`, `soundStill` when the browser lets no sound run and has no recorder of its
   * own, or `recorder` when it cannot record at all.
   */
  start(deviceId: string | null, onGone: () => void): Promise<VoiceCapture>;
  /** Opens a device for its meter alone; the same one for null, and rejects in the same way. */
  tryOut(deviceId: string | null): Promise<MicrophoneTrial>;
}

/** The page's recorder; its code is fetched when it is first used. */
export function createRecorder(page: Window & typeof globalThis): Recorder {
  return {
    async start(deviceId, onGone) {
      const { startCapture } = await import(/* webpackChunkName: "recorder" */ './capture');
      return startCapture(page, deviceId, onGone);
    },
    async tryOut(deviceId) {
      const { startTrial } = await import(/* webpackChunkName: "recorder" */ './trial');
      return startTrial(page, deviceId);
    },
  };
}
