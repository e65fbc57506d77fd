import { ANA, CARLA } from '../support/agents';
import { countEffort } from '../support/effort';
import { chat } from '../support/screens/chat';
import { classifyDialog, endQuestion, transferPopover } from '../support/screens/dialogs';
import { filesScreen } from '../support/screens/files';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';

const QUEUE = 'Chat Site';

async function arrive(world: World, visitor: Visitor, fromName: string, idCliente: number) {
  const numero = `55119111100${String(idCliente).padStart(2, '0')}`;
  const { id } = world.control.openConversation({
    queue: QUEUE,
    fromName,
    numero,
    idCliente,
    texto: 'Bom dia!',
  });
  await conversationList(visitor).row(id).click();
  await chat(visitor).bubble('Bom dia!').waitFor();
  return String(id);
}

function action({ page, w }: Visitor, name: 'call.transfer' | 'conversation.classify' | 'conversation.end') {
  return page.getByRole('main').getByRole('button', { name: w(name), exact: true });
}

test('what is done all day long takes no more presses than the plan allows', async ({ world }) => {
  const carla = await world.visit();
  await signIn(carla, CARLA);
  const visitor = await world.visit({ width: 1600 });
  await signIn(visitor, ANA);
  const { page, w } = visitor;
  const { pause, pauseReason, resume, status } = frame(visitor);
  const { of } = await countEffort(page);

  await test.step('join all queues: 1, two at most', async () => {
    const { presses, keys } = await of(async () => {
      await page.getByRole('button', { name: w('queues.joinAll'), exact: true }).click();
      await status.getByText(w('agent.available'), { exact: true }).waitFor();
    });
    expect(presses).toBeLessThanOrEqual(2);
    expect(keys).toEqual([]);
  });

  await test.step('pause: 2, and back: 1', async () => {
    const there = await of(async () => {
      await pause.click();
      await pauseReason('Almoço').click();
      await resume.waitFor();
    });
    expect(there.presses).toBe(2);
    const back = await of(async () => {
      await resume.click();
      await status.getByText(w('agent.available'), { exact: true }).waitFor();
    });
    expect(back).toEqual({ presses: 1, keys: [] });
  });

  await test.step('classify: 2', async () => {
    await arrive(world, visitor, 'Marta Reis', 1);
    const { dialog } = classifyDialog(visitor);
    const effort = await of(async () => {
      await action(visitor, 'conversation.classify').click();
      await dialog.getByRole('button', { name: 'Venda › Fechada', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    });
    expect(effort).toEqual({ presses: 2, keys: [] });
    const header = page.getByRole('main').locator('.chat-header');
    await expect(header.getByText('Venda › Fechada', { exact: true })).toBeVisible();
  });

  await test.step('a canned reply: two letters and Enter', async () => {
    const { composer } = chat(visitor);
    await composer.click();
    const effort = await of(async () => {
      await page.keyboard.type('/sau');
      await expect(page.getByRole('group', { name: w('replies.title') }).getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(composer).not.toHaveValue(/sau$/u);
    });
    expect(effort.presses).toBe(0);
    expect(effort.keys).toEqual(['/', 's', 'a', 'u', 'Enter']);
    await expect(composer).not.toHaveValue('');
    await composer.fill('');
  });

  await test.step('attach: 1, then the system’s own dialog', async () => {
    const { attach, cards } = filesScreen(visitor);
    const effort = await of(async () => {
      const chosen = page.waitForEvent('filechooser');
      await attach.click();
      await (await chosen).setFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('1') });
      await expect(cards.getByRole('listitem')).toHaveCount(1);
    });
    expect(effort).toEqual({ presses: 1, keys: [] });
    await cards.getByRole('button').last().click();
    await expect(cards).toHaveCount(0);
  });

  await test.step('the customer’s last conversation: 0', async () => {
    const pane = page.getByRole('complementary', { name: w('contact.data'), exact: true });
    const last = pane.getByRole('list', { name: w('last.title') });
    await expect(last.getByRole('listitem').first()).toBeInViewport();
  });

  await test.step('end: 2, and a look at it: 1', async () => {
    const effort = await of(async () => {
      await action(visitor, 'conversation.end').click();
      await endQuestion(visitor).yes.click();
      await page.getByRole('button', { name: w('end.view'), exact: true }).waitFor();
    });
    expect(effort.presses).toBeLessThanOrEqual(2);
    expect(effort.keys).toEqual([]);
    await page.getByRole('button', { name: w('end.view'), exact: true }).click();
    await expect(page.getByRole('dialog').getByText('Marta Reis')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  await test.step('transfer to an agent: 3', async () => {
    const id = await arrive(world, visitor, 'Otto Prado', 2);
    const { agent, dialog, give } = transferPopover(visitor);
    const effort = await of(async () => {
      await action(visitor, 'call.transfer').click();
      await agent(CARLA.fullName).click();
      await give.click();
      await dialog.waitFor({ state: 'hidden' });
    });
    expect(effort).toEqual({ presses: 3, keys: [] });
    await expect(conversationList(carla).row(id)).toBeVisible();
  });
});
