import { ANA } from '../e2e/support/agents';
import { chat } from '../e2e/support/screens/chat';
import { conversationList } from '../e2e/support/screens/list';
import { frame } from '../e2e/support/screens/frame';
import { loginPage } from '../e2e/support/screens/login';
import { setUp } from '../e2e/support/steps';
import { startWorld, type World } from '../e2e/support/world';
import type { StorageState } from '../e2e/support/visitor';
import type { Row } from './row';
import { FIRST_PAINT } from './support/starts';
import { percentile } from './support/stats';

const LOGIN_BYTES = 130_000;

const HOME_BYTES = 420_000;

const ROUNDS = 5;

/** What one start of the console cost until two moments. */
interface Start {
  /** gzipped bytes of JavaScript that the login form needed */
  loginScript: number;
  /** gzipped bytes of JavaScript, styles and page until a conversation was open */
  homeAll: number;
  /** ms from the navigation until the form could be typed into */
  loginMs: number;
  /** ms from the press that signs in until the messages of a conversation were there, clicked as soon as its row was */
  homeMs: number;
}

/** Sums what came over the wire from the console's own server, but for the font, for which nothing waits. */
const SUM = `(kind) => {
  const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return files
    .filter(({ name }) => new URL(name).origin === location.origin && !name.endsWith('.woff2') && (kind === 'all' || /\\.js$/.test(name)))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}`;

async function start(world: World, kept: StorageState): Promise<Start> {
  const visitor = await world.visit({ storageState: kept });
  const { page } = visitor;
  // What is fetched ahead must not count for the form: it is let through once the form was measured.
  let release = (): void => undefined;
  const measured = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!main|locale|styles).*\.(js|css)$/, async (route) => {
    await measured;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const { user } = loginPage(visitor);
  await user.fill(ANA.login);
  const loginMs = await page.evaluate<number>(FIRST_PAINT);
  const loginScript = await page.evaluate<number>(`(${SUM})('script')`);
  release();
  const signedInAt = performance.now();
  await loginPage(visitor).enterAs(ANA.login, ANA.password);
  await frame(visitor).shown();
  await conversationList(visitor).rows.first().click();
  await chat(visitor).bubbles.first().waitFor();
  const homeMs = performance.now() - signedInAt;
  const homeAll = await page.evaluate<number>(`(${SUM})('all')`);
  await visitor.close();
  return { loginScript, homeAll, loginMs, homeMs };
}

function bytesRow(name: string, bytes: number, most: number): Row {
  const kB = (count: number) => `${(count / 1000).toFixed(1)} kB`;
  return { name: `startup, ${name}`, value: kB(bytes), target: `≤ ${kB(most)}`, ok: bytes <= most };
}

/** Gzipped bytes over the wire of the served build until an agent can sign in, and can answer. */
export async function run(): Promise<Row[]> {
  const world = await startWorld();
  try {
    world.control.seedConversations({ nome: ANA.login, count: 5, messages: 20 });
    const first = await world.visit();
    await setUp(first);
    const kept = await first.context.storageState();
    await first.close();
    const starts: Start[] = [];
    for (let round = 0; round < ROUNDS; round += 1) starts.push(await start(world, kept));
    const most = (of: (one: Start) => number) => Math.max(...starts.map(of));
    const medianRow = (name: string, of: (one: Start) => number): Row => ({
      name: `startup, ${name}`,
      value: `${percentile(starts.map(of), 0.5).toFixed(0)} ms`,
      target: '',
      ok: true,
    });
    return [
      bytesRow(
        'JavaScript until the login is usable',
        most(({ loginScript }) => loginScript),
        LOGIN_BYTES,
      ),
      bytesRow(
        'everything until a conversation is open',
        most(({ homeAll }) => homeAll),
        HOME_BYTES,
      ),
      medianRow('first paint of the login', ({ loginMs }) => loginMs),
      medianRow('from signing in to an open conversation', ({ homeMs }) => homeMs),
    ];
  } finally {
    await world.close();
  }
}
