import { ANA } from './support/agents';
import { chat } from './support/screens/chat';
import { frame } from './support/screens/frame';
import { conversationList } from './support/screens/list';
import { settingsPage } from './support/screens/settings';
import { shoot } from './support/shot';
import { reload, signIn } from './support/steps';
import { expect, extended, test } from './support/test';
import type { Visitor } from './support/visitor';
import type { World } from './support/world';

const WRITTEN = 'Vou ver no estoque';

/** An agent with a conversation open, and something typed that is not sent yet. */
async function begin(world: World): Promise<Visitor> {
  const visitor = await world.visit({ keepsShell: true });
  await signIn(visitor, ANA);
  await frame(visitor).join('WhatsApp Vendas');
  const { id } = world.control.openConversation({
    queue: 'WhatsApp Vendas',
    fromName: 'Nina Vaz',
    numero: '5511922220001',
    idCliente: 1,
    texto: 'Tem em azul?',
  });
  await conversationList(visitor).row(id).click();
  await chat(visitor).composer.fill(WRITTEN);
  return visitor;
}

function queuesOf({ control }: World): string[] {
  const { filas } = control.agent({ nome: ANA.login }).usuario;
  return filas.flatMap(({ fila, value }) => (value ? [fila] : []));
}

const elsewhere = ({ page, w }: Visitor) => page.getByRole('heading', { name: w('page.elsewhere') });

async function sendWritten(visitor: Visitor): Promise<void> {
  await chat(visitor).send.click();
  await chat(visitor).delivered(WRITTEN, 'message.status.seen');
}

test(
  'one tab works at a time, and the other goes on where it stopped',
  { tag: ['@firefox', '@webkit'] },
  async ({ world }) => {
    const first = await begin(world);
    const second = { ...first, page: await first.context.newPage() };
    await test.step('a second tab says where the console is, takes over, and finds what was typed in the first', async () => {
      await second.page.goto('/');
      await expect(elsewhere(second)).toBeVisible();
      await shoot(second.page, 'other-tab');
      await second.page.getByRole('button', { name: second.w('page.takeOver') }).click();
      await expect(chat(second).composer).toHaveValue(WRITTEN);
      await expect(elsewhere(first)).toBeVisible();
    });
    await test.step('the tab that waits goes on when the one that works is closed, with what was chosen there', async () => {
      const { main, open } = settingsPage(second);
      await open('appearance');
      const dark = main.getByRole('radio', { name: second.w('settings.theme.dark'), exact: true });
      await dark.check();
      await second.page.close();
      await expect(chat(first).composer).toHaveValue(WRITTEN);
      await expect(first.page.locator('html')).toHaveAttribute('data-scheme', 'dark');
      await sendWritten(first);
    });
  },
);

/** Some Chromiums forget over a reload that they have no network. @returns what ends the reminder */
async function stayOffline({ page, context }: Visitor): Promise<() => Promise<void>> {
  if (context.browser()?.browserType().name() !== 'chromium') return () => Promise.resolve();
  const network = await context.newCDPSession(page);
  const rate = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { offline: true, ...rate });
  return () => network.detach();
}

test(
  'the console opens without a network, says what it cannot do, and goes on when there is one',
  { tag: ['@firefox', '@webkit'] },
  async ({ world }) => {
    const visitor = await begin(world);
    const { page, context, w } = visitor;
    await sendWritten(visitor);
    await expect.poll(() => page.evaluate(async () => (await caches.match('/')) !== undefined)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await frame(visitor).shown();
    const remind = await stayOffline(visitor);
    const lost = page.getByRole('dialog', { name: w('connection.lost') });
    await expect(lost.getByText(w('connection.offlineHint'))).toBeVisible();
    // The kept document's own nonce lets the styles of the component library in.
    const button = lost.getByRole('button', { name: w('connection.retryNow') });
    await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await shoot(page, 'without-network');
    await remind();
    await context.setOffline(false);
    await expect(lost).toBeHidden();
    await expect(chat(visitor).bubble(WRITTEN)).toBeVisible();
  },
);

test(
  'asks before a page goes with something unsent, and keeps the queues when it is loaded anew',
  { tag: '@firefox' },
  async ({ world }) => {
    const visitor = await begin(world);
    const { page } = visitor;
    const asked: string[] = [];
    // The visitor says yes to each question.
    page.on('dialog', (dialog) => asked.push(dialog.type()));
    await test.step('a reload with what is only typed asks nothing, and keeps the queues', async () => {
      await reload(visitor);
      await expect(chat(visitor).composer).toHaveValue(WRITTEN);
      expect(asked).toEqual([]);
      expect(queuesOf(world)).toEqual(['WhatsApp Vendas']);
    });
    await test.step('with a message that is not sent yet the browser asks, and the message goes on its way afterwards', async () => {
      await world.control.goAway({});
      await chat(visitor).send.click();
      await chat(visitor).delivered(WRITTEN, 'message.status.pending');
      await reload(visitor);
      expect(asked).toEqual(['beforeunload']);
      await world.control.comeBack({});
      await chat(visitor).delivered(WRITTEN, 'message.status.seen');
    });
  },
);

extended(
  'a tab that closes with everything sent asks nothing, and the agent is in no queue',
  { tag: '@firefox' },
  async ({ world }) => {
    const visitor = await begin(world);
    const { page } = visitor;
    const asked: string[] = [];
    page.on('dialog', (dialog) => asked.push(dialog.type()));
    await sendWritten(visitor);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => queuesOf(world)).toEqual([]);
    expect(asked).toEqual([]);
  },
);
