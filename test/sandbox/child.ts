import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The sandbox as a process of its own, and its ports. */
export interface Child {
  process: ChildProcess;
  api: number;
  realtime: number;
  control: number;
}

/** Every process that was started, to end at the end of the tests. */
export const children: ChildProcess[] = [];

/** Starts the command line on free ports, over the data in `dir`, and waits until it says where it is. */
export async function start(dir: string, environment: Record<string, string> = {}): Promise<Child> {
  const args = [
    '--data',
    dir,
    '--port',
    'none',
    '--api-port',
    '0',
    '--realtime-port',
    '0',
    '--sip-port',
    '0',
    '--quiet-customers',
  ];
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'sandbox/main.ts', ...args, '--control', '--control-port', '0'],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...environment } },
  );
  children.push(child);
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.includes('Stop with')) break;
  }
  const port = (label: string): number => Number(new RegExp(`${label}.*localhost:(\\d+)`).exec(said)?.[1]);
  return { process: child, api: port('HTTP API'), realtime: port('Real time'), control: port('Control') };
}

/** Ends it as a power failure would. */
export async function kill(child: Child): Promise<void> {
  const gone = once(child.process, 'exit');
  child.process.kill('SIGKILL');
  await gone;
}

/** Has it do a command of its control interface. */
export async function command<T>(child: Child, name: string, body: object): Promise<T> {
  const answer = await fetch(`http://localhost:${String(child.control)}/control/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { dados } = (await answer.json()) as { dados: T };
  return dados;
}
