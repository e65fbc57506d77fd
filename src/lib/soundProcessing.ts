/** What the browser does to what the microphone hears. */
export interface SoundProcessing {
  echoCancellation: boolean;
  noiseSuppression: boolean;
  autoGainControl: boolean;
}

/** Nothing, until the agent asks for it (spec 2 §9): headsets do it themselves. */
export const UNPROCESSED: SoundProcessing = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
};
