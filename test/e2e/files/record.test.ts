import { ANA } from '../support/agents';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { chat } from '../support/screens/chat';
import { filesScreen } from '../support/screens/files';
import type { FilesScreen } from '../support/screens/files';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import type { Visitor } from '../support/visitor';
import { startWorld } from '../support/world';
import type { World } from '../support/world';
import { storedOutbox } from '../../chaos/desk/browserStore';
import { readMpegAudio } from '../../support/mpegAudio';

/** A microphone that beeps, and nobody who would have to allow it. */
const FLAGS = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

const SPOKEN_S = 3;

let world: World;
let visitor: Visitor;
let files: FilesScreen;
let nina: number | string;
let rui: number | string;

function arrive(fromName: string, numero: string): number | string {
  const who = { queue: 'Chat Site', fromName, numero, idCliente: 1 };
  return world.control.openConversation({ ...who, texto: `Sou ${fromName}` }).id;
}

beforeAll(async () => {
  world = await startWorld({}, FLAGS);
  visitor = await world.visit();
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site');
  files = filesScreen(visitor);
  nina = arrive('Nina Vaz', '5511922220001');
  rui = arrive('Rui Melo', '5511922220002');
  await conversationList(visitor).row(nina).click();
  await chat(visitor).bubble('Sou Nina Vaz').waitFor();
});

afterAll(() => world.close());

const recordings = (id: number | string) =>
  world.control
    .messages({ idAtendimento: id })
    .flatMap(({ inOut, queueAnexos = [] }) => (inOut === 2 ? queueAnexos : []));

async function speak(seconds: number): Promise<void> {
  await visitor.page.waitForTimeout(seconds * 1_000);
}

test('a voice note is recorded and is MP3 at the server, as long as it was spoken', async () => {
  const { page } = visitor;
  const { record, sendRecording } = files;
  const pressed = performance.now();
  await record.click();
  await page.getByRole('timer', { name: visitor.w('recorder.length') }).waitFor();
  await speak(SPOKEN_S);
  await shoot(page, 'recorder');
  await sendRecording.click();
  const atMost = (performance.now() - pressed) / 1_000;
  const [file] = await eventually(() => {
    const found = recordings(nina);
    expect(found).toHaveLength(1);
    return found;
  });
  expect(file?.mimeType).toBe('audio/mpeg');
  expect(file?.filename).toMatch(/^[\w-]+\.mpeg$/u);
  const answer = await fetch(`http://localhost:${String(world.sandbox.httpPort)}${file?.caminho ?? ''}`);
  const { channels, kbps, seconds } = readMpegAudio(new Uint8Array(await answer.arrayBuffer()));
  expect([channels, kbps]).toEqual([1, 64]);
  expect(seconds).toBeGreaterThan(SPOKEN_S - 0.5);
  expect(seconds).toBeLessThan(atMost + 0.5);
});

test('it is played where it stands, at the speed that the agent likes, and can be moved in', async () => {
  const { page, w } = visitor;
  const bubble = chat(visitor).bubbles.filter({ has: page.getByRole('slider') });
  const place = bubble.getByRole('slider', { name: w('media.position') });
  await eventually(async () => expect(await place.isEnabled()).toBe(true));
  await bubble.getByRole('button', { name: /^Reproduzir/u }).click();
  await bubble.getByRole('button', { name: /^Pausar/u }).waitFor();
  await bubble.getByRole('button', { name: w('media.speed', { speed: '1' }) }).click();
  await bubble.getByRole('button', { name: w('media.speed', { speed: '1,5' }) }).waitFor();
  await eventually(async () => expect(Number(await place.inputValue())).toBeGreaterThan(0));
  await bubble.getByRole('button', { name: /^Reproduzir/u }).waitFor();
  await place.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await eventually(async () =>
    expect(await place.getAttribute('aria-valuetext')).toMatch(/^0:02 de 0:0[2-5]$/u),
  );
  await shoot(page, 'audio-player');
});

test('it goes where it was begun, whatever is opened meanwhile', async () => {
  const { page } = visitor;
  const { record, sendRecording } = files;
  await record.click();
  await page.getByRole('timer', { name: visitor.w('recorder.length') }).waitFor();
  await speak(1);
  await conversationList(visitor).row(rui).click();
  await chat(visitor).bubble('Sou Rui Melo').waitFor();
  await page.getByText(visitor.w('recorder.for', { who: 'Nina Vaz' })).waitFor();
  await eventually(async () => expect(await record.isDisabled()).toBe(true));
  await shoot(page, 'recorder-elsewhere');
  await chat(visitor).say('Um momento');
  await sendRecording.click();
  await eventually(() => expect(recordings(nina)).toHaveLength(2));
  expect(recordings(rui)).toEqual([]);
});

test('one that is cancelled is gone', async () => {
  const { record, cancelRecording, sendRecording } = files;
  await record.click();
  await sendRecording.waitFor();
  await speak(0.5);
  await cancelRecording.click();
  await cancelRecording.waitFor({ state: 'hidden' });
  await record.waitFor();
  expect(recordings(rui)).toEqual([]);
  expectNoIncidents(visitor.incidents);
});

test('one whose page goes is there after the reload as far as it came, and goes out when the agent says so', async () => {
  const { page, w } = visitor;
  const { record } = files;
  await conversationList(visitor).row(rui).click();
  await chat(visitor).bubble('Sou Rui Melo').waitFor();
  await record.click();
  await page.getByRole('timer', { name: w('recorder.length') }).waitFor();
  await speak(SPOKEN_S);
  await eventually(async () => expect(await storedOutbox(page)).toHaveLength(1));
  await page.reload();
  await conversationList(visitor).row(rui).click();
  const cut = chat(visitor).bubble(w('failure.recordingCut'));
  await cut.waitFor();
  await shoot(page, 'recorder-cut');
  expect(recordings(rui)).toEqual([]);
  await cut.getByRole('button', { name: w('action.retry') }).click();
  const [file] = await eventually(() => {
    const found = recordings(rui);
    expect(found).toHaveLength(1);
    return found;
  });
  const answer = await fetch(`http://localhost:${String(world.sandbox.httpPort)}${file?.caminho ?? ''}`);
  expect(readMpegAudio(new Uint8Array(await answer.arrayBuffer())).seconds).toBeGreaterThan(1);
  await cut.waitFor({ state: 'hidden' });
  expectNoIncidents(visitor.incidents);
});

test('a microphone that is refused is told', async () => {
  const { page, w, context } = visitor;
  await context.clearPermissions();
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await files.record.click();
  await page.getByText(w('call.cause.microphoneRefused')).waitFor();
  await shoot(page, 'recorder-refused');
});
