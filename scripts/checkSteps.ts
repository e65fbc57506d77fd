import { runTool } from './run';
import type { Step } from './steps';

/** What can be said about the sources without running them. */
export const checkSteps: Step[] = [
  { name: 'Types', run: () => ({ ok: runTool('typescript/bin/tsc', ['--noEmit']) }) },
  { name: 'Lint', run: () => ({ ok: runTool('eslint/bin/eslint.js', ['.', '--max-warnings', '0']) }) },
  { name: 'Format', run: () => ({ ok: runTool('prettier/bin/prettier.cjs', ['--check', '.']) }) },
  {
    name: 'Locales',
    run: () => ({
      ok: runTool('@formatjs/cli/bin/formatjs', [
        ...['verify', 'src/locales/*.json', '--source-locale', 'pt_BR'],
        ...['--missing-keys', '--extra-keys', '--structural-equality'],
      ]),
    }),
  },
];
