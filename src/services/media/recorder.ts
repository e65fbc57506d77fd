/** A voice message while it is recorded. */
export interface VoiceCapture {
  /** How loud it is now, 0 to 1: for a meter. */
  level(): number;
  /** Hears nothing more and lets go of the microphone; what was recorded stays. */
  rest(): void;
  /** The message as far as it came, as MP3 that can be played. Rejects with `recorder`. */
  soFar(): Promise<Blob>;
  /** Ends it: the whole message as MP3. Rejects with `recorder` when there is none. */
  finish(): Promise<Blob>;
  /** Lets go of the microphone and of what was recorded. */
  close(): void;
}

/** Records voice messages, with a microphone of its own: a call that runs keeps its. */
export interface Recorder {
  /**
   * Opens the device, or the system's own choice for null and where that device is gone. `onGone` is told when
   * the microphone ends by itself; what was recorded until then stays. Rejects with `microphoneRefused`,
   * `microphoneMissing`, `microphoneBusy`, or `recorder` when the browser cannot record at all.
   */
  start(deviceId: string | null, onGone: () => void): Promise<VoiceCapture>;
}

/** The page's recorder; its code is fetched when it is first used. */
export function createRecorder(page: Window & typeof globalThis): Recorder {
  return {
    async start(deviceId, onGone) {
      const { startCapture } = await import(/* webpackChunkName: "recorder" */ './capture');
      return startCapture(page, deviceId, onGone);
    },
  };
}
