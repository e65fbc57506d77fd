import { spawnSync } from 'node:child_process';
import { root } from '../../scripts/run';

/** Makes the command end with code 99 where it would build the console or open the centre. */
const PRELOAD = `
  import processes from 'node:child_process';
  import { syncBuiltinESMExports } from 'node:module';
  for (const name of ['spawn', 'spawnSync']) {
    const original = processes[name];
    processes[name] = (program, args, ...rest) => {
      if (/webpack|main\\.ts/u.test(String(args))) process.exit(99);
      return original(program, args, ...rest);
    };
  }
  syncBuiltinESMExports();
`;

function start(...args: string[]) {
  const preload = `data:text/javascript,${encodeURIComponent(PRELOAD)}`;
  const command = ['--import', 'tsx', '--import', preload, 'scripts/start.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('says how it is used before it builds anything', () => {
  const { status, stdout } = start('--help');
  expect(stdout).toContain('--quiet-customers');
  expect(status).toBe(0);
}, 30_000);

it.each([
  ['--no-such', "Unknown option '--no-such'"],
  ['--port=x', '--port needs a port, not "x"'],
])(
  'says that %s cannot be followed before it builds anything',
  (argument, why) => {
    const { status, stderr } = start(argument);
    expect(stderr).toContain(why);
    expect(stderr).toContain('--quiet-customers');
    expect(status).toBe(2);
  },
  30_000,
);
