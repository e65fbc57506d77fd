/** @jest-environment node */
import { startPlainServer } from './plainServer';
import { found, run } from './support';

let plain: Awaited<ReturnType<typeof startPlainServer>>;
beforeEach(async () => {
  plain = await startPlainServer();
});
afterEach(() => plain.close());

function argv(...more: string[]): string[] {
  const server = `http://127.0.0.1:${String(plain.port)}`;
  return ['--server', server, '--user', 'ana', '--password', 'segredo', '--wait', '0', ...more];
}

/** The paths that only read, of both documents; `:` stands for an id. */
const READS = [
  'v3/fila',
  'v3/pausa',
  'v2/agentes',
  'v2/chats',
  'v2/chat/:/mensagens',
  'v2/chat/:/classificacoes',
  'v2/chat/:/protocolosByFromID',
  'v2/classificacoes',
  'v3/subclassificacao',
  'v2/autocomplete',
  'v2/clientesGrupos',
  'v2/clientes',
  'v2/clientes/:',
  'v2/clientesByNumero/:',
  'v2/atendimentos/:',
  'v3/ramal',
  'v2/filas/ligacoes',
];
const ASKED = [
  'POST /api/v2/usuarios/agentes/login',
  ...READS.flatMap((path) => [`GET /api/${path}`, `POST /api/${path}`]),
  'socket authentication',
  'socket QueueStatus',
];

function asked(): string[] {
  return plain.came.map((one) => one.split('?')[0]?.replace(/\/(?!v\d\/)[^/]*\d[^/]*/gu, '/:') ?? '');
}

test('without --write everything is read by both verbs, and nothing is written', async () => {
  await run(argv());
  expect([...new Set(asked())].sort()).toEqual([...ASKED].sort());
  expect(asked().filter((one) => one.endsWith('/login'))).toHaveLength(1);
});

test('with --write exactly one conversation is written on, each thing once', async () => {
  await run(argv('--write', '--conversation', '41', '--text', 'Teste'));
  const written = asked().filter((one) => !ASKED.includes(one));
  expect(written).toEqual([
    'socket ClientChatMessage',
    'socket replyMessage',
    'POST /api/v2/chat/:/classificacao',
    'socket EncerrarAtendimento',
  ]);
});

test("a conversation that is not open, or not this agent's, is never written on", async () => {
  const ran = await run(argv('--write', '--conversation', '42'));
  expect(asked().filter((one) => !ASKED.includes(one))).toEqual([]);
  expect(found(ran, 'opening')).toMatchObject({ verdict: 'missing' });
  expect(found(ran, 'sending')).toMatchObject({ verdict: 'not tried' });
});

test('a new conversation that the server does not tell of is not written on', async () => {
  const ran = await run(argv('--write', '--new-whatsapp', '5511988887777', '--queue', 'SAC'));
  expect(asked().filter((one) => !ASKED.includes(one))).toEqual(['socket addAtendimento']);
  expect(found(ran, 'opening')).toMatchObject({ verdict: 'missing', details: ['no answer'] });
});
