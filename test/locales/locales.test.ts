import { parse } from '@formatjs/icu-messageformat-parser';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isFirst, isLate } from '../../scripts/bundle/messageParts';
import { LANGUAGES, languageTag, languages, loadMessages } from '../../src/components/intl/languages';
import { loadedWith, loadedWithConsole } from '../support/loadedWith';
import { localeFiles, readLocale, repeatedKeys } from './localeFiles';
import { placeholders } from './placeholders';
import { askedKeys, keyUse, sources } from './sourceKeys';

const source = readLocale('pt_BR');
const keys = Object.keys(source);
const translations = LANGUAGES.filter((locale) => locale !== 'pt_BR');

test('each language of the product has a locale file, and each file a language', () => {
  expect(localeFiles().sort()).toEqual([...LANGUAGES].sort());
  expect(LANGUAGES.map(languageTag)).toEqual(['pt-BR', 'es-CL', 'en-US']);
});

describe.each(LANGUAGES)('the row of %s', (language) => {
  const table = readFileSync(join(__dirname, '../../src/components/intl/languages.ts'), 'utf8');

  test('loads its own file, and nothing of another language', async () => {
    const own = readLocale(language);
    const { first, rest, late } = languages[language];
    expect((await first()).default).toEqual(own);
    expect((await rest()).default).toEqual(own);
    expect((await late()).default).toEqual(own);
    expect(await loadMessages(language)).toEqual(own);
  });

  // The build cuts a file by these names, and counts its bytes by them.
  test.each([
    ['locale', 'first'],
    ['words', 'rest'],
    ['late-words', 'late'],
  ])('names the chunk %s for the part %s', (chunk, part) => {
    const load = `import(/* webpackChunkName: "${chunk}-${language}" */ '../../locales/${language}.json?${part}')`;
    expect(table).toContain(load);
  });
});

describe.each(LANGUAGES)('%s', (locale) => {
  const messages = readLocale(locale);

  test('has dotted keys, each once', () => {
    expect(Object.keys(messages).filter((key) => !/^[a-z]\w*(\.\w+)+$/.test(key))).toEqual([]);
    expect(repeatedKeys(locale)).toEqual([]);
  });

  test('has no empty message', () => {
    expect(Object.keys(messages).filter((key) => messages[key]?.trim() === '')).toEqual([]);
  });

  test('is valid ICU', () => {
    const invalid = Object.entries(messages).filter(([, text]) => !isValid(text));
    expect(invalid).toEqual([]);
  });
});

describe.each(translations)('%s against pt_BR', (locale) => {
  const messages = readLocale(locale);

  test('has the same keys', () => {
    expect(Object.keys(messages).sort()).toEqual([...keys].sort());
  });

  test('has the same placeholders', () => {
    const different = keys.filter((key) => {
      const [ours, theirs] = [placeholders(source[key] ?? ''), placeholders(messages[key] ?? '')];
      return ours.join() !== theirs.join();
    });
    expect(different).toEqual([]);
  });
});

describe('a key is used', () => {
  const isUsed = keyUse(["t('login.user')", 't(`failure.${code}`)', "code = 'offline'"]);

  test.each(['login.user', 'failure.offline'])('%s', (key) => {
    expect(isUsed(key)).toBe(true);
  });

  test.each(['login.password', 'failure.timeout', 'other.offline'])('%s is not', (key) => {
    expect(isUsed(key)).toBe(false);
  });
});

describe('the code and the locales', () => {
  const texts = sources();

  test('each key is used', () => {
    const isUsed = keyUse(texts);
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  test('each key that the code asks for exists', () => {
    expect([...askedKeys(texts)].filter((key) => !(key in source))).toEqual([]);
  });
});

/** The keys that these files name. */
function keysOf(files: string[]): string[] {
  expect(files.length).toBeGreaterThan(20);
  return keys.filter(keyUse(files.map((file) => readFileSync(file, 'utf8'))));
}

test('the words that the login waits for hold all that it names', () => {
  expect(keysOf(loadedWith(['app/live.tsx'])).filter((key) => !isFirst(key))).toEqual([]);
});

test('the words that the console waits for hold all that it names; only late parts have all words', () => {
  const files = loadedWithConsole();
  expect(files.map((file) => basename(file))).toEqual(
    expect.arrayContaining(['Timeline.tsx', 'ConversationView.tsx']),
  );
  expect(files.map((file) => basename(file))).not.toContain('MailCard.tsx');
  expect(keysOf(files).filter(isLate)).toEqual([]);
});

function isValid(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}
