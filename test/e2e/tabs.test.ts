import { ANA } from './support/agents';
import { eventually } from './support/eventually';
import { expectNoIncidents } from './support/incidents';
import { chat } from './support/screens/chat';
import { frame } from './support/screens/frame';
import { conversationList } from './support/screens/list';
import { shoot } from './support/shot';
import { signIn } from './support/steps';
import type { Visitor } from './support/visitor';
import { startWorld } from './support/world';
import type { World } from './support/world';

const WRITTEN = 'Vou ver no estoque';

let world: World;
let first: Visitor;
let second: Visitor;

beforeAll(async () => {
  world = await startWorld();
  first = await world.visit({ keepsShell: true });
  await signIn(first, ANA);
  await frame(first).join('WhatsApp Vendas');
  const { id } = world.control.openConversation({
    ...{ queue: 'WhatsApp Vendas', fromName: 'Nina Vaz', numero: '5511922220001' },
    ...{ idCliente: 1, texto: 'Tem em azul?' },
  });
  await conversationList(first).row(id).click();
  await chat(first).composer.fill(WRITTEN);
  const page = await first.context.newPage();
  second = { ...first, page };
});

afterAll(() => world.close());

const elsewhere = ({ page, w }: Visitor) => page.getByRole('heading', { name: w('page.elsewhere') });

async function findsWritten(visitor: Visitor): Promise<void> {
  const { composer } = chat(visitor);
  await composer.waitFor();
  await eventually(async () => expect(await composer.inputValue()).toBe(WRITTEN));
}

test('a second tab says where the console is, takes over, and finds what was typed in the first', async () => {
  await second.page.goto('/');
  await elsewhere(second).waitFor();
  await shoot(second.page, 'other-tab');
  await second.page.getByRole('button', { name: second.w('page.takeOver') }).click();
  await findsWritten(second);
  await elsewhere(first).waitFor();
});

test('the tab that waits goes on when the one that works is closed', async () => {
  await second.page.close();
  await findsWritten(first);
  await chat(first).send.click();
  await chat(first).delivered(WRITTEN, 'message.status.seen');
});

test('the console opens without a network, says what it cannot do, and goes on when there is one', async () => {
  await eventually(async () =>
    expect(await first.page.evaluate(async () => (await caches.match('/')) !== undefined)).toBe(true),
  );
  await first.context.setOffline(true);
  await first.page.reload();
  await frame(first).shown();
  // Some Chromiums forget over a reload that they have no network.
  const network = await first.context.newCDPSession(first.page);
  const rate = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { offline: true, ...rate });
  const lost = first.page.getByRole('dialog', { name: first.w('connection.lost') });
  await lost.getByText(first.w('connection.offlineHint')).waitFor();
  // The kept document's own nonce lets the styles of the component library in.
  const button = lost.getByRole('button', { name: first.w('connection.retryNow') });
  const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(color).not.toBe('rgba(0, 0, 0, 0)');
  await shoot(first.page, 'without-network');
  await network.detach();
  await first.context.setOffline(false);
  await lost.waitFor({ state: 'hidden' });
  await chat(first).bubble(WRITTEN).waitFor();
  expectNoIncidents(first.incidents);
});
