import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program that runs beside the tests. */
export interface Daemon {
  /** What it wrote, for when a test fails. */
  log(): string;
  /** Ends it, and takes its folder away. */
  stop(): Promise<void>;
}

/** How to start one. */
export interface DaemonParts {
  program: string;
  /** Its arguments, and the configuration that it finds in the folder. */
  args(folder: string): string[];
  /** Resolves once it can be used. */
  ready(): Promise<void>;
}

const START_LIMIT_MS = 10_000;

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const done = (open: boolean): void => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}

/** Waits until somebody listens on a TCP port of loopback. */
export async function untilOpen(port: number): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await isOpen(port))) {
    if (Date.now() > limit) throw new Error(`Nobody listens on port ${String(port)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts a program with a folder of its own, which is also its home. */
export async function startDaemon({ program, args, ready }: DaemonParts): Promise<Daemon> {
  const folder = mkdtempSync(join(tmpdir(), 'interop-'));
  const env = { ...process.env, HOME: folder };
  const child = spawn(program, args(folder), { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      written = (written + chunk.toString()).slice(-200_000);
    });
  }
  let ended = false;
  const over = new Promise<void>((resolve) => {
    child.once('exit', () => {
      ended = true;
      resolve();
    });
  });
  const fallen = over.then(() => {
    throw new Error('it ended');
  });
  const stop = async (): Promise<void> => {
    if (!ended) child.kill('SIGTERM');
    await over;
    rmSync(folder, { recursive: true, force: true });
  };
  await Promise.race([ready(), fallen]).catch(async (error: unknown) => {
    await stop();
    throw new Error(`${program} did not start: ${String(error)}\n${written}`);
  });
  fallen.catch(() => undefined);
  return { log: () => written, stop };
}
