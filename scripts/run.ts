import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Flags of Node for a program that makes many short-lived objects: more room for them, in MB, and one thread that collects
 * them. Several threads wait for each other where processors are few, and take them from other steps.
 */
export function roomy(megabytes: number): string[] {
  return [`--max-semi-space-size=${String(megabytes)}`, '--no-parallel-scavenge'];
}

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

/** What a run of tests may need besides its arguments. */
export interface RunOptions {
  env?: Record<string, string>;
  /** Turns the command into another one that runs it elsewhere. */
  within?: (program: string, args: string[]) => string[];
  /** Whether other steps run meanwhile. */
  aside?: boolean;
}

/** How a program ended, and all that it printed. */
export interface Ended {
  ok: boolean;
  output: string;
}

/** As `run`, beside others: what it prints is kept until it ended. */
export function runAside(program: string, args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((ended) => {
    child.on('error', (error) => ended({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => ended({ ok: code === 0, output }));
  });
}

/** As `runTool`, beside others. */
export function runToolAside(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  return runAside(process.execPath, [join(root, 'node_modules', script), ...args], env);
}
