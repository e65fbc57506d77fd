import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs beside the tests, with all that it started. */
export interface Beside {
  process: ChildProcess;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

function kill({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended, and all that it started.
  }
}

process.once('exit', () => {
  for (const one of running) kill(one, 'SIGKILL');
});

/** Starts a program in a process group of its own; nothing of it outlives the worker. */
export function startBeside(program: string, args: readonly string[], options: SpawnOptions = {}): Beside {
  const child = spawn(program, args, { stdio: 'ignore', ...options, detached: true });
  running.add(child);
  child.once('error', () => running.delete(child));
  return {
    process: child,
    stop: async () => {
      const isOver = child.exitCode !== null || child.signalCode !== null;
      const over = isOver ? Promise.resolve() : once(child, 'exit');
      kill(child, 'SIGKILL');
      await over;
      running.delete(child);
    },
  };
}
