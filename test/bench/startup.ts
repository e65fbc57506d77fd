import type { CDPSession } from 'playwright-core';
import { ANA } from '../e2e/support/agents';
import { chat } from '../e2e/support/screens/chat';
import { frame } from '../e2e/support/screens/frame';
import { conversationList } from '../e2e/support/screens/list';
import { loginPage } from '../e2e/support/screens/login';
import { setUp } from '../e2e/support/steps';
import type { Visitor } from '../e2e/support/visitor';
import { startWorld } from '../e2e/support/world';
import type { Row } from './row';

const LOGIN_BYTES = 120_000;

const HOME_BYTES = 400_000;

/** Scripts by path with the bytes that crossed the wire, headers and compression included. */
type Scripts = ReadonlyMap<string, number>;

async function watchScripts(session: CDPSession): Promise<Scripts> {
  const paths = new Map<string, string>();
  const scripts = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') paths.set(requestId, new URL(response.url).pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path !== undefined) scripts.set(path, encodedDataLength);
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return scripts;
}

function sum(bytes: Iterable<number>): number {
  return [...bytes].reduce((total, one) => total + one, 0);
}

/** What the login form needs: the scripts that the document names, and the words of its language. */
async function loginBytes({ page }: Visitor, scripts: Scripts): Promise<number> {
  const named = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  const needed = [...scripts].filter(([path]) => named.includes(path) || path.includes('locale-'));
  return sum(needed.map(([, bytes]) => bytes));
}

function bytesRow(name: string, bytes: number, most: number): Row {
  const value = `${(bytes / 1000).toFixed(1)} kB`;
  return { name, value, target: `≤ ${String(most / 1000)} kB`, ok: bytes <= most };
}

function timeRow(name: string, ms: number): Row {
  return { name, value: `${ms.toFixed(0)} ms`, target: '', ok: true };
}

/** JavaScript over the wire and time, on a browser that was set up before but keeps no file of the console. */
export async function run(): Promise<Row[]> {
  const world = await startWorld();
  try {
    const [id] = world.control.seedConversations({ nome: ANA.login, count: 1, messages: 20 });
    const visitor = await world.visit();
    await setUp(visitor);
    const scripts = await watchScripts(await visitor.context.newCDPSession(visitor.page));
    const began = performance.now();
    await visitor.go('/');
    await loginPage(visitor).enter.waitFor();
    const usableAfter = performance.now() - began;
    const login = await loginBytes(visitor, scripts);
    await loginPage(visitor).enterAs(ANA.login, ANA.password);
    const entered = performance.now();
    await frame(visitor).shown();
    await conversationList(visitor)
      .row(id ?? '')
      .click();
    await chat(visitor).composer.waitFor();
    return [
      bytesRow('startup, JavaScript until the login is usable', login, LOGIN_BYTES),
      bytesRow('startup, JavaScript until a conversation is open', sum(scripts.values()), HOME_BYTES),
      timeRow('startup, address to usable login', usableAfter),
      timeRow('startup, enter to open conversation', performance.now() - entered),
    ];
  } finally {
    await world.close();
  }
}
