import type { HeadsetPress } from '../../store/devices/types';
import type { Lamps } from './lamps';

/** Something that the headset did. */
export type HeadsetEvent =
  /** A headset is in use; null: none is any more. */
  { kind: 'changed'; name: string | null } | { kind: 'pressed'; press: HeadsetPress };

/** The headset whose buttons and lamps calls use: the first one that is allowed and plugged in. */
export interface Headset {
  /** False where the browser cannot speak with headsets. */
  readonly isSupported: boolean;
  /** Takes up a headset that was allowed before, now and whenever one is plugged in. Never rejects. */
  start(): Promise<void>;
  /**
   * Asks the agent for a headset; within a click. Resolves also where none was chosen. Rejects `headsetUnfit` for a
   * device without call control, `headsetBusy` for one that cannot be opened.
   */
  connect(): Promise<void>;
  /** Lets go of the headset, and of the permission where the browser can take it back. */
  forget(): Promise<void>;
  /** What it shows from now on. Told also after a press, because the headset's own switch may have moved. */
  show(lamps: Lamps): void;
  /** All lamps off; another page may have the headset. Never rejects. */
  stop(): Promise<void>;
  subscribe(listener: (event: HeadsetEvent) => void): () => void;
}
