import { randomBytes } from 'node:crypto';
import { CUSTOMER_PICTURE } from '../../../sandbox/customers/picture';
import { ANA } from '../support/agents';
import { acknowledged } from '../support/dialect';
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

const PHOTO = { name: 'caixa.png', mimeType: 'image/png', buffer: CUSTOMER_PICTURE };

const MIB = 1_048_576;

let world: World;
let visitor: Visitor;
let files: FilesScreen;
let id: number | string;

beforeAll(async () => {
  world = await startWorld();
  visitor = await world.visit();
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site');
  files = filesScreen(visitor);
  const opened = world.control.openConversation({
    ...{ queue: 'Chat Site', fromName: 'Nina Vaz', numero: '5511922220001', idCliente: 1 },
    texto: 'Tem uma foto?',
  });
  ({ id } = opened);
  await conversationList(visitor).row(id).click();
  await chat(visitor).bubble('Tem uma foto?').waitFor();
});

afterAll(() => world.close());

const written = (texto: string) =>
  world.control.messages({ idAtendimento: id }).filter((one) => one.inOut === 2 && one.texto === texto);

test('a picture with a caption is sent, closes the dialog, and is shown', async () => {
  const { dialog, caption, confirm, attach } = files;
  await attach.click();
  await dialog.waitFor();
  await eventually(async () => expect(await confirm.isDisabled()).toBe(true));
  await dialog.locator('input[type=file]').setInputFiles(PHOTO);
  await eventually(async () => expect(await dialog.locator('input[type=file]').isDisabled()).toBe(true));
  await dialog.getByText('caixa.png').waitFor();
  await caption.fill('Segue a caixa');
  await shoot(visitor.page, 'attach-dialog');
  await confirm.click();
  await dialog.waitFor({ state: 'hidden' });
  const { bubble, delivered } = chat(visitor);
  await delivered('Segue a caixa', 'message.status.seen');
  const picture = bubble('Segue a caixa').getByRole('img', { name: 'caixa.png' });
  await eventually(async () => {
    const width = await picture.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0));
    expect(width).toBe(240);
  });
  expect(written('Segue a caixa')).toMatchObject([
    { queueAnexos: [{ filename: 'caixa.png', largura: 240 }] },
  ]);
  await shoot(visitor.page, 'attach-sent');
});

test('a picture opens large, leads to the others by the arrow keys, is saved, and gives the focus back', async () => {
  const { page, w } = visitor;
  const anexo = { filename: 'rua.png', mimeType: 'image/png', base64: CUSTOMER_PICTURE.toString('base64') };
  world.control.customerWrites({ idAtendimento: id, texto: 'A rua', anexo });
  const thumbnail = chat(visitor).bubble('A rua').getByRole('button', { name: 'rua.png' });
  await thumbnail.click();
  const { viewer } = files;
  await viewer.getByRole('img', { name: 'rua.png' }).waitFor();
  await shoot(page, 'viewer');
  await eventually(async () =>
    expect((await viewer.getByRole('img').boundingBox())?.width).toBeCloseTo(400, -1),
  );
  await page.keyboard.press('ArrowLeft');
  await viewer.getByRole('img', { name: 'caixa.png' }).waitFor();
  const saving = page.waitForEvent('download');
  await viewer.getByRole('link', { name: w('media.download', { name: 'caixa.png' }) }).click();
  expect((await saving).suggestedFilename()).toBe('caixa.png');
  await viewer.getByRole('button', { name: w('viewer.larger') }).click();
  await shoot(page, 'viewer-large');
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'hidden' });
  await eventually(async () =>
    expect(await thumbnail.evaluate((one) => one === document.activeElement)).toBe(true),
  );
});

test('a pasted picture opens the dialog, a dropped one takes its place; text wins over a picture', async () => {
  const { page } = visitor;
  const { dialog, caption, paste, drop } = files;
  const { composer } = chat(visitor);
  await paste(PHOTO, 'célula');
  expect(await dialog.isVisible()).toBe(false);
  await paste(PHOTO);
  await dialog.getByText('caixa.png').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await drop({ ...PHOTO, name: 'outra.png' });
  await dialog.getByText('outra.png').waitFor();
  await caption.fill('Pela tecla');
  await caption.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await chat(visitor).bubble('Pela tecla').waitFor();
  await eventually(async () => expect(await composer.inputValue()).toBe(''));
});

acknowledged('what the server does not take is said before it is sent, with its numbers', async () => {
  const { page, w } = visitor;
  const { dialog, choose, confirm } = files;
  await choose({ name: 'filme.bin', mimeType: '', buffer: Buffer.alloc(17 * MIB) });
  await dialog.getByText(w('attach.tooLarge', { size: '17,8 MB', limit: '16,8 MB' })).waitFor();
  await eventually(async () => expect(await confirm.isDisabled()).toBe(true));
  await shoot(page, 'attach-too-large');
  await dialog.getByRole('button', { name: w('attach.remove', { name: 'filme.bin' }) }).click();
  const page2 = { name: 'a.html', mimeType: 'text/html', buffer: Buffer.from('<b>oi</b>') };
  await dialog.locator('input[type=file]').setInputFiles(page2);
  await dialog.getByText(w('attach.blocked', { type: 'text/html' })).waitFor();
  await page.keyboard.press('Escape');
});

acknowledged(
  'an upload goes on after the socket was cut between two parts: there is one message',
  async () => {
    const { dialog, choose, caption, confirm, progress } = files;
    world.control.failAction({ action: 'file', kind: 'delay', ms: 150, times: 60 });
    await choose({ name: 'dados.bin', mimeType: '', buffer: randomBytes(3 * MIB) });
    await caption.fill('Os dados');
    await confirm.click();
    await eventually(async () => expect(Number(await progress.getAttribute('value'))).toBeGreaterThan(15));
    await shoot(visitor.page, 'attach-progress');
    world.control.dropSockets({});
    await dialog.waitFor({ state: 'hidden' });
    await chat(visitor).delivered('Os dados', 'message.status.seen');
    expect(written('Os dados')).toMatchObject([{ queueAnexos: [{ tamanho: 3 * MIB }] }]);
  },
);

acknowledged('a reload in the middle goes on: there is one message', async () => {
  const { dialog, choose, caption, confirm, progress } = files;
  world.control.failAction({ action: 'file', kind: 'delay', ms: 150, times: 60 });
  await choose({ name: 'mais.bin', mimeType: '', buffer: randomBytes(3 * MIB) });
  await caption.fill('Mais dados');
  await confirm.click();
  await eventually(async () => expect(Number(await progress.getAttribute('value'))).toBeGreaterThan(15));
  await visitor.page.reload();
  const bubble = chat(visitor).bubble('Mais dados');
  await bubble.getByRole('progressbar').waitFor();
  await shoot(visitor.page, 'attach-resumed');
  await chat(visitor).delivered('Mais dados', 'message.status.seen');
  expect(await dialog.isVisible()).toBe(false);
  expect(await bubble.count()).toBe(1);
  expect(written('Mais dados')).toMatchObject([{ queueAnexos: [{ tamanho: 3 * MIB }] }]);
  expectNoIncidents(visitor.incidents);
});
