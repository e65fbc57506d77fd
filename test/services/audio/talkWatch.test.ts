import type { AudioEvent } from '../../../src/services/audio/audio';
import { effective, toDecibels, toMeter } from '../../../src/services/audio/loudness';
import { createTalkWatch, type TalkWatch } from '../../../src/services/audio/talkWatch';
import { createVoiceDetector } from '../../../src/services/audio/voiceDetector';
import { diceOf, type Dice } from '../../support/random';

const TICK = 250;

/** Loudness four times a second: words of half a second to a second with short pauses. */
function speech(dice: Dice, seconds: number): number[] {
  const heard: number[] = [];
  while (heard.length < seconds * 4) {
    const word = 2 + dice.int(3);
    for (let at = 0; at < word; at += 1) heard.push(-38 + dice.next() * 20);
    heard.push(-68 + dice.next() * 6);
  }
  return heard;
}

const noise = (dice: Dice, decibels: number, seconds: number): number[] =>
  Array.from({ length: seconds * 4 }, () => decibels + dice.next() * 2);

/** ms until the detector heard somebody talk; null: never. */
function heardAfter(levels: readonly number[]): number | null {
  const { hear } = createVoiceDetector();
  const index = levels.findIndex((level) => hear(level, TICK));
  return index === -1 ? null : (index + 1) * TICK;
}

describe('loudness', () => {
  test('is the effective value, and fits a meter of 60 dB', () => {
    const sine = Float32Array.from({ length: 800 }, (_, index) => Math.sin((index / 80) * 2 * Math.PI));
    expect(effective(sine)).toBeCloseTo(Math.SQRT1_2, 5);
    expect(effective(new Float32Array())).toBe(0);
    expect([0, 1e-9, 0.001, 0.1, 1, 2].map(toMeter)).toEqual([0, 0, 0, expect.closeTo(2 / 3, 5), 1, 1]);
    expect([toDecibels(1), toDecibels(0.1), toDecibels(0)]).toEqual([0, expect.closeTo(-20, 5), -120]);
  });
});

describe('a voice', () => {
  const dice = diceOf(Date.now() % 100_000);

  test('is heard within three or four seconds, in a quiet room and in a loud one', () => {
    for (let round = 0; round < 100; round += 1) {
      for (const room of [-80, -60, -52]) {
        const after = heardAfter([...noise(dice, room, 1), ...speech(dice, 10)]);
        expect({ seed: dice.seed, room, late: after === null || after > 4_500 }).toEqual({
          seed: dice.seed,
          room,
          late: false,
        });
      }
    }
  });

  test('is heard when it speaks already as the mute begins', () => {
    for (let round = 0; round < 100; round += 1) {
      expect({ seed: dice.seed, never: heardAfter(speech(dice, 15)) === null }).toEqual({
        seed: dice.seed,
        never: false,
      });
    }
  });

  test.each([
    ['a quiet room', noise(dice, -70, 60)],
    ['a fan', noise(dice, -35, 60)],
    ['a fan that is switched on', [...noise(dice, -70, 5), ...noise(dice, -32, 60)]],
    ['a knock now and then', noise(dice, -70, 60).map((level, index) => (index % 4 === 0 ? -20 : level))],
    ['a cough', [...noise(dice, -70, 5), -20, -18, -30, ...noise(dice, -70, 20)]],
    ['a whisper far away', noise(dice, -70, 60).map((level, index) => (index % 3 === 0 ? level : -55))],
    ['a microphone that is off', noise(dice, -120, 60)],
  ])('is not %s', (_what, levels) => {
    expect({ seed: dice.seed, after: heardAfter(levels) }).toEqual({ seed: dice.seed, after: null });
  });

  test('is over two seconds after its last word, not between two words', () => {
    const { hear } = createVoiceDetector();
    const said = [...noise(dice, -70, 1), ...speech(dice, 5)].map((level) => hear(level, TICK));
    expect(said.at(-1)).toBe(true);
    const after = noise(dice, -70, 4).map((level) => hear(level, TICK));
    expect([after[5], after[9]]).toEqual([true, false]);
  });

  test('is not made up of what a sleeping timer did not hear', () => {
    const { hear } = createVoiceDetector();
    hear(-70, TICK);
    expect([hear(-20, 60_000), hear(-70, 60_000)]).toEqual([false, false]);
  });
});

describe('a muted call', () => {
  let now: number;
  let loudness: number;
  let heard: AudioEvent[];
  let held: Set<string>;
  let watch: TalkWatch;

  beforeEach(() => {
    jest.useFakeTimers();
    now = 1_000_000;
    loudness = 0;
    heard = [];
    held = new Set();
    watch = createTalkWatch({
      clock: { now: () => now },
      loudness: () => loudness,
      isSending: (callId) => !held.has(callId),
      emit: (event) => heard.push(event),
    });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  function pass(ms: number, at: () => number): void {
    for (let passed = 0; passed < ms; passed += TICK) {
      loudness = at();
      now += TICK;
      jest.advanceTimersByTime(TICK);
    }
  }

  let syllable = 0;
  const talk = (ms: number): void => {
    pass(ms, () => ((syllable = (syllable + 1) % 3) === 0 ? 0.1 : 0.03));
  };
  const listen = (ms: number): void => {
    pass(ms, () => 0.0003);
  };
  const told = (): string[] =>
    heard.splice(0).map((one) => ('callId' in one ? `${one.kind} ${one.callId}` : one.kind));

  test('tells once of each mute that the agent talks, and once that it is over', () => {
    watch.setMuted('a', true);
    listen(2_000);
    expect(told()).toEqual([]);
    talk(3_000);
    expect(told()).toEqual(['talkedWhileMuted a']);
    watch.setMuted('a', true);
    listen(3_000);
    expect(told()).toEqual(['stoppedTalking a']);
    talk(5_000);
    expect([told(), jest.getTimerCount()]).toEqual([[], 0]);
    watch.setMuted('a', false);
    watch.setMuted('a', true);
    listen(1_000);
    talk(3_000);
    expect(told()).toEqual(['talkedWhileMuted a']);
    watch.setMuted('a', false);
    expect([told(), jest.getTimerCount()]).toEqual([['stoppedTalking a'], 0]);
  });

  test('is not listened to while held, nor before it begins', () => {
    held.add('a');
    watch.setMuted('a', true);
    expect(jest.getTimerCount()).toBe(0);
    held.delete('a');
    watch.check();
    listen(1_000);
    talk(3_000);
    held.add('a');
    watch.check();
    expect([told(), jest.getTimerCount()]).toEqual([['talkedWhileMuted a', 'stoppedTalking a'], 0]);
  });

  test('is forgotten with its end', () => {
    watch.setMuted('a', true);
    watch.setMuted('b', true);
    watch.release('a');
    watch.release('c');
    listen(1_000);
    talk(3_000);
    expect(told()).toEqual(['talkedWhileMuted b']);
    watch.release('b');
    expect([told(), jest.getTimerCount()]).toEqual([[], 0]);
  });
});
