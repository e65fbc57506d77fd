import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findKamailio } from '../../../scripts/ensureKamailio';
import { root } from '../../../scripts/run';

/** A SIP proxy that runs. */
export interface Proxy {
  /** What it wrote, for when a test fails. */
  log(): string;
  stop(): Promise<void>;
}

/** Where the proxy listens for browsers. */
export const WEB_SOCKET_PORT = 8089;

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

async function untilOpen(port: number): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await isOpen(port))) {
    if (Date.now() > limit) throw new Error(`Nobody listens on port ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts Debian's kamailio on loopback, as registrar and proxy of the domain localhost. */
export async function startKamailio(): Promise<Proxy> {
  const kamailio = findKamailio();
  if (kamailio === undefined)
    throw new Error('kamailio is not installed (packages kamailio and kamailio-websocket-modules)');
  const folder = mkdtempSync(join(tmpdir(), 'interop-'));
  const config = join(folder, 'kamailio.cfg');
  const text = readFileSync(join(root, 'test/interop/support/kamailio.cfg'), 'utf8');
  writeFileSync(config, text.replace('MODULES', kamailio.modules));
  const own = ['-Y', folder, '-P', join(folder, 'kamailio.pid')];
  const child = spawn(kamailio.program, ['-f', config, '-DD', '-E', '-m', '64', '-M', '8', ...own]);
  let written = '';
  const write = (chunk: Buffer): void => {
    written = (written + chunk.toString()).slice(-100_000);
  };
  child.stdout.on('data', write);
  child.stderr.on('data', write);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  await untilOpen(WEB_SOCKET_PORT).catch((error: unknown) => {
    child.kill();
    throw new Error(`kamailio did not start: ${String(error)}\n${written}`);
  });
  return {
    log: () => written,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
