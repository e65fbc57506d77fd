import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leanSip } from '../../../scripts/bundle/leanSipPlugin';

const folder = join(__dirname, '../../../node_modules/sip.js/lib');

const lean = (path: string): { source: string; leaned: string } => {
  const file = join(folder, path);
  const source = readFileSync(file, 'utf8');
  return { source, leaned: leanSip(file, source) };
};

test.each([
  ['platform/web/session-description-handler/session-description-handler-factory-default.js'],
  ['platform/web/transport/transport.js'],
])('%s is there, loses all but the name that is imported, and no line', (path) => {
  const { source, leaned } = lean(path);
  const [name = ''] = /(?<=^export (?:class|function) )\w+/m.exec(source) ?? [];
  expect(leaned).toMatch(new RegExp(`^export function ${name}\\(\\) { return undefined; }\\s*$`));
  expect(leaned.split('\n')).toHaveLength(source.split('\n').length);
});

test.each(['api/session.js', 'api/user-agent.js', 'core/dialogs/session-dialog.js'])(
  '%s keeps its warnings and its lines, without what it only tells',
  (path) => {
    const { source, leaned } = lean(path);
    const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
    expect(leaned.split('\n')).toHaveLength(source.split('\n').length);
    expect(count(leaned, /logger\.(?:warn|error)\(/g)).toBe(count(source, /logger\.(?:warn|error)\(/g));
    expect(count(leaned, /^\s*this\.logger\.(?:log|debug)\(.*\);$/gm)).toBe(0);
    expect(leaned.length).toBeLessThan(source.length);
  },
);

test('leaves a statement where one was', () => {
  expect(leanSip('/sip.js/lib/api/x.js', 'else\n    this.logger.log(`a ${b}`);\nnext();')).toBe(
    'else\n;\nnext();',
  );
});
