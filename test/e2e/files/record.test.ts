import { chat } from '../support/screens/chat';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import { arrive, length, openNina, recording, recordings } from '../support/voiceNotes';
import { storedOutbox } from '../../chaos/agentBrowser/browserStore';

const SPOKEN_S = 3;

/** Waits until so much is recorded, at most 9 s. */
async function spoken(visitor: Visitor, seconds: number): Promise<void> {
  await expect(length(visitor)).toHaveText(new RegExp(`0:0[${String(seconds)}-9]$`, 'u'));
}

test(
  'a voice note is recorded and is MP3 at the server, as long as it was spoken',
  { tag: '@smoke' },
  async ({ world }) => {
    const { visitor, nina, record, sendRecording } = await openNina(world);
    const { page } = visitor;
    const pressed = performance.now();
    await record.click();
    await expect(length(visitor)).toBeVisible();
    // What is measured must not depend on the recorder's own clock.
    await page.waitForTimeout(SPOKEN_S * 1_000);
    await shoot(page, 'recorder');
    await sendRecording.click();
    const atMost = (performance.now() - pressed) / 1_000;
    const { file, audio } = await recording(world, nina);
    expect(file?.mimeType).toBe('audio/mpeg');
    expect(file?.filename).toMatch(/^[\w-]+\.mpeg$/u);
    expect([audio.channels, audio.kbps]).toEqual([1, 64]);
    expect(audio.seconds).toBeGreaterThan(SPOKEN_S - 0.5);
    expect(audio.seconds).toBeLessThan(atMost + 0.5);
  },
);

test('it is played where it stands, at the speed that the agent likes, and can be moved in', async ({
  world,
}) => {
  const { visitor, record, sendRecording } = await openNina(world);
  const { page, w } = visitor;
  await record.click();
  await spoken(visitor, SPOKEN_S);
  await sendRecording.click();
  const bubble = chat(visitor).bubbles.filter({ has: page.getByRole('slider') });
  const place = bubble.getByRole('slider', { name: w('media.position') });
  // Of a tone that beeps, some parts are louder than others.
  const bars = () => bubble.locator('path.audio__bars').first().getAttribute('d');
  await expect.poll(async () => new Set((await bars())?.match(/v[\d.]+/gu)).size).toBeGreaterThan(1);
  await expect(place).toBeEnabled();
  await bubble.getByRole('button', { name: /^Reproduzir/u }).click();
  await expect(bubble.getByRole('button', { name: /^Pausar/u })).toBeVisible();
  await bubble.getByRole('button', { name: w('media.speed', { speed: '1' }) }).click();
  await expect(bubble.getByRole('button', { name: w('media.speed', { speed: '1,5' }) })).toBeVisible();
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0);
  await expect(bubble.getByRole('button', { name: /^Reproduzir/u })).toBeVisible();
  await place.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveAttribute('aria-valuetext', /^0:02 de 0:0[2-5]$/u);
  await shoot(page, 'audio-player');
});

test('it goes where it was begun, whatever is opened meanwhile', async ({ world }) => {
  const { visitor, nina, record, sendRecording } = await openNina(world);
  const { page, w } = visitor;
  const rui = arrive(world, 'Rui Melo', '5511922220002');
  await record.click();
  await spoken(visitor, 1);
  await conversationList(visitor).row(rui).click();
  await expect(chat(visitor).bubble('Sou Rui Melo')).toBeVisible();
  await expect(page.getByText(w('recorder.for', { who: 'Nina Vaz' }))).toBeVisible();
  await expect(record).toBeDisabled();
  await shoot(page, 'recorder-elsewhere');
  await chat(visitor).say('Um momento');
  await sendRecording.click();
  await expect.poll(() => recordings(world, nina)).toHaveLength(1);
  expect(recordings(world, rui)).toEqual([]);
});

test('one that is cancelled is gone, unless the agent thinks better of it', async ({ world }) => {
  const { visitor, nina, record, cancelRecording, sendRecording } = await openNina(world);
  const { page, w } = visitor;
  await record.click();
  await expect(sendRecording).toBeVisible();
  await spoken(visitor, 1);
  await cancelRecording.click();
  await expect(cancelRecording).toBeHidden();
  await expect(record).toBeVisible();
  await shoot(page, 'recorder-discarded');
  await page.getByRole('button', { name: w('recorder.undo'), exact: true }).click();
  await expect(page.getByText(w('recorder.restored'))).toBeVisible();
  await cancelRecording.click();
  await expect(page.getByText(w('recorder.discarded'))).toBeVisible();
  await expect(page.getByText(w('recorder.discarded'))).toBeHidden();
  expect(recordings(world, nina)).toEqual([]);
});

test('one is paused, listened to, and goes on; the pause is not in it, nor does it hide what was written', async ({
  world,
}) => {
  const { visitor, nina, record, sendRecording } = await openNina(world);
  const { page, w } = visitor;
  const { composer } = chat(visitor);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await composer.fill('Já respondo');
  const began = performance.now();
  await record.click();
  await spoken(visitor, SPOKEN_S);
  await expect(composer).toBeHidden();
  await button(w('recorder.pause')).click();
  const paused = performance.now();
  const heard = page.getByRole('group', { name: w('recorder.preview') });
  await heard.getByRole('button', { name: w('media.play', { name: w('recorder.preview') }) }).click();
  await expect(heard.getByRole('slider')).toHaveAttribute('aria-valuetext', /^0:0[1-3] /u);
  await shoot(page, 'recorder-paused');
  const resumed = performance.now();
  await button(w('recorder.resume')).click();
  await expect(heard).toBeHidden();
  await spoken(visitor, SPOKEN_S + 1);
  await sendRecording.click();
  const atMost = (paused - began + performance.now() - resumed) / 1_000;
  const { audio } = await recording(world, nina);
  expect(audio.seconds).toBeGreaterThan(SPOKEN_S);
  expect(audio.seconds).toBeLessThan(atMost + 0.5);
  await expect(composer).toHaveValue('Já respondo');
});

test('one whose page goes is there after the reload as far as it came, and goes out when the agent says so', async ({
  world,
}) => {
  const { visitor, nina, record } = await openNina(world);
  const { page, w } = visitor;
  await record.click();
  await spoken(visitor, SPOKEN_S);
  await expect.poll(() => storedOutbox(page)).toHaveLength(1);
  await page.reload();
  await conversationList(visitor).row(nina).click();
  const cut = chat(visitor).bubble(w('failure.recordingCut'));
  await expect(cut).toBeVisible();
  await shoot(page, 'recorder-cut');
  expect(recordings(world, nina)).toEqual([]);
  await cut.getByRole('button', { name: w('action.retry') }).click();
  const { audio } = await recording(world, nina);
  expect(audio.seconds).toBeGreaterThan(1);
  await expect(cut).toBeHidden();
});

test('a microphone that is refused is told', async ({ world }) => {
  const { visitor, record } = await openNina(world);
  const { page, w, context } = visitor;
  await context.clearPermissions();
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await record.click();
  await expect(page.getByText(w('call.cause.microphoneRefused'))).toBeVisible();
  await shoot(page, 'recorder-refused');
});

/** A browser without a device to play on: no sound context runs, and whoever waits for one waits for ever. */
function withoutOutput(): void {
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      void super.suspend();
    }
    override resume(): Promise<void> {
      return new Promise(() => undefined);
    }
  };
}

test('without a device to play on a voice note is recorded all the same, without a meter', async ({
  world,
}) => {
  const { visitor, nina, record, sendRecording } = await openNina(world, withoutOutput);
  const { page, w } = visitor;
  await record.click();
  await expect(page.getByText(w('recorder.unmetered'))).toBeVisible();
  await shoot(page, 'recorder-unmetered');
  await spoken(visitor, SPOKEN_S);
  const pause = page.getByRole('button', { name: w('recorder.pause') });
  await pause.click();
  await expect(page.getByRole('group', { name: w('recorder.preview') })).toBeVisible();
  await page.getByRole('button', { name: w('recorder.resume') }).click();
  await spoken(visitor, SPOKEN_S + 1);
  await sendRecording.click();
  const { file, audio } = await recording(world, nina);
  expect(file).toMatchObject({ mimeType: 'audio/mpeg' });
  expect(audio.seconds).toBeGreaterThan(SPOKEN_S - 0.5);
  expect(audio.seconds).toBeLessThan(SPOKEN_S + 5);
});

test('a browser that can neither run sound nor record says so, and can be asked again', async ({ world }) => {
  const { visitor, record } = await openNina(world, () => {
    Reflect.deleteProperty(window, 'MediaRecorder');
    Reflect.set(AudioContext.prototype, 'resume', () => new Promise(() => undefined));
    const Native = AudioContext;
    window.AudioContext = class extends Native {
      constructor(options?: AudioContextOptions) {
        super(options);
        void super.suspend();
      }
    };
  });
  const { page, w } = visitor;
  await record.click();
  await expect(page.getByText(w('failure.soundStill'))).toBeVisible();
  await page.getByRole('button', { name: w('action.retry') }).click();
  await expect(page.getByText(w('recorder.opening'))).toBeVisible();
  await expect(page.getByText(w('failure.soundStill'))).toBeVisible();
});
