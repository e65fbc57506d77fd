import type { Linter } from 'eslint';

/** What the strict type-checked set leaves open or sees otherwise. */
export const typeRules: Linter.RulesRecord = {
  '@typescript-eslint/ban-ts-comment': [
    'error',
    { 'ts-check': false, 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
  ],
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/no-import-type-side-effects': 'error',
  'no-duplicate-imports': 'error',
  '@typescript-eslint/no-unsafe-type-assertion': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
  ],
  // A leading underscore says: named for the reader, dropped on purpose.
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true },
  ],
  // Sagas watch for ever: `while (true)`.
  '@typescript-eslint/no-unnecessary-condition': [
    'error',
    { allowConstantLoopConditions: 'only-allowed-literals' },
  ],
  // A number in a template is written the way a reader expects.
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowNever: true }],
  // `() => dispatch(x)` reads well as a handler that returns nothing, and so does `return done(error)`.
  '@typescript-eslint/no-confusing-void-expression': [
    'error',
    { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
  ],
  // `call(api.login, …)` hands over the function alone; nothing of ours has a receiver to lose: see
  // restrictSyntax.
  '@typescript-eslint/unbound-method': 'off',
  // An async function says what it promises; a handler or a fake may have nothing to wait for.
  '@typescript-eslint/require-await': 'off',
  // An action without a payload is `fact('a/b')<void>()`.
  '@typescript-eslint/no-invalid-void-type': ['error', { allowInGenericTypeArguments: true }],
};
