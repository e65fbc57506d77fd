import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(__dirname, '../../src');

/** The text of every TypeScript file of src but the locales' own: a list of keys there uses none of them. */
export function sources(): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('locales'))
    .map((path) => readFileSync(join(src, path), 'utf8'));
}

/**
 * Tells whether the code names a key: quoted whole, or put together from a template such as
 * `failure.${code}` and a word that is quoted somewhere ('offline').
 */
export function keyUse(texts: string[]): (key: string) => boolean {
  const quoted = new Set(matches(texts, /['"`](\w+(?:\.\w+)*)['"`]/g));
  const prefixes = matches(texts, /`([a-z]\w*(?:\.\w+)*\.)\$\{[^}]+\}`/g);
  const isBuilt = (key: string) =>
    prefixes.some((prefix) => key.startsWith(prefix) && quoted.has(key.slice(prefix.length)));
  return (key) => quoted.has(key) || isBuilt(key);
}

/** Keys handed to react-intl as a literal: `id: 'a.b'`, `id="a.b"`, `id={'a.b'}`. */
export function askedKeys(texts: string[]): Set<string> {
  return new Set(matches(texts, /\bid(?:=\{?|:)\s*['"`]([a-z]\w*(?:\.\w+)+)['"`]/g));
}

function matches(texts: string[], pattern: RegExp): string[] {
  return texts.flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key ?? ''));
}
