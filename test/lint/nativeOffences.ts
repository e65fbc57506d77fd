import type { Offence } from './offences';

/** Rules of plain JavaScript, and those that are told by the name of the one that they stand for. */
const OF_JAVASCRIPT: ReadonlySet<string> = new Set([
  'eqeqeq',
  'no-array-constructor',
  'no-console',
  'no-duplicate-imports',
  'no-unused-expressions',
  'no-unused-vars',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
]);

/** A file of these lines that breaks a rule of .oxlintrc.json. */
const offence = (rule: string, ...lines: string[]): Offence => ({
  name: rule,
  path: `src/services/typed/${rule}.ts`,
  text: `${lines.join('\n')}\n`,
  ruleId: `${OF_JAVASCRIPT.has(rule) ? 'eslint' : 'typescript'}(${rule})`,
});

/** Those of one line, by their rules. */
const SHORT: Readonly<Record<string, string>> = {
  eqeqeq: 'export const a = (x: string, y: string) => x == y;',
  'no-array-constructor': 'export const a = new Array(1, 2);',
  'no-console': "export const a = () => { console.log('b'); };",
  'no-duplicate-enum-values': "export enum A { B = 'b', C = 'b' }",
  'no-empty-object-type': 'export type A = {};',
  'no-extra-non-null-assertion': 'export const a = (x?: string) => x!!.length;',
  'no-extraneous-class': 'export class A { static b = 1; }',
  'no-generated-empty-object-type': "export type A = Omit<{ b: string }, 'b'>;",
  'no-implied-eval': "export const a = () => setTimeout('b()', 1);",
  'no-import-type-side-effects': "import { type Call } from '../../store/calls/types'; export type A = Call;",
  'no-invalid-void-type': 'export type A = { b: void };',
  'no-misused-new': 'export interface A { new (): A; }',
  'no-mixed-enums': "export enum A { B = 1, C = 'c' }",
  'no-namespace': 'export namespace A { export const b = 1; }',
  'no-non-null-asserted-nullish-coalescing': "export const a = (x: { b?: string }) => x.b! ?? '';",
  'no-non-null-asserted-optional-chain': 'export const a = (x?: string) => x?.length!;',
  'no-require-imports': "export const a = require('a');",
  'no-this-alias': 'export function a(this: Date) { const b = this; return b; }',
  'no-unnecessary-type-constraint': 'export const a = <T extends unknown>(x: T, y: T) => [x, y];',
  'no-unsafe-declaration-merging': 'export interface A { b: string } export class A {}',
  'no-unsafe-enum-assignment': 'enum A { B = 1 } export const a: A = 1;',
  'no-unsafe-enum-comparison': 'enum A { B = 1 } export const a = (x: A) => x === 1;',
  'no-unsafe-function-type': 'export const a = (x: Function) => String(x.name);',
  'no-unsafe-unary-minus': 'export const a = (x: string) => -x;',
  'no-unused-expressions': 'export const a = (x: string) => { x; };',
  'no-useless-constructor': 'export class A { b = 1; constructor() {} }',
  'no-var': 'export var a = 1;',
  'no-wrapper-object-types': 'export const a = (x: String) => x.length;',
  'prefer-as-const': "export const a = 'b' as 'b';",
  'prefer-const': 'export const a = () => { let b = 1; return b; };',
  'prefer-literal-enum-member': "export enum A { B = 'b'.length }",
  'prefer-namespace-keyword': 'export module A { export const b = 1; }',
  'prefer-rest-params': 'export function a() { return Array.from(arguments); }',
  'prefer-return-this-type': 'export class A { b(): A { return this; } }',
  'prefer-spread': 'export const a = (x: number[]) => Math.max.apply(Math, x);',
  'related-getter-setter-pairs': 'export interface A { get b(): string; set b(x: number); }',
  'triple-slash-reference': '/// <reference path="./b" />',
};

const lines = (count: number) =>
  Array.from({ length: count }, (_, i) => `export const n${String(i)} = ${String(i)};\n`).join('');

const tooLong = (name: string, path: string, count: number): Offence => ({
  name,
  path,
  text: lines(count),
  ruleId: 'eslint(max-lines)',
});

/** The rules of .oxlintrc.json but for React's, and the types themselves. */
export const nativeOffences: Offence[] = [
  tooLong('a saga file has 200 lines', 'src/sagas/lines.ts', 201),
  tooLong('a reducer file has 200 lines', 'src/store/agent/reducer.ts', 201),
  tooLong('any file has 250 lines', 'sandbox/lines.ts', 251),
  ...Object.entries(SHORT).map(([rule, line]) => offence(rule, line)),
  offence('TS2322', 'export const a: string = 1;'),
  offence('await-thenable', 'export const a = async (x: number) => { await x; };'),
  offence('ban-ts-comment', '// @ts-expect-error because it is wrong', 'export const a: string = 1;'),
  offence(
    'consistent-type-imports',
    "import { Call } from '../../store/calls/types';",
    'export const a = (call: Call) => call.id;',
  ),
  offence('no-array-delete', 'export const a = (x: number[]) => { delete x[0]; };'),
  offence('no-base-to-string', 'export const a = (x: object) => String(x);'),
  offence(
    'no-confusing-void-expression',
    'const b = () => { b(); };',
    'export const a = () => { return b(); };',
    'export const c = b();',
  ),
  offence('no-deprecated', '/** @deprecated old */', 'const old = () => 1;', 'export const a = old();'),
  offence(
    'no-duplicate-imports',
    "import { NO_CALL } from '../../store/calls/types';",
    "import { type Call } from '../../store/calls/types';",
    'export const a: Call = NO_CALL;',
  ),
  offence('no-duplicate-type-constituents', "export type A = 'a' | 'a';"),
  offence(
    'no-dynamic-delete',
    'export const a = (x: Record<string, number>, y: string) => { delete x[y]; };',
  ),
  offence('no-explicit-any', 'export const a = (x: any) => String(x);'),
  offence('no-floating-promises', 'export const a = () => { Promise.resolve(); };'),
  offence('no-for-in-array', 'export const a = (x: number[]) => { for (const i in x) a([Number(i)]); };'),
  offence(
    'no-meaningless-void-operator',
    'const b = () => { b(); };',
    'export const a = () => { void b(); };',
  ),
  offence('no-misused-promises', 'export const a = (x: Promise<boolean>) => { if (x) a(x); };'),
  offence('no-misused-spread', 'export const a = (x: Map<string, string>) => ({ ...x });'),
  offence('no-non-null-assertion', 'export const a = (x?: string) => x!.length;'),
  offence('no-redundant-type-constituents', "export type A = string | 'a';"),
  offence('no-unnecessary-boolean-literal-compare', 'export const a = (x: boolean) => x === true;'),
  offence('no-unnecessary-condition', 'export const a = (x: string[]) => (x ? 1 : 2);'),
  offence('no-unnecessary-template-expression', 'export const a = (x: string) => `${x}`;'),
  offence(
    'no-unnecessary-type-arguments',
    'const b = <T = string>(x: T) => x;',
    "export const a = b<string>('');",
  ),
  offence('no-unnecessary-type-assertion', 'export const a = (x: string) => x as string;'),
  offence('no-unnecessary-type-conversion', 'export const a = (x: string) => String(x);'),
  offence('no-unnecessary-type-parameters', 'export const a = <T>(x: T) => { a(x); };'),
  offence('no-unsafe-argument', 'export const a = (x: string) => a(JSON.parse(x));'),
  offence(
    'no-unsafe-assignment',
    'export const a = (x: string) => { const y = JSON.parse(x); return typeof y; };',
  ),
  offence('no-unsafe-call', 'export const a = (x: string) => { JSON.parse(x)(); };'),
  offence('no-unsafe-member-access', 'export const a = (x: string) => typeof JSON.parse(x).y;'),
  offence('no-unsafe-return', 'export const a = (x: string) => JSON.parse(x);'),
  offence('no-unsafe-type-assertion', 'export const a = (x: unknown) => (x as string).length;'),
  offence('no-unused-vars', 'const b = 1;', 'export const a = 1;'),
  offence('no-useless-default-assignment', "export const a = ({ x = '' }: { x: string }) => x;"),
  offence('only-throw-error', "export const a = () => { throw 'a'; };"),
  offence('prefer-promise-reject-errors', "export const a = () => Promise.reject('a');"),
  offence(
    'prefer-reduce-type-parameter',
    'export const a = (x: string[]) => x.reduce((y, z) => [...y, z], [] as string[]);',
  ),
  offence('restrict-plus-operands', "export const a = (x: number) => x + '';"),
  offence('restrict-template-expressions', 'export const a = (x: object) => `a ${x}`;'),
  offence(
    'return-await',
    'export const a = async (x: Promise<string>) => { try { return x; } catch { return null; } };',
  ),
  offence(
    'switch-exhaustiveness-check',
    "export const a = (x: 'a' | 'b') => { switch (x) { case 'a': return 1; } return 2; };",
  ),
  offence(
    'unified-signatures',
    'export declare function a(x: string): void;',
    'export declare function a(x: number): void;',
  ),
  offence(
    'use-unknown-in-catch-callback-variable',
    'export const a = (x: Promise<void>) => x.catch((e: string) => e);',
  ),
];
