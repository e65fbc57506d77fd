import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';

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
  elementRef: true,
};

/** Those of its rules that look at colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Runs in the page. */
async function check(options: RunOptions): Promise<string[]> {
  const { axe } = window as { axe?: typeof Axe };
  if (axe === undefined) throw new Error('axe is not there');
  const { violations: found } = await axe.run(document, options);
  const modal = [...document.querySelectorAll('[aria-modal="true"]')].findLast((one) =>
    one.checkVisibility(),
  );
  // What a dialog lies over cannot be pressed, nor is it too small because half of it is covered.
  const isCovered = (rule: string, element: Element | undefined) =>
    rule === 'target-size' && element !== undefined && modal?.contains(element) === false;
  return found.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ element }) => !isCovered(id, element))
      .map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

async function found(page: Page, options: RunOptions): Promise<string[]> {
  // A document that was seen before has it. The policy of the page forbids scripts of others: it comes in by the debugger.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(check, options);
}

/** Accessibility violations of what the page shows, of any weight, one line each. */
export function violations(page: Page): Promise<string[]> {
  return found(page, OPTIONS);
}

/** Those that depend on colours: what a page that was looked at may have in its other scheme. */
export function colorViolations(page: Page): Promise<string[]> {
  return found(page, { ...OPTIONS, runOnly: { type: 'rule', values: COLOR_RULES } });
}
