import type { MediaReading } from './mediaReading';

/** So long sound may stay away, ms (spec 2 §9). */
const LIMIT_MS = 10_000;

/** What a direction of the sound has come to. */
export type Verdict = 'missed' | 'heard' | null;

/** One direction of a call's sound. */
interface Direction {
  /** When sound last went this way, or when it was first expected to. */
  quietSince: number;
  wasHeard: boolean;
  isMissed: boolean;
  /** At the last reading. */
  isHeard: boolean;
}

function judge(direction: Direction, isHeard: boolean, mayPause: boolean, now: number): Verdict {
  const wasMissed = direction.isMissed;
  direction.isHeard = isHeard;
  if (isHeard) {
    Object.assign(direction, { quietSince: now, wasHeard: true, isMissed: false });
    return wasMissed ? 'heard' : null;
  }
  const isPause = direction.wasHeard && mayPause;
  if (wasMissed || isPause || now - direction.quietSince < LIMIT_MS) return null;
  direction.isMissed = true;
  return 'missed';
}

/** Two readings of the sound of a call. */
export interface SoundReadings {
  before: MediaReading;
  after: MediaReading;
  /** The agent sends nothing on purpose. */
  isMuted: boolean;
  /** ms since 1970. */
  now: number;
}

/** Whether sound goes both ways. */
export interface SoundCheck {
  judge(readings: SoundReadings): { in: Verdict; out: Verdict };
  /** Nothing was expected until now: the call was on hold. Returns what is no longer missed. */
  excuse(now: number): ('in' | 'out')[];
  /** Both directions were in order at the last reading. */
  isHealthy(): boolean;
}

/**
 * A check that begins now. What comes in is judged by packets, since a silent person sends them too, and by whether it
 * is played: a browser may take packets and play none. What goes out is judged by packets, and until the microphone was heard once by its energy: a
 * dead one gives none at all, while a living one in a quiet room gives little. Later silence is no trouble: a headset
 * with a gate is as still as a dead one whenever the agent listens.
 */
export function createSoundCheck(start: number): SoundCheck {
  const make = (): Direction => ({ quietSince: start, wasHeard: false, isMissed: false, isHeard: false });
  const directions = { in: make(), out: make() };
  const { in: incoming, out: outgoing } = directions;

  // Fewer than before: another source sends now, and its counters began anew.
  const isPlayed = (before: MediaReading, after: MediaReading): boolean =>
    after.samplesIn === null || after.samplesIn !== before.samplesIn;

  const isSpeaking = (before: MediaReading, after: MediaReading): boolean =>
    outgoing.wasHeard ||
    after.energyOut === null ||
    before.energyOut === null ||
    after.energyOut > before.energyOut;

  return {
    judge({ before, after, isMuted, now }) {
      const comes = after.packetsIn !== before.packetsIn && isPlayed(before, after);
      const goes = after.packetsOut !== before.packetsOut;
      const isExcused = isMuted && goes && !outgoing.wasHeard;
      if (isExcused) outgoing.quietSince = now;
      return {
        in: judge(incoming, comes, after.mayPause, now),
        out: isExcused ? null : judge(outgoing, goes && isSpeaking(before, after), false, now),
      };
    },
    excuse(now) {
      const excused = (['in', 'out'] as const).filter((name) => directions[name].isMissed);
      for (const direction of [directions.in, directions.out]) {
        Object.assign(direction, { quietSince: now, isMissed: false });
      }
      return excused;
    },
    isHealthy: () => incoming.isHeard && outgoing.isHeard,
  };
}
