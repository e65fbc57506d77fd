import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import * as v from 'valibot';

const ToldSchema = v.array(
  v.object({
    path: v.string(),
    messages: v.array(
      v.object({ ruleId: v.nullable(v.string()), message: v.string(), severity: v.number() }),
    ),
  }),
);

const TypeReportSchema = v.object({
  diagnostics: v.array(v.object({ filename: v.string(), code: v.string(), message: v.string() })),
});

/** What the linters had to say about each file, by path. */
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

const home = join(__dirname, '../..');

const settings = {
  'tsconfig.json': tsconfig,
  '.oxlintrc.json': readFileSync(join(home, '.oxlintrc.json'), 'utf8'),
  'scripts/lint/tsconfig.json': readFileSync(join(home, 'scripts/lint/tsconfig.json'), 'utf8'),
};

/** What a linter prints, run in a process of its own: jest's sandbox loads no ES modules and no native programs. */
function printed(cwd: string, args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (stdout === '') throw new Error(stderr);
  return stdout;
}

/** What the rules of the house say (scripts/lint). */
function lintedByHouse(root: string): Told {
  const told = v.parse(
    ToldSchema,
    JSON.parse(printed(home, ['--import', 'tsx', join(__dirname, 'lintFolder.ts'), root])),
  );
  return new Map(told.map(({ path, messages }) => [path, messages]));
}

/** What the types and the rules of the language say (.oxlintrc.json). */
function lintedNatively(root: string): { path: string; ruleId: string; message: string }[] {
  const oxlint = join(home, 'node_modules/oxlint/bin/oxlint');
  const report: unknown = JSON.parse(printed(root, [oxlint, '--format', 'json']));
  return v.parse(TypeReportSchema, report).diagnostics.map(({ filename, code, message }) => ({
    path: relative(root, resolve(root, filename)),
    ruleId: code,
    message,
  }));
}

/** Writes a small project of these files (path → text), lints it by the house rules and removes it again. */
export function lintProject(files: Record<string, string>): Told {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'lint-')));
  try {
    for (const [path, text] of Object.entries({ ...files, ...settings })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const told = lintedByHouse(root);
    for (const { path, ...message } of lintedNatively(root)) told.get(path)?.push(message);
    return told;
  } finally {
    rmSync(root, { recursive: true });
  }
}
