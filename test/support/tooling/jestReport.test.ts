import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJestReport } from '../../../scripts/jestReport';
import { root } from '../../../scripts/run';

const folder = mkdtempSync(join(tmpdir(), 'jestReport-'));
const file = join(folder, 'report.json');

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const passed = { fullName: 'a list is empty', status: 'passed', failureMessages: [] };
const failed = {
  fullName: 'a list has an end',
  status: 'failed',
  failureMessages: [
    '\u001B[31mError: no end\u001B[39m\n\n    at read (/x/node_modules/y.js:1:1)\n    at list.ts:3:1',
  ],
};
const report = {
  numPassedTests: 5,
  numFailedTests: 2,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: join(root, 'test/list.test.ts'),
      status: 'failed',
      message: 'all',
      assertionResults: [passed, failed],
    },
    {
      name: join(root, 'test/broken.test.ts'),
      status: 'failed',
      message: 'Cannot find it',
      assertionResults: [],
    },
    { name: join(root, 'test/good.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
  ],
};

test('a file that did not load counts as a failure, and todo as skipped', () => {
  writeFileSync(file, JSON.stringify(report));
  expect(readJestReport(file).totals).toEqual({ passed: 5, failed: 3, skipped: 2, flaky: 0 });
});

test('failed tests and files that did not load are named, with what they said', () => {
  writeFileSync(file, JSON.stringify(report));
  expect(readJestReport(file).notes).toEqual([
    'failed   test/list.test.ts › a list has an end\n         Error: no end\n             at list.ts:3:1',
    'failed   test/broken.test.ts\n         Cannot find it',
  ]);
});

test('what is no report is refused', () => {
  writeFileSync(file, '{"numPassedTests": "5"}');
  expect(() => readJestReport(file)).toThrow('is not a report of jest');
});
