import { expect, test } from './test';

test.describe('another microphone', () => {
  test('takes over without a gap and without another track', async ({ page }) => {
    const measured = await page.evaluate(async () => {
      const { audio, watched, open, until, idOf, peak } = window.sound;
      await audio.watchDevices();
      const track = await audio.openMicrophone('a');
      const chosen = await idOf('Fake Audio Input 2');
      audio.choose({ input: chosen, output: null, ring: null });
      await until('the other one', () => open()[0] === chosen);
      const loudest = await peak(await audio.openMicrophone('a'));
      return {
        state: track.readyState,
        loudest,
        besides: watched.microphones[1]?.besides,
        open: open().length,
      };
    });
    const { loudest, ...rest } = measured;
    expect(rest).toEqual({ state: 'live', besides: 1, open: 1 });
    expect(loudest).toBeGreaterThan(0.05);
  });

  test('serves while the chosen one is unplugged', async ({ page }) => {
    const measured = await page.evaluate(async () => {
      const { audio, open, until, idOf, unplug, plug, heard } = window.sound;
      const chosen = await idOf('Fake Audio Input 1');
      audio.choose({ input: chosen, output: null, ring: null });
      await audio.watchDevices();
      const track = await audio.openMicrophone('a');
      unplug(chosen);
      await until('the default', () => open()[0] === '');
      const first = heard();
      plug(chosen);
      await until('the chosen', () => open()[0] === chosen);
      return { first, second: heard(), state: track.readyState, open: open().length };
    });
    expect(measured).toEqual({
      first: ['fellBack input'],
      second: ['returned input'],
      state: 'live',
      open: 1,
    });
  });

  test('serves when the chosen one fails, which is tried again with the next call', async ({ page }) => {
    const measured = await page.evaluate(async () => {
      const { audio, open, idOf, heard, watched } = window.sound;
      const chosen = await idOf('Fake Audio Input 1');
      await audio.watchDevices();
      audio.choose({ input: chosen, output: null, ring: null });
      watched.broken.add(chosen);
      await audio.openMicrophone('a');
      const first = [heard(), open()];
      audio.release('a');
      watched.broken.clear();
      await audio.openMicrophone('b');
      return { first, second: [heard(), open().includes(chosen)] };
    });
    expect(measured).toEqual({ first: [['fellBack input'], ['']], second: [['returned input'], true] });
  });

  test('serves when the system has another default, by its own name', async ({ page }) => {
    const measured = await page.evaluate(async () => {
      const { audio, open, until, idOf, heard, watched, told } = window.sound;
      await audio.watchDevices();
      await audio.openMicrophone('a');
      told();
      const other = await idOf('Fake Audio Input 2');
      watched.defaultInput = 'Fake Audio Input 2';
      told();
      await until('the other', () => open()[0] === other);
      told();
      await audio.watchDevices();
      return { heard: heard(), count: watched.microphones.length };
    });
    expect(measured).toEqual({ heard: [], count: 2 });
  });

  test('is told to be missing when there is none, and found when there is', async ({ page }) => {
    const measured = await page.evaluate(async () => {
      const { audio, until, heard, watched, told, open } = window.sound;
      await audio.watchDevices();
      const track = await audio.openMicrophone('a');
      watched.refusal = 'NotFoundError';
      for (const { stream } of watched.microphones) {
        for (const one of stream.getTracks()) one.dispatchEvent(new Event('ended'));
      }
      await until('nothing', () => open().length === 0);
      told();
      await audio.watchDevices();
      const first = heard();
      const again = await audio
        .openMicrophone('a')
        .catch((error: unknown) => (error as { code?: unknown }).code);
      watched.refusal = null;
      told();
      await until('something', () => open().length === 1);
      return { first, again, second: heard(), state: track.readyState };
    });
    expect(measured).toEqual({
      first: ['microphoneLost'],
      again: 'microphoneMissing',
      second: ['microphoneFound'],
      state: 'live',
    });
  });

  for (const [refusal, code] of [
    ['NotAllowedError', 'microphoneRefused'],
    ['NotReadableError', 'microphoneBusy'],
    ['NotFoundError', 'microphoneMissing'],
  ] as const) {
    test(`that answers ${refusal} rejects ${code}`, async ({ page }) => {
      const measured = await page.evaluate(async (name) => {
        const { audio, watched, open } = window.sound;
        watched.refusal = name;
        const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;
        const asked = await audio.askForMicrophone().catch(codeOf);
        const opened = await audio.openMicrophone('a').catch(codeOf);
        watched.refusal = null;
        await audio.askForMicrophone();
        return [asked, opened, open(), watched.contexts.map(({ state }) => state)];
      }, refusal);
      expect(measured).toEqual([code, code, [], ['suspended']]);
    });
  }
});

test.describe('devices', () => {
  test('are listed once, and when one comes or goes', async ({ page }) => {
    const measured = await page.evaluate(async () => {
      const { audio, idOf, unplug, rest, watched, told } = window.sound;
      const lists: string[][] = [];
      audio.subscribe((one) => {
        if (one.kind === 'listed') lists.push(one.devices.map(({ kind, label }) => `${kind} ${label}`));
      });
      await audio.watchDevices();
      const headset = await idOf('Fake Audio Output 1');
      unplug(headset);
      told();
      told();
      await rest(200);
      return { lists, intervals: watched.intervals.size };
    });
    const inputs = ['Fake Default Audio Input', 'Fake Audio Input 1', 'Fake Audio Input 2'];
    const outputs = ['Fake Default Audio Output', 'Fake Audio Output 1', 'Fake Audio Output 2'];
    const all = [...inputs.map((name) => `input ${name}`), ...outputs.map((name) => `output ${name}`)];
    const lists = [all, all.filter((name) => name !== 'output Fake Audio Output 1')];
    expect(measured).toEqual({ lists, intervals: 0 });
  });
});
