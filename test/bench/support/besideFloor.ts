import type { Page } from '@playwright/test';
import { ANA, CARLA, type Credentials } from '../../e2e/support/agents';
import { signIn } from '../../e2e/support/steps';
import type { Visitor } from '../../e2e/support/visitor';
import { startWorld, type World } from '../../e2e/support/world';
import { bundlePage } from './bundlePage';
import { withFloorPages } from './floorPages';
import type { Place } from './paintPage';

/** Who is measured. */
export type Side = 'console' | 'floor';

/** An agent before one of the two pages. */
export interface Seat {
  visitor: Visitor;
  page: Page;
  /** Ids of the conversations, as the server numbers them. */
  ids: readonly number[];
  /** ms that the page's main thread has computed. */
  computed(): Promise<number>;
}

/** The console and the bare list on the same server, each with an agent of its own who has as much to do. */
export type Seats = Record<Side, Seat> & { world: World; close(): Promise<void> };

const SIDES: readonly Side[] = ['console', 'floor'];

/** Both sides, beginning with another one each round. */
export function inTurn(round: number): readonly Side[] {
  return round % 2 === 0 ? SIDES : [...SIDES].reverse();
}

async function computedBy({ context, page }: Visitor): Promise<() => Promise<number>> {
  const session = await context.newCDPSession(page);
  // Of the thread, not of the clock: what else the machine does is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

type Enter = (visitor: Visitor, agent: Credentials) => Promise<void>;

const ENTER: Record<Side, Enter> = {
  console: signIn,
  floor: (visitor, { login, password }) => visitor.go(`/bare-list.html?nome=${login}&senha=${password}`),
};

const AGENTS: Record<Side, Credentials> = { console: ANA, floor: CARLA };

/** Where `paintPage` looks for the rows, from 1. */
export function rowAt(page: Page, place: number): ReturnType<Page['locator']> {
  return page.locator(`[role="grid"] [aria-rowindex="${String(place)}"]`);
}

/** Seats two agents who have this many conversations with this many messages each, with scripts of this folder in both pages. */
export async function seatBesideFloor(
  conversations: number,
  messages: number,
  scripts: readonly string[] = ['paintPage'],
): Promise<Seats> {
  const pages = await withFloorPages('listPage');
  const world = await startWorld({ distDir: pages.folder });

  async function seat(side: Side): Promise<Seat> {
    const agent = AGENTS[side];
    const ids = world.control.seedConversations({ nome: agent.login, count: conversations, messages });
    const visitor = await world.visit();
    for (const name of scripts) {
      await visitor.context.addInitScript({ content: await bundlePage(name) });
    }
    await ENTER[side](visitor, agent);
    await rowAt(visitor.page, 1).waitFor();
    return { visitor, page: visitor.page, ids, computed: await computedBy(visitor) };
  }

  const close = async (): Promise<void> => {
    await world.close();
    pages.remove();
  };
  try {
    return { world, console: await seat('console'), floor: await seat('floor'), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens the conversation with this id: its customer writes, which brings it to the top. */
export async function openWritten({ control }: World, { page, ids }: Seat): Promise<number> {
  const [open = 0] = ids;
  control.customerWrites({ idAtendimento: open, texto: 'Comigo' });
  await rowAt(page, 1).filter({ hasText: 'Comigo' }).waitFor();
  await rowAt(page, 1).click({ position: { x: 100, y: 20 } });
  await page.locator('[role="log"] article').filter({ hasText: 'Comigo' }).waitFor();
  // A list under the pointer holds its order.
  await page.mouse.move(page.viewportSize()?.width ?? 0, 0);
  return open;
}

/** ms from the socket to the paint of a message to a conversation. */
export async function paintedAfter(
  { control }: World,
  { page }: Seat,
  message: { place: Place; idAtendimento: number; texto: string },
): Promise<number> {
  const { place, idAtendimento, texto } = message;
  await page.evaluate(`expectPainted('${place}', '${texto}')`);
  control.customerWrites({ idAtendimento, texto });
  return Number(await page.evaluate('measuredPaint()'));
}
