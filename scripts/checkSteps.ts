import { join } from 'node:path';
import { roomy, root, runAside, runToolAside } from './run';
import type { Step } from './steps';

const tool = (name: string, script: string, ...args: string[]): Step => ({
  name,
  run: () => runToolAside(script, args),
});

/** For a program in Go, as the one that checks the types: its heap may grow to five times what is in use, to save time. */
const ROOMY_GO = { GOGC: '400' };

/** What can be said about the sources without running them, the longest last. */
export const checks: readonly Step[] = [
  {
    name: 'Types and rules of the language',
    run: () => runToolAside('oxlint/bin/oxlint', [], ROOMY_GO),
  },
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
  {
    name: 'Rules of the house',
    run: () =>
      runAside(process.execPath, [
        ...roomy(256),
        join(root, 'node_modules/eslint/bin/eslint.js'),
        '.',
        '--max-warnings',
        '0',
      ]),
  },
];
