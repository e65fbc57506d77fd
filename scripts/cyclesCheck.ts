import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importCycles } from './lint/importCycles';
import { root } from './run';

const FOLDERS = ['src', 'sandbox', 'scripts', 'test'];

function sourcesIn(folder: string): [path: string, text: string][] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules'))
    .map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]);
}

const cycles = importCycles(new Map(FOLDERS.flatMap(sourcesIn)));
for (const cycle of cycles) console.log(cycle.join('\n  imports '));
process.exitCode = cycles.length === 0 ? 0 : 1;
