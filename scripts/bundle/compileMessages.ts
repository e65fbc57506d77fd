import { parse } from '@formatjs/icu-messageformat-parser';

/** One locale as the bundle carries it: each message parsed into its syntax tree. */
export type CompiledMessages = Record<string, ReturnType<typeof parse>>;

/**
 * Compiles the text of one locale file (`{"key": "ICU message"}`) so that the browser needs no message
 * parser. Throws, naming the key, when a message is not text or not valid ICU.
 */
export function compileMessages(json: string): CompiledMessages {
  const messages: unknown = JSON.parse(json);
  if (typeof messages !== 'object' || messages === null) throw new Error('A locale file holds one object.');
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compileOne(key, text)]));
}

function compileOne(key: string, text: unknown): ReturnType<typeof parse> {
  if (typeof text !== 'string') throw new Error(`Message ${key} is not text.`);
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`Message ${key} is not valid ICU: ${String(error)}`, { cause: error });
  }
}
