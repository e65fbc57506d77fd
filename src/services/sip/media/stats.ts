import { meanOpinion } from './quality';
import { readMedia, type MediaReading } from './mediaReading';
import { createSoundCheck } from './soundCheck';
import type { SipEvent } from '../softphone';
import type { QualitySample } from '../../../store/calls/types';

/** One sample of the quality in so long, ms (spec 2 §9). */
const SAMPLE_MS = 5_000;

/** Between readings of the sound: while it is not in order (spec 2 §9), and afterwards, ms. */
const FAST_POLL_MS = 500;
const SLOW_POLL_MS = 2_500;

/** Timers come a little early by the wall clock. */
const SLACK_MS = 50;

/** Events of a call's sound. */
export type SoundEvent = Extract<SipEvent, { kind: 'measured' | 'soundMissed' | 'soundHeard' }>;

/** A call whose sound is watched. */
export interface WatchedMedia {
  callId: string;
  /** Its connection of now. */
  media: { readonly pc: RTCPeerConnection };
  emit: (event: SoundEvent) => void;
  /** ms since 1970. */
  now: () => number;
  /** Whether the agent sends nothing on purpose, by mute or volume: no sound is missed then. */
  isMuted?: () => boolean;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** What the path was like between two readings; null where nothing came that could be judged. */
export function sampleOf(before: MediaReading, after: MediaReading): QualitySample | null {
  const received = after.packetsIn - before.packetsIn;
  const lost = Math.max(after.lostIn - before.lostIn, 0);
  // The counters began anew: another source sends.
  if (received <= 0) return null;
  const loss = lost / (lost + received);
  return {
    mos: rounded(meanOpinion(after.rttS, after.jitterS, loss), 2),
    rttMs: rounded(after.rttS * 1000, 0),
    jitterMs: rounded(after.jitterS * 1000, 1),
    lossFraction: rounded(loss, 4),
  };
}

/** Whether sound is to go both ways: not while either side holds. */
function isOpen(pc: RTCPeerConnection): boolean {
  const audio = pc.getTransceivers().find(({ receiver }) => receiver.track.kind === 'audio');
  return audio?.currentDirection === 'sendrecv';
}

/**
 * Watches the sound of an established call until the answer is called: its quality each 5 s, and whether packets come
 * and go. While a side holds nothing is read and nothing missed. One timer; every decision is by the clock, so that
 * timers that come late change nothing.
 */
export function watchMedia({ callId, media, emit, now, isMuted = () => false }: WatchedMedia): () => void {
  const check = createSoundCheck(now());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let last: MediaReading | null = null;
  let sampled: { at: number; reading: MediaReading } | null = null;

  function reset(): void {
    for (const direction of check.excuse(now())) emit({ kind: 'soundHeard', callId, direction });
    last = null;
    sampled = null;
  }

  function judge(reading: MediaReading, at: number): void {
    if (last !== null) {
      const verdicts = check.judge({ before: last, after: reading, isMuted: isMuted(), now: at });
      for (const direction of ['in', 'out'] as const) {
        const verdict = verdicts[direction];
        if (verdict === 'missed') emit({ kind: 'soundMissed', callId, direction });
        else if (verdict === 'heard') emit({ kind: 'soundHeard', callId, direction });
      }
    }
    last = reading;
  }

  function measure(reading: MediaReading, at: number): void {
    const agoMs = sampled === null ? null : at - sampled.at;
    // One that lies ahead was taken before the clock was set back.
    if (agoMs !== null && agoMs >= 0 && agoMs < SAMPLE_MS - SLACK_MS) return;
    const sample = sampled === null ? null : sampleOf(sampled.reading, reading);
    sampled = { at, reading };
    if (sample !== null) emit({ kind: 'measured', callId, sample });
  }

  async function read(): Promise<void> {
    const reading = await readMedia(media.pc).catch(() => null);
    if (isOver || reading === null) return;
    const at = now();
    judge(reading, at);
    measure(reading, at);
  }

  /** Time to the next reading: soon while something may be wrong, and in time for the next sample. */
  function nextPollMs(isExpected: boolean): number {
    const wanted = isExpected && !check.isHealthy() ? FAST_POLL_MS : SLOW_POLL_MS;
    const due = sampled === null ? wanted : sampled.at + SAMPLE_MS - now();
    return Math.min(wanted, Math.max(due, FAST_POLL_MS));
  }

  async function tick(): Promise<void> {
    const isExpected = isOpen(media.pc);
    if (isExpected) await read();
    else reset();
    if (isOver) return;
    timer = setTimeout(() => void tick(), nextPollMs(isExpected));
  }

  void tick();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
