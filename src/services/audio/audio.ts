import type { SoundProcessing } from '../../lib/soundProcessing';
import type { Level, SoundTrouble } from '../../store/calls/types';
import type { AudioDevice, ChosenDevices, MicrophoneTrouble } from '../../store/devices/types';

/** Something that happened to the devices or the browser's sound. */
export type AudioEvent =
  | { kind: 'listed'; devices: AudioDevice[] }
  | { kind: 'locked' }
  | { kind: 'unlocked' }
  | { kind: 'fellBack'; use: 'input' | 'output' | 'ring' }
  | { kind: 'returned'; use: 'input' | 'output' | 'ring' }
  /** During a call the microphone went, and no other one can be opened. */
  | { kind: 'microphoneLost'; trouble: MicrophoneTrouble }
  /** After `microphoneLost`: calls send the microphone again. */
  | { kind: 'microphoneFound' }
  /** The agent speaks into a muted microphone; emitted once for each mute. */
  | { kind: 'talkedWhileMuted'; callId: string }
  | { kind: 'stoppedTalking'; callId: string }
  /** The browser put the sound to rest: what a call is sent by it (see `SendingTrouble`), and that this is over. */
  | { kind: 'sendingTroubled' | 'sendingMended'; callId: string; trouble: SendingTrouble };

/**
 * What a browser that put the sound to rest does to a call: `sendingSilence` in place of the microphone, or
 * `sentDirectly`, the microphone past the sound that rests, without its volume.
 */
export type SendingTrouble = Extract<SoundTrouble, 'sendingSilence' | 'sentDirectly'>;

/** Puts another track in the place of the one that a call sends. */
export type ReplaceTrack = (track: MediaStreamTrack) => Promise<void>;

/** What the softphone needs of the sound: a microphone track for each call, and a place to play to. */
export interface CallSound {
  /**
   * The track that a call sends: the microphone through a gain, so that volume, mute and another device need no
   * renegotiation. While the browser lets the sound rest it is the microphone's own, and `replace` is called with
   * what is to be sent from then on. Rejects `microphoneRefused`, `microphoneMissing`, `microphoneBusy`.
   */
  openMicrophone(callId: string, replace?: ReplaceTrack): Promise<MediaStreamTrack>;
  /** Opens the device behind the track anew. */
  reopenMicrophone(callId: string): Promise<void>;
  /** While held nothing of the microphone is sent. */
  setSending(callId: string, sending: boolean): void;
  /** Whether a call is sent silence on purpose, by mute, volume or hold: nobody is to miss sound then. */
  isSilenced?(callId: string): boolean;
  /** Plays what comes in. */
  play(callId: string, track: MediaStreamTrack): void;
  /** Lets go of everything of a call; the last one closes the microphone. */
  release(callId: string): void;
}

/** The sound of the console: devices, the microphone, calls, the ring. */
export interface Audio extends CallSound {
  /** Lists the devices; `listed` follows now and whenever one comes or goes. Rejects `listFailed`. */
  watchDevices(): Promise<void>;
  /** The devices to use from now on; calls in progress change at once. */
  choose(devices: ChosenDevices): void;
  /** What the browser does to the microphone's sound from now on; calls in progress change at once. */
  process(processing: SoundProcessing): void;
  /** Asks for the microphone and closes it: the browser's question before the first call. Rejects as above. */
  askForMicrophone(): Promise<void>;
  setSpeaker(callId: string, level: Level): void;
  setMicrophone(callId: string, level: Level): void;
  /** Rings on the ring device until asked otherwise: derived from state, so that it cannot stick. */
  ring(kind: 'incoming' | 'ringBack' | 'none'): void;
  /** One ring on a device. */
  testRing(deviceId: string): Promise<void>;
  /** Whether the browser lets sound be played. */
  isUnlocked(): boolean;
  /** To be called within a click. */
  unlock(): Promise<void>;
  /** Draws levels: 0 to 1, of what comes in and what goes out. */
  levels(callId: string): { in: number; out: number };
  subscribe(listener: (event: AudioEvent) => void): () => void;
}
