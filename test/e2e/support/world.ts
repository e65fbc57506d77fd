import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildConsole } from '../../../scripts/buildConsole';
import { root } from '../../../scripts/run';
import type { Control } from '../../../sandbox/control/control';
import { createSandbox, type Sandbox } from '../../../sandbox/createSandbox';
import type { SandboxOptions } from '../../../sandbox/options';
import { openBrowser } from './browser';
import { dialect } from './dialect';
import { visit, type Visitor, type VisitOptions } from './visitor';

/** A contact centre with the built console in front of it, and a browser to look at it with. */
export interface World {
  sandbox: Sandbox;
  control: Control;
  /** Where the console is served, without a slash at the end. */
  url: string;
  browser: Browser;
  /** Opens a browser profile of its own; it goes away with the world at the latest. */
  visit(options?: VisitOptions): Promise<Visitor>;
  /** Every profile that was opened, also those that are closed again. */
  visitors(): readonly Visitor[];
  close(): Promise<void>;
}

/** The build that is looked at: another than the usual one may be, and this one stay as it is. */
export const dist = process.env['CONSOLE_DIST'] ?? join(root, 'dist');

function built(): void {
  if (existsSync(join(dist, 'index.html'))) return;
  if (!buildConsole()) throw new Error('The console could not be built');
}

/**
 * Starts a contact centre on free ports with data of its own, to be looked at with a browser that stays when it goes;
 * its customers stay silent unless told otherwise.
 */
export async function openWorld(browser: Browser, options: Partial<SandboxOptions> = {}): Promise<World> {
  built();
  const sandbox = await createSandbox({ webPort: 0, distDir: dist, dialect, ...options });
  const url = `http://localhost:${String(sandbox.webPort)}`;
  const visitors: Visitor[] = [];
  return {
    sandbox,
    control: sandbox.control,
    url,
    browser,
    visit: async (how) => {
      const visitor = await visit(browser, url, how);
      visitors.push(visitor);
      return visitor;
    },
    visitors: () => visitors,
    close: async () => {
      await Promise.all(visitors.map((visitor) => visitor.close()));
      await sandbox.close();
    },
  };
}

/**
 * As `openWorld`, with a browser of its own.
 * @param flags of the browser, beside the usual ones
 */
export async function startWorld(
  options: Partial<SandboxOptions> = {},
  flags: readonly string[] = [],
): Promise<World> {
  const browser = await openBrowser(flags);
  const world = await openWorld(browser, options).catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  return {
    ...world,
    close: async () => {
      await world.close();
      await browser.close();
    },
  };
}
