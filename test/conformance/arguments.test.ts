/** @jest-environment node */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { readArguments } from '../../scripts/conformance/arguments';
import { conformance } from '../../scripts/conformance/command';
import { startPlainServer } from './plainServer';

const WHO = ['--user', 'ana', '--password', 'hunter2'];
const FULL = ['--server', 'https://centre.example', ...WHO];

test('what is not given has its usual value; secrets may come by the environment', () => {
  const env = { CONFORMANCE_PASSWORD: 'from-env', CONFORMANCE_TOKEN: 'token-from-env' };
  expect(readArguments(['--server', 'https://centre.example', '--user', 'ana'], env)).toEqual({
    server: 'https://centre.example',
    user: 'ana',
    password: 'from-env',
    token: 'token-from-env',
    ports: { api: 8004, realtime: 8003 },
    waitMs: 5_000,
    write: null,
    text: 'Conformance test',
    jsonFile: null,
  });
  expect(readArguments([...FULL, '--token', 't'], env)).toMatchObject({ password: 'hunter2', token: 't' });
});

test.each([
  [['--conversation', '41'], { kind: 'conversation', id: '41' }],
  [['--new-whatsapp', '5511', '--queue', 'SAC'], { kind: 'new', number: '5511', queue: 'SAC', instance: '' }],
  [
    ['--new-whatsapp', '5511', '--queue', 'SAC', '--instance', 'A'],
    { kind: 'new', number: '5511', queue: 'SAC', instance: 'A' },
  ],
])('--write names on what: %j', (more, write) => {
  expect(readArguments([...FULL, '--write', ...more], {})).toMatchObject({ write });
});

test.each([
  [[]],
  [WHO],
  [['--server', 'https://centre.example', '--user', 'ana']],
  [['--server', 'https://centre.example', '--password', 'hunter2']],
  [['--server', 'centre.example', ...WHO]],
  [['--server', 'https://', ...WHO]],
  [['--server', 'https://centre.example:9000', '--api-port', '9001', ...WHO]],
  [[...FULL, '--api-port', '0']],
  [[...FULL, '--realtime-port', '70000']],
  [[...FULL, '--wait', '31']],
  [[...FULL, '--wait', 'long']],
  [[...FULL, '--write']],
  [[...FULL, '--conversation', '41']],
  [[...FULL, '--write', '--conversation', '41', '--new-whatsapp', '5511', '--queue', 'SAC']],
  [[...FULL, '--write', '--new-whatsapp', '5511']],
  [[...FULL, '--unknown']],
  [[...FULL, 'hunter2']],
  [['--server', 'https://centre.example', '--user', 'ana', '--password', '--hunter2']],
])('wrong arguments end with 2, and nothing secret is repeated: %j', async (argv) => {
  const lines: string[] = [];
  const keep = (line: string): void => {
    lines.push(line);
  };
  expect(await conformance(argv, {}, { out: keep, err: keep })).toBe(2);
  expect(lines.join('\n')).toContain('Usage: npm run conformance');
  expect(lines.join('\n')).not.toContain('hunter2');
});

/** Runs the real command; ms until it was gone. */
async function command(argv: string[], env: NodeJS.ProcessEnv = {}) {
  const begun = performance.now();
  const nodeArgv = ['--import', 'tsx', 'scripts/conformance.ts', ...argv];
  const child = spawn(process.execPath, nodeArgv, { env: { ...process.env, ...env } });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, shown: out + err, ms: performance.now() - begun };
}

test('the command ends by itself with its exit code', async () => {
  const plain = await startPlainServer();
  try {
    const argv = ['--server', `http://127.0.0.1:${String(plain.port)}`, '--user', 'ana', '--wait', '0'];
    const { code, ms, shown } = await command(argv, { CONFORMANCE_PASSWORD: 'segredo' });
    expect(code).toBe(0);
    expect(shown).toContain('The console can be used with this server.');
    expect(shown).not.toContain('segredo');
    expect(ms).toBeLessThan(60_000);
  } finally {
    await plain.close();
  }
  expect(await command(['--help'])).toMatchObject({ code: 0 });
}, 90_000);
