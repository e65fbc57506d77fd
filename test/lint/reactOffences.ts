import type { Offence } from './offences';

/** Those that are told by the name of the plugin that they were first in. */
const OF_HOOKS: ReadonlySet<string> = new Set(['exhaustive-deps', 'rules-of-hooks']);

/** A component or a hook that breaks a rule of .oxlintrc.json. */
const offence = (rule: string, ...lines: string[]): Offence => ({
  name: rule,
  path: `src/components/typed/${rule}.tsx`,
  text: `${lines.join('\n')}\n`,
  ruleId: `${OF_HOOKS.has(rule) ? 'react-hooks' : 'react'}(${rule})`,
});

/** As `offence`, with hooks of React. */
const withHooks = (rule: string, hooks: string, line: string): Offence =>
  offence(rule, `import { ${hooks} } from 'react';`, line);

/** What the React Compiler would refuse. */
export const reactOffences: Offence[] = [
  offence('error-boundaries', 'export function A() { try { return <b />; } catch { return null; } }'),
  withHooks(
    'exhaustive-deps',
    'useEffect',
    'export function useA(a: () => void) { useEffect(() => a(), []); }',
  ),
  offence('globals', 'let a = 1;', 'export function A() { a = 2; return <b>{a}</b>; }'),
  offence('immutability', "export function A({ a }: { a: string[] }) { a[0] = ''; return <b>{a}</b>; }"),
  offence('purity', 'export function A() { return <b>{Math.random()}</b>; }'),
  withHooks('refs', 'useRef', 'export function A() { const a = useRef(1); return <b>{a.current}</b>; }'),
  withHooks(
    'rules-of-hooks',
    'useState',
    'export function A({ a }: { a: boolean }) { if (a) useState(1); return null; }',
  ),
  withHooks(
    'set-state-in-effect',
    'useEffect, useState',
    'export function A() { const [a, setA] = useState(1); useEffect(() => { setA(2); }, []); return <b>{a}</b>; }',
  ),
  withHooks(
    'set-state-in-render',
    'useState',
    'export function A() { const [a, setA] = useState(1); setA(2); return <b>{a}</b>; }',
  ),
  offence('static-components', 'export function A() { const B = () => <b />; return <B />; }'),
  offence('unsupported-syntax', "export function A() { return <b>{eval('1')}</b>; }"),
  withHooks('use-memo', 'useMemo', 'export function useA() { return useMemo(async () => 1, []); }'),
  withHooks(
    'void-use-memo',
    'useMemo',
    'export function useA(a: () => void) { useMemo(() => { a(); }, [a]); }',
  ),
];
