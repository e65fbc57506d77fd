import { randomBytes } from 'node:crypto';
import { CUSTOMER_PICTURE } from '../../../sandbox/customers/picture';
import { ANA } from '../support/agents';
import { chat } from '../support/screens/chat';
import { filesScreen } from '../support/screens/files';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { acknowledged, expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';

const PHOTO = { name: 'caixa.png', mimeType: 'image/png', buffer: CUSTOMER_PICTURE };

const MIB = 1_048_576;

/** Ana with a customer's conversation open, and what she wrote in it. */
async function openConversation(world: World) {
  const visitor: Visitor = await world.visit();
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site');
  const { id } = world.control.openConversation({
    queue: 'Chat Site',
    fromName: 'Nina Vaz',
    numero: '5511922220001',
    idCliente: 1,
    texto: 'Tem uma foto?',
  });
  await conversationList(visitor).row(id).click();
  await expect(chat(visitor).bubble('Tem uma foto?')).toBeVisible();
  const written = (texto: string) =>
    world.control.messages({ idAtendimento: id }).filter((one) => one.inOut === 2 && one.texto === texto);
  return { visitor, id, files: filesScreen(visitor), written };
}

test(
  'pictures are attached by one click, shown in the composer, and sent in order with their caption',
  { tag: '@smoke' },
  async ({ world }) => {
    const { visitor, files, written } = await openConversation(world);
    const { cards, caption, choose, confirm } = files;
    await choose(PHOTO, { ...PHOTO, name: 'fundo.png' });
    await expect(cards.getByRole('listitem')).toHaveCount(2);
    await expect(cards.locator('img').first()).toHaveJSProperty('naturalWidth', 240);
    await expect(caption).toBeFocused();
    await caption.fill('Segue a caixa');
    await shoot(visitor.page, 'attach-cards');
    await confirm.click();
    await expect(cards).toBeHidden();
    const { bubble, delivered, composer } = chat(visitor);
    await expect(composer).toHaveValue('');
    await delivered('Segue a caixa', 'message.status.seen');
    const picture = bubble('Segue a caixa').getByRole('img', { name: 'caixa.png' });
    await expect(picture).toHaveJSProperty('naturalWidth', 240);
    expect(written('Segue a caixa')).toMatchObject([
      { queueAnexos: [{ filename: 'caixa.png', largura: 240 }] },
    ]);
    await expect.poll(() => written('')).toMatchObject([{ queueAnexos: [{ filename: 'fundo.png' }] }]);
    await shoot(visitor.page, 'attach-sent');
  },
);

test('a file that waits is there again after a reload, and goes out then', async ({ world }) => {
  const { visitor, files, written } = await openConversation(world);
  const { cards, caption, choose, confirm } = files;
  await choose(PHOTO);
  await caption.fill('Depois');
  await expect(cards.getByText('caixa.png')).toBeVisible();
  await visitor.page.reload();
  await expect(cards.getByText('caixa.png')).toBeVisible();
  await expect(caption).toHaveValue('Depois');
  await confirm.click();
  await chat(visitor).delivered('Depois', 'message.status.seen');
  expect(written('Depois')).toMatchObject([{ queueAnexos: [{ filename: 'caixa.png', largura: 240 }] }]);
});

test('a picture opens large, leads to the others by the arrow keys, is saved, and gives the focus back', async ({
  world,
}) => {
  const { visitor, id, files } = await openConversation(world);
  const { page, w } = visitor;
  await files.choose(PHOTO);
  await expect(files.cards).toBeVisible();
  await files.caption.fill('Segue a caixa');
  await files.confirm.click();
  await chat(visitor).delivered('Segue a caixa', 'message.status.seen');
  const anexo = { filename: 'rua.png', mimeType: 'image/png', base64: CUSTOMER_PICTURE.toString('base64') };
  world.control.customerWrites({ idAtendimento: id, texto: 'A rua', anexo });
  const thumbnail = chat(visitor).bubble('A rua').getByRole('button', { name: 'rua.png' });
  await thumbnail.click();
  const { viewer } = files;
  await expect(viewer.getByRole('img', { name: 'rua.png' })).toBeVisible();
  await shoot(page, 'viewer');
  await expect(async () =>
    expect((await viewer.getByRole('img').boundingBox())?.width).toBeCloseTo(400, -1),
  ).toPass();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('img', { name: 'caixa.png' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await viewer.getByRole('link', { name: w('media.download', { name: 'caixa.png' }) }).click();
  expect((await saving).suggestedFilename()).toBe('caixa.png');
  await viewer.getByRole('button', { name: w('viewer.larger') }).click();
  await shoot(page, 'viewer-large');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(thumbnail).toBeFocused();
});

test('pasted and dropped pictures are attached; text wins over a picture', async ({ world }) => {
  const { visitor, files } = await openConversation(world);
  const { caption, cards, paste, drop } = files;
  await paste(PHOTO, 'célula');
  await expect(cards).toBeHidden();
  await paste(PHOTO);
  await expect(cards.getByText('caixa.png')).toBeVisible();
  await visitor.page.keyboard.press('Escape');
  await drop({ ...PHOTO, name: 'outra.png' });
  await expect(cards.getByRole('listitem')).toHaveCount(2);
  await caption.fill('Pela tecla');
  await caption.press('Enter');
  await expect(cards).toBeHidden();
  await expect(chat(visitor).bubble('Pela tecla')).toBeVisible();
  await expect(caption).toHaveValue('');
});

acknowledged(
  'what the server does not take is said before it is sent, with its numbers',
  async ({ world }) => {
    const { visitor, files } = await openConversation(world);
    const { page, w } = visitor;
    const { cards, choose, confirm } = files;
    await choose({ name: 'filme.bin', mimeType: '', buffer: Buffer.alloc(17 * MIB) });
    await expect(cards.getByText(w('attach.tooLarge', { size: '17,8 MB', limit: '16,8 MB' }))).toBeVisible();
    await expect(confirm).toBeDisabled();
    await shoot(page, 'attach-too-large');
    await cards.getByRole('button', { name: w('attach.remove', { name: 'filme.bin' }) }).click();
    const page2 = { name: 'a.html', mimeType: 'text/html', buffer: Buffer.from('<b>oi</b>') };
    await choose(page2);
    await expect(cards.getByText(w('attach.blocked', { type: 'text/html' }))).toBeVisible();
  },
);

acknowledged(
  'an upload goes on after the socket was cut between two parts: there is one message',
  async ({ world }) => {
    const { visitor, files, written } = await openConversation(world);
    const { choose, caption, confirm, progress } = files;
    world.control.failAction({ action: 'file', kind: 'delay', ms: 150, times: 60 });
    await choose({ name: 'dados.bin', mimeType: '', buffer: randomBytes(3 * MIB) });
    await caption.fill('Os dados');
    await confirm.click();
    await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(15);
    await shoot(visitor.page, 'attach-progress');
    world.control.dropSockets({});
    await chat(visitor).delivered('Os dados', 'message.status.seen');
    expect(written('Os dados')).toMatchObject([{ queueAnexos: [{ tamanho: 3 * MIB }] }]);
  },
);

acknowledged('a reload in the middle goes on: there is one message', async ({ world }) => {
  const { visitor, files, written } = await openConversation(world);
  const { choose, caption, confirm, progress } = files;
  world.control.failAction({ action: 'file', kind: 'delay', ms: 150, times: 60 });
  await choose({ name: 'mais.bin', mimeType: '', buffer: randomBytes(3 * MIB) });
  await caption.fill('Mais dados');
  await confirm.click();
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(15);
  await visitor.page.reload();
  const bubble = chat(visitor).bubble('Mais dados');
  await expect(bubble.getByRole('progressbar')).toBeVisible();
  await shoot(visitor.page, 'attach-resumed');
  await chat(visitor).delivered('Mais dados', 'message.status.seen');
  await expect(bubble).toHaveCount(1);
  expect(written('Mais dados')).toMatchObject([{ queueAnexos: [{ tamanho: 3 * MIB }] }]);
});
