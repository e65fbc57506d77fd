import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a program in the project's folder on this terminal, to its end; true when it succeeded. */
export function run(program: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** As `run`, for a tool's script under node_modules, with the Node that runs this. */
export function runTool(script: string, args: string[], env: Record<string, string> = {}): boolean {
  return run(process.execPath, [join(root, 'node_modules', script), ...args], env);
}
