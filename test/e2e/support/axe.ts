import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Serious and critical accessibility violations of what the page shows, one line each. The policy of the
 * page forbids scripts of others, so axe comes in by the debugger.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const { violations: found } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    'axe.run(document, { resultTypes: ["violations"] })',
  );
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    );
}
