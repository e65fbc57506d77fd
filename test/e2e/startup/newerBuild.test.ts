import { ANA } from '../support/agents';
import { createDeployment, type Deployment } from '../support/nextBuild';
import { frame } from '../support/screens/frame';
import { reload, signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

interface Deployed {
  deployment: Deployment;
}

const deployed = test.extend<Deployed>({
  deployment: async ({}, use) => {
    const deployment = createDeployment();
    await use(deployment);
    deployment.remove();
  },
  centre: ({ deployment }, use) => use({ distDir: deployment.folder }),
});

/** The first scripts of the builds that the browser keeps whole, without one that is being fetched. */
async function keptScripts({ page }: Visitor): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.active?.state !== 'activated' || registration.installing !== null) return [];
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    const paths = requests.flat().map(({ url }) => new URL(url).pathname);
    if (!paths.includes('/')) return [];
    return paths.filter((path) => /^\/assets\/main\..*\.js$/.test(path));
  });
}

const shownScript = ({ page }: Visitor): Promise<string | null | undefined> =>
  page.evaluate(() => document.querySelector('script[src*="/main."]')?.getAttribute('src'));

deployed(
  'a page that is kept begins without a network, and so does the newer build that took its place',
  { tag: '@webkit' },
  async ({ world, deployment }) => {
    const visitor = await world.visit({ keepsShell: true });
    const { page, context } = visitor;
    await signIn(visitor, ANA);
    const first = await shownScript(visitor);
    await expect.poll(() => keptScripts(visitor)).toEqual([first]);

    await context.setOffline(true);
    await reload(visitor);
    await frame(visitor).shown();
    expect(await shownScript(visitor)).toBe(first);
    await context.setOffline(false);

    const next = `/assets/${deployment.deploy()}`;
    await reload(visitor);
    await frame(visitor).shown();
    expect(await shownScript(visitor)).toBe(next);
    // The page is of the newer build itself: what is kept follows it, and it is not loaded anew.
    await page.evaluate(() => Object.assign(window, { isMarked: true }).isMarked);
    await expect.poll(() => keptScripts(visitor)).toEqual([next]);
    expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);

    await context.setOffline(true);
    await reload(visitor);
    await frame(visitor).shown();
    expect(await shownScript(visitor)).toBe(next);
  },
);
