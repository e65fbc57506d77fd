import { runToolAside } from './run';
import type { Step } from './steps';

const tool = (name: string, script: string, ...args: string[]): Step => ({
  name,
  run: () => runToolAside(script, args),
});

/** The linter holds the types of all sources, which comes near what a process may have by itself: then it crawls. */
const ROOMY = { NODE_OPTIONS: '--max-old-space-size=6144' };

/** The longest of them: the others run beside it. Two linters would each read all types for themselves. */
const lint: Step = {
  name: 'Lint',
  run: () => runToolAside('eslint/bin/eslint.js', ['.', '--max-warnings', '0'], ROOMY),
};

/** What can be said about the sources without running them, in rows that can run side by side. */
export const checkRows: readonly [lint: Step[], others: Step[]] = [
  [lint],
  [
    tool('Types', 'typescript/bin/tsc', '--noEmit'),
    tool('Format', 'prettier/bin/prettier.cjs', '--check', '.'),
    tool(
      'Locales',
      '@formatjs/cli/bin/formatjs',
      ...['verify', 'src/locales/*.json', '--source-locale', 'pt_BR'],
      ...['--missing-keys', '--extra-keys', '--structural-equality'],
    ),
  ],
];
