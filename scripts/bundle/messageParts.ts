import { compileMessages, type CompiledMessages } from './compileMessages';

/** Groups of keys that the login says; the console's screens say the others too. */
export const FIRST_GROUPS = [...['action', 'failure', 'feedback', 'field'], ...['language', 'login']];

/** Groups of keys that only screens say which come on demand, and their words with them. */
export const LATE_GROUPS = [
  'answer',
  'conference',
  'diagnostics',
  'editor',
  'figures',
  'history',
  'palette',
  'replay',
  'schedule',
  'settings',
  'shortcuts',
];

function groupOf(key: string): string {
  return key.split('.')[0] ?? '';
}

/** Whether a key belongs to the part of the words that the login waits for. */
export function isFirst(key: string): boolean {
  return FIRST_GROUPS.includes(groupOf(key));
}

/** Whether a key belongs to the part of the words that come on demand. */
export function isLate(key: string): boolean {
  return LATE_GROUPS.includes(groupOf(key));
}

function part(json: string, isWanted: (key: string) => boolean): CompiledMessages {
  return Object.fromEntries(Object.entries(compileMessages(json)).filter(([key]) => isWanted(key)));
}

/** The words that the login waits for, compiled. */
export const compileFirst = (json: string): CompiledMessages => part(json, isFirst);

/** The words of screens that come on demand, compiled. */
export const compileLate = (json: string): CompiledMessages => part(json, isLate);

/** All other words, compiled. */
export const compileOthers = (json: string): CompiledMessages =>
  part(json, (key) => !isFirst(key) && !isLate(key));
