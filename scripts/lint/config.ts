import type { Linter } from 'eslint';
import boundaries from 'eslint-plugin-boundaries';
import formatjs from 'eslint-plugin-formatjs';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { browserRules } from './browserRules';
import { componentRules, wordRules } from './componentRules';
import { categories, policiesOf } from './layers';
import { noDroppedGenerator } from './noDroppedGenerator';
import { restrictSyntax } from './restrictSyntax';
import { effectImportRules, sagaRules } from './sagaRules';
import { serviceRules } from './serviceRules';
import { storeRules } from './storeRules';

/** What other programs load asks for a default export. */
const CONFIG_FILES = ['*.config.{ts,js}', 'scripts/bundle/*.js'];
const SHOWN = ['src/components/**/*.{ts,tsx}', 'src/pages/**/*.{ts,tsx}'];
/** They wrap what a library has, so that nobody else needs it. */
const WRAPPERS = [
  'src/components/ui/feedback/lazyPart.ts',
  'src/components/ui/select/Select.tsx',
  'src/components/ui/dialog/Dialog.tsx',
];

/** Rules of our own. */
const house = { rules: { 'no-dropped-generator': noDroppedGenerator } };

/** The import table (see layers.ts) as settings and rules of eslint-plugin-boundaries. */
function importTable(root: string): Linter.Config[] {
  // Tests may import everything; to find out of each where it leads takes five seconds.
  const ignores = ['test/**'];
  const options = { default: 'disallow', checkUnknownLocals: true, checkInternals: true };
  return [
    {
      ignores,
      plugins: { boundaries },
      settings: {
        'boundaries/root-path': root,
        'boundaries/files': categories,
        'boundaries/files-single-match': true,
        'boundaries/dependency-nodes': ['require', 'import', 'dynamic-import', 'export'],
        'import/resolver': { node: { extensions: ['.ts', '.tsx', '.d.ts', '.js', '.json', '.css'] } },
      },
      rules: { 'boundaries/no-unknown-files': 'error', 'boundaries/dependencies': ['error', options] },
    },
    // The first category that a file matches is its own; of ESLint's blocks the last one counts.
    ...categories.toReversed().map(({ category, pattern }) => ({
      files: [pattern].flat().map((place) => [place, '**/*.{ts,tsx,js}']),
      ignores,
      rules: {
        'boundaries/dependencies': ['error', { ...options, policies: policiesOf(category) }],
      } satisfies Linter.RulesRecord,
    })),
  ];
}

/**
 * The rules of the house as ESLint's flat configuration for the project in the folder `root`. The types, and the rules of
 * the language, are in .oxlintrc.json, but for two that its linter lacks.
 */
export function houseRules(root: string): Linter.Config[] {
  return [
    { ignores: ['dist/', 'coverage/', '.cache/', 'sandbox-data/', 'test-results/'] },
    { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
    {
      files: ['**/*.{ts,tsx,js}'],
      languageOptions: {
        parser: tseslint.parser,
        globals: { ...globals.browser, ...globals.node },
      },
      rules: {
        ...restrictSyntax(),
        'no-warning-comments': [
          'error',
          { terms: ['eslint-disable', 'oxlint-disable'], location: 'anywhere' },
        ],
      },
    },
    ...importTable(root),
    { files: ['src/lib/**', 'src/store/**'], ignores: ['src/store/stamp.ts'], rules: storeRules },
    { files: ['src/**'], rules: browserRules },
    {
      files: ['src/{sagas,services}/**'],
      // What .oxlintrc.json cannot ask of the types is asked where it is met: generators in sagas, classes in services.
      languageOptions: {
        parserOptions: { project: 'scripts/lint/tsconfig.json', tsconfigRootDir: root },
      },
    },
    { files: ['src/sagas/**'], plugins: { house }, rules: sagaRules },
    { files: ['src/sagas/**'], ignores: ['src/sagas/core/effects.ts'], rules: effectImportRules },
    {
      files: ['src/services/**'],
      plugins: { '@typescript-eslint': tseslint.plugin },
      rules: serviceRules,
    },
    { files: SHOWN, ignores: WRAPPERS, rules: componentRules },
    { files: ['src/**/*.tsx'], plugins: { formatjs }, rules: wordRules },
    { files: CONFIG_FILES, rules: { 'no-restricted-syntax': 'off' } },
  ];
}
