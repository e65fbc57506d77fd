import type { Page } from '@playwright/test';
import { expect, test } from './test';

const near = (value: number): unknown => expect.closeTo(value, 1);

const KINDS = ['AudioNode', 'HTMLAudioElement', 'AudioContext'] as const;
type Kind = (typeof KINDS)[number];

/** How many objects of the page that hold on to sound are alive after the garbage is gone. */
async function countObjects(of: Page): Promise<Record<Kind, number>> {
  const session = await of.context().newCDPSession(of);
  const counts = { AudioNode: 0, HTMLAudioElement: 0, AudioContext: 0 };
  for (const kind of KINDS) {
    const { result } = await session.send('Runtime.evaluate', { expression: `${kind}.prototype` });
    const prototypeObjectId = result.objectId ?? '';
    const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId });
    const objectId = objects.objectId ?? '';
    const functionDeclaration = 'function () { return this.length; }';
    const { result: count } = await session.send('Runtime.callFunctionOn', { objectId, functionDeclaration });
    counts[kind] = Number(count.value);
  }
  await session.detach();
  return counts;
}

test.describe('the microphone of a call', () => {
  test('is heard', async ({ page }) => {
    const loudest = await page.evaluate(async () => {
      const { audio, peak } = window.sound;
      return peak(await audio.openMicrophone('a'));
    });
    expect(loudest).toBeGreaterThan(0.05);
  });

  test('is one track, silent while muted, held or at volume 0', async ({ page }) => {
    const measured = await page.evaluate(async () => {
      const { audio, peak, watched, tone } = window.sound;
      watched.source = tone(440, 0.5).stream;
      const track = await audio.openMicrophone('a');
      const again = await audio.openMicrophone('a');
      const at = (): Promise<number> => peak(track, 150);
      const plain = await at();
      audio.setMicrophone('a', { volume: 50, muted: false });
      const half = await at();
      audio.setMicrophone('a', { volume: 50, muted: true });
      const muted = await at();
      audio.setMicrophone('a', { volume: 100, muted: false });
      audio.setSending('a', false);
      const held = await at();
      audio.setSending('a', true);
      const resumed = await at();
      audio.setMicrophone('a', { volume: 0, muted: false });
      const off = await at();
      const { channelCount } = track.getSettings();
      return { same: track === again, channelCount, plain, half, muted, held, resumed, off };
    });
    const levels = { plain: near(0.5), half: near(0.25), muted: 0, held: 0, resumed: near(0.5), off: 0 };
    expect(measured).toEqual({ same: true, channelCount: 1, ...levels });
  });

  test('is shared by calls that each have their own volume, and closed with the last', async ({ page }) => {
    const measured = await page.evaluate(async () => {
      const { audio, peak, watched, tone, open } = window.sound;
      watched.source = tone(440, 0.5).stream;
      audio.setMicrophone('b', { volume: 100, muted: true });
      const [a, b] = await Promise.all([audio.openMicrophone('a'), audio.openMicrophone('b')]);
      const first = await Promise.all([peak(a, 150), peak(b, 150)]);
      audio.setMicrophone('b', { volume: 100, muted: false });
      audio.release('a');
      const openBetween = open();
      const second = await peak(b, 150);
      audio.release('b');
      return { first, second, openBetween, left: open(), ended: [a.readyState, b.readyState] };
    });
    expect(measured).toEqual({
      first: [near(0.5), 0],
      second: near(0.5),
      openBetween: [''],
      left: [],
      ended: ['ended', 'ended'],
    });
  });

  test('sounds again after the browser put the sound to rest', async ({ page }) => {
    const measured = await page.evaluate(async () => {
      const { audio, peak, watched, tone } = window.sound;
      watched.source = tone(440, 0.5).stream;
      const track = await audio.openMicrophone('a');
      await watched.contexts[0]?.suspend();
      const suspended = await peak(track, 150);
      await audio.reopenMicrophone('a');
      return [suspended, await peak(track, 150), watched.microphones.length];
    });
    expect(measured).toEqual([near(0.5), near(0.5), 2]);
  });

  test('shows its level, and that of the other side', async ({ page }) => {
    const measured = await page.evaluate(async () => {
      const { audio, watched, tone, rest } = window.sound;
      watched.source = tone(440, 0.1).stream;
      const [other] = tone(300, 0.5).stream.getAudioTracks();
      await audio.openMicrophone('a');
      if (other !== undefined) audio.play('a', other);
      audio.levels('a');
      await rest(300);
      const both = audio.levels('a');
      audio.setMicrophone('a', { volume: 100, muted: true });
      return [both, audio.levels('a').out, audio.levels('unknown')];
    });
    // -23 dB and -9 dB on a scale of 60 dB.
    expect(measured).toEqual([{ in: near(0.85), out: near(0.62) }, 0, { in: 0, out: 0 }]);
  });
});

test.describe('an agent who talks while muted', () => {
  test('is told once, and once that it is over', async ({ page }) => {
    const measured = await page.evaluate(async () => {
      const { audio, watched, tone, until, rest, heard } = window.sound;
      const voice = tone(220, 0.3, true);
      watched.source = voice.stream;
      await audio.openMicrophone('a');
      await rest(800);
      const unmuted = [heard(), watched.intervals.size];
      audio.setMicrophone('a', { volume: 100, muted: true });
      const began = performance.now();
      const said: string[] = [];
      await until('a word of it', () => said.push(...heard()) > 0);
      const after = performance.now() - began;
      audio.setMicrophone('a', { volume: 90, muted: true });
      voice.setVolume(0);
      await until('the end of it', () => said.push(...heard()) > 1);
      return { unmuted, said, after, intervals: watched.intervals.size };
    });
    expect(measured).toMatchObject({
      unmuted: [[], 0],
      said: ['talkedWhileMuted', 'stoppedTalking'],
      intervals: 0,
    });
    expect(measured.after).toBeLessThan(4_000);
  });
});

test('50 calls leave nothing behind', async ({ page }) => {
  await page.evaluate(() => {
    const [other] = window.sound.tone(300, 0.1).stream.getAudioTracks();
    Object.assign(window, { other });
  });
  const call = (times: number): Promise<unknown> =>
    page.evaluate(async (calls) => {
      const { audio, watched, open, sounding, rest } = window.sound;
      const { other } = window as unknown as { other: MediaStreamTrack };
      for (let index = 0; index < calls; index += 1) {
        const callId = `call ${String(index)}`;
        audio.ring('incoming');
        await audio.openMicrophone(callId);
        audio.ring('none');
        audio.play(callId, other);
        audio.levels(callId);
        audio.setMicrophone(callId, { volume: 100, muted: true });
        audio.setSpeaker(callId, { volume: 50, muted: false });
        await rest(5);
        audio.release(callId);
      }
      await rest(300);
      const contexts = watched.contexts.map(({ state }) => state);
      const left = { open: open(), sounding: sounding().length, timers: watched.intervals.size, contexts };
      watched.microphones = [];
      watched.elements = [];
      return left;
    }, times);
  await call(1);
  const before = await countObjects(page);
  expect(await call(50)).toEqual({ open: [], sounding: 0, timers: 0, contexts: ['suspended'] });
  // Elements end their last task before they go.
  await expect(async () => {
    const after = await countObjects(page);
    for (const kind of KINDS) expect(after[kind]).toBeLessThanOrEqual(before[kind]);
  }).toPass({ timeout: 10_000 });
});
