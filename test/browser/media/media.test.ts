import type { Page } from '@playwright/test';
import { meanOpinion } from '../../../src/services/sip/media/quality';
import { expect, test } from './test';

/** What is waited for, each in a page of its own and all at once. */
const stories = {
  async sounding(page: Page) {
    return page.evaluate(async () => {
      const { connect, microphone, rest, watched } = window.calls;
      const watch = watched(await connect(await microphone()));
      await rest(11_000);
      watch.stop();
      const seen = watch.reads();
      await rest(3_000);
      return { told: watch.told, reads: [seen, watch.reads()] };
    });
  },
  async nothingComesIn(page: Page) {
    return page.evaluate(async () => {
      const { connect, microphone, rest, senderOf, watched } = window.calls;
      const pair = await connect(await microphone());
      const watch = watched(pair);
      await rest(2_000);
      await senderOf(pair.far)?.replaceTrack(null);
      await rest(14_000);
      await senderOf(pair.far)?.replaceTrack(await microphone());
      await rest(2_000);
      watch.stop();
      return watch.told.filter(({ kind }) => kind !== 'measured');
    });
  },
  async deadMicrophone(page: Page) {
    return page.evaluate(async () => {
      const { connect, deadMicrophone, microphone, rest, senderOf, watched } = window.calls;
      const pair = await connect(deadMicrophone());
      const watch = watched(pair);
      await rest(11_500);
      await senderOf(pair.near)?.replaceTrack(await microphone());
      await rest(2_000);
      watch.stop();
      return watch.told.filter(({ kind }) => kind !== 'measured');
    });
  },
  async muted(page: Page) {
    return page.evaluate(async () => {
      const { connect, microphone, rest, watched } = window.calls;
      const pair = await connect(await microphone());
      const watch = watched(pair);
      await rest(2_000);
      pair.speaker.muted = true;
      pair.speaker.volume = 0;
      await rest(13_000);
      watch.stop();
      return watch.told.filter(({ kind }) => kind !== 'measured');
    });
  },
  async notPlayed(page: Page) {
    return page.evaluate(async () => {
      const { connect, microphone, rest, watched } = window.calls;
      const pair = await connect(await microphone());
      const watch = watched(pair);
      await rest(2_000);
      const { srcObject } = pair.speaker;
      pair.speaker.srcObject = null;
      await rest(14_000);
      pair.speaker.srcObject = srcObject;
      await pair.speaker.play();
      await rest(2_000);
      watch.stop();
      return watch.told.filter(({ kind }) => kind !== 'measured');
    });
  },
  async onHold(page: Page) {
    return page.evaluate(async () => {
      const { connect, microphone, rest, watched } = window.calls;
      const pair = await connect(await microphone());
      const watch = watched(pair);
      await rest(1_500);
      const [transceiver] = pair.near.getTransceivers();
      if (transceiver !== undefined) transceiver.direction = 'sendonly';
      await pair.negotiate();
      await rest(100);
      const before = watch.reads();
      await rest(12_000);
      const held = watch.reads();
      if (transceiver !== undefined) transceiver.direction = 'sendrecv';
      await pair.negotiate();
      await rest(4_000);
      watch.stop();
      return { told: watch.told, reads: [held - before, watch.reads() - held] };
    });
  },
};

test('the sound of a call', async ({ open }) => {
  const inPage = async <T>(story: (page: Page) => Promise<T>) => story(await open());
  const [sounding, nothingComesIn, deadMicrophone, muted, notPlayed, onHold] = await Promise.all([
    inPage(stories.sounding),
    inPage(stories.nothingComesIn),
    inPage(stories.deadMicrophone),
    inPage(stories.muted),
    inPage(stories.notPlayed),
    inPage(stories.onHold),
  ]);

  await test.step('is measured each 5 s, and nothing is missed', () => {
    expect(sounding.told.map(({ kind }) => kind)).toEqual(['measured', 'measured']);
    for (const { sample } of sounding.told.flatMap((one) => (one.kind === 'measured' ? [one] : []))) {
      const { rttMs, jitterMs, lossFraction } = sample;
      expect(lossFraction).toBeLessThan(0.05);
      expect(rttMs).toBeLessThan(100);
      // Six pages at once on a busy machine jitter as the worst network does: what that makes of the call is no fault.
      expect(sample.mos).toBeCloseTo(meanOpinion(rttMs / 1_000, jitterMs / 1_000, lossFraction), 1);
    }
    // Twice each 5 s once it is in order; none after the end.
    const [during, after] = sounding.reads;
    expect(during).toBeLessThan(9);
    expect(after).toBe(during);
  });

  await test.step('is missed when it does not come in, and heard when it comes', () => {
    expect(nothingComesIn).toMatchObject([
      { kind: 'soundMissed', direction: 'in' },
      { kind: 'soundHeard', direction: 'in' },
    ]);
    expect(nothingComesIn[0]?.at).toBeGreaterThan(11.5);
  });

  await test.step('is missed after 10 s where the microphone gives none, and heard when that is mended', () => {
    expect(deadMicrophone).toMatchObject([
      { kind: 'soundMissed', direction: 'out' },
      { kind: 'soundHeard', direction: 'out' },
    ]);
    expect(deadMicrophone[0]?.at).toBeGreaterThan(9.8);
    expect(deadMicrophone[0]?.at).toBeLessThan(13);
  });

  await test.step('is not missed by who turned the volume off, but where the browser plays nothing', () => {
    expect(muted).toEqual([]);
    expect(notPlayed).toMatchObject([
      { kind: 'soundMissed', direction: 'in' },
      { kind: 'soundHeard', direction: 'in' },
    ]);
  });

  await test.step('is neither read nor missed on hold', () => {
    expect(onHold.told).toEqual([]);
    expect(onHold.reads[0]).toBe(0);
    expect(onHold.reads[1]).toBeGreaterThan(0);
  });
});

test('keys are tones, one after the other, where both sides know them', async ({ page }) => {
  const { by, heard } = await page.evaluate(async () => {
    const { connect, microphone, press, rest, senderOf } = window.calls;
    const { near } = await connect(await microphone());
    const heard: string[] = [];
    senderOf(near)?.dtmf?.addEventListener('tonechange', ({ tone }) => heard.push(tone));
    const by = [];
    for (const digit of ['5', '#', 'a']) by.push(await press(near, digit));
    await rest(1_500);
    return { by, heard };
  });
  expect(by).toEqual(['rtp', 'rtp', 'rtp']);
  expect(heard).toEqual(['5', '#', 'A', '']);
});

test('without telephone-event in the answer a key wants the session', async ({ page }) => {
  const by = await page.evaluate(async () => {
    const { connect, microphone, press } = window.calls;
    const pair = await connect(await microphone(), (sdp) =>
      sdp
        .replaceAll(/^a=\w+:(?:110|126) .*\r\n/gm, '')
        .replace(/^(m=audio .*)$/m, (line) => line.replaceAll(/ (?:110|126)\b/g, '')),
    );
    return press(pair.near, '5');
  });
  expect(by).toBe('notEstablished');
});

const logged = (page: Page) => page.evaluate(async () => (await window.log.read()).text());

test('the log outlives the page, with what was not yet written', async ({ page }) => {
  await page.evaluate(async () => {
    window.log.write('info', 'first');
    await window.calls.rest(2_500);
    window.log.write('info', 'second');
  });
  await page.reload();
  await page.evaluate(() => window.log.write('info', 'third'));
  expect((await logged(page)).match(/first|second|third/g)).toEqual(['first', 'second', 'third']);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the log gives up its oldest lines, at 2 MB', async ({ page }) => {
  const sizes = await page.evaluate(async () => {
    const read: number[] = [];
    for (let number = 0; number < 4_000; number += 1) {
      window.log.write('info', `line ${number} ${'x'.repeat(1_000)}`);
      if (number % 250 === 0) read.push((await window.log.read()).size);
    }
    return read;
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2_000_000);
  const text = await logged(page);
  const numbers = [...text.matchAll(/line (\d+) /g)].map(([, number]) => Number(number));
  expect(numbers.length).toBeGreaterThan(900);
  expect(numbers).toEqual(Array.from(numbers, (_, index) => 4_000 - numbers.length + index));
});
