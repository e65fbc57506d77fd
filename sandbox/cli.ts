import { parseArgs } from 'node:util';
import type { DialectOption } from './dialect/dialect';
import { readMail } from './mailArguments';
import { BadArguments, type SandboxOptions } from './options';

/** Usage text of the command line. */
export const USAGE = `Usage: tsx sandbox/main.ts [options]
  --data DIR            where its data is kept (default ./sandbox-data)
  --port N              the console's pages (default 8080; none = do not serve them)
  --api-port N          HTTP API (default 8004)
  --realtime-port N     socket.io (default 8003)
  --sip-port N          the telephone exchange (default 8089; none = no calls)
  --dist DIR            the built console (default ./dist)
  --seed N              seed of the made-up data and customers (default 1)
  --fresh               forget what an earlier run left
  --quiet-customers     no simulated customers
  --customer-speed N    how fast the customers live (default 1)
  --progress-speed N    how fast outgoing messages progress (default 1, 0 = held)
  --smtp ADDRESS        really send mails: smtp://user:password@host:587, or smtps:// for TLS from the first byte
  --imap ADDRESS        really receive mails: imap://… or imaps://user:password@host:993; one for all queues, or
                        several, each as 'QUEUE=ADDRESS'
  --mail-address TEXT   the e-mail address of a queue: 'QUEUE=ADDRESS', or ADDRESS alone for the first e-mail queue
  --plain               speak as a server that keeps to the two documents alone
  --odd N               speak in any form that a server may choose, drawn by the seed N
  --control             open the control interface for tests
  --control-port N      its port (default 8010)

--smtp and --imap go together. What other users of the machine must not read goes in the environment:
SANDBOX_SMTP and SANDBOX_IMAP (several on lines of their own) are used where the options are not given, SANDBOX_MAIL_USER
and SANDBOX_MAIL_PASSWORD for servers whose address names no user.`;

function port(name: string, text: string): number {
  const n = Number(text);
  if (!/^\d+$/.test(text) || n > 65_535) throw new BadArguments(`--${name} needs a port, not "${text}"`);
  return n;
}

function amount(name: string, text: string): number {
  const n = Number(text);
  if (text.trim() === '' || !Number.isFinite(n) || n < 0) {
    throw new BadArguments(`--${name} needs a number, not "${text}"`);
  }
  return n;
}

function dialect(plain: boolean, odd: string | undefined): DialectOption {
  if (odd === undefined) return { kind: plain ? 'plain' : 'full' };
  if (plain) throw new BadArguments('--plain and --odd are two ways to speak: choose one');
  if (!/^\d{1,9}$/.test(odd)) throw new BadArguments(`--odd needs a whole number, not "${odd}"`);
  return { kind: 'odd', seed: Number(odd) };
}

/** Options of a command line; null when help was asked for. @throws BadArguments */
export function readArguments(
  args: string[],
  environment: Record<string, string | undefined> = process.env,
): Partial<SandboxOptions> | null {
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        data: { type: 'string', default: 'sandbox-data' },
        port: { type: 'string', default: '8080' },
        'api-port': { type: 'string', default: '8004' },
        'realtime-port': { type: 'string', default: '8003' },
        'sip-port': { type: 'string', default: '8089' },
        'control-port': { type: 'string', default: '8010' },
        dist: { type: 'string', default: 'dist' },
        seed: { type: 'string', default: '1' },
        'customer-speed': { type: 'string', default: '1' },
        'progress-speed': { type: 'string', default: '1' },
        smtp: { type: 'string' },
        imap: { type: 'string', multiple: true, default: [] },
        'mail-address': { type: 'string', multiple: true, default: [] },
        fresh: { type: 'boolean', default: false },
        'quiet-customers': { type: 'boolean', default: false },
        plain: { type: 'boolean', default: false },
        odd: { type: 'string' },
        control: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }));
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error));
  }
  if (values.help) return null;
  return {
    dataDir: values.data,
    webPort: values.port === 'none' ? null : port('port', values.port),
    apiPort: port('api-port', values['api-port']),
    realtimePort: port('realtime-port', values['realtime-port']),
    sipPort: values['sip-port'] === 'none' ? null : port('sip-port', values['sip-port']),
    controlPort: values.control ? port('control-port', values['control-port']) : null,
    distDir: values.dist,
    seed: amount('seed', values.seed),
    fresh: values.fresh,
    progressSpeed: amount('progress-speed', values['progress-speed']),
    dialect: dialect(values.plain, values.odd),
    ...readMail(values, environment),
    customerSpeed: values['quiet-customers'] ? 0 : amount('customer-speed', values['customer-speed']),
  };
}
