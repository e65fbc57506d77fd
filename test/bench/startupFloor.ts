import { ANA, CARLA, type Credentials } from '../e2e/support/agents';
import { conversationList } from '../e2e/support/screens/list';
import { loginPage } from '../e2e/support/screens/login';
import { setUp, signIn } from '../e2e/support/steps';
import type { Visitor } from '../e2e/support/visitor';
import { startWorld, type World } from '../e2e/support/world';
import type { Row } from './row';
import { withFloorPages } from './support/floorPages';
import { begin, WATCH_START, type Begun } from './support/starts';
import { percentile } from './support/stats';
import { whileSlowed } from './support/whileSlowed';

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);

const RATES = [1, 4];

/** The first paint may take so many times as long as that of a bare page. */
const PAINT_BY_FLOOR = 1.3;

const MOST_BLOCKED_MS = 300;

const STARTS = ['bare', 'login', 'console', 'kept'] as const;

type Start = (typeof STARTS)[number];

type Samples = Record<Start, Begun[]>;

/** Has the service worker keep the page now, which it would ten seconds after its start. */
const CONTROLLED = `(async () => {
  const { serviceWorker } = navigator;
  const controlled = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  await serviceWorker.register('/sw.js');
  if (serviceWorker.controller === null) await controlled;
})()`;

async function signedInVisitor(world: World, agent: Credentials, keepsShell: boolean): Promise<Visitor> {
  const visitor = await world.visit({ keepsShell });
  await signIn(visitor, agent);
  await conversationList(visitor).rows.first().waitFor();
  if (keepsShell) {
    await visitor.page.evaluate(CONTROLLED);
  }
  await visitor.context.addInitScript({ content: WATCH_START });
  return visitor;
}

/** Median of a figure over the rounds, ms. */
const median = (starts: readonly Begun[], of: keyof Begun): number =>
  percentile(
    starts.map((one) => one[of]),
    0.5,
  );

function rowsOf(samples: Samples, rate: number): Row[] {
  const floor = median(samples.bare, 'paint');
  const row = (name: string, value: number, most: number): Row => ({
    name: `start at ${String(rate)}×, ${name}`,
    value: `${value.toFixed(0)} ms`,
    target: Number.isFinite(most) ? `≤ ${most.toFixed(0)} ms` : '',
    ok: value <= most,
  });
  const list = median(samples.console, 'row');
  return [
    row('first paint of a bare page (floor)', floor, Infinity),
    row('first paint of the login', median(samples.login, 'paint'), PAINT_BY_FLOOR * floor),
    row('first paint of the console', median(samples.console, 'paint'), PAINT_BY_FLOOR * floor),
    row('first row of the list', list, Infinity),
    row('first row, through the service worker', median(samples.kept, 'row'), list),
    row(
      'blocked until the list stands',
      median(samples.console, 'blocked'),
      rate === 4 ? MOST_BLOCKED_MS : Infinity,
    ),
  ];
}

/** One start of each kind, beginning with another one each round. */
async function round(
  visitors: Record<Start, Visitor>,
  samples: Samples,
  rate: number,
  first: number,
): Promise<void> {
  const ready: Record<Start, (visitor: Visitor) => Promise<void>> = {
    bare: ({ page }) => page.locator('li').first().waitFor(),
    login: (visitor) => loginPage(visitor).user.waitFor(),
    console: (visitor) => conversationList(visitor).rows.first().waitFor(),
    kept: (visitor) => conversationList(visitor).rows.first().waitFor(),
  };
  const paths: Record<Start, string> = {
    bare: '/bare.html',
    login: '/login',
    console: '/home',
    kept: '/home',
  };
  for (let at = 0; at < STARTS.length; at += 1) {
    const start = STARTS[(at + first) % STARTS.length] ?? 'bare';
    const visitor = visitors[start];
    const once = (): Promise<Begun> => begin(visitor.page, paths[start], () => ready[start](visitor));
    samples[start].push(await whileSlowed(visitor, rate, once));
    await visitor.page.goto('about:blank');
  }
}

/** Starts of the console beside that of a bare page: interleaved, on the same server, with a warm browser cache. */
export async function run(): Promise<Row[]> {
  const pages = await withFloorPages('startPage');
  const world = await startWorld({ distDir: pages.folder });
  try {
    // One agent works in one browser at a time.
    for (const { login: nome } of [ANA, CARLA])
      world.control.seedConversations({ nome, count: 50, messages: 4 });
    const bare = await world.visit();
    const login = await world.visit();
    await setUp(login);
    for (const { context } of [bare, login]) await context.addInitScript({ content: WATCH_START });
    const rows: Row[] = [];
    for (const rate of RATES) {
      const visitors = {
        bare,
        login,
        console: await signedInVisitor(world, ANA, false),
        kept: await signedInVisitor(world, CARLA, true),
      };
      const samples: Samples = { bare: [], login: [], console: [], kept: [] };
      for (let at = 0; at < ROUNDS; at += 1) await round(visitors, samples, rate, at);
      rows.push(...rowsOf(samples, rate));
      await visitors.console.close();
      await visitors.kept.close();
    }
    return rows;
  } finally {
    await world.close();
    pages.remove();
  }
}
