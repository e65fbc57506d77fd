import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrowserReport } from '../../../scripts/browserReport';
import { root } from '../../../scripts/run';

const folder = mkdtempSync(join(tmpdir(), 'browser-report-'));
const file = join(folder, 'report.json');

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function spec(title: string, status: string, attachments: { name: string; path?: string }[] = []) {
  const results = [{ status: 'failed', attachments }];
  return { title, file: 'e2e/a.test.ts', line: 7, tests: [{ projectName: 'browser', status, results }] };
}

function read(suites: unknown[], errors: { message?: string }[] = []) {
  writeFileSync(file, JSON.stringify({ suites, errors, stats: {} }));
  return readBrowserReport(file);
}

test('counts what passed, failed, was skipped or needed a second try, in inner suites too', () => {
  const inner = { title: 'in pt_BR', specs: [spec('b', 'flaky'), spec('c', 'skipped')] };
  const suites = [{ title: 'e2e/a.test.ts', specs: [spec('a', 'expected')], suites: [inner] }];
  expect(read(suites).totals).toEqual({ passed: 2, failed: 0, skipped: 1, flaky: 1 });
});

test('names what failed and what was flaky, with the evidence it left', () => {
  const trace = { name: 'trace', path: join(root, 'test-results/browser/b/trace.zip') };
  const inner = { title: 'in pt_BR', specs: [spec('b', 'flaky', [trace, { name: 'text' }])] };
  const suites = [{ title: 'e2e/a.test.ts', specs: [spec('a', 'unexpected')], suites: [inner] }];
  expect(read(suites).notes).toEqual([
    'failed   [browser] e2e/a.test.ts:7 › a',
    'flaky    [browser] e2e/a.test.ts:7 › in pt_BR › b\n         trace: test-results/browser/b/trace.zip',
  ]);
});

test('tells what each try that failed said: what failed at the head, and what was expected and came at the end', () => {
  const story = Array.from({ length: 100 }, (_, at) => `click ${String(at)}`).join('\n');
  const long = {
    status: 'failed',
    attachments: [],
    error: { message: `\u001B[31mError: lost\u001B[39m\n${story}\nReceived: ""` },
  };
  const short = { status: 'failed', attachments: [], error: { message: 'Error: lost\n\nExpected: "a"' } };
  const { tests, ...rest } = spec('a', 'unexpected');
  const specs = [{ ...rest, tests: tests.map((one) => ({ ...one, results: [long, short] })) }];
  const [note = ''] = read([{ title: 'e2e/a.test.ts', specs }]).notes;
  const lines = note.split('\n').map((line) => line.trim());
  expect(lines.slice(0, 6)).toEqual([
    'failed   [browser] e2e/a.test.ts:7 › a',
    'Error: lost',
    'click 0',
    'click 1',
    'click 2',
    '…',
  ]);
  expect(lines.slice(-4)).toEqual(['click 99', 'Received: ""', 'Error: lost', 'Expected: "a"']);
});

test('names why tests were skipped, with how many', () => {
  const skip = { type: 'skip', description: 'coturn is missing' };
  const skipped = (title: string, annotations: (typeof skip)[]) => {
    const { tests, ...rest } = spec(title, 'skipped');
    return { ...rest, tests: tests.map((one) => ({ ...one, annotations })) };
  };
  const specs = [skipped('a', [skip]), skipped('b', [skip]), skipped('c', [])];
  const { totals, notes } = read([{ title: 'exchange/a.test.ts', specs }]);
  expect(totals.skipped).toBe(3);
  expect(notes).toEqual(['skipped  2 tests: coturn is missing']);
});

test('counts what failed outside of a test, such as a file that does not load', () => {
  const { totals, notes } = read([], [{ message: 'SyntaxError' }]);
  expect(totals.failed).toBe(1);
  expect(notes).toEqual(['failed   outside of a test: SyntaxError']);
});

test('refuses what is no report', () => {
  writeFileSync(file, '{"suites": 1}');
  expect(() => readBrowserReport(file)).toThrow();
});
