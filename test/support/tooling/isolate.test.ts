import { spawnSync } from 'node:child_process';
import { isolatedCommand } from '../../../scripts/isolate';

const PROGRAM = `
  const names = Object.keys(require('node:os').networkInterfaces());
  require('node:net').createServer().listen(0, '127.0.0.1', () => {
    console.log(names.join());
    process.exit(3);
  });
`;

const command = isolatedCommand(process.execPath, ['-e', PROGRAM]);

// Where the system allows no network of one's own there is nothing to try.
const maybe = command === undefined ? test.skip : test;

maybe('a program alone has loopback, and its exit code is handed on', () => {
  const [first = '', ...rest] = command ?? [];
  const { status, stdout } = spawnSync(first, rest, { encoding: 'utf8' });
  expect({ status, names: stdout.trim() }).toEqual({ status: 3, names: 'lo' });
});
