import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const src = join(__dirname, '../../src');

const STATIC = /^(?:import|export) (?!type)[^;]*?from '(\.[^']+)';$/gm;

const DYNAMIC = /import\(\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/g;

function fileOf(from: string, specifier: string): string | undefined {
  const path = join(dirname(from), specifier);
  return [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((file) => existsSync(file));
}

function walk(entries: string[], importsOf: (text: string) => string[]): string[] {
  const found = new Set<string>();
  const waiting = entries.map((entry) => join(src, entry));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const specifier of importsOf(readFileSync(file, 'utf8'))) {
      const next = fileOf(file, specifier);
      if (next !== undefined) waiting.push(next);
    }
  }
  return [...found];
}

const named = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, specifier = '']) => specifier);

/** The files of src that come along when these are loaded: imported at once, values and not only types. */
export function loadedWith(entries: string[]): string[] {
  return walk(entries, (text) => named(text, STATIC));
}

/** The files of src that show themselves without the words of late parts: chunks too, but for those of a `latePart`. */
export function loadedWithConsole(): string[] {
  return walk(['app/live.tsx'], (text) => [
    ...named(text, STATIC),
    ...(text.includes('latePart(') ? [] : named(text, DYNAMIC)),
  ]);
}
