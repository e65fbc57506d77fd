import type { Level } from '../../store/calls/types';
import { effective, WAVEFORM_SIZE } from './loudness';
import type { Routes } from './routes';
import { createSink, type Sink } from './sink';
import type { SoundContext } from './soundContext';
import type { SoundLock } from './soundLock';

/** What the agent hears of the calls. */
export interface Speakers {
  /** Plays a track of a call, in the place of an earlier one; the same one plays on. */
  play(callId: string, track: MediaStreamTrack): void;
  setLevel(callId: string, level: Level): void;
  release(callId: string): void;
  /** How loud the other side is, before the volume. */
  loudness(callId: string): number;
  /** Another device may serve now. */
  follow(): void;
}

/** What speakers are made of. */
export interface SpeakersParts {
  page: Window & typeof globalThis;
  routes: Routes;
  lock: SoundLock;
  context: SoundContext;
}

interface Speaker {
  element: HTMLAudioElement;
  sink: Sink;
  stream: MediaStream | null;
  meter: { source: MediaStreamAudioSourceNode; analyser: AnalyserNode } | null;
}

function adjust(element: HTMLAudioElement, { volume, muted }: Level): void {
  element.volume = Math.min(Math.max(volume / 100, 0), 1);
  element.muted = muted;
}

function unmeter(speaker: Speaker): void {
  speaker.meter?.source.disconnect();
  speaker.meter = null;
}

/** One audio element for each call; it needs no place in the document. */
export function createSpeakers({ page, routes, lock, context }: SpeakersParts): Speakers {
  const speakers = new Map<string, Speaker>();
  const levels = new Map<string, Level>();
  const samples = new Float32Array(WAVEFORM_SIZE);

  function make(callId: string): Speaker {
    const element = new page.Audio();
    const level = levels.get(callId);
    if (level !== undefined) adjust(element, level);
    const made = { element, sink: createSink(element, routes, 'output'), stream: null, meter: null };
    speakers.set(callId, made);
    return made;
  }

  /** Made for the first drawing: most calls are never drawn. */
  function meter(one: Speaker, stream: MediaStream): AnalyserNode {
    if (one.meter !== null) return one.meter.analyser;
    const source = new MediaStreamAudioSourceNode(context.get(), { mediaStream: stream });
    const analyser = new AnalyserNode(context.get(), { fftSize: WAVEFORM_SIZE });
    source.connect(analyser);
    one.meter = { source, analyser };
    return analyser;
  }

  return {
    play(callId, track) {
      const one = speakers.get(callId) ?? make(callId);
      if (one.stream?.getAudioTracks()[0] !== track) {
        unmeter(one);
        one.stream = new page.MediaStream([track]);
        one.element.srcObject = one.stream;
        one.sink.start();
      }
      void lock.play(one.element, () => speakers.get(callId) === one);
    },
    setLevel(callId, level) {
      levels.set(callId, level);
      const one = speakers.get(callId);
      if (one !== undefined) adjust(one.element, level);
    },
    release(callId) {
      levels.delete(callId);
      const one = speakers.get(callId);
      if (one === undefined) return;
      speakers.delete(callId);
      unmeter(one);
      one.element.pause();
      one.element.srcObject = null;
    },
    loudness(callId) {
      const one = speakers.get(callId);
      if (one?.stream == null) return 0;
      meter(one, one.stream).getFloatTimeDomainData(samples);
      return effective(samples);
    },
    follow() {
      for (const { sink } of speakers.values()) sink.follow();
    },
  };
}
