import { diceOf } from '../../support/random';
import { openSoundBrowser } from './soundBrowser';
import { expect, test } from './test';

test.describe('the loudspeaker of a call', () => {
  test('keeps to its volume, and to 0 to 1', async ({ page }) => {
    const measured = await page.evaluate(async () => {
      const { audio, sounding, tone, until } = window.sound;
      const [track] = tone(300, 0.2).stream.getAudioTracks();
      if (track === undefined) throw new Error('No tone');
      const at = (volume: number, muted: boolean): unknown[] => {
        audio.setSpeaker('a', { volume, muted });
        return sounding().map((one) => [one.volume, one.muted]);
      };
      audio.setSpeaker('a', { volume: 30, muted: false });
      audio.play('a', track);
      audio.play('a', track);
      await until('sound', () => sounding().length === 1);
      const early = sounding().map((one) => one.volume);
      const said = [at(50, false), at(50, true), at(150, false), at(-1, false)];
      audio.release('a');
      return { early, said, left: sounding().length };
    });
    expect(measured).toEqual({
      early: [0.3],
      said: [[[0.5, false]], [[0.5, true]], [[1, false]], [[0, false]]],
      left: 0,
    });
  });

  test('falls back to the default and returns', async ({ page }) => {
    const measured = await page.evaluate(async () => {
      const { audio, sounding, tone, until, idOf, unplug, plug, heard } = window.sound;
      const [track] = tone(300, 0.2).stream.getAudioTracks();
      if (track === undefined) throw new Error('No tone');
      const headset = await idOf('Fake Audio Output 1');
      const sinks = (): string[] => sounding().map(({ sinkId }) => sinkId);
      await audio.watchDevices();
      audio.choose({ input: null, output: headset, ring: null });
      audio.play('a', track);
      await until('the headset', () => sinks()[0] === headset);
      unplug(headset);
      await until('the default', () => sinks()[0] === '');
      const first = heard();
      plug(headset);
      await until('the headset again', () => sinks()[0] === headset);
      return { first, second: heard() };
    });
    expect(measured).toEqual({ first: ['fellBack output'], second: ['returned output'] });
  });

  test('plays on the default when the browser refuses the device, and where it knows no choice', async ({
    page,
  }) => {
    const measured = await page.evaluate(async () => {
      const { audio, sounding, tone, until, idOf, heard, watched } = window.sound;
      const [a, b] = [tone(300, 0.2), tone(500, 0.2)].flatMap(({ stream }) => stream.getAudioTracks());
      if (a === undefined || b === undefined) throw new Error('No tone');
      const headset = await idOf('Fake Audio Output 1');
      watched.broken.add(headset);
      await audio.watchDevices();
      audio.choose({ input: null, output: headset, ring: null });
      audio.play('a', a);
      await until('sound', () => sounding().length === 1);
      const told: string[] = [];
      await until('a word of it', () => told.push(...heard()) > 0);
      Reflect.deleteProperty(HTMLMediaElement.prototype, 'setSinkId');
      audio.play('b', b);
      await until('more sound', () => sounding().length === 2);
      return [told, heard()];
    });
    expect(measured).toEqual([['fellBack output'], []]);
  });
});

test.describe('the ring', () => {
  test('rings on its device, the ring-back where calls are heard', async ({ page }) => {
    const measured = await page.evaluate(async () => {
      const { audio, sounding, until, idOf } = window.sound;
      const [output, ring] = [await idOf('Fake Audio Output 1'), await idOf('Fake Audio Output 2')];
      await audio.watchDevices();
      audio.choose({ input: null, output, ring });
      const rings = (on: string): boolean =>
        sounding().some(({ sinkId, currentTime }) => sinkId === on && currentTime > 0);
      audio.ring('incoming');
      audio.ring('incoming');
      await until('the ring', () => rings(ring));
      const first = sounding().length;
      audio.ring('ringBack');
      await until('the ring-back', () => rings(output));
      const second = sounding().length;
      for (const element of sounding()) element.pause();
      await until('it again', () => rings(output));
      audio.ring('none');
      await Promise.all([audio.testRing('unknown'), audio.testRing(ring)]);
      return [first, second, sounding().length];
    });
    expect(measured).toEqual([1, 1, 0]);
  });

  test('never sticks', async ({ page }) => {
    const dice = diceOf(Date.now() % 100_000);
    const kinds = ['incoming', 'ringBack', 'none'] as const;
    const steps = Array.from({ length: 300 }, () => ({
      kind: dice.pick(kinds),
      ms: dice.chance(0.3) ? dice.int(30) : 0,
    }));
    const stuck = await page.evaluate(async (sequence) => {
      const { audio, sounding, rest } = window.sound;
      const wrong: string[] = [];
      for (const { kind, ms } of sequence) {
        audio.ring(kind);
        if (ms > 0) await rest(ms);
        if (sounding().length > (kind === 'none' ? 0 : 1)) wrong.push(kind);
      }
      audio.ring('none');
      await rest(300);
      return [...wrong, ...sounding().map(({ src }) => src)];
    }, steps);
    expect({ seed: dice.seed, stuck }).toEqual({ seed: dice.seed, stuck: [] });
  });
});

test.describe('a page that the agent has not touched', () => {
  test('is locked until the first click, which starts what is still wanted', async ({ sound }) => {
    const said: string[] = [];
    const page = await sound.openUntouched((kind) => said.push(kind), '#busy');
    await expect.poll(() => said).toContain('locked');
    await page.mouse.click(20, 20);
    await expect.poll(() => said).toContain('unlocked');
    const left = await page.evaluate(async () => {
      const { audio, sounding, until, watched } = window.sound;
      await until('sound', () => sounding().length > 1);
      await until('the microphone', () => watched.contexts.every(({ state }) => state === 'running'));
      const playing = sounding().map(({ loop }) => (loop ? 'ring' : 'call'));
      audio.ring('none');
      return { playing, isUnlocked: audio.isUnlocked(), after: sounding().length };
    });
    expect(left).toEqual({ playing: ['ring', 'call'], isUnlocked: true, after: 1 });
    expect(said.filter((kind) => kind !== 'listed')).toEqual(['locked', 'unlocked']);
  });
});

for (const [kind, code] of [
  ['refusing', 'microphoneRefused'],
  ['bare', 'microphoneMissing'],
] as const) {
  test(`a ${kind} browser rejects ${code}`, async ({ script }) => {
    const browser = await openSoundBrowser(script, kind);
    try {
      const page = await browser.open();
      const codes = await page.evaluate(async () => {
        const { audio } = window.sound;
        const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;
        await audio.watchDevices();
        return [await audio.askForMicrophone().catch(codeOf), await audio.openMicrophone('a').catch(codeOf)];
      });
      expect(codes).toEqual([code, code]);
    } finally {
      await browser.close();
    }
  });
}
