import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run';
import { lintProject, type Told } from './fixtureProject';
import { house, lawful } from './houseFixtures';
import { nativeOffences } from './nativeOffences';
import { forbiddenImports, otherOffences } from './offences';
import { reactOffences } from './reactOffences';

const native = [...nativeOffences, ...reactOffences];
const offences = [...forbiddenImports, ...otherOffences, ...native];
let told: Told;

beforeAll(() => {
  const files = offences.map(({ path, text }) => [path, text] as const);
  told = lintProject({ ...house, ...lawful, ...Object.fromEntries(files) });
}, 120_000);

describe('the house rules', () => {
  test('every offence has a file of its own', () => {
    const paths = [...offences.map(({ path }) => path), ...Object.keys(lawful), ...Object.keys(house)];
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('each rule of .oxlintrc.json has an offence', () => {
    const text = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
    const rules = new Set(
      [...text.matchAll(/"(?:eslint|react|typescript)\/([\w-]+)"/g)].map(([, rule]) => rule),
    );
    const broken = native
      .map(({ ruleId }) => ruleId.replace(/^.*\(|\)$/g, ''))
      .filter((rule) => !rule.startsWith('TS'));
    expect([...rules].toSorted()).toEqual([...new Set(broken)].toSorted());
  });

  test.each(offences)('$name', ({ path, ruleId }) => {
    expect(told.get(path)?.map((message) => message.ruleId)).toContain(ruleId);
  });

  test.each(Object.keys({ ...house, ...lawful }))('%s breaks none', (path) => {
    // The fixtures have no node_modules, so what comes from a package has no type.
    const messages = told
      .get(path)
      ?.filter(({ ruleId }) => ruleId === null || !/^typescript\((no-unsafe|TS)/.test(ruleId));
    expect(messages).toEqual([]);
  });
});
