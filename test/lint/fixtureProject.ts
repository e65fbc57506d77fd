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
  'scripts/lint/tsconfig.json': readFileSync(join(home, 'scripts/lint/tsconfig.json'), 'utf8'),
};

/** What a linter prints, run in a process of its own: jest's sandbox loads no ES modules and no native programs. */
function printed(args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: home,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (stdout === '') throw new Error(stderr);
  return stdout;
}

/** What the rules without types say (scripts/lint). */
function lintedByHouse(root: string): Told {
  const told = v.parse(
    ToldSchema,
    JSON.parse(printed(['--import', 'tsx', join(__dirname, 'lintFolder.ts'), root])),
  );
  return new Map(told.map(({ path, messages }) => [path, messages]));
}

/** What the types and the rules with types say (.oxlintrc.json). */
function lintedByTypes(root: string): { path: string; ruleId: string; message: string }[] {
  const config = join(home, '.oxlintrc.json');
  const oxlint = join(home, 'node_modules/oxlint/bin/oxlint');
  const report: unknown = JSON.parse(printed([oxlint, '--config', config, '--format', 'json', root]));
  return v.parse(TypeReportSchema, report).diagnostics.map(({ filename, code, message }) => ({
    path: relative(root, resolve(home, filename)),
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
    for (const { path, ...message } of lintedByTypes(root)) told.get(path)?.push(message);
    return told;
  } finally {
    rmSync(root, { recursive: true });
  }
}
