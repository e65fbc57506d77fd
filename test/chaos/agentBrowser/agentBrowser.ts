import { expect, type Browser, type Page } from '@playwright/test';
import { frame } from '../../e2e/support/screens/frame';
import { loginPage } from '../../e2e/support/screens/login';
import { setUp } from '../../e2e/support/steps';
import { visit, type Visitor } from '../../e2e/support/visitor';
import { watchMedia } from '../../e2e/voice/support/pageMedia';
import type { Telephonist } from '../../e2e/voice/support/telephone';

/** Where the agent of a run works: one browser profile, in which a page may die and another be opened. */
export interface AgentBrowser {
  agent: Telephonist;
  /** The page of now, once there is one. */
  visitor(): Promise<Visitor>;
  signIn(): Promise<void>;
  reload(): Promise<void>;
  /** Kills the page's process, and opens the console in a new page. */
  crash(): Promise<void>;
  /** Works in this page from now on, and closes the other. */
  moveTo(page: Page): Promise<void>;
  offline(isOffline: boolean): Promise<void>;
}

/** Kills the process that draws the page; the answer never comes. */
async function killPage({ page, context }: Visitor): Promise<void> {
  const dead = page.waitForEvent('crash', { timeout: 20_000 });
  const debug = await context.newCDPSession(page);
  debug.send('Page.crash').catch(() => undefined);
  await dead;
}

/** Opens a browser profile at the console's address; nobody is signed in yet. */
export async function openAgentBrowser(
  browser: Browser,
  url: string,
  agent: Telephonist,
): Promise<AgentBrowser> {
  const first = await visit(browser, url);
  first.context.setDefaultNavigationTimeout(30_000);
  // A function that goes to the page may call this helper of the program which compiled it.
  await first.context.addInitScript('globalThis.__name ??= (named) => named');
  await watchMedia(first.context);
  let current = Promise.resolve(first);

  async function openAnew(dying: Visitor): Promise<Visitor> {
    await killPage(dying);
    const page = await dying.context.newPage();
    // The tab of a dead page closes by itself or not at all; nothing waits for it.
    dying.page.close().catch(() => undefined);
    await page.goto('/');
    return { ...dying, page };
  }

  return {
    agent,
    visitor: () => current,
    signIn: async () => {
      const visitor = await current;
      await setUp(visitor);
      await loginPage(visitor).enterAs(agent.login, agent.password);
      await expect(() => frame(visitor).shown()).toPass({ timeout: 30_000 });
    },
    reload: async () => {
      const { page } = await current;
      await page.reload({ waitUntil: 'domcontentloaded' });
    },
    crash: async () => {
      const dying = await current;
      const opening = openAnew(dying);
      current = opening.catch(() => dying);
      await opening;
    },
    moveTo: async (page) => {
      const { page: before, ...rest } = await current;
      current = Promise.resolve({ ...rest, page });
      await before.close();
    },
    offline: async (isOffline) => {
      const { context } = await current;
      await context.setOffline(isOffline);
    },
  };
}
