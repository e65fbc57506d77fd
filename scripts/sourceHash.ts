import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All that decides what the bundle holds; the lock file stands for node_modules. */
const INPUTS = [
  'src',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'webpack.config.ts',
  'scripts/bundle',
];

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesUnder(join(path, name)));
}

/** SHA-256 (hex) over the names and contents of everything that the bundle is built from. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => filesUnder(join(root, input)))) {
    const content = readFileSync(file);
    hash.update(`${file.slice(root.length)}\0${String(content.length)}\0`).update(content);
  }
  return hash.digest('hex');
}
