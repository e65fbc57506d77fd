import { createOddForms } from '../../../sandbox/dialect/oddForms';
import type { DialectOption } from '../../../sandbox/dialect/dialect';

/** `full`, `plain` or `odd:SEED`. */
function parse(text: string): DialectOption {
  if (text === 'full' || text === 'plain') return { kind: text };
  const seed = /^odd:(\d+)$/.exec(text)?.[1];
  if (seed === undefined) throw new Error(`CONSOLE_DIALECT is full, plain or odd:SEED, not "${text}"`);
  return { kind: 'odd', seed: Number(seed) };
}

/** How the servers of this run speak, unless a test asks for one itself. */
export const dialect = parse(process.env['CONSOLE_DIALECT'] ?? 'full');

/** Whether they have the extensions of the contract (docs/extensions.md). */
export const hasExtensions = dialect.kind !== 'plain';

/** A server that answers, and does not say where its events stand, counts as one without answers. */
function isNumbered(): boolean {
  return dialect.kind === 'odd' ? createOddForms(dialect.seed).envelopes : hasExtensions;
}

/** Whether they acknowledge what they are asked, and number their events. */
export const acknowledges = isNumbered();
