import { expect, type Browser } from '@playwright/test';
import { holdLine } from '../e2e/support/line';
import type { VisitOptions } from '../e2e/support/visitor';
import { openWorld } from '../e2e/support/world';
import { createClock } from './clock';
import type { Scene, Screen, Stage } from './stage';

/** Leaves dialogs, menus and lists as an agent does. */
export async function leave({ visitor: { page } }: Stage): Promise<void> {
  const open = page.locator('[role=dialog], [role=menu], [role=listbox]').filter({ visible: true });
  await expect(async () => {
    if ((await open.count()) > 0) await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
}

/**
 * Opens every screen of these scenes, one after the other, and looks at each; one that does not open is left out.
 * @returns why, by the name of the screen
 */
async function walkThrough(
  stage: Stage,
  scenes: readonly Scene[],
  look: (screen: Screen) => Promise<void>,
): Promise<Record<string, string>> {
  const failures: Record<string, string> = {};
  for (const scene of scenes) {
    await scene.enter(stage);
    for (const screen of scene.screens) {
      try {
        await screen.open(stage);
        await look(screen);
        await (screen.close ?? leave)(stage);
      } catch (error) {
        failures[screen.name] = error instanceof Error ? error.message : String(error);
        await leave(stage).catch(() => undefined);
      }
    }
  }
  return failures;
}

/**
 * Walks through these scenes in a contact centre of its own, where it is always the same morning, and looks at each
 * screen.
 * @returns why a screen could not be opened or looked at, by its name
 */
export async function walk(
  browser: Browser,
  scenes: readonly Scene[],
  options: VisitOptions,
  look: (stage: Stage, screen: Screen) => Promise<void>,
): Promise<Record<string, string>> {
  const clock = createClock();
  const world = await openWorld(browser, { sipPort: 0, progressSpeed: 20, now: clock.now });
  try {
    const visit = async () => {
      const visitor = await world.visit(options);
      await clock.hang(visitor.context);
      return visitor;
    };
    const visitor = await visit();
    const line = await holdLine(visitor.context);
    const stage: Stage = { world, visitor, line, visit, cast: new Map(), clock };
    return await walkThrough(stage, scenes, (screen) => look(stage, screen));
  } finally {
    await world.close();
  }
}
