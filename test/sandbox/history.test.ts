/** @jest-environment node */
import * as v from 'valibot';
import { ligacaoHistoricoSchema, listAnswerSchema } from '../../src/services/api/contract';
import { atendimentoSchema } from '../../src/services/realtime/contract';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { call, withQuery } from './http';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
  sandbox.control.seedHistory({ nome: 'diego', calls: 300, services: 300, days: 30 });
});
afterAll(() => sandbox.close());

const DAY_MS = 86_400_000;

const AGENT = { agentes: '["Diego Rojas"]', max: '-1', page: '1' };

async function calls(query: Record<string, string> = {}) {
  const answer = await call(sandbox, 'GET', withQuery('/api/v2/filas/ligacoes', { ...AGENT, ...query }));
  return v.parse(listAnswerSchema(ligacaoHistoricoSchema), answer.body).dados;
}

async function services(query: Record<string, string> = {}) {
  const answer = await call(sandbox, 'GET', withQuery('/api/v2/chats', { ...AGENT, ...query }));
  return v.parse(listAnswerSchema(atendimentoSchema), answer.body).dados;
}

const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

test('an agent’s history is filled with calls of all kinds, the latest first', async () => {
  const rows = await calls();
  expect(rows).toHaveLength(300);
  const starts = rows.map(({ dataini }) => Date.parse(dataini));
  expect(starts).toEqual([...starts].sort((a, b) => b - a));
  const kinds = new Set(rows.map(({ sentido, atendida }) => `${String(sentido)} ${String(atendida)}`));
  expect(kinds).toEqual(new Set(['1 true', '1 false', '2 true', '2 false']));
  expect(rows.filter(({ fila }) => fila === null)).toHaveLength(30);
  expect(rows.filter(({ classificacao }) => classificacao != null)).toHaveLength(75);
});

test('calls are those that began within the bounds that are asked for, and all without', async () => {
  const week = await calls({ dataIni: ago(7), dataFim: ago(0) });
  expect(week.length).toBeGreaterThan(60);
  expect(week.length).toBeLessThan(80);
  expect(week.every(({ dataini }) => dataini >= ago(7.1))).toBe(true);
  const before = await calls({ dataFim: ago(7) });
  expect(week.length + before.length).toBe(300);
});

test('services are those of the agent in the queues and days that are asked for, classified or not', async () => {
  const rows = await services({ filas: '["Chat Site","Voz Atendimento"]', dataIni: ago(10) });
  expect(rows.length).toBeGreaterThan(35);
  expect(new Set(rows.map(({ queue }) => queue))).toEqual(new Set(['Chat Site', 'Voz Atendimento']));
  expect(rows.filter(({ classificacao }) => classificacao === 'Venda').length).toBeGreaterThan(5);
  expect(
    rows.every(({ status, ultimoAgente }) => status === 'Encerrado' && ultimoAgente === 'Diego Rojas'),
  ).toBe(true);
});

test('a call that is classified twice under one key is classified once, and says so in the history', async () => {
  const [first] = await calls();
  const headers = { 'Idempotency-Key': '01890000-0000-7000-8000-000000000001' };
  const body = {
    uniqueid: first?.uniqueid,
    id_classificacao: 1,
    id_subclassificacao: 1,
    obs: 'Comprou',
    protocolo: '9',
  };
  for (const time of ['first', 'again']) {
    const answer = await call(sandbox, 'POST', '/api/v2/ligacao/classifica', { body, headers });
    expect([time, answer.status]).toEqual([time, 200]);
  }
  const [now] = await calls();
  expect(now).toMatchObject({ classificacao: 'Venda', subclassificacao: 'Fechada', obs: 'Comprou' });
});
