import { join } from 'node:path';
import { roomy, root, runAside, runToolAside } from './run';
import type { Step } from './steps';

const tool = (name: string, script: string, ...args: string[]): Step => ({
  name,
  run: () => runToolAside(script, args),
});

/** All types come near what a process may have by itself: then it crawls. */
const LINTER_FLAGS = ['--max-old-space-size=6144', ...roomy(256)];

/** The longest of them: the others run beside it. */
const typesAndLint: Step = {
  name: 'Types and lint',
  run: () =>
    runAside(process.execPath, [...LINTER_FLAGS, '--import', 'tsx', join(root, 'scripts/typesAndLint.ts')]),
};

/** What can be said about the sources without running them, in rows that can run side by side. */
export const checkRows: readonly [typesAndLint: Step[], others: Step[]] = [
  [typesAndLint],
  [
    tool('Format', 'oxfmt/bin/oxfmt', '--check', '.'),
    tool('Paths, commands and links in the documents', 'tsx/dist/cli.mjs', 'scripts/docsCheck.ts'),
    tool('Import cycles', 'tsx/dist/cli.mjs', 'scripts/cyclesCheck.ts'),
    tool('Unused files, exports and packages', 'knip/bin/knip.js', '--no-progress'),
    tool(
      'Locales',
      '@formatjs/cli/bin/formatjs',
      ...['verify', 'src/locales/*.json', '--source-locale', 'pt_BR'],
      ...['--missing-keys', '--extra-keys', '--structural-equality'],
    ),
  ],
];
