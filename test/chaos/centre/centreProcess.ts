import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../../scripts/run';
import { remoteControl, type RemoteControl } from './remoteControl';

/** Where a sandbox listens. */
export interface CentrePorts {
  api: number;
  realtime: number;
  sip: number;
  control: number;
}

/** A sandbox in a process of its own, which can be killed and comes back with its data at its ports. */
export interface CentreProcess {
  ports: CentrePorts;
  control: RemoteControl;
  /** Where its database lies. */
  dataDir: string;
  /** What it complained of so far, a line each. */
  complaints: readonly string[];
  /** kill -9, and its end. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

const ANY: CentrePorts = { api: 0, realtime: 0, sip: 0, control: 0 };

/** Another program may hold one of its ports for a moment while it is away. */
const ATTEMPTS = 20;

const ATTEMPT_PAUSE_MS = 500;

function argumentsOf(dataDir: string, { api, realtime, sip, control }: CentrePorts): string[] {
  const ports = { 'api-port': api, 'realtime-port': realtime, 'sip-port': sip, 'control-port': control };
  return [
    '--import',
    'tsx',
    'sandbox/main.ts',
    '--data',
    dataDir,
    '--port',
    'none',
    '--quiet-customers',
    '--control',
    '--progress-speed',
    '5',
    ...Object.entries(ports).flatMap(([name, port]) => [`--${name}`, String(port)]),
  ];
}

function portsIn(startText: string): CentrePorts {
  const port = (label: string): number =>
    Number(new RegExp(`${label}.*localhost:(\\d+)`).exec(startText)?.[1]);
  return {
    api: port('HTTP API'),
    realtime: port('Real time'),
    sip: port('Telephone'),
    control: port('Control'),
  };
}

/** Waits until it says where it is; null when it ends instead. */
async function startTextOf(child: ChildProcess): Promise<string | null> {
  let said = '';
  const greeted = new Promise<string>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += String(chunk);
      if (said.includes('Stop with')) resolve(said);
    });
  });
  return Promise.race([greeted, once(child, 'exit').then(() => null)]);
}

/** Starts a sandbox on free ports with silent customers and a control interface. */
export async function startCentre(dataDir: string): Promise<CentreProcess> {
  const complaints: string[] = [];
  let child: ChildProcess | null = null;
  process.once('exit', () => child?.kill('SIGKILL'));

  async function attempt(ports: CentrePorts): Promise<CentrePorts | null> {
    child = spawn(process.execPath, argumentsOf(dataDir, ports), {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stderr?.on('data', (chunk: Buffer) => complaints.push(String(chunk).trimEnd()));
    const startText = await startTextOf(child);
    return startText === null ? null : portsIn(startText);
  }

  async function start(ports: CentrePorts): Promise<CentrePorts> {
    for (let number = 0; number < ATTEMPTS; number += 1) {
      const listening = await attempt(ports);
      if (listening !== null) return listening;
      await sleep(ATTEMPT_PAUSE_MS);
    }
    throw new Error(`The sandbox does not start: ${complaints.slice(-ATTEMPTS).join('\n')}`);
  }

  const ports = await start(ANY);
  return {
    ports,
    dataDir,
    complaints,
    control: remoteControl(ports.control),
    kill: async () => {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    start: async () => {
      await start(ports);
    },
  };
}
