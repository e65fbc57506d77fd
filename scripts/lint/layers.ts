/**
 * The import table of the house: which part may import which. Each file belongs to the first category
 * whose pattern it matches; what no policy allows is forbidden.
 */
export const categories = [
  { category: 'test', pattern: 'test/**' },
  { category: 'tooling', pattern: ['scripts/**', '*.config.{ts,js}', 'package.json'] },
  { category: 'sandbox', pattern: 'sandbox/**' },
  { category: 'lib', pattern: 'src/lib/**' },
  { category: 'app', pattern: ['src/app/**', 'src/sw.ts', 'src/*.d.ts'] },
  { category: 'locales', pattern: 'src/locales/**' },
  { category: 'hooks', pattern: 'src/store/hooks.{ts,tsx}' },
  { category: 'store-root', pattern: 'src/store/*.ts' },
  { category: 'actions', pattern: 'src/store/*/actions.ts', capture: ['domain'] },
  { category: 'types', pattern: 'src/store/*/types.ts', capture: ['domain'] },
  { category: 'selectors', pattern: 'src/store/*/{selectors,*Selectors}.ts', capture: ['domain'] },
  { category: 'store-inner', pattern: 'src/store/*/**', capture: ['domain'] },
  { category: 'sagas', pattern: 'src/sagas/**' },
  { category: 'contract', pattern: 'src/services/{api,realtime,sip}/contract{.ts,/**}' },
  { category: 'services', pattern: 'src/services/**' },
  { category: 'components', pattern: 'src/components/**' },
  { category: 'pages', pattern: 'src/pages/**' },
];

type Target = Record<string, unknown>;

/** One line of the table: files of the `from` categories may import what `to` describes. */
interface Policy {
  from: { file: { categories: { anyOf: string[] } } };
  allow: { to?: { file: Target }; dependency?: { kind: string } | { source: string } };
}

const domainFiles = ['actions', 'types', 'selectors', 'store-inner'];
const store = ['hooks', 'store-root', ...domainFiles];
const shown = ['components', 'selectors', 'hooks', 'actions', 'locales'];

function may(from: string[], to: string[], captured?: Record<string, string>): Policy {
  const file = { categories: { anyOf: to }, ...(captured === undefined ? {} : { captured }) };
  return { from: { file: { categories: { anyOf: from } } }, allow: { to: { file } } };
}

function mayTypes(from: string[], to: string[]): Policy {
  const policy = may(from, to);
  return { ...policy, allow: { ...policy.allow, dependency: { kind: 'type' } } };
}

const everything = categories.map(({ category }) => category);

/** The table itself; a later line only ever allows more. */
const policies: Policy[] = [
  may(['test', 'tooling', 'app'], everything),
  // lib: pure code that every layer shares, and that knows none of them
  may(everything, ['lib']),
  // store: its own domain, other domains' actions and types, the helpers at its root
  may(domainFiles, domainFiles, { domain: '{{ from.file.captured.domain }}' }),
  may(domainFiles, ['actions', 'types', 'store-root']),
  may(['store-root', 'hooks'], store),
  // sagas: the store, and only the types of services, whose instances come by saga context
  may(['sagas'], ['sagas', ...store]),
  mayTypes(['sagas'], ['services', 'contract']),
  // services know nothing of Redux; the domain types are theirs to fill
  may(['services'], ['services', 'contract']),
  may(['contract'], ['contract']),
  mayTypes(['services'], ['types', 'store-root']),
  // components select, show and dispatch requests
  may(['components'], shown),
  may(['pages'], [...shown, 'pages']),
  mayTypes(['components', 'pages'], ['types', 'store-root']),
  may(['locales'], ['locales']),
  // the parts of a locale file (scripts/bundle/messageParts), which no file resolver knows
  {
    from: { file: { categories: { anyOf: ['components'] } } },
    allow: { dependency: { source: '../../locales/*.json[?]{first,rest,late}' } },
  },
  // the sandbox shares the contract with the console, beside lib, and nothing else
  may(['sandbox'], ['sandbox', 'contract']),
];

/** The lines of the table that say what files of this category may import. */
export function policiesOf(category: string): Policy[] {
  return policies.filter(({ from }) => from.file.categories.anyOf.includes(category));
}
