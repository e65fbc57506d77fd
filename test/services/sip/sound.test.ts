import type { MediaReading } from '../../../src/services/sip/media/mediaReading';
import { createSoundCheck } from '../../../src/services/sip/media/soundCheck';

const START = 1_000_000;

/** A call as it is read, tick by tick. */
function watched() {
  const check = createSoundCheck(START);
  let now = START;
  let last: MediaReading = {
    packetsIn: 0,
    lostIn: 0,
    samplesIn: 0,
    jitterS: 0,
    packetsOut: 0,
    energyOut: 0,
    rttS: 0.05,
    mayPause: false,
  };
  const told: string[] = [];
  return {
    told,
    check,
    /** Half-second ticks for so many seconds, each of which adds this to the counters. */
    run(seconds: number, more: Partial<MediaReading>, { isMuted = false, step = 0.5 } = {}): void {
      for (let s = 0; s < seconds; s += step) {
        now += step * 1000;
        const before = last;
        last = {
          ...before,
          mayPause: more.mayPause ?? before.mayPause,
          packetsIn: before.packetsIn + (more.packetsIn ?? 0),
          samplesIn: before.samplesIn === null ? null : before.samplesIn + (more.samplesIn ?? 24_000),
          packetsOut: before.packetsOut + (more.packetsOut ?? 0),
          energyOut: before.energyOut === null ? null : before.energyOut + (more.energyOut ?? 0),
        };
        const verdicts = check.judge({ before, after: last, isMuted, now });
        for (const direction of ['in', 'out'] as const) {
          const verdict = verdicts[direction];
          if (verdict !== null) told.push(`${direction} ${verdict} ${(now - START) / 1000}`);
        }
      }
    },
    hold(seconds: number): void {
      now += seconds * 1000;
      told.push(...check.excuse(now).map((direction) => `${direction} excused`));
    },
    silentMicrophone: () => (last = { ...last, energyOut: null }),
  };
}

const BOTH = { packetsIn: 25, packetsOut: 25, energyOut: 0.001 };

describe('the check of the sound', () => {
  test('is at ease with a call that sounds', () => {
    const { run, told, check } = watched();
    run(1, BOTH);
    expect(check.isHealthy()).toBe(true);
    run(60, BOTH);
    expect(told).toEqual([]);
  });

  test('misses what never came within 10 s, and hears it when it comes', () => {
    const { run, told } = watched();
    run(30, { packetsOut: 25, energyOut: 0.001 });
    run(1, BOTH);
    expect(told).toEqual(['in missed 10', 'in heard 30.5']);
  });

  test('misses a microphone without any energy, though packets go out', () => {
    const { run, told } = watched();
    run(12, { packetsIn: 25, packetsOut: 25 });
    run(1, BOTH);
    expect(told).toEqual(['out missed 10', 'out heard 12.5']);
  });

  test('misses packets that do not go out, though there is energy', () => {
    const { run, told } = watched();
    run(12, { packetsIn: 25, energyOut: 0.1 });
    expect(told).toEqual(['out missed 10']);
  });

  test('takes packets alone where the browser does not tell the energy', () => {
    const { run, told, silentMicrophone } = watched();
    silentMicrophone();
    run(20, { packetsIn: 25, packetsOut: 25 });
    expect(told).toEqual([]);
  });

  test('does not take a quiet person for missing sound', () => {
    const { run, told } = watched();
    run(1, BOTH);
    // A discontinuous codec sends one packet in 400 ms; a headset with a gate gives no energy at all.
    run(60, { packetsIn: 1, packetsOut: 25 });
    expect(told).toEqual([]);
  });

  test('misses sound that stops for 10 s, each way', () => {
    const { run, told } = watched();
    run(5, BOTH);
    run(9.5, { packetsOut: 25 });
    run(5.5, BOTH);
    run(12, { packetsOut: 25 });
    run(3, BOTH);
    run(12, { packetsIn: 25 });
    expect(told).toEqual(['in missed 30', 'in heard 32.5', 'out missed 45']);
  });

  test('is not missed when another source begins to send, whose counters are lower', () => {
    const { run, told } = watched();
    run(20, BOTH, { step: 5 });
    run(5, { ...BOTH, packetsIn: -70, samplesIn: -90_000 }, { step: 5 });
    run(20, BOTH, { step: 5 });
    expect(told).toEqual([]);
  });

  test('misses what comes and is not played', () => {
    const { run, told } = watched();
    run(5, BOTH);
    run(12, { ...BOTH, samplesIn: 0 });
    run(1, BOTH);
    expect(told).toEqual(['in missed 15', 'in heard 17.5']);
  });

  test('bears pauses of a codec with comfort noise, but not from the start', () => {
    const { run, told } = watched();
    run(11, { packetsOut: 25, energyOut: 0.1, mayPause: true });
    run(1, BOTH);
    run(60, { packetsOut: 25 });
    expect(told).toEqual(['in missed 10', 'in heard 11.5']);
  });

  test('does not count the time on hold', () => {
    const { run, told, hold } = watched();
    run(9, {});
    hold(600);
    run(9, {});
    expect(told).toEqual([]);
    run(1, {});
    expect(told).toEqual(['in missed 619', 'out missed 619']);
    hold(5);
    run(1, BOTH);
    expect(told.slice(2)).toEqual(['in excused', 'out excused']);
  });

  test('does not miss a muted microphone, but does once it is open', () => {
    const { run, told } = watched();
    run(30, { packetsIn: 25, packetsOut: 25 }, { isMuted: true });
    expect(told).toEqual([]);
    run(11, { packetsIn: 25, packetsOut: 25 });
    expect(told).toEqual(['out missed 40']);
  });

  test('misses the packets of a muted microphone too', () => {
    const { run, told } = watched();
    run(11, { packetsIn: 25 }, { isMuted: true });
    expect(told).toEqual(['out missed 10']);
  });

  test('comes to the same with timers that a hidden tab runs once a minute', () => {
    const { run, told } = watched();
    run(180, { packetsIn: 3000, packetsOut: 3000, energyOut: 0.1 }, { step: 60 });
    expect(told).toEqual([]);
    run(60, { packetsOut: 3000 }, { step: 60 });
    expect(told).toEqual(['in missed 240']);
  });
});
