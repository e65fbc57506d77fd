import type { Browser, Page } from 'playwright-core';
import { bundlePage } from '../bench/support/bundlePage';
import type {} from './media/mediaPage';
import { openBrowser } from './support/browser';

/** Devices and files want a page of a secure origin; nothing listens there. */
const ORIGIN = 'http://localhost:9/';

const FLAGS = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
  '--autoplay-policy=no-user-gesture-required',
];

let browser: Browser;
let body: string;

async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  await page.route(ORIGIN, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(ORIGIN);
  return page;
}

beforeAll(async () => {
  const script = await bundlePage('mediaPage', `${import.meta.dirname}/media`);
  body = `<!doctype html><title>media</title><script>${script.replaceAll('</script', '<\\/script')}</script>`;
  browser = await openBrowser(FLAGS);
});

afterAll(() => browser.close());

/** What the tests of the sound wait for, each in a page of its own and all at once. */
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
      await rest(9_000);
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
      await rest(8_000);
      const held = watch.reads();
      if (transceiver !== undefined) transceiver.direction = 'sendrecv';
      await pair.negotiate();
      await rest(4_000);
      watch.stop();
      return { told: watch.told, reads: [held - before, watch.reads() - held] };
    });
  },
};

describe('the sound of a call', () => {
  type Stories = typeof stories;
  let told: { [Name in keyof Stories]: Awaited<ReturnType<Stories[Name]>> };

  beforeAll(async () => {
    const inPage = async <T>(story: (page: Page) => Promise<T>) => story(await openPage());
    const [sounding, nothingComesIn, deadMicrophone, onHold] = await Promise.all([
      inPage(stories.sounding),
      inPage(stories.nothingComesIn),
      inPage(stories.deadMicrophone),
      inPage(stories.onHold),
    ]);
    told = { sounding, nothingComesIn, deadMicrophone, onHold };
  });

  test('is measured each 5 s, and nothing is missed', () => {
    expect(told.sounding.told.map(({ kind }) => kind)).toEqual(['measured', 'measured']);
    for (const { sample } of told.sounding.told.flatMap((one) => (one.kind === 'measured' ? [one] : []))) {
      expect(sample.mos).toBeGreaterThan(4);
      expect(sample.lossFraction).toBeLessThan(0.05);
      expect(sample.rttMs).toBeLessThan(100);
    }
    // Twice each 5 s once it is in order; none after the end.
    const [during, after] = told.sounding.reads;
    expect(during).toBeLessThan(9);
    expect(after).toBe(during);
  });

  test('is missed when it does not come in, and heard when it comes', () => {
    expect(told.nothingComesIn).toMatchObject([
      { kind: 'soundMissed', direction: 'in' },
      { kind: 'soundHeard', direction: 'in' },
    ]);
    expect(told.nothingComesIn[0]?.at).toBeGreaterThan(6.5);
  });

  test('is missed after 10 s where the microphone gives none, and heard when that is mended', () => {
    expect(told.deadMicrophone).toMatchObject([
      { kind: 'soundMissed', direction: 'out' },
      { kind: 'soundHeard', direction: 'out' },
    ]);
    expect(told.deadMicrophone[0]?.at).toBeGreaterThan(9.8);
    expect(told.deadMicrophone[0]?.at).toBeLessThan(13);
  });

  test('is neither read nor missed on hold', () => {
    expect(told.onHold.told).toEqual([]);
    expect(told.onHold.reads[0]).toBe(0);
    expect(told.onHold.reads[1]).toBeGreaterThan(0);
  });
});

test('keys are tones, one after the other, where both sides know them', async () => {
  const page = await openPage();
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

test('without telephone-event in the answer a key wants the session', async () => {
  const page = await openPage();
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

test('the log outlives the page, with what was not yet written', async () => {
  const page = await openPage();
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

test('the log gives up its oldest lines, at 2 MB', async () => {
  const page = await openPage();
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
