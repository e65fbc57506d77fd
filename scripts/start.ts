import { spawn } from 'node:child_process';
import { BadArguments } from '../sandbox/options';
import { readArguments, USAGE } from '../sandbox/cli';
import { ensureConsole } from './buildConsole';
import { misused } from './commandLine';
import { root } from './run';

const parent = process.ppid;

/** npm's shell, told to stop, goes without a word to its children: seen by becoming an orphan. */
function whenOrphaned(stop: () => void): void {
  const watch = setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500);
  watch.unref();
}

/** Ends for `--help` and for arguments that cannot be followed: neither is worth the wait for a build. */
function checkArguments(args: string[]): void {
  try {
    if (readArguments(args) !== null) return;
  } catch (error) {
    if (error instanceof BadArguments) misused(error.message, USAGE);
    throw error;
  }
  console.log(USAGE);
  process.exit(0);
}

/** Serves the built console and the sandbox until it ends or this process is told to stop. */
function serve(args: string[]): void {
  const sandbox = ['--import', 'tsx', 'sandbox/main.ts', ...args];
  const server = spawn(process.execPath, sandbox, { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => server.kill(signal));
  whenOrphaned(() => server.kill('SIGTERM'));
  server.on('exit', (code) => process.exit(code ?? 1));
}

const args = process.argv.slice(2);
checkArguments(args);
if (ensureConsole()) serve(args);
else process.exitCode = 1;
