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

/** Why there is no microphone: refused by the person or a policy, none there, or another program has it. */
export type MicrophoneTrouble = 'refused' | 'missing' | 'busy';
