import type { Page } from '@playwright/test';
import { ANA } from '../support/agents';
import { holdFiles } from '../support/firstFrame';
import { frame } from '../support/screens/frame';
import { loginPage } from '../support/screens/login';
import { setUp, signIn } from '../support/steps';
import { expect, test } from '../support/test';

const MAIN = /\/assets\/main\./;

/** The names of the scripts that a page asks for from now on, without their hashes. */
function watchScripts(page: Page): { names: Set<string> } {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)\.[0-9a-f]+\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) names.add(name);
  });
  return { names };
}

test('a start that finds a session asks for effects, screens and words before the first script runs', async ({
  world,
}) => {
  const visitor = await world.visit();
  const { page } = visitor;
  await signIn(visitor, ANA);
  const { names } = watchScripts(page);
  const release = await holdFiles(page, MAIN);
  await page.reload({ waitUntil: 'commit' });
  for (const name of ['first', 'main', 'effects', 'console', 'locale-pt_BR', 'words-pt_BR'])
    await expect.poll(() => [...names]).toContain(name);
  const early = [...names];
  release();
  await frame(visitor).shown();
  // What comes besides opens later, or is not of the first screen.
  const later = [...names].filter((name) => !early.includes(name));
  for (const name of later)
    expect(name).toMatch(/^(?:conversation|antd|calls|keyboard|softphone|dialogs|late-|\d+$)/);
});

test('a start without one asks for nothing but what the login says, until it is there', async ({ world }) => {
  const visitor = await world.visit();
  const { page } = visitor;
  await setUp(visitor);
  const { names } = watchScripts(page);
  const release = await holdFiles(page, MAIN);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect.poll(() => [...names].sort()).toEqual(['first', 'locale-pt_BR', 'main']);
  release();
  await loginPage(visitor).user.waitFor();
});
