import type { Clock } from '../clock';
import type { AudioEvent } from './audio';
import { toDecibels } from './loudness';
import { createVoiceDetector, type VoiceDetector } from './voiceDetector';

const TICK_MS = 250;

/** Notices an agent who talks into a muted microphone. */
export interface TalkWatch {
  setMuted(callId: string, isMuted: boolean): void;
  /** To be called when `isSending` may answer otherwise. */
  check(): void;
  /** Forgets the call without a word. */
  release(callId: string): void;
}

/** What a watch is made of. */
export interface TalkWatchParts {
  clock: Clock;
  /** How loud it is in front of the microphone, before anything is muted. */
  loudness: () => number;
  /** Whether the other side of the call would hear the agent, were it not for the mute. */
  isSending: (callId: string) => boolean;
  emit: (event: AudioEvent) => void;
}

/** One mute of a call: it reports once that the agent talks, and once that this is over. */
interface Mute {
  detector: VoiceDetector;
  phase: 'listening' | 'talking' | 'reported';
}

/** Listens four times a second, only while a call that would be heard has a mute that has not reported yet. */
export function createTalkWatch({ clock, loudness, isSending, emit }: TalkWatchParts): TalkWatch {
  const mutes = new Map<string, Mute>();
  let timer: ReturnType<typeof setInterval> | null = null;
  let lastAt = 0;

  function end(callId: string, mute: Mute): void {
    if (mute.phase === 'talking') emit({ kind: 'stoppedTalking', callId });
    mute.phase = 'reported';
  }

  const isListening = (callId: string, mute: Mute): boolean => mute.phase !== 'reported' && isSending(callId);

  function hear(callId: string, mute: Mute, decibels: number, elapsedMs: number): void {
    const talks = mute.detector.hear(decibels, elapsedMs);
    if (mute.phase === 'listening' && talks) {
      mute.phase = 'talking';
      emit({ kind: 'talkedWhileMuted', callId });
    } else if (mute.phase === 'talking' && !talks) end(callId, mute);
  }

  function tick(): void {
    const now = clock.now();
    const decibels = toDecibels(loudness());
    for (const [callId, mute] of [...mutes]) {
      if (isListening(callId, mute)) hear(callId, mute, decibels, now - lastAt);
    }
    lastAt = now;
    keepTime();
  }

  function keepTime(): void {
    const isNeeded = [...mutes].some(([callId, mute]) => isListening(callId, mute));
    if (isNeeded === (timer !== null)) return;
    if (timer !== null) clearInterval(timer);
    timer = isNeeded ? setInterval(tick, TICK_MS) : null;
    lastAt = clock.now();
  }

  function check(): void {
    for (const [callId, mute] of [...mutes]) {
      // Held: what is said now is not meant for this call.
      if (mute.phase === 'talking' && !isSending(callId)) end(callId, mute);
    }
    keepTime();
  }

  return {
    setMuted(callId, isMuted) {
      const mute = mutes.get(callId);
      if (isMuted === (mute !== undefined)) return;
      if (mute === undefined) mutes.set(callId, { detector: createVoiceDetector(), phase: 'listening' });
      else {
        mutes.delete(callId);
        end(callId, mute);
      }
      keepTime();
    },
    check,
    release(callId) {
      mutes.delete(callId);
      keepTime();
    },
  };
}
