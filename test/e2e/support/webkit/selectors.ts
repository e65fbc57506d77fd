import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** What narrows a role, as Playwright's `getByRole` takes it. */
export type RoleOptions = NonNullable<Parameters<Page['getByRole']>[1]>;

/** How Playwright writes texts in its selectors. */
interface Escapes {
  escapeForTextSelector(text: string | RegExp, exact: boolean): string;
  escapeForAttributeSelector(text: string | RegExp, exact: boolean): string;
}

const { iso } = createRequire(import.meta.url)('playwright-core/lib/coreBundle') as { iso: Escapes };

/** States of a role, in the words of Playwright's selectors. */
const STATES = ['checked', 'disabled', 'selected', 'expanded', 'level', 'pressed'] as const;

/** The selector of `getByRole`. */
export function roleSelector(role: string, options: RoleOptions = {}): string {
  const parts = STATES.flatMap((state) => {
    const value = options[state];
    return value === undefined ? [] : [`[${state}=${String(value)}]`];
  });
  if (options.includeHidden !== undefined) parts.push(`[include-hidden=${String(options.includeHidden)}]`);
  if (options.name !== undefined) {
    parts.push(`[name=${iso.escapeForAttributeSelector(options.name, options.exact === true)}]`);
  }
  return `internal:role=${role}${parts.join('')}`;
}

/** The selector of `getByText`. */
export function textSelector(text: string | RegExp, isExact: boolean): string {
  return `internal:text=${iso.escapeForTextSelector(text, isExact)}`;
}

/** The selector of `getByLabel`. */
export function labelSelector(text: string | RegExp, isExact: boolean): string {
  return `internal:label=${iso.escapeForTextSelector(text, isExact)}`;
}

/** What narrows a locator. */
export interface FilterOptions {
  hasText?: string | RegExp;
  hasNotText?: string | RegExp;
  has?: { selector: string };
  hasNot?: { selector: string };
  visible?: boolean;
}

/** What a filter adds to a selector. */
export function filterSelector({ hasText, hasNotText, has, hasNot, visible }: FilterOptions): string {
  const parts = [
    hasText !== undefined && `internal:has-text=${iso.escapeForTextSelector(hasText, false)}`,
    hasNotText !== undefined && `internal:has-not-text=${iso.escapeForTextSelector(hasNotText, false)}`,
    has !== undefined && `internal:has=${JSON.stringify(has.selector)}`,
    hasNot !== undefined && `internal:has-not=${JSON.stringify(hasNot.selector)}`,
    visible !== undefined && `visible=${String(visible)}`,
  ];
  return parts
    .filter((part) => part !== false)
    .map((part) => ` >> ${part}`)
    .join('');
}
