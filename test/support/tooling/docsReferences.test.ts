import { anchorOf, missingReferences } from '../../../scripts/docs/references';

const texts: Record<string, string> = {
  'README.md': '',
  'docs/howto.md': '# How to\n\n## Run `one` test, or two\n',
  'src/sagas/core/effects.ts': '',
  'test/lib/text.test.ts': '',
  'scripts/replay.ts': '',
};

/** What is missing when the README says this. */
function missing(readme: string): string[] {
  const files: Record<string, string> = { ...texts, 'README.md': readme };
  const read = (path: string): string => files[path] ?? '';
  return missingReferences({ files: Object.keys(files), scripts: ['start', 'test', 'bench'], read }).map(
    ({ document, line, what }) => `${document}:${String(line)} ${what}`,
  );
}

it.each([
  '`src/sagas/core/effects.ts`',
  '`sagas/core/effects`',
  '`src/sagas`',
  '`src/sagas/*/effects.ts`',
  '`test/lib/text`',
  '`npm test` and `npm run bench -- replay`, or `npm ci && npm start`',
  '`npx tsx scripts/replay.ts FILE`',
  '[how](docs/howto.md), [one](docs/howto.md#run-one-test-or-two), [web](https://example.com/x)',
  'a word like `messages/received` or `and/or`',
])('%s is there', (readme) => {
  expect(missing(readme)).toEqual([]);
});

it.each([
  ['`src/sagas/effects.ts`', 'src/sagas/effects.ts'],
  ['`sagas/core/effect`', 'sagas/core/effect'],
  ['`npm run benches`', 'npm run benches'],
  ['`npx tsx scripts/reply.ts`', 'scripts/reply.ts'],
  ['[how](docs/how.md)', 'docs/how.md'],
  ['[how](docs/howto.md#run-two-tests)', 'docs/howto.md#run-two-tests'],
])('%s is missed', (readme, what) => {
  expect(missing(`# Title\n\n${readme}\n`)).toEqual([`README.md:3 ${what}`]);
});

it('makes the anchors that headings have', () => {
  expect(anchorOf('When the state or an action changes')).toBe('when-the-state-or-an-action-changes');
  expect(anchorOf('`npm test`: *all*')).toBe('npm-test-all');
});
