/** A voice message while it is recorded. */
export interface VoiceCapture {
  /** How loud it is now, 0 to 1: for a meter. */
  level(): number;
  /** Whether `level` knows: not where the browser's sound does not run. */
  hasLevel: boolean;
  /** Hears nothing until `resume`; the microphone stays open. */
  pause(): void;
  resume(): void;
  /** Hears nothing more and lets go of the microphone; what was recorded stays. */
  rest(): void;
  /** The message as far as it came, as MP3 that can be played. Rejects with `recorder`. */
  soFar(): Promise<Blob>;
  /** Ends it: the whole message as MP3. Rejects with `recorder` when there is none. */
  finish(): Promise<Blob>;
  /** Lets go of the microphone and of what was recorded. */
  close(): void;
}
