import { spawn } from 'node:child_process';
import { ensureConsole } from './buildConsole';
import { root } from './run';

/** Serves the built console and the sandbox until it ends or this process is told to stop. */
function serve(args: string[]): void {
  const server = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts', ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}

if (ensureConsole()) serve(process.argv.slice(2));
else process.exitCode = 1;
