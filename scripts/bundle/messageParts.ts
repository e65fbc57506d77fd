import { compileMessages, type CompiledMessages } from './compileMessages';

/** Groups of keys that the login says; the console's screens say the others too. */
const FIRST_GROUPS = ['failure', 'feedback', 'language', 'login', 'refusedField'];

/** What the login says of a group that is not its own. */
const FIRST_KEYS = ['action.reload'];

/** Failures of files, calls, lists and messages: none of them is met before the agent is in. */
const LATER =
  /^(feedback\.droppedRows|failure\.(ARQUIVO|CHAVE|LIMITE|SEM_|call|file|interrupted|invalid|listFailed|nego|notEst|record|socket|transfer|unconfirmed|undone|upload))/;

/** Whether a key belongs to the part of the words that the login waits for. */
export function isFirst(key: string): boolean {
  return FIRST_KEYS.includes(key) || (FIRST_GROUPS.includes(key.split('.')[0] ?? '') && !LATER.test(key));
}

function part(json: string, isWanted: (key: string) => boolean): CompiledMessages {
  return Object.fromEntries(Object.entries(compileMessages(json)).filter(([key]) => isWanted(key)));
}

/** The words that the login waits for, compiled. */
export const compileFirst = (json: string): CompiledMessages => part(json, isFirst);

/** All other words, compiled. */
export const compileRest = (json: string): CompiledMessages => part(json, (key) => !isFirst(key));
