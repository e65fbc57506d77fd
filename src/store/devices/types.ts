/** A microphone or a loudspeaker. Labels are empty until the microphone was allowed. */
export interface AudioDevice {
  id: string;
  label: string;
  kind: 'input' | 'output';
}

/** The devices that the agent chose (spec 2 §3); null: the system's default. */
export interface ChosenDevices {
  input: string | null;
  output: string | null;
  ring: string | null;
}

/** What the agent did with a headset's buttons, or with the system's controls of a call. */
export interface HeadsetPress {
  control: 'hook' | 'mute' | 'hold' | 'drop';
  /** Where a switch was put; of a button, that it was pressed. */
  state: 'on' | 'off' | 'pressed';
}

/** The headset whose buttons and lamps calls use. */
export interface HeadsetStatus {
  /** Whether the browser can speak with headsets at all. */
  isSupported: boolean;
  /** Null: none is connected. */
  name: string | null;
  /** Why the last one that was chosen is not in use: it has no call control, or cannot be opened. */
  trouble: 'unfit' | 'busy' | null;
}

/**
 * Why there is no microphone: refused by the person or a policy, none there, another program has it, or the browser
 * gives none to any page, or to none of such an address.
 */
export type MicrophoneTrouble = 'refused' | 'missing' | 'busy' | 'unsupported';
