import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const folder = join(__dirname, '../../src/locales');

/** The messages of one language by key. Throws when the file is not an object of texts. */
export function readLocale(locale: string): Record<string, string> {
  return v.parse(
    v.record(v.string(), v.string()),
    JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')),
  );
}

/** Names of the locale files that are there, without extension. */
export function localeFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
}

/** Keys that the text of a JSON object gives twice; parsing keeps only the last of them. */
export function repeatedKeys(locale: string): string[] {
  const text = readFileSync(join(folder, `${locale}.json`), 'utf8');
  const keys = [...text.matchAll(/^\s*"([^"]+)"\s*:/gm)].map(([, key]) => key ?? '');
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}
