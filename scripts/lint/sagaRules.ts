import type { Linter } from 'eslint';
import { restrictSyntax } from './restrictSyntax';

const EFFECTS =
  'put|putResolve|call|apply|cps|take|takeMaybe|fork|join|cancel|cancelled|select|delay|race|all|flush|' +
  'retry|throttle|debounce|actionChannel|takeEvery|takeLatest|takeLeading|getContext|setContext';

const effectCall = `CallExpression[callee.name=/^(${EFFECTS})$/]`;
const unyielded = 'An effect that is not yielded never happens: write yield* before it.';

const sagaSyntax = [
  { selector: `ExpressionStatement > ${effectCall}`, message: unyielded },
  { selector: `UnaryExpression[operator='void'] > ${effectCall}`, message: unyielded },
  { selector: `AwaitExpression > ${effectCall}`, message: unyielded },
  {
    selector: `:function[generator=true] > BlockStatement > ReturnStatement > ${effectCall}`,
    message: unyielded,
  },
  {
    selector: `YieldExpression[delegate=false] > ${effectCall}`,
    message: 'Typed effects take yield*: a plain yield loses the type of the result.',
  },
  {
    selector: "CallExpression[callee.name='spawn']",
    message: 'Fork instead: a spawned task survives logout.',
  },
];

/** Sagas: every effect is yielded, each generator fits on a screen. */
export const sagaRules: Linter.RulesRecord = {
  ...restrictSyntax(sagaSyntax),
  'house/no-dropped-generator': 'error',
  'max-lines-per-function': ['error', { max: 40 }],
};

/** Effects come through `sagas/core/effects.ts`, the one place that knows where they are from. */
export const effectImportRules: Linter.RulesRecord = {
  'no-restricted-imports': [
    'error',
    {
      paths: ['redux-saga/effects', 'typed-redux-saga', 'typed-redux-saga/macro'].map((name) => ({
        name,
        message: 'Import effects from sagas/core/effects.',
      })),
    },
  ],
};
