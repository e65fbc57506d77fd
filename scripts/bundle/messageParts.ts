import { compileMessages, type CompiledMessages } from './compileMessages';

/** Groups of keys that the login says; the console's screens say the others too. */
export const FIRST_GROUPS = ['action', 'failure', 'feedback', 'field', 'language', 'login', 'refusedField'];

/** Failures of files, calls and messages: none of them is met before the agent is in. */
const LATER_FAILURES =
  /^failure\.(ARQUIVO|CHAVE|LIMITE|SEM_|call|file|invalid|listFailed|nego|notEst|record|socket|transfer|unconfirmed|undone|upload)/;

/** Whether a key belongs to the part of the words that the login waits for. */
export function isFirst(key: string): boolean {
  return FIRST_GROUPS.includes(key.split('.')[0] ?? '') && !LATER_FAILURES.test(key);
}

function part(json: string, isWanted: (key: string) => boolean): CompiledMessages {
  return Object.fromEntries(Object.entries(compileMessages(json)).filter(([key]) => isWanted(key)));
}

/** The words that the login waits for, compiled. */
export const compileFirst = (json: string): CompiledMessages => part(json, isFirst);

/** All other words, compiled. */
export const compileRest = (json: string): CompiledMessages => part(json, (key) => !isFirst(key));
