import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import type { SandboxOptions } from '../../sandbox/options';
import type { Feature, Verdict } from '../../scripts/conformance/findings';
import { connect, helloOf, requestOf, until } from '../sandbox/client';
import { startPlainServer } from './plainServer';

/** A running contact centre with one open conversation of an agent. */
export interface Target {
  /** Server, ports and who signs in. */
  argv: string[];
  /** What must never be shown. */
  secrets: string[];
  conversation: string;
  /** The number of its customer. */
  number: string;
  customerWrites(text: string): void;
  close(): Promise<void>;
}

/** A contact centre of one kind, and what the kit has to find at it. */
export interface Dialect {
  name: string;
  start(): Promise<Target>;
  /** Of features that stand otherwise than `works`; null: that varies, but nothing is missing. */
  expected: Partial<Record<Feature, Verdict>> | null;
  /** The same of what `--write` tries. */
  written: Partial<Record<Feature, Verdict>>;
}

const ANOTHER = 'works in another form';

const QUEUE = 'WhatsApp Vendas';
const NUMBER = '5511900000001';

/** Has the agent serve a conversation, as any client of any dialect can. */
async function serve({ control, realtimePort }: Sandbox): Promise<string> {
  const socket = await connect(realtimePort);
  socket.emit('authentication', helloOf(socket, { fullname: 'Ana Souza', ramal: '1001' }), () => undefined);
  socket.emit('message', requestOf('Ana Souza', 'QueueAdd', { filas: [QUEUE] }), () => undefined);
  const { id } = control.openConversation({ queue: QUEUE, numero: NUMBER, texto: 'Bom dia' });
  const isServed = (): boolean =>
    control.conversations({}).some((one) => one.id === id && one.status === 'Entrou');
  await until(() => (isServed() ? true : undefined), 'a conversation to be served');
  socket.disconnect();
  return String(id);
}

async function startSandbox(options: Partial<SandboxOptions>): Promise<Target> {
  const sandbox = await createSandbox(options);
  const { bearer, control, httpPort, realtimePort } = sandbox;
  const conversation = await serve(sandbox);
  const ports = ['--api-port', String(httpPort), '--realtime-port', String(realtimePort)];
  const who = ['--user', 'ana', '--password', 'ana123', '--token', bearer];
  return {
    argv: ['--server', 'http://localhost', ...ports, ...who],
    secrets: ['ana123', bearer],
    conversation,
    number: NUMBER,
    customerWrites: (texto) => {
      control.customerWrites({ idAtendimento: conversation, texto });
    },
    close: () => sandbox.close(),
  };
}

async function startPlain(): Promise<Target> {
  const plain = await startPlainServer();
  return {
    argv: ['--server', `http://127.0.0.1:${String(plain.port)}`, '--user', 'ana', '--password', 'segredo'],
    secrets: ['segredo'],
    conversation: '41',
    number: '5511999',
    customerWrites: plain.customerWrites,
    close: () => plain.close(),
  };
}

/** Of a centre that keeps to the two documents: reads by POST alone, no acks, no envelopes. */
const BY_POST: Dialect['expected'] = {
  queues: ANOTHER,
  colleagues: ANOTHER,
  conversations: ANOTHER,
  messages: ANOTHER,
  classifications: ANOTHER,
  contacts: ANOTHER,
  groups: ANOTHER,
  'history of calls': ANOTHER,
  'history of services': ANOTHER,
  extensions: ANOTHER,
  'canned replies': ANOTHER,
  handshake: ANOTHER,
  acks: 'degraded',
  'numbered events': 'degraded',
  pushes: ANOTHER,
};

const WITHOUT_ACKS: Dialect['written'] = { sending: ANOTHER, answering: ANOTHER, closing: ANOTHER };

/** Every kind of contact centre that the kit is tried at. */
export const DIALECTS: readonly Dialect[] = [
  {
    name: 'the sandbox',
    start: () => startSandbox({}),
    expected: {},
    written: {},
  },
  {
    name: 'a server of sixty lines',
    start: startPlain,
    expected: {
      'sign-in': 'degraded',
      ...BY_POST,
      templates: 'not tried',
      'queue status': 'degraded',
    },
    written: WITHOUT_ACKS,
  },
  {
    name: 'the sandbox, plain',
    start: () => startSandbox({ dialect: { kind: 'plain' } }),
    expected: { 'sign-in': ANOTHER, ...BY_POST, templates: ANOTHER, 'queue status': ANOTHER },
    written: WITHOUT_ACKS,
  },
  {
    name: 'the sandbox, odd',
    start: () => startSandbox({ dialect: { kind: 'odd', seed: 1 } }),
    expected: null,
    written: {},
  },
];
