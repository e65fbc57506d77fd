/** @jest-environment node */
import * as v from 'valibot';
import { itemAnswerSchema, ligacaoHistoricoSchema, listAnswerSchema } from '../../src/services/api/contract';
import { clienteSchema, type Cliente } from '../../src/services/realtime/contract';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { call, logIn } from './http';
import { aText } from './matchers';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

async function contact(id: number): Promise<Cliente> {
  const answer = await call(sandbox, 'GET', `/api/v2/clientes/${id}`);
  return v.parse(itemAnswerSchema(clienteSchema), answer.body).dados;
}

test('a contact is saved with its lists; what is left out stays', async () => {
  const before = await contact(2);
  const answer = await call(sandbox, 'PUT', '/api/v2/clientes/2', {
    body: {
      nome: 'Novo Nome',
      numero: '+55 (11) 4002-8922',
      idGrupo: 1,
      CamposAdicionais: [{ nome: 'Plano', valor: 'Ouro' }],
      NumerosAdicionais: [{ nome: 'Casa', numero: '551140028923' }],
    },
  });
  expect(answer.status).toBe(200);
  expect(await contact(2)).toMatchObject({
    nome: 'Novo Nome',
    numero: '551140028922',
    email: before.email,
    documento: before.documento,
    idGrupo: 1,
    clienteGrupo: [{ rota: 'Chat Site' }, { rota: 'WhatsApp Vendas' }],
    CamposAdicionais: [{ nome: 'Plano', valor: 'Ouro' }],
    NumerosAdicionais: [{ nome: 'Casa', numero: '551140028923' }],
  });
  await call(sandbox, 'PUT', '/api/v2/clientes/2', { body: { nome: 'Novo Nome', idGrupo: null } });
  expect(await contact(2)).toMatchObject({ idGrupo: null, clienteGrupo: [], numero: '551140028922' });
});

test('a contact without name, or with an unknown group, is refused and stays as it was', async () => {
  const before = await contact(3);
  const nameless = await call(sandbox, 'PUT', '/api/v2/clientes/3', { body: { nome: '' } });
  expect(nameless.body).toMatchObject({ codigo: 'VALIDACAO', campos: { nome: 'Campo obrigatório' } });
  const group = await call(sandbox, 'PUT', '/api/v2/clientes/3', { body: { nome: 'X', idGrupo: 99 } });
  expect(group.status).toBe(400);
  const field = await call(sandbox, 'PUT', '/api/v2/clientes/3', {
    body: { nome: 'X', CamposAdicionais: [{ nome: 'Plano', valor: '' }] },
  });
  expect(field.body).toMatchObject({ campos: { 'CamposAdicionais.0.valor': 'Campo obrigatório' } });
  expect(await contact(3)).toEqual(before);
  expect((await call(sandbox, 'PUT', '/api/v2/clientes/99999', { body: { nome: 'X' } })).status).toBe(404);
});

test('a contact that somebody else saved meanwhile is not overwritten', async () => {
  const seen = await contact(5);
  const headers = { 'If-Match': String(seen['versaoReg']) };
  const first = await call(sandbox, 'PUT', '/api/v2/clientes/5', { body: { nome: 'Primeira' }, headers });
  expect(first.status).toBe(200);
  const second = await call(sandbox, 'PUT', '/api/v2/clientes/5', { body: { nome: 'Segunda' }, headers });
  expect(second.status).toBe(409);
  expect(second.body).toMatchObject({ error: true, msg: aText, atual: { nome: 'Primeira' } });
});

test('a call of the history is classified, once per call', async () => {
  const path = '/api/v2/filas/ligacoes?agentes=%5B%22Ana%20Souza%22%5D';
  const history = async () =>
    v.parse(listAnswerSchema(ligacaoHistoricoSchema), (await call(sandbox, 'GET', path)).body).dados;
  const row = (await history()).find((one) => one.classificacao === null);
  const body = {
    uniqueid: row?.uniqueid,
    id_classificacao: 4,
    id_subclassificacao: null,
    obs: 'retornar',
    protocolo: '',
  };
  for (const obs of ['retornar', 'resolvido']) {
    const answer = await call(sandbox, 'POST', '/api/v2/ligacao/classifica', { body: { ...body, obs } });
    expect(answer.body).toEqual({ dados: { uniqueid: row?.uniqueid } });
  }
  const after = (await history()).find((one) => one.uniqueid === row?.uniqueid);
  expect(after).toMatchObject({ classificacao: 'Reclamação', obs: 'resolvido' });
  const unknown = await call(sandbox, 'POST', '/api/v2/ligacao/classifica', {
    body: { ...body, uniqueid: 'x' },
  });
  expect(unknown.status).toBe(404);
});

test('the call history is limited to the agents asked for', async () => {
  const mine = await call(sandbox, 'GET', '/api/v2/filas/ligacoes?agentes=%5B%22Ana%20Souza%22%5D');
  const all = await call(sandbox, 'GET', '/api/v2/filas/ligacoes');
  const total = (answer: { body: unknown }) =>
    v.parse(v.looseObject({ total: v.number() }), answer.body).total;
  expect(total(mine)).toBeGreaterThan(0);
  expect(total(mine)).toBeLessThan(total(all));
});

test('a conference participant is hung up, known or not', async () => {
  const answer = await call(sandbox, 'POST', '/api/v2/ligacao/desligar', {
    body: { destino: '1002', causa: 16 },
  });
  expect(answer.body).toEqual({ dados: { destino: '1002' } });
});

test('with a session of its own an agent cannot end the conversation of another by HTTP', async () => {
  const [id] = sandbox.control.seedConversations({ nome: 'ana', count: 1 });
  const bruno = await logIn(sandbox, 'bruno');
  const refused = await call(sandbox, 'POST', `/api/v2/chat/encerrar/${id}`, { token: bruno.token ?? '' });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ codigo: 'OUTRO_AGENTE' });
  const ana = await logIn(sandbox, 'ana');
  const done = await call(sandbox, 'POST', `/api/v2/chat/encerrar/${id}`, { token: ana.token ?? '' });
  expect(done.status).toBe(200);
});
