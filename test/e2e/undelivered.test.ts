import { ANA } from './support/agents';
import { violations } from './support/axe';
import { chat } from './support/screens/chat';
import { endQuestion, formDialog, transferPopover } from './support/screens/dialogs';
import { frame } from './support/screens/frame';
import { conversationList } from './support/screens/list';
import { mailsScreen } from './support/screens/mails';
import { noticeCentre } from './support/screens/notices';
import { undeliveredScreen } from './support/screens/undelivered';
import { shoot } from './support/shot';
import { reload, signIn } from './support/steps';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';
import type { World } from './support/world';

// The trace recorder makes the browser report scripts that it stops in the frames of mails.
test.use({ trace: 'off' });

const QUEUE = 'WhatsApp Vendas';
const LOST = 'Segue o boleto';

/** The agent has turned to another customer by then. */
const LATE_MS = 3_000;

/** Ana, with Nina and Otto, whose messages to Nina fail while she is with Otto. */
async function failElsewhere(world: World): Promise<{ visitor: Visitor; nina: string }> {
  const visitor = await world.visit();
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(visitor, ANA);
  await frame(visitor).join(QUEUE);
  const from = (fromName: string, numero: string) =>
    world.control.openConversation({ queue: QUEUE, fromName, numero, idCliente: 1, texto: 'Bom dia' }).id;
  const [nina, otto] = [from('Nina Vaz', '5511955550002'), from('Otto Reis', '5511955550003')];
  const { row } = conversationList(visitor);
  await row(nina).click();
  await expect(chat(visitor).heading('Nina Vaz')).toBeVisible();
  world.control.failAction({ action: 'ClientChatMessage', kind: 'delay', ms: LATE_MS });
  world.control.failAction({ action: 'ClientChatMessage', kind: 'fail', codigo: 'VALIDACAO' });
  await chat(visitor).say(LOST);
  await row(otto).click();
  await expect(chat(visitor).heading('Otto Reis')).toBeVisible();
  return { visitor, nina: String(nina) };
}

/** How many of the points all over a dialog something else covers. */
function coveredPoints(dialog: Element): number {
  const { height, left, top, width } = dialog.getBoundingClientRect();
  const steps = Array.from({ length: 20 }, (_, index) => (index + 0.5) / 20);
  const points = steps.flatMap((x) => steps.map((y) => [left + x * width, top + y * height] as const));
  return points.filter(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && !dialog.contains(there);
  }).length;
}

/** Nina's conversation ends with a message that she never got. */
async function endWithNina(visitor: Visitor, nina: string): Promise<void> {
  const { row, choose } = conversationList(visitor);
  await expect(undeliveredScreen(visitor).mark(row(nina))).toBeVisible();
  await choose(nina, visitor.w('conversation.end'));
  const { dialog, yes } = endQuestion(visitor);
  await expect(dialog).toContainText(visitor.w('conversation.undelivered', { count: 1 }));
  await expect(dialog).toContainText(LOST);
  await shoot(visitor.page, 'undelivered-end');
  await yes.click();
  await expect(row(nina)).toBeHidden();
}

test('a message that fails elsewhere is told on its row and in a toast, and named before a transfer', async ({
  world,
}) => {
  const { visitor, nina } = await failElsewhere(world);
  const { page, w } = visitor;
  const toast = page.getByText(w('undelivered.toast', { name: 'Nina Vaz' }));
  await expect(toast).toBeVisible();
  await expect(undeliveredScreen(visitor).mark(conversationList(visitor).row(nina))).toBeVisible();
  await shoot(page, 'undelivered-toast');
  await page.getByRole('button', { name: w('undelivered.open'), exact: true }).click();
  await expect(chat(visitor).heading('Nina Vaz')).toBeVisible();
  await chat(visitor).delivered(LOST, 'message.status.failed');

  await chat(visitor).act('call.transfer');
  const { dialog } = transferPopover(visitor);
  await expect(dialog).toContainText(w('conversation.undelivered', { count: 1 }));
  await expect(dialog).toContainText(LOST);
  await shoot(page, 'undelivered-transfer');
  expect(await violations(page)).toEqual([]);
});

test('what was not delivered outlives its conversation and a reload, is copied and discarded', async ({
  world,
}) => {
  const { visitor, nina } = await failElsewhere(world);
  const { page, w } = visitor;
  await endWithNina(visitor, nina);
  const { choice, dialog, entry, item } = undeliveredScreen(visitor);
  await expect(entry(1)).toBeVisible();
  await reload(visitor);
  await entry(1).click();
  await expect(item(LOST)).toContainText('Nina Vaz');
  await shoot(page, 'undelivered-kept');
  expect(await violations(page)).toEqual([]);
  await choice(LOST, 'undelivered.copy').click();
  await expect(page.getByText(w('action.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LOST);
  await choice(LOST, 'message.discard').click();
  await expect(dialog).toContainText(w('undelivered.none'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(entry(1)).toBeHidden();
});

test('what was not delivered goes out in a new conversation with the same customer', async ({ world }) => {
  const { visitor, nina } = await failElsewhere(world);
  const { w } = visitor;
  await endWithNina(visitor, nina);
  const { choice, dialog, entry, item } = undeliveredScreen(visitor);
  await entry(1).click();
  await choice(LOST, 'create.whatsapp').click();
  const form = formDialog(visitor, 'create.whatsapp');
  await expect(form.field('create.name')).toHaveValue('Nina Vaz');
  await expect(form.field('dial.number')).toHaveValue('+5511955550002');
  await shoot(visitor.page, 'undelivered-begin');
  await form.choose('create.instance', 'vendas-1');
  await form.press('create.start');
  await expect(form.dialog).toBeHidden();

  const [begun] = world.control.conversations({}).filter(({ fromID }) => fromID.startsWith('5511955550002'));
  const [again] = world.control
    .conversations({})
    .filter(({ fromID, id }) => fromID === begun?.fromID && String(id) !== nina);
  const protocol = `#${String(again?.id)}`;
  await item(LOST)
    .getByRole('button', { name: w('undelivered.sendIn', { protocol }), exact: true })
    .click();
  await expect(dialog).toContainText(w('undelivered.none'));
  await visitor.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await chat(visitor).delivered(LOST, 'message.status.seen');
});

test('a mail that was not delivered goes out in a new e-mail conversation, without another editor', async ({
  world,
}) => {
  const visitor = await world.visit();
  const { page, w } = visitor;
  await signIn(visitor, ANA);
  await frame(visitor).join('E-mail SAC');
  const opening = {
    queue: 'E-mail SAC',
    fromName: 'Otto Reis',
    numero: 'otto@exemplo.com',
    assunto: 'Fatura',
  };
  const { id } = world.control.openConversation({ ...opening, texto: '<p>Bom dia</p>' });
  const { row, choose } = conversationList(visitor);
  await row(id).click();
  world.control.failAction({ action: 'ClientChatMessage', kind: 'fail', codigo: 'VALIDACAO' });
  const { about, chooseFiles, editor, text } = mailsScreen(visitor);
  await about(0, 'mail.answer');
  await text.click();
  await page.keyboard.type('Segue a segunda via.');
  await chooseFiles('fatura.pdf');
  await page.keyboard.press('Control+Enter');
  await expect(editor('answer.answerTitle')).toBeHidden();
  await expect(undeliveredScreen(visitor).mark(row(id))).toBeVisible();
  await choose(id, w('conversation.end'));
  await endQuestion(visitor).yes.click();
  await expect(row(id)).toBeHidden();

  const { choice, dialog, entry, item } = undeliveredScreen(visitor);
  await entry(1).click();
  await expect(item('Fatura')).toContainText('fatura.pdf');
  await choice('Fatura', 'create.email').click();
  const form = formDialog(visitor, 'create.email');
  await expect(form.field('create.address')).toHaveValue('otto@exemplo.com');
  await form.field('chat.subject').fill('Fatura');
  await form.press('create.start');
  await item('Fatura').getByRole('button', { name: /#\d+/u }).click();
  await expect(dialog).toContainText(w('undelivered.none'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(chat(visitor).bubble('fatura.pdf')).toBeVisible();
  const begun = world.control.conversations({}).at(-1)?.id ?? id;
  await expect
    .poll(() => world.control.messages({ idAtendimento: begun }))
    .toMatchObject([{ inOut: 2, queueAnexos: [{ filename: 'fatura.pdf' }] }]);
});

for (const width of [1440, 1000]) {
  test(`a toast that comes while a dialog is open covers none of it, ${width} px wide, and stays among the notices`, async ({
    world,
  }) => {
    const { visitor } = await failElsewhere(world);
    const { page, w } = visitor;
    await page.setViewportSize({ width, height: 800 });
    await frame(visitor).begin('create.whatsapp');
    const dialog = page.getByRole('dialog', { name: w('create.whatsapp') });
    await expect(dialog).toBeVisible();
    const toast = page.getByRole('status').getByText(w('undelivered.toast', { name: 'Nina Vaz' }));
    await expect(toast).toBeVisible();
    const boxes = await Promise.all([toast.boundingBox(), dialog.boundingBox()]);
    expect(await dialog.evaluate(coveredPoints)).toBe(0);
    const [left, right] = boxes.map((box) => ({ from: box?.x ?? 0, to: (box?.x ?? 0) + (box?.width ?? 0) }));
    if (width === 1440) expect(left?.to).toBeLessThanOrEqual(right?.from ?? 0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const { dialog: notices, row, unseen } = noticeCentre(visitor);
    await unseen(1).click();
    await expect(notices).toBeVisible();
    await row(w('noticeCentre.unsent'), 'Nina Vaz').getByRole('button').click();
    await expect(chat(visitor).heading('Nina Vaz')).toBeVisible();
    await expect(unseen(1)).toBeHidden();
  });
}
