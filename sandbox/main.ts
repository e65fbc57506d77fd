import { readArguments, USAGE } from './cli';
import { createSandbox, type Sandbox } from './createSandbox';
import { BadArguments, type SandboxOptions } from './options';
import { PortTaken } from './net/listen';
import { SEED_AGENTS } from './seed/agents';

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

function printAddresses(sandbox: Sandbox, { mail, dialect }: Partial<SandboxOptions>): void {
  if (sandbox.webPort !== null) tell(`Console    http://localhost:${sandbox.webPort}/`);
  tell(`HTTP API   http://localhost:${sandbox.httpPort}/`);
  tell(`Real time  ws://localhost:${sandbox.realtimePort}/`);
  if (sandbox.sipPort !== null) tell(`Telephone  ws://localhost:${sandbox.sipPort}/ws`);
  if (sandbox.controlPort !== null) tell(`Control    http://localhost:${sandbox.controlPort}/control/`);
  if (mail) {
    const boxes = mail.imap.map(({ host, port }) => `${host}:${String(port)}`);
    tell(`Mail       by ${mail.smtp.host}:${String(mail.smtp.port)}, from ${boxes.join(', ')}`);
  }
  if (dialect?.kind === 'plain') tell('Dialect    plain: the two documents alone');
  if (dialect?.kind === 'odd') tell(`Dialect    odd, seed ${dialect.seed}`);
  for (const { fullname, nome, senha } of SEED_AGENTS.slice(0, 2)) {
    tell(`Agent      ${fullname}: user ${nome}, password ${senha}`);
  }
  tell('Stop with Ctrl+C.');
}

/** Stops once, however many signals come. */
function stopOn(sandbox: Sandbox): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void sandbox.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
}

function explain(error: unknown): string {
  if (error instanceof BadArguments) return `${error.message}\n\n${USAGE}`;
  if (error instanceof PortTaken) {
    return `Port ${error.port} is taken by another program. Stop it, or choose other ports (see --help).`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2));
  if (!options) {
    tell(USAGE);
    return;
  }
  const sandbox = await createSandbox(options);
  stopOn(sandbox);
  printAddresses(sandbox, options);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
