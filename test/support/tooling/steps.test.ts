import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAside } from '../../../scripts/run';
import { runSteps, type Step } from '../../../scripts/steps';

const passing = { ok: true, totals: { passed: 3, failed: 0, skipped: 1, flaky: 0 } };
let printed: jest.SpiedFunction<typeof console.log>;

beforeEach(() => {
  printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  printed.mockRestore();
});

describe('runSteps', () => {
  test('adds up the tests of all steps', async () => {
    const totals = await runSteps([
      { name: 'a', run: () => passing },
      { name: 'b', run: () => passing },
    ]);
    expect(totals).toEqual({ passed: 6, failed: 0, skipped: 2, flaky: 0 });
  });

  test('goes on after a failure, but not to what needs the failed step', async () => {
    const dependent = jest.fn(() => passing);
    const totals = await runSteps([
      { name: 'build', run: () => ({ ok: false }) },
      { name: 'unit', run: () => passing },
      { name: 'e2e', run: dependent, needs: ['build'] },
    ]);
    expect(dependent).not.toHaveBeenCalled();
    expect(totals).toEqual({ passed: 3, failed: 1, skipped: 1, flaky: 0 });
  });

  test('counts a step that failed though its tests passed', async () => {
    const totals = await runSteps([{ name: 'unit', run: () => ({ ...passing, ok: false }) }]);
    expect(totals.failed).toBe(1);
  });

  test('runs rows side by side, each in its order, and tells what they kept; then goes on', async () => {
    const order: string[] = [];
    const step = (name: string, turns: number): Step => ({
      name,
      run: async () => {
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
        order.push(name);
        return { ...passing, output: `said by ${name}` };
      },
    });
    const totals = await runSteps([
      [[step('lint', 50)], [step('types', 5), step('format', 5)]],
      { ...step('unit', 0), needs: ['lint'] },
    ]);
    expect(order).toEqual(['types', 'format', 'lint', 'unit']);
    expect(totals.passed).toBe(12);
    expect(printed.mock.calls.join()).toContain('said by lint');
  });

  test('a step of a row fails those that need it, after the rows and later in its own', async () => {
    const dependent = jest.fn(() => passing);
    const failing: Step = { name: 'build', run: () => ({ ok: false }) };
    const totals = await runSteps([
      [
        [failing, { name: 'pages', run: dependent, needs: ['build'] }],
        [{ name: 'lint', run: () => passing }],
      ],
      { name: 'e2e', run: dependent, needs: ['build'] },
    ]);
    expect(dependent).not.toHaveBeenCalled();
    expect(totals).toEqual({ passed: 3, failed: 1, skipped: 1, flaky: 0 });
  });
});

describe('the summary', () => {
  test('names what was flaky or skipped, and says so in the last line', async () => {
    const notes = ['flaky    [smoke] a call', '         trace: a.zip'];
    const totals = { passed: 3, failed: 0, skipped: 1, flaky: 1 };
    await runSteps([{ name: 'smoke', run: () => ({ ok: true, totals, notes }) }]);
    const lines = printed.mock.calls.map(([line]) => String(line));
    expect(lines).toEqual(expect.arrayContaining(notes));
    expect(lines.at(-1)).toBe(
      '\n3 passed, 0 failed, 1 skipped; 1 of those that passed needed a second try (flaky)',
    );
  });

  test('calls a step skipped of which no test could run', async () => {
    const totals = { passed: 0, failed: 0, skipped: 56, flaky: 0 };
    await runSteps([{ name: 'interop', run: () => ({ ok: true, totals, notes: ['skipped  56 tests'] }) }]);
    const lines = printed.mock.calls.map(([line]) => String(line));
    expect(lines.some((line) => /^skipped .* interop$/.test(line))).toBe(true);
    expect(lines.at(-1)).toContain('0 passed, 0 failed, 56 skipped');
  });
});

describe('a program that runs beside others', () => {
  test('tells how it ended and all that it printed', async () => {
    const script = "console.log('out'); console.error('err'); process.exitCode = Number(process.env.CODE)";
    const { ok, output } = await runAside(process.execPath, ['-e', script], { CODE: '1' });
    expect([ok, output.split('\n').toSorted()]).toEqual([false, ['', 'err', 'out']]);
    expect(await runAside(process.execPath, ['-e', ''])).toEqual({ ok: true, output: '' });
    expect((await runAside(join(tmpdir(), 'no-such-program'), [])).ok).toBe(false);
  });
});
