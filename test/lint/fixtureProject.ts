import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

const ToldSchema = v.array(
  v.object({
    path: v.string(),
    messages: v.array(
      v.object({ ruleId: v.nullable(v.string()), message: v.string(), severity: v.number() }),
    ),
  }),
);

/** What ESLint had to say about each file, by path. */
export type Told = Map<string, { ruleId: string | null; message: string }[]>;

const tsconfig = JSON.stringify({
  compilerOptions: {
    strict: true,
    jsx: 'react-jsx',
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: [],
  },
  include: ['src', 'sandbox', 'scripts', 'test'],
});

/**
 * Writes a small project of these files (path → text), lints it by the house rules in a process of its
 * own (ESLint loads ES modules, which jest's sandbox cannot) and removes it again.
 */
export function lintProject(files: Record<string, string>): Told {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'lint-')));
  try {
    for (const [path, text] of Object.entries({ ...files, 'tsconfig.json': tsconfig })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const args = ['--import', 'tsx', join(__dirname, 'lintFolder.ts'), root];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e8 });
    if (stdout === '') throw new Error(stderr);
    return new Map(v.parse(ToldSchema, JSON.parse(stdout)).map(({ path, messages }) => [path, messages]));
  } finally {
    rmSync(root, { recursive: true });
  }
}
