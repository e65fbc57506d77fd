import { posix } from 'node:path';
import { preProcessFile } from 'typescript';

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

/** The files of the project that a file imports, for types too; a package is none of them. */
function importsOf(file: string, text: string, files: ReadonlySet<string>): string[] {
  return preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const path = posix.join(posix.dirname(file), fileName);
    return ENDINGS.map((ending) => path + ending).filter((found) => files.has(found));
  });
}

/**
 * Import cycles, types and lazy imports included: each as the files from one to itself again.
 * @param sources text of each file, by its path from the root of the project
 */
export function importCycles(sources: ReadonlyMap<string, string>): string[][] {
  const files = new Set(sources.keys());
  const done = new Set<string>();
  const path: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): void {
    const before = path.indexOf(file);
    if (before >= 0) cycles.push([...path.slice(before), file]);
    if (before >= 0 || done.has(file)) return;
    path.push(file);
    for (const next of importsOf(file, sources.get(file) ?? '', files)) visit(next);
    path.pop();
    done.add(file);
  }

  for (const file of files) visit(file);
  return cycles;
}
