import type { Control } from '../../../sandbox/control/control';

/** The control interface of a sandbox in another process: the same commands, each answered by a promise. */
export type RemoteControl = {
  [Name in keyof Control]: (
    args: Parameters<Control[Name]>[0],
  ) => Promise<Awaited<ReturnType<Control[Name]>>>;
};

const PATIENCE_MS = 30_000;

async function order(port: number, name: string, args: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${String(port)}/control/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name}: ${text}`);
  return (JSON.parse(text) as { dados: unknown }).dados;
}

/**
 * Orders a sandbox by HTTP. The types are those of the commands themselves, which this repository holds on both sides.
 * A command rejects when the sandbox refuses it, or is not there.
 */
export function remoteControl(port: number): RemoteControl {
  const commands = {} as RemoteControl;
  return new Proxy(commands, {
    get: (_commands, name) => (args: object) => order(port, String(name), args),
  });
}
