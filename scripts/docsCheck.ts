import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { missingReferences } from './docs/references';
import { root } from './run';

/** Made, or not ours. */
const LEFT_OUT = ['node_modules', 'dist', 'coverage', 'test-results', 'sandbox-data', '.git', '.cache'];

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.includes(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(read('package.json')),
);

const missing = missingReferences({ files: filesIn(''), scripts: Object.keys(scripts), read });
for (const { document, line, what } of missing)
  console.log(`${document}:${String(line)}  ${what} is not there`);
process.exitCode = missing.length === 0 ? 0 : 1;
