import type { Page } from '@playwright/test';
import { expect, test } from './test';

const near = (value: number): unknown => expect.closeTo(value, 1);

/** Opens the microphone, a tone, for a call while the browser lets no sound run; waits for what is sent instead. */
async function speakInStillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { audio, watched, tone, until } = window.sound;
    watched.source = tone(440, 0.5).stream;
    watched.isResting = true;
    const sent: MediaStreamTrack[] = [];
    sent.push(
      await audio.openMicrophone('a', (track) => {
        sent.push(track);
        return Promise.resolve();
      }),
    );
    Object.assign(window, { sent });
    await until('another track', () => sent.length > 1);
  });
}

test('a call sends its microphone, and no silence, where the browser lets no sound run', async ({ page }) => {
  await speakInStillness(page);
  const measured = await page.evaluate(async () => {
    const { audio, heard, peak } = window.sound;
    const { sent } = window as unknown as { sent: [MediaStreamTrack, MediaStreamTrack] };
    const at = (): Promise<number> => peak(sent[1], 150);
    const plain = await at();
    audio.setMicrophone('a', { volume: 100, muted: true });
    const muted = await at();
    audio.setMicrophone('a', { volume: 100, muted: false });
    audio.setSending('a', false);
    const held = await at();
    audio.setSending('a', true);
    return { plain, muted, held, resumed: await at(), said: heard() };
  });
  expect(measured).toEqual({
    plain: near(0.5),
    muted: 0,
    held: 0,
    resumed: near(0.5),
    said: ['sendingTroubled sendingSilence', 'sendingMended sendingSilence', 'sendingTroubled sentDirectly'],
  });
});

test('the next click of the agent that lets it run brings back the volume of the microphone', async ({
  page,
}) => {
  await speakInStillness(page);
  await page.evaluate(() => {
    window.sound.heard();
    window.sound.watched.isResting = false;
  });
  await page.mouse.click(20, 20);
  const measured = await page.evaluate(async () => {
    const { audio, heard, peak, until } = window.sound;
    const { sent } = window as unknown as { sent: MediaStreamTrack[] };
    await until('the track of the graph', () => sent.length > 2);
    audio.setMicrophone('a', { volume: 50, muted: false });
    const [first, own, last] = sent;
    const loudest = last === undefined ? 0 : await peak(last, 150);
    return { same: first === last, own: own?.readyState, loudest, said: heard() };
  });
  expect(measured).toEqual({
    same: true,
    own: 'ended',
    loudest: near(0.25),
    said: ['sendingMended sentDirectly'],
  });
});

test('a second call and another microphone go past the sound that rests, and nothing is left', async ({
  page,
}) => {
  await speakInStillness(page);
  const measured = await page.evaluate(async () => {
    const { audio, open, peak, watched, rest } = window.sound;
    const { sent } = window as unknown as { sent: MediaStreamTrack[] };
    const second = await audio.openMicrophone('b', () => Promise.resolve());
    const loudest = await peak(second, 150);
    await audio.reopenMicrophone('a');
    await rest(100);
    const anew = sent.at(-1);
    const loudestAnew = anew === undefined ? 0 : await peak(anew, 150);
    const openBetween = open();
    audio.release('a');
    audio.release('b');
    const ended = [...sent, second].map(({ readyState }) => readyState);
    return {
      loudest,
      loudestAnew,
      openBetween,
      left: open(),
      ended,
      microphones: watched.microphones.length,
    };
  });
  expect(measured).toEqual({
    loudest: near(0.5),
    loudestAnew: near(0.5),
    openBetween: [''],
    left: [],
    ended: ['ended', 'ended', 'ended', 'ended'],
    microphones: 2,
  });
});

test('a call whose track cannot be replaced is told to send silence, but not while it is muted', async ({
  page,
}) => {
  const said = await page.evaluate(async () => {
    const { audio, watched, heard, rest, until } = window.sound;
    watched.isResting = true;
    audio.setMicrophone('a', { volume: 100, muted: true });
    await audio.openMicrophone('a');
    await rest(1_500);
    const muted = heard();
    audio.setMicrophone('a', { volume: 100, muted: false });
    const open = heard();
    watched.isResting = false;
    await audio.reopenMicrophone('a');
    const mended: string[] = [];
    await until('the sound', () => mended.push(...heard()) > 0);
    return { muted, open, mended };
  });
  expect(said).toEqual({
    muted: [],
    open: ['sendingTroubled sendingSilence'],
    mended: ['sendingMended sendingSilence'],
  });
});
