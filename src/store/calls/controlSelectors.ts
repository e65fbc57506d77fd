import type { Call } from './types';

/** What this console can do with a live call beside ending and classifying it. */
export interface CallControls {
  /** Answering and declining; a call that cannot be answered here cannot be ended before it is, either. */
  answers: boolean;
  /** Mute and volume, and what is measured of the sound. */
  sound: boolean;
  hold: boolean;
  keys: boolean;
  transfer: boolean;
  room: boolean;
}

const BROWSER: CallControls = {
  answers: true,
  sound: true,
  hold: true,
  keys: true,
  transfer: true,
  room: true,
};

/**
 * The desk telephone has keys of its own for the rest. The documents give a way to the centre that ends a call
 * (Desliga), and none that refuses, holds or transfers one (spec 2 §2, §7).
 */
const DESK: CallControls = {
  answers: false,
  sound: false,
  hold: false,
  keys: false,
  transfer: false,
  room: false,
};

/** What can be done with a call, by the telephone that it is spoken on and not by the settings of the moment. */
export function controlsOf({ telephone }: Pick<Call, 'telephone'>): CallControls {
  return telephone === 'desk' ? DESK : BROWSER;
}
