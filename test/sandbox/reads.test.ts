/** @jest-environment node */
import * as v from 'valibot';
import {
  agenteSchema,
  autocompleteSchema,
  classificacaoDadaSchema,
  classificacaoSchema,
  grupoSchema,
  itemAnswerSchema,
  ligacaoHistoricoSchema,
  listAnswerSchema,
  pausaSchema,
  ramalSchema,
  subclassificacaoSchema,
} from '../../src/services/api/contract';
import {
  atendimentoSchema,
  clienteSchema,
  filaSchema,
  messageSchema,
} from '../../src/services/realtime/contract';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { call, withQuery } from './http';
import { aText } from './matchers';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

const chats = listAnswerSchema(atendimentoSchema);

async function readChats(query: Record<string, string>) {
  const answer = await call(sandbox, 'GET', withQuery('/api/v2/chats', query));
  return v.parse(chats, answer.body);
}

const LISTS: [string, string, v.GenericSchema][] = [
  ['queues', '/api/v3/fila?max=-1&page=1', filaSchema],
  ['pause reasons', '/api/v3/pausa?max=-1&page=1', pausaSchema],
  ['agents', '/api/v2/agentes?max=-1&page=1', agenteSchema],
  ['conversations', '/api/v2/chats?max=-1&page=1&FullMsg=1', atendimentoSchema],
  ['messages', '/api/v2/chat/1/mensagens?max=-1&page=1', messageSchema],
  ['given classifications', '/api/v2/chat/2/classificacoes?max=-1&page=1', classificacaoDadaSchema],
  [
    'classifications',
    '/api/v2/classificacoes?max=-1&page=1&filas=%5B%22Chat%20Site%22%5D',
    classificacaoSchema,
  ],
  ['sub-classifications', '/api/v3/subclassificacao?max=-1&page=1', subclassificacaoSchema],
  ['canned replies', '/api/v2/autocomplete?max=-1&page=1&queue=Chat%20Site', autocompleteSchema],
  ['canned replies of all queues', '/api/v2/autocomplete', autocompleteSchema],
  ['groups', '/api/v2/clientesGrupos?max=-1&page=1', grupoSchema],
  ['contacts', '/api/v2/clientes?max=-1&page=1', clienteSchema],
  ["a customer's conversations", '/api/v2/atendimentos/3', atendimentoSchema],
  ['extensions', '/api/v3/ramal?max=-1&page=1', ramalSchema],
  ['calls', '/api/v2/filas/ligacoes?max=-1&page=1&agentes=%5B%22Ana%20Souza%22%5D', ligacaoHistoricoSchema],
];

test.each(LISTS)(
  '%s read the same by GET and by POST, in the shape of the contract',
  async (_name, path, item) => {
    const got = await call(sandbox, 'GET', path);
    const posted = await call(sandbox, 'POST', path);
    expect(got.status).toBe(200);
    expect(posted.body).toEqual(got.body);
    expect(v.parse(listAnswerSchema(item), got.body).dados.length).toBeGreaterThan(0);
  },
);

test('a POST read takes its values from the body too', async () => {
  const answer = await call(sandbox, 'POST', '/api/v2/chats', {
    body: { max: 2, page: 1, status: ['Encerrado'] },
  });
  expect(v.parse(chats, answer.body).dados).toHaveLength(2);
});

test('one contact by id and by any of its numbers; unknown ones are 404 and null', async () => {
  const one = v.parse(
    itemAnswerSchema(clienteSchema),
    (await call(sandbox, 'GET', '/api/v2/clientes/1')).body,
  ).dados;
  const byNumber = await call(sandbox, 'POST', `/api/v2/clientesByNumero/${one.numero ?? ''}`);
  expect(byNumber.body).toMatchObject({ dados: { id: one.id, nome: one.nome } });
  expect((await call(sandbox, 'GET', '/api/v2/clientesByNumero/999')).body).toEqual({ dados: null });
  const missing = await call(sandbox, 'GET', '/api/v2/clientes/999999');
  expect(missing.status).toBe(404);
  expect(missing.body).toMatchObject({ error: true, codigo: 'NAO_ENCONTRADO' });
});

test('conversations are filtered, ordered and paged as asked', async () => {
  const all = await readChats({ max: '-1', page: '1' });
  expect(all.total).toBe(all.dados.length);

  const desc = await readChats({ max: '3', page: '2', order: '[{"campo":"q.id","ordem":"DESC"}]' });
  const ids = all.dados.map((row) => Number(row.id)).sort((a, b) => b - a);
  expect(desc.dados.map((row) => row.id)).toEqual(ids.slice(3, 6));
  expect(desc).toMatchObject({ total: ids.length, page: 2, max: 3 });

  const ana = await readChats({ agentes: '["Ana Souza"]', filas: '["Chat Site"]', status: '["Encerrado"]' });
  expect(ana.dados.length).toBeGreaterThan(0);
  expect(ana.dados.every((row) => row.ultimoAgente === 'Ana Souza' && row.queue === 'Chat Site')).toBe(true);

  const middle = all.dados[10];
  const one = await readChats({ id: String(middle?.id) });
  expect(one.dados).toEqual([middle]);

  const since = await readChats({ dataIni: String(middle?.dataIni) });
  expect(since.dados.map((row) => row.dataIni).every((at) => at >= String(middle?.dataIni))).toBe(true);
  expect(since.dados).toContainEqual(middle);
  expect((await readChats({ dataFim: '2001-01-01T00:00:00-03:00' })).dados).toEqual([]);
});

test('FullMsg adds the messages, and only then', async () => {
  const plain = await readChats({ id: '5' });
  const full = await readChats({ id: '5', FullMsg: '1' });
  expect(plain.dados[0]).not.toHaveProperty('messages');
  expect(full.dados[0]?.messages?.map((message) => message.idAtendimento)).toEqual([5, 5]);
});

test('desdeVersao tells only what changed since', async () => {
  const before = Math.max(...(await readChats({})).dados.map((row) => row.versaoReg ?? 0));
  const opened = sandbox.control.openConversation({ queue: 'Chat Site', texto: 'Olá' });
  const changed = await readChats({ desdeVersao: String(before) });
  expect(changed.dados.map((row) => row.id)).toEqual([opened.id]);
});

test('messages come in order and can be read around an id', async () => {
  const { id } = sandbox.control.openConversation({ queue: 'Chat Site', texto: '0', fromName: 'Nova' });
  for (let i = 1; i < 6; i += 1) sandbox.control.customerWrites({ idAtendimento: id, texto: String(i) });
  const texts = async (query: Record<string, string>) => {
    const answer = await call(sandbox, 'GET', withQuery(`/api/v2/chat/${id}/mensagens`, query));
    return v.parse(listAnswerSchema(messageSchema), answer.body).dados;
  };
  const all = await texts({});
  expect(all.map((message) => message.texto)).toEqual(['0', '1', '2', '3', '4', '5']);
  const third = String(all[3]?.id);
  expect((await texts({ aposId: third })).map((m) => m.texto)).toEqual(['4', '5']);
  expect((await texts({ antesId: third, max: '2' })).map((m) => m.texto)).toEqual(['1', '2']);
  const backwards = '[{"campo":"q.id","ordem":"DESC"}]';
  expect((await texts({ order: backwards })).map((m) => m.texto)[0]).toBe('5');
  const page = (max: string, number: string) => texts({ order: backwards, max, page: number });
  expect((await page('4', '1')).map((m) => m.texto)).toEqual(['5', '4', '3', '2']);
  expect((await page('4', '2')).map((m) => m.texto)).toEqual(['1', '0']);
  const answer = await call(
    sandbox,
    'GET',
    withQuery(`/api/v2/chat/${id}/mensagens`, { max: '4', page: '2' }),
  );
  expect(answer.body).toMatchObject({ total: 6, max: 4, page: 2 });
});

test('a customer can be given finished conversations before an open one', async () => {
  const { id, fromID } = sandbox.control.openConversation({
    queue: 'Chat Site',
    texto: 'Oi',
    fromName: 'Rita',
    numero: '5511955550009',
  });
  const ids = sandbox.control.seedEarlier({ idAtendimento: id, count: 4, messages: 5 });
  const path = `/api/v2/chat/${encodeURIComponent(fromID)}/protocolosByFromID`;
  const { dados, total } = v.parse(chats, (await call(sandbox, 'GET', withQuery(path, {}))).body);
  expect(total).toBe(5);
  const finished = dados.filter((row) => row.id !== id);
  expect(finished.map((row) => row.id)).toEqual(ids.toReversed());
  expect(finished.every(({ status, qtd_msg }) => status === 'Encerrado' && qtd_msg === 5)).toBe(true);
});

test('previous protocols come three a page, newest first, by an encoded fromID', async () => {
  const [some] = (await readChats({ max: '1' })).dados;
  const path = `/api/v2/chat/${encodeURIComponent(some?.fromID ?? '')}/protocolosByFromID`;
  const answer = await call(sandbox, 'GET', withQuery(path, { max: '3', page: '1', order: 'id DESC' }));
  const list = v.parse(chats, answer.body);
  expect(list.dados.length).toBeLessThanOrEqual(3);
  expect(list.total).toBeGreaterThanOrEqual(list.dados.length);
  const ids = list.dados.map((row) => Number(row.id));
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect(list.dados.every((row) => row.fromID === some?.fromID)).toBe(true);
});

test.each([
  ['max', 'many'],
  ['order', '[{"campo":"senha","ordem":"ASC"}]'],
  ['order', 'id; DROP TABLE agents'],
  ['agentes', '["unclosed'],
  ['dataIni', 'yesterday'],
])('a bad value of %s (%s) is refused and named', async (name, value) => {
  const answer = await call(sandbox, 'GET', withQuery('/api/v2/chats', { [name]: value }));
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    error: true,
    codigo: 'VALIDACAO',
    campos: { [name]: aText },
  });
});

test.each(['/api/v2/nothing', '/api/v2/chat/999999/mensagens', '/api/v2/chat/abc/classificacoes'])(
  '%s is not there',
  async (path) => {
    const answer = await call(sandbox, 'GET', path);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ error: true, msg: aText });
  },
);

test('a server of the one-verb flavour answers the other with 405', async () => {
  const getOnly = await createSandbox({ readVerbs: ['GET'] });
  try {
    expect((await call(getOnly, 'GET', '/api/v3/fila')).status).toBe(200);
    expect((await call(getOnly, 'POST', '/api/v3/fila')).status).toBe(405);
  } finally {
    await getOnly.close();
  }
});

test('some customers have a photo, others none', async () => {
  const photo = await fetch(`http://localhost:${sandbox.httpPort}/gravacoes/clientes/1.jpg`);
  expect(photo.headers.get('content-type')).toBe('image/jpeg');
  expect(new Uint8Array(await photo.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]));
  expect((await fetch(`http://localhost:${sandbox.httpPort}/gravacoes/clientes/4.jpg`)).status).toBe(404);
  const escape = await fetch(`http://localhost:${sandbox.httpPort}/gravacoes/clientes/..%2f..%2fmain.ts`);
  expect(escape.status).toBe(404);
});
