import { FRAME_SAMPLES } from '../endpoints/clock';

/** Frames gathered before a voice is mixed, so that one that comes a little late leaves no hole. */
const AHEAD = 2;

/** Frames of a voice that wait at most: more would only be delay. */
const WAITING = 5;

/** A place at the mixer: one voice, and what it hears. */
export interface Place {
  /** The voice's next frame. */
  speak(frame: Float64Array): void;
  /** This frame of all the others together. */
  others(): Float64Array;
  leave(): void;
}

/** Mixes voices: each hears all the others and not itself. */
export interface Mixer {
  place(): Place;
  /** Goes on to the next frame; to be called once a frame, before anybody takes it. */
  tick(): void;
}

interface Voice {
  waiting: Float64Array[];
  isFlowing: boolean;
  /** What it says in this frame; null: nothing. */
  now: Float64Array | null;
}

function next(voice: Voice): Float64Array | null {
  voice.isFlowing = voice.waiting.length > 0 && (voice.isFlowing || voice.waiting.length >= AHEAD);
  return voice.isFlowing ? (voice.waiting.shift() ?? null) : null;
}

/** A mixer without voices. Frames are of 16-bit samples; what is too loud is clipped where it is encoded. */
export function createMixer(): Mixer {
  const voices = new Set<Voice>();

  return {
    place: () => {
      const own: Voice = { waiting: [], isFlowing: false, now: null };
      voices.add(own);
      return {
        speak: (frame) => {
          own.waiting.push(frame);
          if (own.waiting.length > WAITING) own.waiting.shift();
        },
        others: () => {
          const sum = new Float64Array(FRAME_SAMPLES);
          for (const { now } of [...voices].filter((voice) => voice !== own))
            now?.forEach((sample, i) => (sum[i] = (sum[i] ?? 0) + sample));
          return sum;
        },
        leave: () => void voices.delete(own),
      };
    },
    tick: () => {
      for (const voice of voices) voice.now = next(voice);
    },
  };
}
