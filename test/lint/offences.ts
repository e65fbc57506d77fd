/** A file that breaks one rule of the house. */
export interface Offence {
  /** The rule, in words. */
  name: string;
  path: string;
  text: string;
  ruleId: string;
}

const TABLE = 'boundaries/dependencies';
const SYNTAX = 'no-restricted-syntax';
const GLOBALS = 'no-restricted-globals';
const IMPORTS = 'no-restricted-imports';

const long = (n: number) =>
  `import { put } from './core/effects';\nexport function* long() {\n${"  yield* put('x');\n".repeat(n)}}\n`;
const saga = (statement: string) =>
  `import { call, put } from './core/effects';\nexport function* work() {\n  ${statement}\n}\n`;
const use = (what: string, from: string, path: string, ruleId = TABLE): Offence => ({
  name: `${path} may not import ${what} of ${from}`,
  path,
  text: `import { ${what} } from '${from}';\nexport const used = ${what};\n`,
  ruleId,
});

/** Every import that the table forbids, by layer. */
export const forbiddenImports: Offence[] = [
  use('callsReducer', '../calls/reducer', 'src/store/agent/a.ts'),
  use('selectCall', '../calls/selectors', 'src/store/agent/b.ts'),
  use('client', '../../services/realtime/client', 'src/store/agent/c.ts'),
  use('Bar', '../components/calls/Bar', 'src/store/rootView.ts'),
  use('clock', '../services/clock', 'src/sagas/a.ts'),
  use('Bar', '../components/calls/Bar', 'src/sagas/b.ts'),
  use('answered', '../store/calls/actions', 'src/services/a.ts'),
  use('NO_CALL', '../store/calls/types', 'src/services/b.ts'),
  use('client', '../client', 'src/services/realtime/contract/a.ts'),
  use('callsReducer', '../../store/calls/reducer', 'src/components/calls/A.tsx'),
  use('clock', '../../services/clock', 'src/components/calls/B.tsx'),
  use('put', '../../sagas/core/effects', 'src/components/calls/C.tsx'),
  use('Home', '../../pages/Home', 'src/components/calls/D.tsx'),
  use('client', '../services/realtime/client', 'src/pages/A.tsx'),
  use('client', '../src/services/realtime/client', 'sandbox/a.ts'),
  use('NO_CALL', '../src/store/calls/types', 'sandbox/b.ts'),
  use('Bar', '../components/calls/Bar', 'src/locales/a.ts'),
  use('now', '../store/stamp', 'src/lib/a.ts'),
  use('clock', '../services/clock', 'src/lib/b.ts'),
  {
    name: 'a re-export is an import',
    path: 'src/services/c.ts',
    text: "export * from '../store/stamp';\n",
    ruleId: TABLE,
  },
  {
    name: 'a lazy import is an import',
    path: 'src/components/calls/E.tsx',
    text: "export const load = () => import('../../services/clock');\n",
    ruleId: TABLE,
  },
  {
    name: 'a file outside the house has no place',
    path: 'src/utils/a.ts',
    text: 'export const a = 1;\n',
    ruleId: 'boundaries/no-unknown-files',
  },
  {
    name: 'a file at the root of the sources has no place either',
    path: 'src/helpers.ts',
    text: 'export const a = 1;\n',
    ruleId: 'boundaries/no-unknown-files',
  },
  use('answered', '../../store/calls/actions', 'src/components/calls/F.tsx', IMPORTS),
  use('answered', '../store/calls/actions', 'src/pages/B.tsx', IMPORTS),
  use('takeEvery', 'typed-redux-saga', 'src/sagas/c.ts', IMPORTS),
  use('takeEvery', 'redux-saga/effects', 'src/sagas/d.ts', IMPORTS),
  use('configureStore', '@reduxjs/toolkit', 'src/services/d.ts', IMPORTS),
  use('v7', 'uuid', 'src/store/calls/ids.ts', IMPORTS),
  use('nanoid', '@reduxjs/toolkit', 'src/store/calls/ids2.ts', IMPORTS),
  use('axios', 'axios', 'src/components/calls/G.tsx', IMPORTS),
  use('lazy', 'react', 'src/components/calls/L.tsx', IMPORTS),
  use('Select', 'antd', 'src/components/calls/S.tsx', IMPORTS),
  use('Modal', 'antd', 'src/components/calls/M.tsx', IMPORTS),
];

const pure = (text: string, ruleId: string): Offence => ({
  name: `the store may not say ${text}`,
  path: `src/store/calls/${text.replace(/\W/g, '')}.ts`,
  text: `export const x = () => ${text};\n`,
  ruleId,
});

/** Every other rule of the house. */
export const otherOffences: Offence[] = [
  pure('Date.now()', SYNTAX),
  pure('new Date()', SYNTAX),
  pure('Date()', SYNTAX),
  pure('Math.random()', SYNTAX),
  pure('localStorage.length', GLOBALS),
  pure('window.innerWidth', GLOBALS),
  pure("fetch('/')", GLOBALS),
  pure('setTimeout(() => 1)', GLOBALS),
  pure('crypto.randomUUID()', GLOBALS),
  pure('performance.now()', GLOBALS),
  {
    name: 'what all layers share reads no clock either',
    path: 'src/lib/clock.ts',
    text: 'export const x = () => Date.now();\n',
    ruleId: SYNTAX,
  },
  { name: 'an effect must be yielded', path: 'src/sagas/bare.ts', text: saga("put('x');"), ruleId: SYNTAX },
  { name: 'void is no yield', path: 'src/sagas/void.ts', text: saga("void put('x');"), ruleId: SYNTAX },
  {
    name: 'a returned effect is not yielded',
    path: 'src/sagas/returned.ts',
    text: saga("return put('x');"),
    ruleId: SYNTAX,
  },
  {
    name: 'typed effects take yield*',
    path: 'src/sagas/star.ts',
    text: saga("yield put('x');"),
    ruleId: SYNTAX,
  },
  {
    name: 'a saga must be yielded',
    path: 'src/sagas/dropped.ts',
    text: saga('work();'),
    ruleId: 'house/no-dropped-generator',
  },
  { name: 'fork, not spawn', path: 'src/sagas/spawn.ts', text: saga('yield* spawn(work);'), ruleId: SYNTAX },
  {
    name: 'a generator fits on a screen',
    path: 'src/sagas/long.ts',
    text: long(40),
    ruleId: 'max-lines-per-function',
  },
  {
    name: 'no words in JSX',
    path: 'src/components/calls/Words.tsx',
    text: 'export const Words = () => <p>Entrar</p>;\n',
    ruleId: 'formatjs/no-literal-string-in-jsx',
  },
  {
    name: 'no words in props',
    path: 'src/pages/Words.tsx',
    text: 'export const Words = () => <img alt="Foto" />;\n',
    ruleId: 'formatjs/no-literal-string-in-jsx',
  },
  {
    name: 'components do no IO',
    path: 'src/components/calls/Io.tsx',
    text: "export const io = () => window.fetch('/');\n",
    ruleId: GLOBALS,
  },
  {
    name: 'export by name',
    path: 'src/services/e.ts',
    text: 'const a = 1;\nexport default a;\n',
    ruleId: SYNTAX,
  },
  {
    name: 'export by name, in sagas too',
    path: 'src/sagas/e.ts',
    text: 'const a = 1;\nexport { a as default };\n',
    ruleId: SYNTAX,
  },
  {
    name: 'export by name, in the store too',
    path: 'src/store/calls/e.ts',
    text: 'export default 1;\n',
    ruleId: SYNTAX,
  },
  {
    name: 'services are closures',
    path: 'src/services/k.ts',
    text: 'export const k = {\n  a: 1,\n  b() {\n    return this.a;\n  },\n};\n',
    ruleId: SYNTAX,
  },
  {
    name: 'what looks like an instance is none',
    path: 'src/services/o.ts',
    text: 'class Line {\n  open = true;\n}\nexport const o: Line = { open: true };\n',
    ruleId: '@typescript-eslint/no-unsafe-class-instance-assignment',
  },
  {
    name: 'nothing that the oldest browsers lack',
    path: 'src/services/l.ts',
    text: 'export const l = (x: string) => URL.canParse(x);\n',
    ruleId: 'no-restricted-properties',
  },
  {
    name: 'nothing of elements that they lack either',
    path: 'src/services/m.ts',
    text: 'export const m = (x: Element) => x.checkVisibility();\n',
    ruleId: 'no-restricted-properties',
  },
  {
    name: 'no exceptions by comment',
    path: 'src/services/j.ts',
    text: '/* eslint-disable no-restricted-properties */\nexport const j = (x: string) => URL.canParse(x);\n',
    ruleId: 'no-restricted-properties',
  },
  {
    name: 'nor such a comment at all',
    path: 'src/services/n.ts',
    text: '// oxlint-disable-next-line typescript/no-explicit-any\nexport const n = (x: any) => String(x);\n',
    ruleId: 'no-warning-comments',
  },
];
