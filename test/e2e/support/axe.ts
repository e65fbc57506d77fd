import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 at AA, each version of it, and what axe advises beyond. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  // Skip links and the edges of panes stand between landmarks.
  rules: { region: { enabled: false } },
  resultTypes: ['violations'],
  // What is in the frame of a mail is its sender's, and no program runs there.
  iframes: false,
};

/**
 * Accessibility violations of what the page shows, of any weight, one line each. The policy of the page forbids
 * scripts of others, so axe comes in by the debugger.
 */
export async function violations(page: Page): Promise<string[]> {
  // A document that was seen before has it.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source);
  const { violations: found } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    `axe.run(document, ${JSON.stringify(OPTIONS)})`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
