import { compileMessages } from './compileMessages';
import type { CompiledMessages } from './compileMessages';

/** Groups of keys that the login and the settings dialog say; the console's screens say the others too. */
export const FIRST_GROUPS = ['action', 'failure', 'feedback', 'field', 'language', 'login', 'settings'];

/** What the settings say of another group: the softphone's own log. */
const FIRST_KEYS = /^softphone\.log/;

/** Whether a key belongs to the part of the words that the login waits for. */
export function isFirst(key: string): boolean {
  return FIRST_GROUPS.includes(key.split('.')[0] ?? '') || FIRST_KEYS.test(key);
}

function part(json: string, wanted: boolean): CompiledMessages {
  return Object.fromEntries(Object.entries(compileMessages(json)).filter(([key]) => isFirst(key) === wanted));
}

/** The words that the login waits for, compiled. */
export const compileFirst = (json: string): CompiledMessages => part(json, true);

/** All other words, compiled. */
export const compileOthers = (json: string): CompiledMessages => part(json, false);
