import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const src = join(__dirname, '../../src');

function fileOf(from: string, specifier: string): string | undefined {
  const path = join(dirname(from), specifier);
  return [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((file) => existsSync(file));
}

/** The files of src that come along when these are loaded: imported at once, values and not only types. */
export function loadedWith(entries: string[]): string[] {
  const found = new Set<string>();
  const waiting = entries.map((entry) => join(src, entry));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, specifier = ''] of text.matchAll(/^(?:import|export) (?!type)[^;]*?from '(\.[^']+)';$/gm)) {
      const next = fileOf(file, specifier);
      if (next !== undefined) waiting.push(next);
    }
  }
  return [...found];
}
