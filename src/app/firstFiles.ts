/** The files that first screens need beside those of the entry; the build writes them into the document. */
export interface FirstFiles {
  /** Of a session: effects and screens. */
  console: readonly string[];
  /** Of an open conversation. */
  conversation: readonly string[];
  /** By language: its BCP 47 tag, what the login says, what the console says besides. */
  languages: Readonly<Record<string, { tag: string; first: readonly string[]; rest: readonly string[] }>>;
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isLanguage(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!('tag' in value && 'first' in value && 'rest' in value)) return false;
  return typeof value.tag === 'string' && isList(value.first) && isList(value.rest);
}

/** Whether a document names its files as this version does. */
export function isFirstFiles(value: unknown): value is FirstFiles {
  if (typeof value !== 'object' || value === null) return false;
  if (!('console' in value && 'conversation' in value && 'languages' in value)) return false;
  const { languages } = value;
  if (typeof languages !== 'object' || languages === null) return false;
  return isList(value.console) && isList(value.conversation) && Object.values(languages).every(isLanguage);
}
