import { parseArgs } from 'node:util';
import { resolveServer } from '../../src/services/http/serverAddress';

/** On what the kit writes. */
export type WriteOn =
  | { kind: 'conversation'; id: string }
  | { kind: 'new'; number: string; queue: string; instance: string };

/** What the kit was asked to do. */
export interface Options {
  /** With a scheme. */
  server: string;
  user: string;
  password: string;
  /** The fixed bearer, as in config.json. */
  token: string | null;
  ports: { api: number; realtime: number };
  /** How long to wait for pushes, ms. */
  waitMs: number;
  /** Null: nothing is written. */
  write: WriteOn | null;
  /** What a customer is sent. */
  text: string;
  jsonFile: string | null;
}

export const USAGE = `Usage: npm run conformance -- --server URL --user U --password P [options]

  --server URL         the contact centre, https://centre.example
  --user U             an agent's login name
  --password P         their password; CONFORMANCE_PASSWORD does as well
  --token T            the fixed bearer of the HTTP API; CONFORMANCE_TOKEN does as well
  --api-port N         of the HTTP API (8004)
  --realtime-port N    of the socket (8003)
  --wait SECONDS       how long to wait for pushes (5, at most 30)
  --json FILE          writes the findings as JSON too
  --write              sends, classifies and closes, on exactly one of:
    --conversation ID                                     an open conversation of this agent
    --new-whatsapp NUMBER --queue Q [--instance I]        a new one
  --text TEXT          what the customer is sent ("Conformance test")

Nothing is written without --write. Ends with 0, with 1 where the console could not be used, with 2 for wrong arguments.`;

const option = { type: 'string' } as const;
const OPTIONS = {
  server: option,
  user: option,
  password: option,
  token: option,
  'api-port': option,
  'realtime-port': option,
  wait: option,
  json: option,
  write: { type: 'boolean' },
  conversation: option,
  'new-whatsapp': option,
  queue: option,
  instance: option,
  text: option,
  help: { type: 'boolean' },
} as const;

type Given = ReturnType<typeof given>;

function given(argv: readonly string[]) {
  return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: false }).values;
}

function wrong(message: string): never {
  throw new Error(message);
}

function wholeNumber(
  name: string,
  text: string | undefined,
  otherwise: number,
  range: [number, number],
): number {
  if (text === undefined) return otherwise;
  const number = Number(text);
  const [least, most] = range;
  if (/^\d+$/u.test(text) && number >= least && number <= most) return number;
  return wrong(`--${name} takes a whole number from ${String(least)} to ${String(most)}`);
}

const PORTS: [number, number] = [1, 65_535];

function portsOf(values: Given): Options['ports'] {
  return {
    api: wholeNumber('api-port', values['api-port'], 8004, PORTS),
    realtime: wholeNumber('realtime-port', values['realtime-port'], 8003, PORTS),
  };
}

function serverOf(values: Given, ports: Options['ports']): string {
  const server = values.server ?? wrong('--server is missing');
  if (!/^https?:\/\//iu.test(server)) wrong('--server needs its scheme: https://centre.example');
  const address = resolveServer(server, ports, 'https:') ?? wrong('--server cannot be read as an address');
  const isPortGiven = values['api-port'] !== undefined || values['realtime-port'] !== undefined;
  const probe = resolveServer(server, { api: 1, realtime: 2 }, 'https:');
  // The console takes a port in the address for both, and so overrules the others without a word.
  if (isPortGiven && probe?.api === address.api)
    wrong('a port in --server leaves no use for --api-port and --realtime-port');
  return server;
}

function writeOf(values: Given): WriteOn | null {
  const { conversation, instance = '', queue, write = false, 'new-whatsapp': number } = values;
  const isNamed = [conversation, number, queue, instance === '' ? undefined : instance].some(
    (one) => one !== undefined,
  );
  if (!write)
    return isNamed ? wrong('--conversation, --new-whatsapp, --queue and --instance need --write') : null;
  if (conversation !== undefined && number !== undefined)
    wrong('--write takes --conversation or --new-whatsapp, not both');
  if (conversation !== undefined) return { kind: 'conversation', id: conversation };
  if (number === undefined) return wrong('--write needs --conversation or --new-whatsapp');
  return { kind: 'new', number, queue: queue ?? wrong('--new-whatsapp needs --queue'), instance };
}

const LONGEST_WAIT_S = 30;

/**
 * Reads the command line; `env` may hold CONFORMANCE_PASSWORD and CONFORMANCE_TOKEN, which no list of processes shows.
 * @throws Error with what is wrong in words
 */
export function readArguments(argv: readonly string[], env: NodeJS.ProcessEnv): Options | 'help' {
  const values = given(argv);
  if (values.help === true) return 'help';
  const ports = portsOf(values);
  return {
    server: serverOf(values, ports),
    user: values.user ?? wrong('--user is missing'),
    password: values.password ?? env['CONFORMANCE_PASSWORD'] ?? wrong('--password is missing'),
    token: values.token ?? env['CONFORMANCE_TOKEN'] ?? null,
    ports,
    waitMs: wholeNumber('wait', values.wait, 5, [0, LONGEST_WAIT_S]) * 1000,
    write: writeOf(values),
    text: values.text ?? 'Conformance test',
    jsonFile: values.json ?? null,
  };
}
